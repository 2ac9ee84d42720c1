"""What the contract holds a game to, one promise after the other, and play at random to try them on.

What does not hold raises Broken.
"""

import json
import pickle
import random
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Final, TypeVar

from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.journal import (
    Drawn,
    Head,
    Journal,
    commit_entry,
    events_of,
    going_on,
    word_of,
)
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.plain import Plain, Shared, fields_of
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.snapshot import Broken, Image, image, same, snapshot
from ludoteca.kernel.table import FREE_ACTION, NO, TRY, AutomaStep, Chance, Choice, Question, Step, Table, TurnChoice
from ludoteca.kernel.words import Words

S = TypeVar("S", bound=Plain)

MOST_ENTRIES: Final = 5000
"""A game that has not ended after so many entries never will."""
FURTHER: Final = 5
"""So many answers are given to a table and its copy to see that they go on alike."""
PICKLES: Final = 4
"""One table in so many is pickled: a pickle carries the whole box."""
LONGEST_ACTION: Final = 200
"""No single action asks for so many answers."""


def any_option(table: Table[S], question: Choice[S], luck: random.Random) -> int:
    return luck.choice(table.options())


def random_answer(table: Table[S], question: Question[S], luck: random.Random) -> int:
    """An answer to the open question: any option, or what any lot is."""
    if isinstance(question, Chance):
        return question.lot(table, luck.randrange(question.lots(table)))
    return luck.choice(table.options())


def play_on(table: Table[S], luck: random.Random, answers: int) -> None:
    """Give so many answers at random, through the trusting door."""
    for _ in range(answers):
        question = table.question
        if question is None:
            return
        table.commit(random_answer(table, question, luck))


def ends(journal: Journal[S]) -> None:
    """Termination: a bounded number of entries."""
    if journal.version > MOST_ENTRIES:
        raise Broken(f"the game has not ended after {MOST_ENTRIES} entries")


def check_conservation(game: Game[S], table: Table[S]) -> None:
    game.check(table)


def check_unforced(table: Table[S]) -> None:
    """A question with one answer only is not asked, but for a wanting choice with a free action beside it."""
    question = table.question
    if isinstance(question, Chance):
        if question.lots(table) < 2:
            raise Broken(f"{name(question)} is drawn, though it has {question.lots(table)} lots")
    elif isinstance(question, Choice):
        answers = sum(option < FREE_ACTION for option in table.options())
        if answers < 1 or len(table.options()) < 2 or (answers == 1 and not question.ask_anyway(table)):
            raise Broken(f"{name(question)} is asked, though its options are {table.options()}")


def check_key(key: str, keys: set[str]) -> None:
    """A key names a draw once and for all."""
    if key in keys:
        raise Broken(f"the draw {key} comes twice")
    keys.add(key)


def check_clone(table: Table[S], before: Image) -> None:
    """A clone has every field, and nothing that can change is in both."""
    clone = table.clone()
    same(snapshot(clone), before, "a clone differs")
    same(clone.options(), table.options(), "a clone offers something else")
    ours = {id(part) for part in changeable([table.state, table.agenda, table.owed])}
    for part in changeable([clone.state, clone.agenda, clone.owed]):
        if id(part) in ours:
            raise Broken(f"a clone shares a {type(part).__name__} with its table: {part!r}")


def changeable(values: Sequence[object]) -> Iterator[object]:
    """Everything in these values that can change. Raises Broken where something must not lie on a table."""
    for value in values:
        if isinstance(value, Plain):
            yield value
            yield from changeable([getattr(value, field) for field in fields_of(type(value))])
        elif isinstance(value, list):
            yield value
            yield from changeable(value)
        elif isinstance(value, tuple):
            yield from changeable(value)
        elif isinstance(value, Step):
            for field in fields_of(type(value)):
                for part in changeable([getattr(value, field)]):
                    raise Broken(f"the step {name(value)} holds a {type(part).__name__} in {field}")
        elif not isinstance(value, int | str | Shared | None):
            raise Broken(f"a table holds no {type(value).__name__}: {value!r}")


def check_isolation(table: Table[S], before: Image, luck: random.Random) -> None:
    """What is played on a clone leaves the original as it was."""
    offered = list(table.options())
    play_on(table.clone(), luck, FURTHER)
    same(snapshot(table), before, "play on a clone changed the original")
    same(table.options(), offered, "play on a clone changed the original's options")


def check_copies(game: Game[S], table: Table[S], before: Image, luck: random.Random) -> None:
    """Through JSON, pickle and deepcopy a table comes back the same, mid-step too, and goes on alike."""
    codec = game.codec(table)
    copies: dict[str, Table[S]] = {
        "JSON": codec.decode_table(json.loads(json.dumps(codec.encode_table(table)))),
        "deepcopy": deepcopy(table),
    }
    if luck.randrange(PICKLES) == 0:
        copies["pickle"] = pickle.loads(pickle.dumps(table))
    start = luck.random()
    further = table.clone()
    play_on(further, random.Random(start), FURTHER)
    later = snapshot(further)
    for way, copy in copies.items():
        same(snapshot(copy), before, f"a table that went through {way} differs")
        same(copy.options(), table.options(), f"a table that went through {way} offers something else")
        play_on(copy, random.Random(start), FURTHER)
        same(snapshot(copy), later, f"a table that went through {way} goes on differently")


def check_fields(table: Table[S]) -> None:
    """A clone copies each single field: every number and tuple of every plain part is made different first."""
    for part in changeable([table.state]):
        if not isinstance(part, Plain):
            continue
        kind = type(part)
        values = [unlike(getattr(part, field), number) for number, field in enumerate(fields_of(kind))]
        marked = kind(*values)
        same(image(marked.clone()), image(marked), f"a clone of {kind.__name__} differs")
        extra = set(getattr(part, "__dict__", ())) - set(fields_of(kind))
        if extra:
            raise Broken(f"{kind.__name__} has fields that its constructor does not know: {sorted(extra)}")


def unlike(value: object, number: int) -> object:
    """Another value of the same kind, a different one for each number."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, tuple) and all(isinstance(item, int) for item in value):
        return (*value, 1000 + number)
    return value


def check_options(table: Table[S], question: Choice[S]) -> None:
    """An option is offered exactly when there is no refusal, for each word of the vocabulary."""
    candidates = question.candidates(table)
    lawful = [option for option in candidates if question.law(table, option) is None]
    offered = table.options()
    if len(set(candidates)) != len(candidates):
        raise Broken(f"{name(question)} has a candidate twice: {candidates}")
    if question.options(table) != lawful:
        raise Broken(f"the options of {name(question)} are {question.options(table)}, but the law passes {lawful}")
    free_actions: list[int] = []
    if isinstance(question, TurnChoice):
        passed = [aside for aside in question.free_candidates(table) if question.free_law(table, aside) is None]
        free_actions = [FREE_ACTION + aside for aside in passed]
    if offered != lawful + free_actions:
        raise Broken(f"{name(question)} offers {offered}, but the law passes {lawful + free_actions}")
    everything = list(range(len(question.words(table))))
    if isinstance(question, TurnChoice):
        everything.extend(FREE_ACTION + aside for aside in range(len(question.free_words(table))))
    for option in everything:
        refusal = table.why_not(option)
        if (refusal is None) != (option in offered):
            word = word_of(table, question, option)
            raise Broken(f"{name(question)}: {word!r} is offered: {option in offered}, and refused with {refusal}")
        if refusal is not None:
            check_refusal(refusal)


def check_refusal(refusal: object) -> None:
    """A refusal names its rule and its sentence, and carries plain facts."""
    if not isinstance(refusal, Refusal) or not refusal.rule or not refusal.code:
        raise Broken(f"{refusal!r} is no refusal with a rule and a code")
    for value in refusal.facts.values():
        if not isinstance(value, int | str | tuple):
            raise Broken(f"{refusal!r} carries a {type(value).__name__}")


def check_action_space(game: Game[S], table: Table[S], question: Choice[S]) -> None:
    """Every word that can be answered is in the fixed action space, and means one thing in its question."""
    space = game.vocabularies(table)
    parts = [question.words(table)]
    if isinstance(question, TurnChoice) and len(question.free_words(table)):
        parts.append(question.free_words(table))
        both = set(parts[0].words) & set(parts[1].words)
        if both:
            raise Broken(f"{name(question)} has words that are an answer and a free action: {sorted(both)}")
    for words in parts:
        if not any(other.name == words.name and other.words == words.words for other in space):
            raise Broken(f"the vocabulary {words.name!r} of {name(question)} is not in the action space")


def vocabulary(game: Game[S], table: Table[S]) -> dict[str, tuple[str, ...]]:
    """All words of the action space, by vocabulary."""
    space: Sequence[Words] = game.vocabularies(table)
    words = {words.name: words.words for words in space}
    if len(words) != len(space):
        raise Broken(f"two vocabularies have one name: {[words.name for words in space]}")
    for listed in words.values():
        if len(set(listed)) != len(listed):
            raise Broken(f"a vocabulary has a word twice: {listed}")
    return words


def same_words(words: Mapping[str, Sequence[str]], others: Mapping[str, Sequence[str]]) -> None:
    """The action space is fixed: the same words in the same order."""
    if list(words.items()) != list(others.items()):
        changed = sorted({key for key in {**words, **others} if words.get(key) != others.get(key)})
        raise Broken(f"vocabularies changed: {changed or 'their order'}")


def check_growth(words: Mapping[str, Sequence[str]], known: Mapping[str, Sequence[str]]) -> None:
    """Append-only: all words that were ever known are there still, with their old numbers."""
    if list(words)[: len(known)] != list(known):
        raise Broken(f"the vocabularies were {list(known)}, and are {list(words)}")
    for key, old in known.items():
        if list(words[key][: len(old)]) != list(old):
            lost = next(word for number, word in enumerate(old) if list(words[key][number : number + 1]) != [word])
            raise Broken(f"the vocabulary {key!r} no longer has {lost!r} in its old place")


def check_lots(game: Game[S], table: Table[S], question: Chance[S], luck: random.Random) -> None:
    """Every lot is possible and has a word; nothing else is possible; each can be drawn, and the game goes on."""
    words = question.words(table)
    outcomes = {question.lot(table, number) for number in range(question.lots(table))}
    for outcome in sorted(outcomes):
        if not 0 <= outcome < len(words):
            raise Broken(f"{name(question)} has no word for its lot {outcome}")
        if not question.possible(table, outcome):
            raise Broken(f"{name(question)} draws {words.word(outcome)!r}, which it calls impossible")
    others = [option for option in range(len(words)) if option not in outcomes]
    for option in luck.sample(others, min(len(others), FURTHER)):
        if question.possible(table, option):
            raise Broken(f"{name(question)} calls {words.word(option)!r} possible, but no lot is it")
    for outcome in luck.sample(sorted(outcomes), min(len(outcomes), 2)):
        clone = table.clone()
        clone.commit(outcome)
        game.check(clone)


def check_undertakings(game: Game[S], table: Table[S], luck: random.Random) -> int:
    """Arithmetic agrees with play: YES and MAY can be completed, NO cannot. How many undertakings there were.

    Whatever is then chosen at random on the way, nothing gets stuck: after a YES nothing can break the action, else
    choices withhold what would.
    """
    undertakings = game.undertakings(table)
    for outlook, steps in undertakings:
        could = table.could(*steps)
        if outlook != TRY and could != (outlook != NO):
            what = ("NO", "YES", "MAY")[outlook]
            raise Broken(f"the outlook of {[name(step) for step in steps]} is {what}, but playing it says {could}")
        if could:
            trial: Table[S] = Table(table.state.clone(), [], [], table.rules)
            trial.then(*steps)
            trial.settle()
            play_on(trial, luck, LONGEST_ACTION)
            if trial.agenda:
                raise Broken(f"{[name(step) for step in steps]} does not end")
            game.check(trial)
    return len(undertakings)


def check_pending(table: Table[S], question: Choice[S]) -> int:
    """While an action is under way, every answer that is offered lets it be completed. How many were tried."""
    needed = table.needed_choice()
    if needed is None or needed is question:
        return 0
    outlook = needed.outlook(table)
    for option in table.options():
        if not table.could_after(option):
            word = word_of(table, question, option)
            raise Broken(f"{name(question)} offers {word!r}, after which {name(needed)} has no answer ({outlook=})")
        if outlook == NO:
            raise Broken(f"the outlook of {name(needed)} is NO, but its action is under way and can be completed")
    return len(table.options())


def check_draft(journal: Journal[S], seat: int, word: str, seen: dict[int, Image]) -> bool:
    """A draft stores nothing, and stops before chance and before what an automa does; whether it waits for that.
    Playing the same answer leads to the same, which is seen when the journal is replayed."""
    before, version = snapshot(journal.table), journal.version
    draft = journal.draft(seat, [word], version)
    same(snapshot(journal.table), before, "a draft changed the table")
    if journal.version != version:
        raise Broken("a draft was stored")
    after = going_on(draft.table)
    if draft.reveals != isinstance(after.question, Chance):
        raise Broken("a draft does not say that going on would reveal something")
    question = draft.table.question
    if isinstance(question, AutomaStep) and journal.head.seats[question.seat] == PERSON:
        raise Broken(f"{name(question)} happens of its own accord, though its seat is a person's")
    events = events_of(journal.play(seat, [word], version))
    if draft.events != events[: len(draft.events)]:
        raise Broken(f"a draft tells {draft.events}, and playing it {events}")
    seen[version + 1] = snapshot(after)
    return isinstance(question, AutomaStep)


def check_undo(journal: Journal[S], seat: int, seen: Mapping[int, Image]) -> None:
    """With everybody's consent an undo leads back to what was, or is refused and changes nothing."""
    before, version = snapshot(journal.table), journal.version
    everybody = range(len(journal.head.seats))
    try:
        target = journal.undo_target(seat, everybody)
        journal.undo(seat, everybody)
    except Refused:
        same(snapshot(journal.table), before, "a refused undo changed the table")
        if journal.version != version:
            raise Broken("a refused undo was stored") from None
        return
    if any(isinstance(entry, Drawn) for entry in journal.entries[target:version]):
        raise Broken(f"an undo went past a draw, from {version} to {target}")
    if target in seen:
        same(snapshot(journal.table), seen[target], "an undo leads elsewhere than where it was")


def check_saved(journal: Journal[S]) -> None:
    """The journal comes back from JSON with the same entries and the same table."""
    assert journal.dealer is not None
    saved = json.loads(json.dumps(journal.to_json(journal.dealer.secret)))
    again, secret = read(saved, lambda _: journal.game)  # type: ignore[arg-type, return-value]
    same(again.to_json(secret), saved, "a journal that was saved and read differs")
    same(snapshot(again.table), snapshot(journal.table), "a journal that was saved and read leads elsewhere")


def check_secrets(journal: Journal[S], seed: str) -> None:
    """Nothing secret and nothing undrawn is in the state.

    A dealer with another secret but the same outcomes leaves the same table; and with the same answers two dealers
    have the same table up to the first draw in which they differ.
    """
    head = journal.head
    other: Dealer = seeded(seed)
    twin = Journal(
        journal.game,
        Head(head.game, head.rules, head.seats, head.options, head.data, other.commitment, (seed,)),
        other,
    )
    table = journal.at(0)
    apart = False
    for number in journal.line():
        entry = journal.entries[number]
        question = twin.table.question
        if isinstance(entry, Drawn) and isinstance(question, Chance):
            drawn = question.lot(twin.table, other.draw(entry.key, question.lots(twin.table)))
            if not apart and question.words(twin.table).word(drawn) != entry.word:
                same(snapshot(twin.table), snapshot(table), "before two dealers differ, their tables do")
                apart = True
        commit_entry(table, entry, number)
        commit_entry(twin.table, entry, number)
    same(snapshot(twin.table), snapshot(journal.table), "with another secret but the same outcomes the table differs")
    everything = repr(snapshot(journal.table))
    for dealer in (other, journal.dealer):
        if dealer is not None and (dealer.secret.hex() in everything or dealer.commitment in everything):
            raise Broken("the dealer's secret is on the table")


def check_sheets(journal: Journal[S]) -> None:
    """Every line of a score has its row among the lines of the game's sheet."""
    game, table = journal.game, journal.table
    rows = game.lines(table)
    for seat in range(len(journal.head.seats)):
        for line in game.sheet(table, seat):
            if line.name not in rows:
                raise Broken(f"the line {line.name!r} of seat {seat} is not among the lines of a sheet")


def name(step: Step[S]) -> str:
    """A step as a reader sees it: its class and its fields."""
    kind = type(step)
    return f"{kind.__name__}({', '.join(str(getattr(step, field)) for field in fields_of(kind))})"
