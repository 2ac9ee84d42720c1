"""What a seat sees of the table as numbers from 0 to 1, for those who train on it.

As long at any number of seats: four boards, the viewer's first and then clockwise, zeros where nobody sits. Nothing
that publication.hidden covers is told: a covered card looks as if it were still in its deck. See docs/research.md.
"""

from array import array
from collections.abc import MutableSequence
from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    CONTINENTS,
    CUBES,
    DICE,
    EXPEDITION,
    EXPEDITION_SPACES,
    FIVE_CUBES_TOKENS,
    GIFTS,
    NONE,
    ROUNDS,
    TRACK,
    TYPES,
)
from ludoteca.games.encyclopedia.box.contents import Box
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, State
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, covered
from ludoteca.games.encyclopedia.rules.reputation import BonusCard
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.words.questions import QUESTIONS
from ludoteca.kernel.table import Choice, Table

SEATS: Final = 4
PLACES: Final = 4
SLOTS: Final = 4

# About the most of each that a game sees: what is more counts as this much.
MOST_VP: Final = 300
MOST_COINS: Final = 150
MOST_TOKENS: Final = 30
MOST_SEALS: Final = 20
MOST_VALUE: Final = 100
MOST_ON_SHELF: Final = 15
MOST_CARDS: Final = 40
MOST_OF_A_GIFT: Final = 2  # setup.rounds
MOST_OWED: Final = 4
MOST_AUTOMA_CARDS: Final = 3

KINDS: Final = tuple([kind.__name__ for kind in sorted(QUESTIONS, key=lambda kind: QUESTIONS[kind].number)])
"""The questions that a seat can be asked."""
_KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}

# A seat's numbers: where each begins.
SEAT_AUTOMA: Final = 1
SEAT_SCORING: Final = SEAT_AUTOMA + MOST_AUTOMA_CARDS
SEAT_PRIORITIES: Final = SEAT_SCORING + MOST_AUTOMA_CARDS
SEAT_GOODS: Final = SEAT_PRIORITIES + len(CONTINENTS)
SEAT_CARDS: Final = SEAT_GOODS + 4
SEAT_TRACK: Final = SEAT_CARDS + 4
SEAT_SHELVES: Final = SEAT_TRACK + TRACK
SEAT_WIDTH: Final = SEAT_SHELVES + len(CATEGORIES)

# A die's numbers: its face, and where it lies.
DIE_BAG: Final = 1
DIE_DRAWN: Final = 2
DIE_SLOTS: Final = DIE_DRAWN + SEATS
DIE_PLACES: Final = DIE_SLOTS + SEATS * SLOTS
DIE_EXPEDITIONS: Final = DIE_PLACES + PLACES
DIE_PUBLICATIONS: Final = DIE_EXPEDITIONS + len(CONTINENTS) * EXPEDITION_SPACES
DIE_HAND: Final = DIE_PUBLICATIONS + 1
DIE_RUNNING: Final = DIE_HAND + 1
DIE_WIDTH: Final = DIE_RUNNING + 1

# A card's numbers: where it lies. Whether what is asked or under way is about it, and an animal's cubes, come last.
UNSEEN: Final = 0
SHOWN: Final = 1
DISCARDED: Final = 2
OWNED: Final = 3
"""Active experts, animals under study: one for each seat."""
FACE_DOWN: Final = OWNED + SEATS
ASKED: Final = FACE_DOWN + SEATS
EXPERT_WIDTH: Final = ASKED + 1
REMOVED: Final = ASKED + 1
CARD_CUBES: Final = REMOVED + 1
CARD_WIDTH: Final = CARD_CUBES + len(TYPES)

BEFORE_CARDS: Final = (
    ("round", ROUNDS + 1),
    ("first player", SEATS),
    ("start of the round", SEATS),
    ("turn", SEATS),
    ("bank claimed", 1),
    ("round tokens left", len(GIFTS)),
    ("round token", len(GIFTS)),
    ("colour of the die", len(CONTINENTS)),
    ("raised by", 1),
    ("value", 1),
    ("question", len(KINDS)),
    ("asked seat", SEATS),
    ("about action", len(ACTIONS)),
    ("about continent", len(CONTINENTS)),
    ("points and cubes", 2),
    ("seats", SEATS * SEAT_WIDTH),
    ("dice", DICE * DIE_WIDTH),
)
CARDS_BEGIN: Final = sum([length for _, length in BEFORE_CARDS])


def layout(box: Box) -> list[tuple[str, int]]:
    """The parts of an observation, in order, with their lengths."""
    return [*BEFORE_CARDS, ("animals", box.cards * CARD_WIDTH), ("experts", box.experts * EXPERT_WIDTH)]


def begin_of(part: str) -> int:
    begin = 0
    for name, length in BEFORE_CARDS:
        if name == part:
            return begin
        begin += length
    raise KeyError(part)


ROUND: Final = begin_of("round")
FIRST: Final = begin_of("first player")
START: Final = begin_of("start of the round")
TURN: Final = begin_of("turn")
BANK_CLAIMED: Final = begin_of("bank claimed")
TOKENS_LEFT: Final = begin_of("round tokens left")
ROUND_TOKEN: Final = begin_of("round token")
COLOUR: Final = begin_of("colour of the die")
RAISED: Final = begin_of("raised by")
VALUE: Final = begin_of("value")
QUESTION: Final = begin_of("question")
ASKED_SEAT: Final = begin_of("asked seat")
ABOUT_ACTION: Final = begin_of("about action")
ABOUT_CONTINENT: Final = begin_of("about continent")
POINTS: Final = begin_of("points and cubes")
BOARDS: Final = begin_of("seats")
ALL_DICE: Final = begin_of("dice")


def observation(table: Table[State], viewer: int) -> MutableSequence[float]:
    state = table.state
    box = state.box
    row = array("f", [0.0]) * (CARDS_BEGIN + box.cards * CARD_WIDTH + box.experts * EXPERT_WIDTH)
    write_round(row, state, viewer)
    for seat in range(len(state.seats)):
        write_board(row, table, seat, viewer)
    write_dice(row, state, viewer)
    write_cards(row, state, viewer)
    write_question(row, table, viewer)
    return row


def share(amount: int, most: int) -> float:
    return 1.0 if amount >= most else amount / most


def round_from(viewer: int, seat: int, seats: int) -> int:
    """How far clockwise from the viewer a seat is."""
    return (seat - viewer) % seats


def write_round(row: MutableSequence[float], state: State, viewer: int) -> None:
    seats = len(state.seats)
    row[ROUND + state.round] = 1.0
    for begin, seat in ((FIRST, state.first), (START, state.start), (TURN, state.turn)):
        if seat != NONE:
            row[begin + round_from(viewer, seat, seats)] = 1.0
    if state.bank_claimed:
        row[BANK_CLAIMED] = 1.0
    for gift, left in enumerate(state.round_tokens):
        row[TOKENS_LEFT + gift] = share(left, MOST_OF_A_GIFT)
    if state.round_token != NONE:
        row[ROUND_TOKEN + state.round_token] = 1.0
    if state.colour != NONE:
        row[COLOUR + state.colour] = 1.0
    if state.raised > 0:
        row[RAISED] = share(state.raised, MOST_VALUE)
    if state.value > 0:
        row[VALUE] = share(state.value, MOST_VALUE)


def write_board(row: MutableSequence[float], table: Table[State], seat: int, viewer: int) -> None:
    state = table.state
    me = state.seats[seat]
    begin = BOARDS + round_from(viewer, seat, len(state.seats)) * SEAT_WIDTH
    row[begin] = 1.0
    if me.automa != NONE:
        row[begin + SEAT_AUTOMA + me.automa] = 1.0
        row[begin + SEAT_SCORING + me.scoring] = 1.0
    for place, continent in enumerate(me.priorities):
        row[begin + SEAT_PRIORITIES + continent] = 1.0 - place / len(CONTINENTS)
    goods = begin + SEAT_GOODS
    row[goods] = share(me.vp, MOST_VP)
    row[goods + 1] = share(me.coins, MOST_COINS)
    row[goods + 2] = share(me.tokens, MOST_TOKENS)
    row[goods + 3] = share(me.seals, MOST_SEALS)
    cards = begin + SEAT_CARDS
    row[cards] = share(me.free_cubes(), CUBES + 5 * FIVE_CUBES_TOKENS)
    row[cards + 1] = share(len(me.retired), MOST_CARDS)
    row[cards + 2] = share(len(me.published), MOST_CARDS)
    owed = 0
    for step in table.owed:
        if isinstance(step, BonusCard) and step.seat == seat:
            owed += 1
    row[cards + 3] = share(owed, MOST_OWED)
    row[begin + SEAT_TRACK + me.reputation] = 1.0
    for category, cubes in enumerate(me.shelves):
        row[begin + SEAT_SHELVES + category] = share(cubes, MOST_ON_SHELF)


def write_dice(row: MutableSequence[float], state: State, viewer: int) -> None:
    for die in range(DICE):
        row[ALL_DICE + die * DIE_WIDTH] = share(max(state.faces[die], 0), 6)
    mark_dice(row, state.bag, DIE_BAG)
    mark_dice(row, state.publications, DIE_PUBLICATIONS)
    for place, dice in enumerate(state.places):
        mark_dice(row, dice, DIE_PLACES + place)
    for continent, spaces in enumerate(state.expeditions):
        for space, die in enumerate(spaces):
            if die != NONE:
                row[ALL_DICE + die * DIE_WIDTH + DIE_EXPEDITIONS + continent * EXPEDITION_SPACES + space] = 1.0
    for seat, me in enumerate(state.seats):
        board = round_from(viewer, seat, len(state.seats))
        mark_dice(row, me.drawn, DIE_DRAWN + board)
        for slot, dice in enumerate(me.slots):
            mark_dice(row, dice, DIE_SLOTS + board * SLOTS + slot)
    if state.hand != NONE:
        row[ALL_DICE + state.hand * DIE_WIDTH + DIE_HAND] = 1.0
    if state.die != NONE:
        row[ALL_DICE + state.die * DIE_WIDTH + DIE_RUNNING] = 1.0


def mark_dice(row: MutableSequence[float], dice: tuple[int, ...], where: int) -> None:
    for die in dice:
        row[ALL_DICE + die * DIE_WIDTH + where] = 1.0


def write_cards(row: MutableSequence[float], state: State, viewer: int) -> None:
    box = state.box
    experts = CARDS_BEGIN + box.cards * CARD_WIDTH
    for width, begin, piles in (
        (CARD_WIDTH, CARDS_BEGIN, (state.animal_deck, state.animals, state.animal_discards)),
        (EXPERT_WIDTH, experts, (state.expert_deck, state.experts, state.expert_discards)),
    ):
        for where, pile in enumerate(piles):  # UNSEEN, SHOWN, DISCARDED
            mark_cards(row, pile, begin + where, width)
    mark_cards(row, state.removed, CARDS_BEGIN + REMOVED, CARD_WIDTH)
    for seat, me in enumerate(state.seats):
        board = round_from(viewer, seat, len(state.seats))
        face_down = UNSEEN if covered(state, seat, viewer) else FACE_DOWN + board
        mark_cards(row, me.experts, experts + OWNED + board, EXPERT_WIDTH)
        mark_cards(row, me.retired, experts + face_down, EXPERT_WIDTH)
        mark_cards(row, me.animals, CARDS_BEGIN + OWNED + board, CARD_WIDTH)
        mark_cards(row, me.published, CARDS_BEGIN + face_down, CARD_WIDTH)
        for position, card in enumerate(me.animals):
            write_cubes(row, box, card, me.cubes[position])


def mark_cards(row: MutableSequence[float], cards: tuple[int, ...], begin: int, width: int) -> None:
    for card in cards:
        if card != NONE:
            row[begin + card * width] = 1.0


def write_cubes(row: MutableSequence[float], box: Box, card: int, cubes: int) -> None:
    begin = CARDS_BEGIN + card * CARD_WIDTH + CARD_CUBES
    if cubes >= SEPULTUS_CUBE:
        row[begin + box.categories[card].index(cubes - SEPULTUS_CUBE)] = 1.0
        return
    for kind in range(len(TYPES)):
        if cubes >> kind & 1:
            row[begin + kind] = 1.0


def write_question(row: MutableSequence[float], table: Table[State], viewer: int) -> None:
    """What is asked, whom, and about what: the question's own fields are not in the state."""
    question = table.question
    if not isinstance(question, Choice):
        return
    row[QUESTION + _KIND_NUMBERS[type(question).__name__]] = 1.0
    row[ASKED_SEAT + round_from(viewer, question.seat, len(table.state.seats))] = 1.0
    write_undertaking(row, table)
    if isinstance(question, PayColour):
        row[ABOUT_CONTINENT + question.colour] = 1.0


def write_undertaking(row: MutableSequence[float], table: Table[State]) -> None:
    """What the running action is for and how far it is, whatever is asked in the middle of it; what it has taken
    so far, its steps on the agenda say."""
    action, target = table.state.running
    if action != NONE:
        row[ABOUT_ACTION + action] = 1.0
    if target != NONE:
        if action == EXPEDITION:
            row[ABOUT_CONTINENT + target] = 1.0
        else:
            ask_about_card(row, target)
    for step in table.agenda:
        if isinstance(step, PlaceCube):
            row[POINTS] = share(step.points, MOST_VALUE)
            row[POINTS + 1] = share(step.placed, CUBES)
        elif isinstance(step, AddAnimal):
            for card in step.added:
                ask_about_card(row, card)
        elif isinstance(step, SeatExpert):
            ask_about_expert(row, table.state.box, step.expert)


def ask_about_card(row: MutableSequence[float], card: int) -> None:
    row[CARDS_BEGIN + card * CARD_WIDTH + ASKED] = 1.0


def ask_about_expert(row: MutableSequence[float], box: Box, expert: int) -> None:
    row[CARDS_BEGIN + box.cards * CARD_WIDTH + expert * EXPERT_WIDTH + ASKED] = 1.0
