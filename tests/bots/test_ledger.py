"""The ledger of luck and choice adds up, for every game; and it tells good play from bad."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.ledger import NOBODY, Foresight, Ledger, Line, ledger, lines, shifts, whole
from ludoteca.bots.player import Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.roster import BOTS
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import Journal, begin, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.snapshot import snapshot
from ludoteca.kernel.table import Choice
from tests.bots.kit_positions import COMPANIES, TWO, Company, company, somewhere
from tests.encyclopedia.kit_kept import KEEPING as ENCYCLOPEDIA
from tests.navoria.kit_kept import KEEPING as NAVORIA_KEPT
from tests.playthroughs.keeping import Keeping
from tests.toy.nim import NIM, PARLOUR, WAGES


def played(sitting: Company, players: list[Player], seed: str, most: int = 10_000, undo: float = 0.0) -> Journal[Plain]:
    """A game with its journal, to its end or after so many decisions; now and then a decision is taken back."""
    luck = Random(seed)
    journal = begin(sitting.game, sitting.seats, sitting.options, None, seeded(seed))
    while most and isinstance(question := journal.table.question, Choice):
        option = players[question.seat].choose(journal.table, question.seat).option
        journal.play(question.seat, [word_of(journal.table, question, option)])
        most -= 1
        if luck.random() < undo:
            try:
                journal.undo(question.seat, range(len(sitting.seats)))
            except Refused:
                continue
    return journal


def at_random(sitting: Company, seed: str, most: int = 10_000, undo: float = 0.0) -> Journal[Plain]:
    return played(sitting, [RandomPlayer(f"{seed}{seat}") for seat in range(len(sitting.seats))], seed, most, undo)


def real_margin(journal: Journal[Plain], seat: int) -> int:
    seats = range(len(journal.head.seats))
    scores = [sum(line.points for line in journal.game.sheet(journal.table, other)) for other in seats]
    return scores[seat] - max([scores[other] for other in seats if other != seat], default=0)


def assert_adds_up(journal: Journal[Plain], samples: int) -> None:
    moved = list(shifts(journal, samples))
    assert [number for shift in moved for number in shift.entries] == journal.line()
    for seat in range(len(journal.head.seats)):
        account = ledger(journal, moved, seat)
        assert account.total == pytest.approx(account.end, abs=1e-6)
        assert account.start + account.luck + sum(account.choices) == pytest.approx(account.end, abs=1e-6)
        assert sum(line.moved for line in lines(journal, account)) == round(account.end)
        if journal.game.over(journal.table):
            assert account.end == real_margin(journal, seat)


@settings(max_examples=25, deadline=None)
@given(sitting=st.sampled_from(COMPANIES), seed=st.integers(0, 99), most=st.sampled_from((0, 7, 60, 10_000)))
def test_the_ledger_of_any_game_adds_up(sitting: Company, seed: int, most: int) -> None:
    assert_adds_up(at_random(sitting, str(seed), most, undo=0.1), 0)


SMALL = (company(NIM, *TWO, draws=WAGES), company(PARLOUR, *TWO[:1], draws=WAGES), company(NIM, *TWO))


@settings(max_examples=12, deadline=None)
@given(sitting=st.sampled_from(SMALL), seed=st.integers(0, 99), samples=st.integers(1, 2))
def test_it_adds_up_with_foresight_too(sitting: Company, seed: int, samples: int) -> None:
    assert_adds_up(at_random(sitting, str(seed), undo=0.1), samples)


@pytest.mark.parametrize(("keeping", "name"), [(ENCYCLOPEDIA, "solo-en-linne"), (NAVORIA_KEPT, "two-free")])
def test_it_adds_up_with_foresight_over_whole_games_of_the_box(keeping: Keeping[Plain], name: str) -> None:
    assert_adds_up(keeping.read(name)[0], 1)


@pytest.mark.parametrize("sitting", COMPANIES[:4], ids=repr)
def test_it_adds_up_with_foresight_in_the_first_turns_of_the_big_games(sitting: Company) -> None:
    assert_adds_up(at_random(sitting, "big", most=12), 1)


def test_the_better_player_has_the_better_decisions() -> None:
    sitting = company(NAVORIA, *TWO)
    players = [BOTS["greedy"](sitting.game, 2, "1"), RandomPlayer("1")]
    journal = played(sitting, players, "better")
    account = ledger(journal, list(shifts(journal, 1)), 0)
    assert account.end == real_margin(journal, 0) > 0
    assert account.choices[0] > abs(account.luck)
    assert account.choices[0] > -account.choices[1]
    assert set(account.draws) == {"guide", "favour", "resident", "trade"}


def test_what_is_read_adds_up_in_whole_points() -> None:
    assert whole([1.45, 1.3, 1.2, -0.65, -3.3], 0.0) == [2, 1, 1, -1, -3]
    assert whole([0.25] * 4, 1.0) == [1, 0, 0, 0]
    assert whole([], 0.0) == []
    assert whole([-7.0], -7.0) == [-7]


def test_the_ledger_is_read_from_the_start_over_luck_to_choices() -> None:
    journal = at_random(company(NIM, *TWO), "read")
    kept = Ledger(1, 2.5, {"seats": -0.5, "stones": 3.75}, [-4.5, 1.75], 3.0)
    assert lines(journal, kept) == [
        Line("start", 3),
        Line("luck", 4, drawn="stones"),
        Line("luck", -1, drawn="seats"),
        Line("choices", -5, seat=0),
        Line("choices", 2, seat=1),
    ]


def test_who_decided_and_what_was_drawn_are_kept_apart() -> None:
    journal = at_random(company(NIM, *TWO), "apart")
    moved = list(shifts(journal, 0))
    assert (moved[0].seat, moved[0].drawn) == (NOBODY, "seats")
    assert all(shift.drawn == "" for shift in moved[1:])
    assert {shift.seat for shift in moved[1:]} == {0, 1}


def test_foresight_leaves_the_table_as_it_was_and_says_the_same_again() -> None:
    sitting = company(NAVORIA, *TWO)
    table = somewhere(sitting, "foresight", 40)
    before = snapshot(table)
    foresight = Foresight(sitting.game, 2, 2)
    assert foresight.points(table) == foresight.points(table)
    assert snapshot(table) == before


def test_foresight_sees_who_takes_the_last_stone() -> None:
    sitting = company(NIM, *TWO)
    table = sitting.begin()
    table.commit(0)
    for taken in (2, 2):
        table.commit(taken)
    question = table.question  # three stones are left: whoever is asked takes them all
    assert isinstance(question, Choice)
    assert Foresight(sitting.game, 2, 0).points(table) == [0.0, 0.0]
    assert Foresight(sitting.game, 2, 1).points(table)[question.seat] == 1.0


def test_fewer_samples_than_none_are_refused() -> None:
    with pytest.raises(ValueError, match="-1 samples"):
        Foresight(company(NIM, *TWO).game, 2, -1)
