"""Setting up a table: who may sit there, which options there are, and what is refused."""

from collections.abc import Mapping, Sequence

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import Setting
from ludoteca.kernel.journal import begin
from ludoteca.kernel.refusals import Fact, Refused
from tests.encyclopedia.kit_automas import DAUBENTON, LINNE, TREMBLEY

BEHAVIOURS = "linne, trembley, daubenton"
SCORINGS = "boudeuse, resolution, astrolabe"


def refused(
    seats: Sequence[str], options: Mapping[str, Setting], rule: str, code: str, facts: Mapping[str, Fact]
) -> None:
    """No table is made, neither by the game nor with a journal."""
    with pytest.raises(Refused) as raised:
        GAME.begin(seats, options)
    refusal = raised.value.refusal
    assert (refusal.rule, refusal.code, refusal.facts) == (rule, code, facts)
    with pytest.raises(Refused) as raised:
        begin(GAME, seats, options, None, seeded("refused"))
    assert (raised.value.refusal.rule, raised.value.refusal.code) == (rule, code)


# Seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_sit_at_a_table(seats: int) -> None:
    """setup.order: nobody, one alone or five are refused."""
    facts: dict[str, Fact] = {"found": seats, "least": 2, "most": 4}
    refused(["person"] * seats, {}, "setup.order", "seat-count", facts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_alone_may_play(seats: int) -> None:
    """setup.order setup.display: 2, 3 or 4 seats; 6, 7 or 8 animals are shown."""
    table = begin(GAME, ["person"] * seats, {}, None, seeded("people")).table
    assert len(table.state.seats) == seats
    assert len(table.state.animals) == 4 + seats


@pytest.mark.parametrize(
    "seats",
    [
        ["person", LINNE],
        [LINNE, "person", "person"],
        ["person", LINNE, TREMBLEY, DAUBENTON],
        ["person", LINNE, LINNE, LINNE],
        ["person", "person", "person", LINNE],
    ],
)
def test_up_to_three_automas_among_people(seats: list[str]) -> None:
    """setup.order automa.setup: in any seat, the same card twice too; four seats in all."""
    state = begin(GAME, seats, {}, None, seeded("automas")).table.state
    assert [seat.automa >= 0 for seat in state.seats] == [name != "person" for name in seats]


def test_two_automas_may_play_alone() -> None:
    """setup.order: every seat is a person, a bot or an automa; nobody is asked anything, and the game ends."""
    table = begin(GAME, [LINNE, DAUBENTON], {}, None, seeded("alone")).table
    assert GAME.over(table)
    assert len(table.state.scores) == 2


def test_a_fourth_automa_is_refused() -> None:
    """setup.order: at most three."""
    facts: dict[str, Fact] = {"found": 4, "most": 3}
    refused([LINNE, TREMBLEY, DAUBENTON, LINNE], {}, "setup.order", "too-many-automas", facts)


@pytest.mark.parametrize(
    "seat", ["", "human", "Person", "automa", "automa:linne", "automa:linne:boudeuse:x", "bot:x:y"]
)
def test_an_unknown_seat_is_refused(seat: str) -> None:
    """setup.order: a seat is a person or an automa with its two cards."""
    refused(["person", seat], {}, "setup.order", "seat-unknown", {"found": seat})


def test_an_unknown_behaviour_card_is_refused() -> None:
    """automa.setup: the three there are are named."""
    facts: dict[str, Fact] = {"found": "buffon", "known": BEHAVIOURS}
    refused(["person", "automa:buffon:boudeuse"], {}, "automa.setup", "behaviour-unknown", facts)


def test_an_unknown_scoring_card_is_refused() -> None:
    """automa.setup: the three there are are named."""
    facts: dict[str, Fact] = {"found": "belle_poule", "known": SCORINGS}
    refused(["person", "automa:linne:belle_poule"], {}, "automa.setup", "scoring-unknown", facts)


# Options


def test_an_unknown_option_is_refused() -> None:
    """editions: the options there are are named."""
    known = "edition, sepultus, simon_hodesmann, sepultus_with_automas, face_down_cards, sepultus_without_cube"
    refused(["person"] * 2, {"colour": "red"}, "table", "option-unknown", {"name": "colour", "known": known})


@pytest.mark.parametrize(
    ("name", "value", "found", "known"),
    [
        ("edition", "de", "de", "en, fr, it, pl"),
        ("edition", "EN", "EN", "en, fr, it, pl"),
        ("edition", 1, "1", "en, fr, it, pl"),
        ("sepultus", "yes", "yes", "false, true"),
        ("sepultus", 1, "1", "false, true"),
        ("simon_hodesmann", 4, "4", "2, 3"),
        ("simon_hodesmann", "2", "2", "2, 3"),
        ("sepultus_with_automas", 0, "0", "true, false"),
        ("face_down_cards", "closed", "closed", "open, hidden"),
        ("sepultus_without_cube", "no", "no", "false, true"),
    ],
)
def test_an_unknown_value_of_an_option_is_refused(name: str, value: Setting, found: str, known: str) -> None:
    """editions: an edition that does not exist, a number for yes or no; the allowed values are named."""
    refused(["person"] * 2, {name: value}, "table", "option-value", {"name": name, "found": found, "known": known})


def test_sepultus_with_automas_is_refused_in_the_italian_edition() -> None:
    """editions sepultus.automa: whichever seat the automa has."""
    options: dict[str, Setting] = {"edition": "it", "sepultus": True}
    refused(["person", LINNE], options, "sepultus.automa", "sepultus-without-automas", {})
    refused([LINNE, "person", "person"], options, "sepultus.automa", "sepultus-without-automas", {})


def test_every_allowed_value_of_every_option_makes_a_table() -> None:
    """editions: the options that the game names are the options that it takes."""
    for option in GAME.settings_offered():
        for value in option.values:
            assert GAME.settings({option.name: value})[option.name] == value
            assert not GAME.over(GAME.begin(["person", "person"], {option.name: value}))
