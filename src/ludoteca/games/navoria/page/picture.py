"""The table as data for those who draw it, after every move: what lies where, by the words that answers use.

What the words stand for, and where on the page each answer and each event belongs, is told once by the legend.
"""

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.games.navoria.box.constants import BLANK, GOODS, LANDS, NONE, SPECIES, TRADES
from ludoteca.games.navoria.box.contents import EFFECTS, EITHER, SPACE_WORDS, Box
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, PlaceGood, missing_lots
from ludoteca.games.navoria.rules.effects import ChoosePart, TakeParts
from ludoteca.games.navoria.rules.gather import ChooseSpace, GatherTurn, TakeToken
from ludoteca.games.navoria.rules.income import income_of, prize_places
from ludoteca.games.navoria.rules.recruit import DrawToken, JoinGuide, RecruitResident, RecruitTurn
from ludoteca.games.navoria.words.table import phase
from ludoteca.kernel.table import Choice, Table


class Deck(Struct, frozen=True, gc=False):
    """A trade's deck: how many cards are left face down, the tokens on it, and its face-up spaces, empty ones too."""

    trade: str
    cards: int
    tokens: int
    shown: list[str | None]


class Area(Struct, frozen=True, gc=False):
    """A trade's area of the Capital: on which of its spaces a token lies."""

    trade: str
    taken: list[bool]


class Lead(Struct, frozen=True, gc=False):
    """Who would win a prize if Income came now."""

    seat: int
    place: int
    points: int


class Track(Struct, frozen=True, gc=False):
    land: str
    leads: list[Lead]


class Favour(Struct, frozen=True, gc=False):
    """A species' favour: its tile, if it has one yet; a blank one cannot be claimed. The upper marker comes first."""

    species: str
    tile: str | None
    blank: bool
    claims: list[int]


class Dock(Struct, frozen=True, gc=False):
    """What a guide has of a land: the explorer's space, the spaces with outposts built, the goods on the dock.

    `lacks`: any one of these lots of goods completes the order; 'any' is a good of any kind.
    """

    land: str
    explorer: int
    outposts: list[int]
    goods: dict[str, int]
    lacks: list[dict[str, int]]


class Guide(Struct, frozen=True, gc=False):
    """A seat. Residents lie in the order they came; some count at Income, some at the end: so much as it stands."""

    seat: int
    points: int
    recruited: int
    flags: int
    icons: dict[str, int]
    docks: list[Dock]
    residents: list[str]
    income: dict[str, int]
    end: dict[str, int]


class Doing(Struct, frozen=True, gc=False):
    """What somebody is in the middle of.

    `resident` is being recruited and joins when all that it gives is taken; `token` is on its way from a deck to the
    Capital; `parts` are those of the space that may still be taken, one of them if `either`. `goods` are gained and not
    yet placed, the first comes next; `wanted` are still to be gained; `used` are docks that got their good.
    """

    resident: str | None = None
    trade: str | None = None
    token: str | None = None
    space: str | None = None
    parts: list[str] = []
    either: bool = False
    goods: list[str] = []
    wanted: list[str] = []
    used: list[str] = []


class Picture(Struct, frozen=True, gc=False):
    """The whole table. `phase` is 'setup', 'recruit', 'gather', 'return' or 'over'.

    `seat` is whose turn it is, `next` whose turns are still to come in this phase; `hand` are tokens drawn.
    """

    round: int
    phase: str
    seat: int | None
    next: list[int]
    order: list[int]
    bag: dict[str, int]
    hand: list[str]
    capital: dict[str, int]
    stock: dict[str, int]
    decks: list[Deck]
    discards: list[str]
    areas: list[Area]
    tracks: list[Track]
    favours: list[Favour]
    guides: list[Guide]
    doing: Doing


def picture(table: Table[State], viewer: int | None) -> Picture:
    """The table as it is. Nothing in Navoria is hidden, so every viewer sees the same."""
    state = table.state
    ids = state.box.resident_ids
    return Picture(
        round=state.round,
        phase=phase_of(table),
        seat=whose_turn(table),
        next=turns_to_come(table),
        order=list(state.order),
        bag=counted(TRADES, state.bag),
        hand=[TRADES[trade] for trade in state.hand],
        capital=counted(TRADES, state.capital),
        stock=counted(GOODS, state.stock),
        decks=[
            Deck(name, len(deck), tokens, [None if card == NONE else ids[card] for card in row])
            for name, deck, tokens, row in zip(TRADES, state.decks, state.deck_tokens, state.shown, strict=True)
        ],
        discards=[ids[card] for card in state.discards],
        areas=[Area(name, [bool(taken) for taken in area]) for name, area in zip(TRADES, state.areas, strict=True)],
        tracks=[Track(name, leads(state, land)) for land, name in enumerate(LANDS)],
        favours=[favour(state, species) for species in range(len(SPECIES))],
        guides=[guide(state, seat) for seat in range(len(state.guides))],
        doing=doing(table),
    )


def counted(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(words, counts, strict=True))


def phase_of(table: Table[State]) -> str:
    state = table.state
    if state.scores:
        return "over"
    if not state.round:
        return "setup"
    found = phase(table)
    return "return" if found == "none" else found


def whose_turn(table: Table[State]) -> int | None:
    question = table.question
    return question.seat if isinstance(question, Choice | DrawToken) else None


def turns_to_come(table: Table[State]) -> list[int]:
    """gather: a turn for each token on the decks, but for the one that is just being taken."""
    turns: list[int] = []
    for step in reversed(table.agenda):
        if isinstance(step, RecruitTurn):
            turns.append(step.seat)
        elif isinstance(step, GatherTurn):
            order = table.state.order
            tokens = sum(table.state.deck_tokens) - isinstance(table.question, TakeToken)
            return [order[(step.place - turn) % len(order)] for turn in range(tokens)]
    return turns


def leads(state: State, land: int) -> list[Lead]:
    prizes = state.box.prizes[land]
    return [Lead(seat, place + 1, prizes[place]) for seat, place in prize_places(state, land)]


def favour(state: State, species: int) -> Favour:
    tile = state.tiles[species]
    name = state.box.favour_ids[tile] if tile >= 0 else None
    return Favour(SPECIES[species], name, tile == BLANK, list(state.claims[species]))


def guide(state: State, seat: int) -> Guide:
    box, found = state.box, state.guides[seat]
    income = {card: income_of(state, seat, card) for card in found.residents}
    soldiers = [card for card in found.residents if box.end_land[card] != NONE]
    return Guide(
        seat=seat,
        points=found.points,
        recruited=found.recruited,
        flags=state.flags(seat),
        icons={name: state.icons(seat, species) for species, name in enumerate(SPECIES)},
        docks=[
            Dock(
                name,
                found.explorers[land],
                list(box.outpost_spaces[land][: found.outposts[land]]),
                counted(GOODS, found.docks[land]),
                lacks(box, land, found.docks[land]),
            )
            for land, name in enumerate(LANDS)
        ],
        residents=[box.resident_ids[card] for card in found.residents],
        income={box.resident_ids[card]: points for card, points in income.items() if points != NONE},
        end={box.resident_ids[card]: found.outposts[box.end_land[card]] * box.soldier_points for card in soldiers},
    )


def lacks(box: Box, land: int, dock: tuple[int, ...]) -> list[dict[str, int]]:
    """order.complete: any one of these lots of goods completes the order."""
    return [{good_word(good): amount for good, amount in lot.items()} for lot in missing_lots(box, land, dock)]


def doing(table: Table[State]) -> Doing:
    question = table.question
    box = table.state.box
    resident = next((box.resident_ids[step.card] for step in table.agenda if isinstance(step, JoinGuide)), None)
    if isinstance(question, RecruitResident):
        return Doing(trade=TRADES[question.trade])
    if isinstance(question, ChooseSpace):
        return Doing(trade=TRADES[question.trade], token=TRADES[question.trade])
    goods: tuple[int, ...] = ()
    wanted: list[str] = []
    used: tuple[int, ...] = ()
    if isinstance(question, PlaceGood):
        goods, used = question.goods, question.used
    elif isinstance(question, ChooseGood):
        goods, wanted = question.taken, ["any", *map(good_word, question.wanted)]
    at = next((step for step in reversed(table.agenda) if isinstance(step, ChoosePart | TakeParts)), None)
    return Doing(
        resident=resident,
        trade=TRADES[at.trade] if at else None,
        space=SPACE_WORDS.word(at.space) if at else None,
        parts=[EFFECTS[part] for part in at.parts] if at else [],
        either=at is not None and box.areas[at.trade][at.space][0].kind == EITHER,
        goods=[GOODS[good] for good in goods],
        wanted=wanted,
        used=[LANDS[land] for land in used],
    )


def good_word(good: int) -> str:
    return GOODS[good] if good < len(GOODS) else "any"
