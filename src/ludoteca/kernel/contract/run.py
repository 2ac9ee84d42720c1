"""The contract: what any game must keep, as plain functions. For pytest, for the soak, for a third game's own tests.

    uphold(GAME, ["person", "person"], {"sepultus": True}, seed="7")

plays one whole game at random through the checked door, then replays its journal and holds every table on the way
against all that follows here. What does not hold raises Broken, with a note that names the seed and the entry.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from ludoteca.kernel.contract.checks import (
    any_option,
    check_action_space,
    check_clone,
    check_conservation,
    check_copies,
    check_draft,
    check_fields,
    check_isolation,
    check_key,
    check_lots,
    check_options,
    check_pending,
    check_saved,
    check_secrets,
    check_sheets,
    check_undertakings,
    check_undo,
    check_unforced,
    ends,
    same_words,
    vocabulary,
)
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import Data, Game, Setting
from ludoteca.kernel.journal import Chosen, Drawn, Journal, Undone, begin, commit_entry, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.snapshot import Image, same, snapshot
from ludoteca.kernel.table import Chance, Choice, Table

S = TypeVar("S", bound=Plain)

AT_ENTRY: Final = "at entry"

Tally = Counter[str]
"""How often each thing was checked, by its name."""


def random_journal(
    game: Game[S], seats: Sequence[str], options: Mapping[str, Setting] | None = None, seed: str = "1"
) -> Journal[S]:
    """A whole game at random, through the checked door. The same seed gives the same journal on every machine."""
    luck = random.Random(seed)
    journal = begin(game, seats, options or {}, None, seeded(seed))
    while isinstance(question := journal.table.question, Choice):
        word = word_of(journal.table, question, luck.choice(journal.table.options()))
        journal.play(question.seat, [word])
        ends(journal)
    return journal


class Kept(Generic[S]):
    """A game that kept the contract: its journal, and how often each thing was checked."""

    def __init__(self, journal: Journal[S], tally: Tally) -> None:
        self.journal: Final = journal
        self.tally: Final = tally


def uphold(
    game: Game[S],
    seats: Sequence[str],
    options: Mapping[str, Setting] | None = None,
    seed: str = "1",
    every: int = 1,
    undos: int = 0,
    choose: Callable[[Table[S], Choice[S], random.Random], int] = any_option,
    pack: Data | None = None,
) -> Kept[S]:
    """Play a random game and hold it to the contract. Raises Broken."""
    journal = begin(game, seats, options or {}, pack, seeded(seed))
    return Kept(journal, hold(journal, seed, every, undos, choose))


def hold(
    journal: Journal[S],
    seed: str,
    every: int = 1,
    undos: int = 0,
    choose: Callable[[Table[S], Choice[S], random.Random], int] = any_option,
) -> Tally:
    """Play a journal that has just begun to its end, and hold it to the contract. Raises Broken.

    Conservation, forced questions and keys are checked at every entry, all the rest at every so-manieth. With `undos`,
    one decision in so many is followed by an undo. `choose` picks an option, to lead the game where it is wanted.
    """
    tally: Tally = Counter()
    try:
        seen = played(journal, random.Random(seed), tally, every, undos, choose)
        replayed(journal, seen, random.Random(f"{seed} again"), tally, every)
        check_saved(journal)
        check_secrets(journal, f"{seed} other")
        check_fields(journal.table)
        check_sheets(journal)
    except Exception as fault:
        head = journal.head
        at = f"entry {tally[AT_ENTRY]} when {'replayed' if tally['conservation'] else 'played'}"
        fault.add_note(f"{head.game}, seats {list(head.seats)}, options {head.options}, seed {seed!r}, {at}")
        raise
    del tally[AT_ENTRY]
    tally["games"] += 1
    tally["entries"] += journal.version
    tally["decisions"] += sum(isinstance(entry, Chosen) for entry in journal.entries)
    return tally


def played(
    journal: Journal[S],
    luck: random.Random,
    tally: Tally,
    every: int = 1,
    undos: int = 0,
    choose: Callable[[Table[S], Choice[S], random.Random], int] = any_option,
) -> dict[int, Image]:
    """Play to the end, drafting and undoing on the way; how the table looked at the versions in between."""
    seen = {0: snapshot(journal.at(0)), journal.version: snapshot(journal.table)}
    turn = 0
    while isinstance(question := journal.table.question, Choice):
        word = word_of(journal.table, question, choose(journal.table, question, luck))
        turn += 1
        tally[AT_ENTRY] = journal.version
        looks = turn % every == 0
        if looks:
            tally["waits"] += check_draft(journal, question.seat, word, seen)
            tally["drafts"] += 1
        else:
            journal.play(question.seat, [word])
        if looks or journal.table.question is None:
            seen[journal.version] = snapshot(journal.table)
        if undos and luck.randrange(undos) == 0:
            check_undo(journal, question.seat, seen)
            tally["undos"] += 1
        ends(journal)
    return seen


def replayed(journal: Journal[S], seen: Mapping[int, Image], luck: random.Random, tally: Tally, every: int = 1) -> None:
    """Replay entry by entry and check every table on the way; at the end all of them are as they were."""
    game = journal.game
    table = journal.at(0)
    words = vocabulary(game, table)
    past: list[tuple[Table[S], Image]] = []
    keys: set[str] = set()
    offset = luck.randrange(every)
    for number in range(journal.version + 1):
        tally[AT_ENTRY] = number
        check_conservation(game, table)
        check_unforced(table)
        tally["conservation"] += 1
        if number in seen:
            same(snapshot(table), seen[number], "a replayed table differs from the one that was played")
            tally["replays"] += 1
        if (number + offset) % every == 0:
            past.append((table.clone(), snapshot(table)))
            check_table(game, table, luck, tally)
        if number == journal.version:
            break
        entry = journal.entries[number]
        if isinstance(entry, Undone):
            table = journal.at(entry.target)
            continue
        if isinstance(entry, Drawn):
            check_key(entry.key, keys)
        commit_entry(table, entry, number)
    for kept, before in past:
        same(snapshot(kept), before, "a past table changed while the game went on")
    same_words(vocabulary(game, table), words)


def check_table(game: Game[S], table: Table[S], luck: random.Random, tally: Tally) -> None:
    """Everything that can be seen on one table. None of it may change the table."""
    before = snapshot(table)
    check_clone(table, before)
    check_isolation(table, before, luck)
    check_copies(game, table, before, luck)
    tally["clones and copies"] += 1
    question = table.question
    if isinstance(question, Choice):
        check_options(table, question)
        check_action_space(game, table, question)
        tally["options"] += 1
        tally["outlooks"] += check_undertakings(game, table, luck)
        tally["needed_choice"] += check_pending(table, question)
    elif isinstance(question, Chance):
        check_lots(game, table, question, luck)
        tally["lots"] += 1
    same(snapshot(table), before, "a look at the table changed it")
