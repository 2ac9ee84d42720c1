"""A journal as text that a person reads and a test compares: every question, its options, the answer, what happened."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Final

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box import Box
from ludoteca.games.encyclopedia.events import Event, RoundEnded
from ludoteca.games.encyclopedia.research import cube_categories
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.games.encyclopedia.things import ACTIONS, CATEGORIES, COLOURS, CONTINENTS, GIFTS, NONE
from ludoteca.kernel.journal import Chosen, Drawn, Entry, Journal, Undone, commit_entry, word_of
from ludoteca.kernel.table import Choice


def seat_word(box: Box, seat: int) -> str:
    return f"seat{seat + 1}"


def die_word(box: Box, die: int) -> str:
    return box.die_words.word(die)


def animal_word(box: Box, card: int) -> str:
    return box.card_ids[card]


def expert_word(box: Box, expert: int) -> str:
    return box.expert_ids[expert]


NAMES: Final[dict[str, Callable[[Box, int], str]]] = {
    "seat": seat_word,
    "owner": seat_word,
    "winners": seat_word,
    "die": die_word,
    "dice": die_word,
    "animal": animal_word,
    "expert": expert_word,
    "covered": expert_word,
    "continent": lambda box, continent: CONTINENTS[continent],
    "continents": lambda box, continent: CONTINENTS[continent],
    "colour": lambda box, colour: COLOURS[colour],
    "category": lambda box, category: CATEGORIES[category],
    "action": lambda box, action: ACTIONS[action],
    "gift": lambda box, gift: GIFTS[gift],
    "slot": lambda box, slot: f"slot{slot + 1}",
}
"""How the numbers of an event are written, by the name of its field; all others as they are."""


def told(journal: Journal[State]) -> Iterator[str]:
    """The whole game, line by line."""
    head = journal.head
    yield f"{head.game}, rules {head.rules}"
    yield f"seats: {', '.join(head.seats)}"
    yield f"options: {', '.join(f'{name}={str(value).lower()}' for name, value in head.options.items())}"
    yield f"commitment: {head.commitment}"
    yield f"nonces: {', '.join(head.nonces) or 'none'}"
    yield ""
    table = journal.at(0)
    for number, entry in enumerate(journal.entries):
        yield f"{number:>4} {asked(table, entry)}"
        if isinstance(entry, Undone):
            table = journal.at(entry.target)
            continue
        events: list[object] = []
        table.told = events
        commit_entry(table, entry, number)
        table.told = None
        for event in events:
            yield f"       {event_line(table.state.box, event)}"
            if isinstance(event, RoundEnded):
                yield from summary(table.state)
    if table.question is None:
        yield ""
        yield from sheets(table)


def asked(table: Board, entry: Entry) -> str:
    """Who was asked what, and answered what."""
    question = table.question
    if isinstance(entry, Drawn):
        return f"{entry.key}: {entry.word}"
    if isinstance(entry, Chosen):
        assert isinstance(question, Choice)
        options = " ".join(word_of(table, question, option) for option in table.options())
        return f"{seat_word(table.state.box, entry.seat)} {entry.question} [{options}]: {entry.word}"
    consents = "".join(f", {seat_word(table.state.box, seat)} consents" for seat in entry.consents)
    return f"{seat_word(table.state.box, entry.seat)} goes back to {entry.target}{consents}"


def event_line(box: Box, event: object) -> str:
    assert isinstance(event, Event)
    parts = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        text = fact(box, field.name, value)
        parts.append(text if field.name == "seat" else f"{field.name}={text}")
    return " ".join(parts)


def fact(box: Box, name: str, value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(fact(box, name, item) for item in value)
    namer = NAMES.get(name)
    return namer(box, value) if namer is not None and isinstance(value, int) else str(value)


def summary(state: State) -> Iterator[str]:
    """What everybody has, in a line each."""
    yield f"     == round {state.round}"
    for seat, me in enumerate(state.seats):
        experts = [state.box.expert_ids[expert] for expert in me.experts if expert != NONE]
        animals = []
        for card, cubes in zip(me.animals, me.cubes, strict=True):
            categories = [CATEGORIES[category] for category in cube_categories(state, card, cubes)]
            animals.append(state.box.card_ids[card] + (f"({'+'.join(categories)})" if categories else ""))
        shelves = [f"{CATEGORIES[category]}*{cubes}" for category, cubes in enumerate(me.shelves) if cubes]
        yield (
            f"     == seat{seat + 1} vp={me.vp} coins={me.coins} tokens={me.tokens} seals={me.seals} "
            f"reputation={me.reputation} experts={','.join(experts) or 'none'} retired={len(me.retired)} "
            f"study={','.join(animals) or 'none'} published={len(me.published)} shelves={','.join(shelves) or 'none'}"
        )


def sheets(table: Board) -> Iterator[str]:
    """Everybody's final score, line by line, and who won."""
    for seat in range(len(table.state.seats)):
        lines = GAME.sheet(table, seat)
        yield f"seat{seat + 1}: {table.state.scores[seat]}"
        for line in lines:
            yield f"  {line.name} {line.count}: {line.points}"
    yield f"winners: {', '.join(f'seat{seat + 1}' for seat in GAME.winners(table))}"
