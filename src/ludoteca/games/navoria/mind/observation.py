"""What a seat sees of the table as numbers from 0 to 1, for those who train on it.

As long at any number of guides: four boards, the viewer's first and then clockwise, zeros where nobody sits. Nothing in
Navoria is hidden: decks are what is left in them. See docs/research.md.
"""

from array import array
from collections.abc import MutableSequence
from typing import Final

from ludoteca.games.navoria.box.constants import (
    ANY,
    AREA_SPACES,
    BLANK,
    DRAWN_TOKENS,
    FAVOUR_SPACES,
    FAVOUR_TILES,
    GOODS,
    GOODS_EACH,
    LANDS,
    NONE,
    OUTPOSTS_EACH,
    RECRUITS,
    ROUNDS,
    SPECIES,
    TOKENS_EACH,
    TRADES,
)
from ludoteca.games.navoria.box.contents import EFFECTS, Box
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, PlaceGood
from ludoteca.games.navoria.rules.effects import ChoosePart, TakeParts
from ludoteca.games.navoria.rules.gather import ChooseSpace
from ludoteca.games.navoria.rules.recruit import JoinGuide, RecruitResident
from ludoteca.games.navoria.words.questions import QUESTIONS
from ludoteca.kernel.table import Choice, Table

SEATS: Final = 4

# About the most of each that a game sees: what is more counts as this much.
MOST_POINTS: Final = 250
MOST_SPACES: Final = 20
MOST_ON_DOCK: Final = 9
MOST_TURNS: Final = 16
MOST_GAINED: Final = 3
"""So many goods at most are gained together."""

KINDS: Final = tuple([kind.__name__ for kind in sorted(QUESTIONS, key=lambda kind: QUESTIONS[kind].number)])
"""The questions that a seat can be asked."""
_KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}

ANY_GOOD: Final = len(GOODS) + 1
"""A good is one of its kinds, or one of one's choice."""
assert ANY < ANY_GOOD

# A guide's numbers: where each begins.
SEAT_POINTS: Final = 1
SEAT_RECRUITED: Final = 2
SEAT_ORDER: Final = 3
SEAT_EXPLORERS: Final = SEAT_ORDER + SEATS
SEAT_OUTPOSTS: Final = SEAT_EXPLORERS + len(LANDS)
SEAT_DOCKS: Final = SEAT_OUTPOSTS + len(LANDS)
SEAT_WIDTH: Final = SEAT_DOCKS + len(LANDS) * len(GOODS)

# A resident's numbers: where it lies.
IN_DECK: Final = 0
SHOWN: Final = 1
DISCARDED: Final = 2
ARRIVING: Final = 3
OWNED: Final = 4
RESIDENT_WIDTH: Final = OWNED + SEATS

# A species' numbers: its favour tile (the blank one last), and who is on it.
TILE_CLAIMS: Final = FAVOUR_TILES
TILE_WIDTH: Final = TILE_CLAIMS + FAVOUR_SPACES * SEATS

BEFORE_RESIDENTS: Final = (
    ("round", ROUNDS + 1),
    ("turn", 1),
    ("readings", 3),
    ("bag", len(TRADES)),
    ("hand", len(TRADES)),
    ("capital", len(TRADES)),
    ("tokens on decks", len(TRADES)),
    ("areas", len(TRADES) * AREA_SPACES),
    ("stock", len(GOODS)),
    ("favours", len(SPECIES) * TILE_WIDTH),
    ("question", len(KINDS)),
    ("asked seat", SEATS),
    ("about trade", len(TRADES)),
    ("about space", AREA_SPACES),
    ("parts", len(EFFECTS)),
    ("goods to come", MOST_GAINED * ANY_GOOD),
    ("goods taken", len(GOODS)),
    ("docks used", len(LANDS)),
    ("seats", SEATS * SEAT_WIDTH),
)
RESIDENTS_BEGIN: Final = sum([length for _, length in BEFORE_RESIDENTS])


def layout(box: Box) -> list[tuple[str, int]]:
    """The parts of an observation, in order, with their lengths."""
    return [*BEFORE_RESIDENTS, ("residents", box.residents * RESIDENT_WIDTH)]


def begin_of(part: str) -> int:
    begin = 0
    for name, length in BEFORE_RESIDENTS:
        if name == part:
            return begin
        begin += length
    raise KeyError(part)


ROUND: Final = begin_of("round")
TURN: Final = begin_of("turn")
READINGS: Final = begin_of("readings")
BAG: Final = begin_of("bag")
HAND: Final = begin_of("hand")
CAPITAL: Final = begin_of("capital")
DECK_TOKENS: Final = begin_of("tokens on decks")
AREAS: Final = begin_of("areas")
STOCK: Final = begin_of("stock")
FAVOURS: Final = begin_of("favours")
QUESTION: Final = begin_of("question")
ASKED_SEAT: Final = begin_of("asked seat")
ABOUT_TRADE: Final = begin_of("about trade")
ABOUT_SPACE: Final = begin_of("about space")
PARTS: Final = begin_of("parts")
GOODS_TO_COME: Final = begin_of("goods to come")
GOODS_TAKEN: Final = begin_of("goods taken")
DOCKS_USED: Final = begin_of("docks used")
BOARDS: Final = begin_of("seats")


def observation(table: Table[State], viewer: int) -> MutableSequence[float]:
    state = table.state
    row = array("f", [0.0]) * (RESIDENTS_BEGIN + state.box.residents * RESIDENT_WIDTH)
    write_capital(row, state)
    write_favours(row, state, viewer)
    for seat in range(len(state.guides)):
        write_guide(row, state, seat, viewer)
    write_residents(row, table, viewer)
    write_question(row, table, viewer)
    return row


def share(amount: int, most: int) -> float:
    return 1.0 if amount >= most else amount / most


def round_from(viewer: int, seat: int, seats: int) -> int:
    """How far clockwise from the viewer a seat is."""
    return (seat - viewer) % seats


def write_capital(row: MutableSequence[float], state: State) -> None:
    row[ROUND + state.round] = 1.0
    row[TURN] = share(state.turn, MOST_TURNS)
    row[READINGS] = 1.0 if state.uppermost else 0.0
    row[READINGS + 1] = 1.0 if state.blank else 0.0
    row[READINGS + 2] = 1.0 if state.at_once else 0.0
    for trade in range(len(TRADES)):
        row[BAG + trade] = share(state.bag[trade], TOKENS_EACH)
        row[CAPITAL + trade] = share(state.capital[trade], TOKENS_EACH)
        row[DECK_TOKENS + trade] = share(state.deck_tokens[trade], TOKENS_EACH)
        for space, tokens in enumerate(state.areas[trade]):
            row[AREAS + trade * AREA_SPACES + space] = share(tokens, 1)
    for trade in state.hand:
        row[HAND + trade] += 1.0 / DRAWN_TOKENS
    for good, left in enumerate(state.stock):
        row[STOCK + good] = share(left, GOODS_EACH)


def write_favours(row: MutableSequence[float], state: State, viewer: int) -> None:
    for species, tile in enumerate(state.tiles):
        if tile != NONE:
            row[FAVOURS + species * TILE_WIDTH + (FAVOUR_TILES - 1 if tile == BLANK else tile)] = 1.0
    for species, claims in enumerate(state.claims):
        begin = FAVOURS + species * TILE_WIDTH + TILE_CLAIMS
        for space, seat in enumerate(claims):
            if seat != NONE:
                row[begin + space * SEATS + round_from(viewer, seat, len(state.guides))] = 1.0


def write_guide(row: MutableSequence[float], state: State, seat: int, viewer: int) -> None:
    guide = state.guides[seat]
    begin = BOARDS + round_from(viewer, seat, len(state.guides)) * SEAT_WIDTH
    row[begin] = 1.0
    row[begin + SEAT_POINTS] = share(guide.points, MOST_POINTS)
    row[begin + SEAT_RECRUITED] = share(guide.recruited, RECRUITS[len(state.guides)])
    if seat in state.order:
        row[begin + SEAT_ORDER + state.order.index(seat)] = 1.0
    for land in range(len(LANDS)):
        row[begin + SEAT_EXPLORERS + land] = share(guide.explorers[land], MOST_SPACES)
        row[begin + SEAT_OUTPOSTS + land] = share(guide.outposts[land], OUTPOSTS_EACH)
        for good, lying in enumerate(guide.docks[land]):
            row[begin + SEAT_DOCKS + land * len(GOODS) + good] = share(lying, MOST_ON_DOCK)


def write_residents(row: MutableSequence[float], table: Table[State], viewer: int) -> None:
    state = table.state
    for trade in range(len(TRADES)):
        mark_residents(row, state.decks[trade], IN_DECK)
        mark_residents(row, state.shown[trade], SHOWN)
    mark_residents(row, state.discards, DISCARDED)
    for seat, guide in enumerate(state.guides):
        mark_residents(row, guide.residents, OWNED + round_from(viewer, seat, len(state.guides)))
    for step in table.agenda:
        if isinstance(step, JoinGuide):
            mark_residents(row, (step.card,), ARRIVING)


def mark_residents(row: MutableSequence[float], cards: tuple[int, ...], where: int) -> None:
    for card in cards:
        if card != NONE:
            row[RESIDENTS_BEGIN + card * RESIDENT_WIDTH + where] = 1.0


def write_question(row: MutableSequence[float], table: Table[State], viewer: int) -> None:
    """What is asked, whom, and about what: the question's own fields are not in the state."""
    question = table.question
    if not isinstance(question, Choice):
        return
    row[QUESTION + _KIND_NUMBERS[type(question).__name__]] = 1.0
    row[ASKED_SEAT + round_from(viewer, question.seat, len(table.state.guides))] = 1.0
    if isinstance(question, RecruitResident | ChooseSpace):
        row[ABOUT_TRADE + question.trade] = 1.0
    elif isinstance(question, ChooseGood):
        write_goods_to_come(row, question.wanted)
        for good in question.taken:
            row[GOODS_TAKEN + good] += 1.0 / MOST_GAINED
    elif isinstance(question, PlaceGood):
        write_goods_to_come(row, question.goods)
        for land in question.used:
            row[DOCKS_USED + land] = 1.0
    for step in table.agenda:  # of a space more may be taken after what is asked now
        if isinstance(step, (ChoosePart, TakeParts)):
            row[ABOUT_TRADE + step.trade] = 1.0
            row[ABOUT_SPACE + step.space] = 1.0
            for part in step.parts:
                row[PARTS + part] = 1.0


def write_goods_to_come(row: MutableSequence[float], goods: tuple[int, ...]) -> None:
    for number, good in enumerate(goods):
        row[GOODS_TO_COME + number * ANY_GOOD + good] = 1.0
