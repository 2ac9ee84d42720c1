"""The table as data, for those who draw it: sent after every move, so small, and without a rule to know.

Things go by the words that questions take as answers (`purple2`, `bison_bison`, `asia`, `slot3`), so that the page
lights up exactly the things whose word is offered. What the words mean, and where on the page they are, is in the
legend, sent once.
"""

from msgspec import Struct

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    CONTINENTS,
    CUBES,
    EMBASSY,
    EXPEDITION,
    EXTRA,
    FIVE_CUBES_TOKENS,
    GIFTS,
    NONE,
    PUBLICATION,
    REFILL,
    SETUP,
    TYPES,
)
from ludoteca.games.encyclopedia.box.contents import Box
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.extra import ExtraChance
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, ChooseReference, covered
from ludoteca.games.encyclopedia.rules.raising import Raise
from ludoteca.games.encyclopedia.rules.reputation import BonusCard
from ludoteca.games.encyclopedia.rules.research import OUT_OF_REACH
from ludoteca.games.encyclopedia.rules.value import PayColour, useful_value
from ludoteca.games.encyclopedia.rules.whole import least_value
from ludoteca.games.encyclopedia.words.questions import QUESTIONS
from ludoteca.kernel.table import Choice, Table


class Piles(Struct, frozen=True, gc=False):
    """How many lie there; what lies there is nobody's to know."""

    bag: int
    experts: int
    expert_discards: int
    animals: int
    animal_discards: int
    removed: int


class Places(Struct, frozen=True, gc=False):
    """Dice on the central board. An expedition space without a die is null."""

    embassy: list[str]
    bank: list[str]
    university: list[str]
    academy: list[str]
    publication: list[str]
    america: list[str | None]
    africa: list[str | None]
    asia: list[str | None]
    europe: list[str | None]
    oceania: list[str | None]


class Running(Struct, frozen=True, gc=False):
    """The action that is being taken with a die, by whoever's turn it is.

    `action` and `target` (a continent, a reference, a creature to be hit exactly) as soon as they are named. `value` is
    what the die counts as it stands; once it is fixed, nothing is needed any more. `needed` is what the action cannot
    do without, `useful` what more would be wasted. `points` are left for research; `added` animals join the reference.
    """

    die: str
    colour: str
    raised: int
    value: int
    fixed: bool
    action: str | None
    target: str | None
    needed: int | None
    useful: int | None
    points: int | None
    added: list[str]


class AutomaCards(Struct, frozen=True, gc=False):
    """An automa's two cards, and its continents from the highest priority down."""

    behaviour: str
    scoring: str
    priorities: list[str]


class StudiedAnimal(Struct, frozen=True, gc=False):
    """An animal under study. A cube lies on the research space `animal.cube`, as an answer says it. `continents` are
    where an expedition may research it; whether it can be the `reference` of a publication."""

    animal: str
    cubes: list[str]
    continents: list[str]
    reference: bool


class SeatPicture(Struct, frozen=True, gc=False):
    """A seat's board and what lies beside it.

    `arriving` experts are taken and not yet seated; `owed` cards will be chosen after this turn. `retired` experts and
    `published` animals are face down: null where they may not be looked at, and then only their numbers are there.
    `cubes` are at hand, once `fives` tokens for five cubes have been exchanged; `shelves` holds those published.
    """

    automa: AutomaCards | None
    vp: int
    coins: int
    tokens: int
    seals: int
    reputation: int
    cubes: int
    fives: int
    drawn: list[str]
    slots: list[list[str]]
    experts: list[str | None]
    arriving: list[str]
    owed: list[str]
    study: list[StudiedAnimal]
    shelves: dict[str, int]
    retired: list[str] | None
    retired_count: int
    published: list[str] | None
    published_count: int


class Picture(Struct, frozen=True, gc=False):
    """Everything that lies on the table.

    `phase` is 'setup', 'refill', 'token', 'dice', 'turns', 'extra' or 'over'. `order` is the order of turns in this
    round; in the phase of extra actions, who has the chance now and who still will. `faces` is what each die shows that
    is not in the bag. `round_tokens` are those not turned yet, by kind. A gap in a display is null. `plans` are the
    actions that whoever is asked can plan as a whole now.
    """

    phase: str
    round: int
    first: int
    order: list[int]
    turn: int | None
    bank_claimed: bool
    round_token: str | None
    round_tokens: dict[str, int]
    faces: dict[str, int]
    hand: str | None
    running: Running | None
    places: Places
    university: list[str | None]
    academy: list[str | None]
    piles: Piles
    seats: list[SeatPicture]
    scores: list[int]
    plans: list[str]


# Drawing


def picture(table: Table[State], viewer: int | None) -> Picture:
    """The whole table, as this seat (or a spectator) may see it."""
    state = table.state
    dice = state.box.die_words.words
    seats = [seat_picture(state, seat, viewer) for seat in range(len(state.seats))]
    return Picture(
        phase=state.phase,
        round=state.round,
        first=state.first,
        order=extra_order(table) if state.phase == EXTRA else state.clockwise(state.start),
        turn=None if state.turn == NONE else state.turn,
        bank_claimed=state.bank_claimed,
        round_token=GIFTS[state.round_token] if state.phase not in (SETUP, REFILL) else None,
        round_tokens={GIFTS[gift]: left for gift, left in enumerate(state.round_tokens) if left},
        faces={dice[die]: face for die, face in enumerate(state.faces) if die not in state.bag},
        hand=None if state.hand == NONE else dice[state.hand],
        running=None if state.die == NONE else running(table),
        places=places(state),
        university=named(state.box.expert_ids, state.experts),
        academy=named(state.box.card_ids, state.animals),
        piles=Piles(
            len(state.bag), len(state.expert_deck), len(state.expert_discards), len(state.animal_deck),
            len(state.animal_discards), len(state.removed),
        ),
        seats=on_the_way(table, seats),
        scores=list(state.scores),
        plans=[ACTIONS[action] for action in plannable(table)],
    )  # fmt: skip


def named(ids: tuple[str, ...], numbers: tuple[int, ...]) -> list[str | None]:
    """A row of things, null where nothing lies."""
    return [None if number == NONE else ids[number] for number in numbers]


def extra_order(table: Table[State]) -> list[int]:
    """extra.action: the seat whose chance it is, and those that still will have it."""
    coming = [step.seat for step in reversed(table.agenda) if isinstance(step, ExtraChance)]
    return coming if table.state.turn == NONE else [table.state.turn, *coming]


def places(state: State) -> Places:
    dice = state.box.die_words.words
    embassy, bank, university, academy = [[dice[die] for die in place] for place in state.places]
    published = [dice[die] for die in state.publications]
    return Places(embassy, bank, university, academy, published, *[named(dice, spaces) for spaces in state.expeditions])


# The running action


def plannable(table: Table[State]) -> tuple[int, ...]:
    """The actions that can be planned as a whole from the open question on: before one is begun both, then that one."""
    question = table.question
    if isinstance(question, Choice) and QUESTIONS[type(question)].aims:
        return EXPEDITION, PUBLICATION
    if isinstance(question, ChooseContinent | ChooseReference | PayColour | Raise | PlaceCube | AddAnimal):
        action, _ = table.state.running
        return (action,) if action in (EXPEDITION, PUBLICATION) else ()
    return ()


def running(table: Table[State]) -> Running:
    state = table.state
    box = state.box
    action, target = state.running
    open_value = isinstance(table.needed_choice(), Raise)
    counted = EMBASSY if target == NONE else action  # an expedition's space counts once its continent is named
    needed = least_value(state, state.turn, action, target) if open_value else 0
    question = table.question
    return Running(
        die=box.die_words.words[state.die],
        colour=CONTINENTS[box.die_colour[state.die] if state.colour == NONE else state.colour],
        raised=state.raised,
        value=state.value or state.die_value(state.turn, counted, target),
        fixed=state.value > 0,
        action=None if action == NONE else ACTIONS[action],
        target=target_word(box, action, target),
        needed=needed if 0 < needed < OUT_OF_REACH else None,
        useful=useful_value(state, state.turn, action, target) if open_value else None,
        points=question.points if isinstance(question, PlaceCube) else None,
        added=[box.card_ids[card] for card in question.added] if isinstance(question, AddAnimal) else [],
    )


def target_word(box: Box, action: int, target: int) -> str | None:
    if target == NONE:
        return None
    return CONTINENTS[target] if action == EXPEDITION else box.card_ids[target]


# A seat


def seat_picture(state: State, seat: int, viewer: int | None) -> SeatPicture:
    box = state.box
    me = state.seats[seat]
    dice = box.die_words.words
    hidden = covered(state, seat, viewer)
    return SeatPicture(
        automa=None if me.automa == NONE else automa_cards(box, me),
        vp=me.vp,
        coins=me.coins,
        tokens=me.tokens,
        seals=me.seals,
        reputation=me.reputation,
        cubes=me.free_cubes(),
        fives=fives(me),
        drawn=[dice[die] for die in me.drawn],
        slots=[[dice[die] for die in slot] for slot in me.slots],
        experts=named(box.expert_ids, me.experts),
        arriving=[],
        owed=[],
        study=[studied(box, card, cubes) for card, cubes in zip(me.animals, me.cubes, strict=True)],
        shelves={CATEGORIES[category]: cubes for category, cubes in enumerate(me.shelves) if cubes},
        retired=None if hidden else [box.expert_ids[expert] for expert in me.retired],
        retired_count=len(me.retired),
        published=None if hidden else [box.card_ids[card] for card in me.published],
        published_count=len(me.published),
    )


def studied(box: Box, card: int, cubes: int) -> StudiedAnimal:
    """sepultus.research: a creature is researched on any continent; sepultus.publish: it is never the reference."""
    home = box.continent[card]
    everywhere = home == NONE
    continents = list(CONTINENTS) if everywhere else [CONTINENTS[home]]
    return StudiedAnimal(box.card_ids[card], cube_words(cubes), continents, not everywhere)


def automa_cards(box: Box, me: Naturalist) -> AutomaCards:
    return AutomaCards(
        box.behaviour_ids[me.automa], box.scoring_ids[me.scoring], [CONTINENTS[c] for c in me.priorities]
    )


def cube_words(cubes: int) -> list[str]:
    """The types with a cube, or the category of a creature's: the second half of a research space's word."""
    if cubes >= SEPULTUS_CUBE:
        return [CATEGORIES[cubes - SEPULTUS_CUBE]]
    return [kind for number, kind in enumerate(TYPES) if cubes >> number & 1]


def fives(me: Naturalist) -> int:
    """things.supply: how many tokens lie for five cubes each; none before cubes run out."""
    placed = sum(me.shelves) + sum(len(cube_words(cubes)) for cubes in me.cubes)
    return 0 if placed < CUBES else min(me.fives(), FIVE_CUBES_TOKENS)


def on_the_way(table: Table[State], seats: list[SeatPicture]) -> list[SeatPicture]:
    """Experts that are in nobody's slot yet, and cards that are still to be chosen: they lie on the agenda."""
    box = table.state.box
    for step in table.agenda:
        if isinstance(step, SeatExpert):
            seats[step.seat].arriving.append(box.expert_ids[step.expert])
    for owed in table.owed:
        if isinstance(owed, BonusCard):
            seats[owed.seat].owed.append(GIFTS[owed.gift])
    return seats
