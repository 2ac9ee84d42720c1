"""A table in the hands of hypothesis: it plays, undoes, saves, loads, drafts, and tries everything that is not allowed.

Whatever it does, the journal replayed is the table, and a refusal changes nothing. The profile is small and the same on
every run; for a long search: LUDOTECA_EXAMPLES=2000 pytest tests/games/test_machine.py

test_machine.py says which games there are, and which tables.
"""

import json
import os
import random
from collections.abc import Mapping
from typing import NamedTuple, cast

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.journal import Chosen, Drawn, Journal, begin, events_of, going_on, why_not, word_of
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.snapshot import Image, snapshot
from ludoteca.kernel.table import Chance, Choice, Table

EXAMPLES = int(os.environ.get("LUDOTECA_EXAMPLES", "0"))
NUMBERS = st.integers(0, 1 << 16)
SEATS = st.integers(0, 4)


class Seated(NamedTuple):
    """A table to begin."""

    seats: tuple[str, ...]
    options: Mapping[str, Setting]
    seed: str


def answers_of(table: Table[Plain], question: Choice[Plain]) -> list[str]:
    return [word_of(table, question, option) for option in table.options()]


class AtTheTable(RuleBasedStateMachine):
    game: Game[Plain]
    journal: Journal[Plain]
    dealer: Dealer

    def table_of(self, number: int) -> Seated:
        """The table of this number; all sorts of them are among the first few hundred."""
        raise TypeError(f"{type(self).__name__} has no tables")

    @initialize(number=st.integers(0, 319), moves=st.integers(0, 300))
    def sit_down(self, number: int, moves: int) -> None:
        """At a table of any sort, at any moment of the game: so many answers were given at random before."""
        made = self.table_of(number)
        self.dealer = Dealer(seeded(made.seed).secret, ("nonce", str(moves)))
        self.journal = begin(self.game, made.seats, made.options, None, self.dealer)
        luck = random.Random(moves)
        for _ in range(moves):
            question = self.asked
            if question is None:
                break
            self.journal.play(question.seat, [luck.choice(answers_of(self.journal.table, question))])

    @property
    def asked(self) -> Choice[Plain] | None:
        """What is open: chance never is, the dealer has answered it."""
        question = self.journal.table.question
        assert not isinstance(question, Chance)
        return cast("Choice[Plain] | None", question)

    def look(self) -> tuple[int, Image, list[int]]:
        return self.journal.version, snapshot(self.journal.table), list(self.journal.table.options())

    def refused(self, seat: int, words: list[str], version: int | None = None) -> str:
        """Playing and drafting this are refused alike; nothing has changed. The refusal's code."""
        before = self.look()
        codes = []
        for door in (self.journal.play, self.journal.draft):
            try:
                door(seat, words, version)
            except Refused as refused:
                codes.append(refused.refusal.code)
            else:
                raise AssertionError(f"{words} of seat {seat} at {version} was not refused")
            assert self.look() == before
        assert codes[0] == codes[1]
        return codes[0]

    def undone(self, seat: int, consents: list[int]) -> str:
        """Undo; the refusal's code, or nothing."""
        try:
            self.journal.undo(seat, consents)
        except Refused as refused:
            return refused.refusal.code
        return ""

    def path(self, picks: list[int]) -> list[str]:
        """So many answers of the same seat in a row, on a copy, until something would be revealed or an automa act."""
        table = self.journal.table.draft()
        first = self.asked
        words: list[str] = []
        for pick in picks:
            question = table.question
            if first is None or not isinstance(question, Choice) or question.seat != first.seat:
                break
            offered = answers_of(table, question)
            word = offered[pick % len(offered)]
            words.append(word)
            table.commit(table.options()[pick % len(offered)])
        return words

    # What is allowed

    @precondition(lambda self: self.asked)
    @rule(picks=st.lists(NUMBERS, min_size=1, max_size=5), names_version=st.booleans())
    def play(self, picks: list[int], names_version: bool) -> None:
        question, words, version = self.asked, self.path(picks), self.journal.version
        assert question is not None
        draft = self.journal.draft(question.seat, words)
        events = events_of(self.journal.play(question.seat, words, version if names_version else None))
        assert events[: len(draft.events)] == draft.events
        made = self.journal.entries[version:]
        assert [entry.word for entry in made if isinstance(entry, Chosen)] == words
        assert draft.reveals == any(isinstance(entry, Drawn) for entry in made)
        assert snapshot(self.journal.at(version + len(words))) == snapshot(going_on(draft.table))

    @precondition(lambda self: self.asked)
    @rule(picks=st.lists(NUMBERS, max_size=5))
    def draft(self, picks: list[int]) -> None:
        before, question = self.look(), self.asked
        assert question is not None
        self.journal.draft(question.seat, self.path(picks), self.journal.version)
        assert self.look() == before

    @rule(seat=SEATS, consents=st.lists(SEATS, max_size=4))
    def undo(self, seat: int, consents: list[int]) -> None:
        before, version = self.look(), self.journal.version
        code = self.undone(seat, consents)
        if code:
            assert code in ("undo-revealed", "undo-other-seat", "undo-nothing")
            assert self.look() == before
            return
        target = self.journal.entries[-1].target  # type: ignore[union-attr]
        back = [self.journal.entries[number] for number in self.journal.line(version) if number >= target]
        assert all(isinstance(entry, Chosen) for entry in back), "never past a draw"
        assert {entry.seat for entry in back if isinstance(entry, Chosen)} <= {seat, *consents}
        assert snapshot(self.journal.table) == snapshot(self.journal.at(target))

    @rule()
    def save_and_load(self) -> None:
        before = self.look()
        saved = json.loads(json.dumps(self.journal.to_json(self.dealer.secret)))
        read_again, secret = read(saved, lambda _: self.game)
        assert secret == self.dealer.secret
        self.journal = read_again
        assert self.look() == before

    @rule()
    def leave_and_come_back(self) -> None:
        """The table itself, without its journal, through JSON."""
        codec = self.game.codec(self.journal.table)
        saved = json.loads(json.dumps(codec.encode_table(self.journal.table)))
        before = self.look()
        self.journal.table = codec.decode_table(saved)
        assert self.look() == before

    # What is not

    @precondition(lambda self: self.asked)
    @rule(pick=NUMBERS, picks=st.lists(NUMBERS, max_size=3))
    def an_answer_that_is_not_offered(self, pick: int, picks: list[int]) -> None:
        """After some that are: all or none."""
        question = self.asked
        assert question is not None
        words = self.path(picks)
        table = self.journal.draft(question.seat, words).table
        asked = table.question
        vocabularies = self.game.vocabularies(table)
        if isinstance(asked, Choice):
            offered = answers_of(table, asked)
            own = asked.words(table)
            vocabulary = own if pick % 2 else vocabularies[pick % len(vocabularies)]
            others = [word for word in vocabulary.words if word not in offered]
            if others and asked.seat == question.seat:
                word = others[pick % len(others)]
                code = self.refused(question.seat, [*words, word])
                refusal = why_not(self.game, table, question.seat, word)
                assert refusal is not None
                assert code == refusal.code

    @precondition(lambda self: self.asked)
    @rule(word=st.text(max_size=8))
    def a_word_that_nobody_knows(self, word: str) -> None:
        question = self.asked
        assert question is not None
        if not any(word in words.numbers for words in self.game.vocabularies(self.journal.table)):
            assert self.refused(question.seat, [word]) == "unknown-word"

    @precondition(lambda self: self.asked)
    @rule(seat=SEATS, pick=NUMBERS)
    def another_seats_decision(self, seat: int, pick: int) -> None:
        question = self.asked
        assert question is not None
        if seat != question.seat:
            offered = answers_of(self.journal.table, question)
            assert self.refused(seat, [offered[pick % len(offered)]]) == "not-your-decision"

    @precondition(lambda self: self.asked)
    @rule(away=st.integers(1, 50), ahead=st.booleans())
    def another_version(self, away: int, ahead: bool) -> None:
        question = self.asked
        assert question is not None
        version = self.journal.version + (away if ahead else -away)
        assert self.refused(question.seat, self.path([0]), version) == "stale-version"

    @precondition(lambda self: not self.asked)
    @rule(seat=SEATS)
    def a_move_after_the_end(self, seat: int) -> None:
        word = self.game.vocabularies(self.journal.table)[0].word(0)
        assert self.refused(seat, [word]) == "game-over"

    # What always holds

    @invariant()
    def the_journal_replayed_is_the_table(self) -> None:
        assert snapshot(self.journal.at(self.journal.version)) == snapshot(self.journal.table)

    @invariant()
    def everything_is_accounted_for(self) -> None:
        self.game.check(self.journal.table)

    @invariant()
    def a_past_version_can_be_gone_on_from(self) -> None:
        """Any earlier table can be played on at random, whatever was taken back since."""
        luck = random.Random(self.journal.version)
        table = self.journal.at(luck.randrange(self.journal.version + 1))
        for _ in range(3):
            question = table.question
            if question is not None:
                table.commit(random_answer(table, question, luck))
        self.game.check(table)


SETTINGS = settings(
    max_examples=EXAMPLES or 30,
    stateful_step_count=25,
    deadline=None,
    derandomize=not EXAMPLES,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
