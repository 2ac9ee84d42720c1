"""What the things in the picture are, once for a whole table, and where on the page they belong.

A thing is named by the word that answers use: a trade, a land, a good, a resident's id. Each has an address on the
page, and three tables say which address is meant, so that the page needs no rule to light up what may be chosen, or to
have it carried there by hand:

- `answers`, by the question's kind, or by 'Kind.word' for a word of its own: where an answer lies;
- `carried`, by the question's kind: from where to where an answer is carried by hand;
- `aims`, by the question's kind: the places that may be pointed at before the thing that goes there.

They are made from the entries of the questions (words/questions.py; the blanks are told in kernel/asked.py). Where an
event comes from and goes to, the event says itself (box/events.py).

    bag                     the bag                        bag/TRADE              a token drawn from it, in the hand
    capital                 the Capital                    capital/TRADE          the tokens of a trade lying in it
    deck/TRADE              a deck, face down              deck/TRADE/token       the tokens on it
    resident/RESIDENT       a card, wherever it lies       discards               the discarded ones
    area/TRADE/SPACE        a space of a trade's area      part/TRADE/SPACE/PART  one of the things that it gives
    stock                   the stock                      stock/GOOD             the goods of a kind in it
    guide/SEAT              a guide's board                points/SEAT            the guide's score
    hand/SEAT               goods gained, not yet placed   dock/SEAT/LAND         a dock with its goods
    dock/SEAT/LAND/outpost  the topmost outpost left there explorer/SEAT/LAND     an explorer
    track/LAND              a track                        track/LAND/NUMBER      a space of it, 0: its start
    treasure/LAND           the treasure at its end        prize/LAND/PLACE       a prize of a track, from 1
    favour/SPECIES          a species' favour tile         favour/SPECIES/PLACE   a space on it, from 1
    round, order            the round, the turn order

What may be chosen is always there. What is refused may be missing for that very reason, and what an event names may be
gone or not come yet: then it is where its address leads without the last part ('bag/soldier': the bag).
"""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from msgspec import Struct

from ludoteca.games.navoria.box.constants import (
    FAVOUR_SPACES,
    GOODS,
    LANDS,
    NONE,
    OUTPOSTS_EACH,
    RECRUITS,
    ROUNDS,
    SPECIES,
    TRADES,
)
from ludoteca.games.navoria.box.contents import (
    ARTISANS,
    EFFECTS,
    EITHER,
    GATHER,
    OUTPOST,
    POINTS,
    SPACE_WORDS,
    STEP,
    Box,
    Effect,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.page.picture import good_word, lacks
from ludoteca.games.navoria.words.names import (
    favour_name,
    gives,
    good_name,
    land_name,
    lasting,
    part_name,
    resident_name,
    species_name,
    trade_name,
)
from ludoteca.games.navoria.words.questions import QUESTIONS
from ludoteca.kernel.asked import aims, answers, carried
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

ARTISAN_POINTS: Final = 1  # order.complete


class Thing(Struct, frozen=True, gc=False):
    id: str
    name: Saying


class Gift(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is given, by the word of its part: 'points', 'artisans' (points for each), a 'step' or an 'outpost' in a
    land (or 'any'), 'goods' (each by its word, or 'any'); of `parts` joined by 'or' one is taken."""

    kind: str
    points: int = 0
    land: str | None = None
    goods: list[str] = []
    parts: "list[Gift]" = []


class Given(Struct, frozen=True, gc=False):
    """What a space or an order gives, in the order printed, and the same in words."""

    gifts: list[Gift]
    says: list[Saying]


class Lasting(Struct, frozen=True, gc=False):
    """What a card gives at 'income' or at the 'end': so many points for each of 'icons', 'flags' or 'outposts', of
    the species or land that it names."""

    when: str
    counts: str
    of: str | None
    points: int


class Resident(Struct, frozen=True, gc=False):
    """A card. `says` is what it gives in words; who they are is told by the attribute 'note' of the name."""

    id: str
    name: Saying
    trade: str
    species: str
    icons: int
    now: list[Gift]
    lasting: list[Lasting]
    says: list[Saying]


class TrackSpace(Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of a track: which outpost is built there (from 1), a flag, the treasure's points."""

    outpost: int = 0
    flag: bool = False
    treasure: int = 0


class Land(Struct, frozen=True, gc=False):
    """A land's track from its start on, its prizes with so many guides, and the order on its dock: what it takes, what
    it gives always and what for each outpost built."""

    id: str
    name: Saying
    spaces: list[TrackSpace]
    prizes: list[int]
    order: list[dict[str, int]]
    base: list[Given]
    outposts: list[Given]


class Trade(Struct, frozen=True, gc=False):
    """A trade, and what the spaces of its area of the Capital give."""

    id: str
    name: Saying
    spaces: list[Given]


class Tile(Struct, frozen=True, gc=False):
    """A favour tile: points for each card of these trades, for the upper and the lower marker."""

    id: str
    name: Saying
    trades: list[str]
    upper: int
    lower: int


class Legend(Struct, frozen=True, gc=False):
    """What does not change at a table. Each list is in the order of the numbers that events have.

    `answers`, `carried` and `aims` say where on the page a thing is: the head of legend.py tells how.
    """

    rounds: int
    recruits: int
    favour_icons: int
    favour_spaces: int
    outposts_each: int
    trades: list[Trade]
    species: list[Thing]
    lands: list[Land]
    goods: list[Thing]
    spaces: list[Thing]
    parts: list[Thing]
    residents: list[Resident]
    favours: list[Tile]
    answers: dict[str, str]
    carried: dict[str, tuple[str, str]]
    aims: dict[str, list[str]]


def legend(table: Table[State]) -> Legend:
    box, seats = table.state.box, len(table.state.guides)
    return Legend(
        rounds=ROUNDS,
        recruits=RECRUITS[seats],
        favour_icons=box.favour_icons,
        favour_spaces=FAVOUR_SPACES,
        outposts_each=OUTPOSTS_EACH,
        trades=[
            Trade(word, trade_name(box, trade), [given(effects) for effects in box.areas[trade]])
            for trade, word in enumerate(TRADES)
        ],
        species=things(box, species_name, SPECIES),
        lands=[land_of(box, land, seats) for land in range(len(LANDS))],
        goods=things(box, good_name, GOODS),
        spaces=[Thing(word, Saying("nth-space", space=space)) for space, word in enumerate(SPACE_WORDS.words)],
        parts=things(box, part_name, EFFECTS[:EITHER]),
        residents=[resident(box, card) for card in range(box.residents)],
        favours=[
            Tile(box.favour_ids[tile], favour_name(box, tile), [TRADES[trade] for trade in trades], upper, lower)
            for tile, (trades, (upper, lower)) in enumerate(zip(box.favour_trades, box.favour_points, strict=True))
        ],
        answers=answers(QUESTIONS),
        carried=carried(QUESTIONS),
        aims=aims(QUESTIONS),
    )


def things(box: Box, name: Callable[[Box, int], Saying], words: Sequence[str]) -> list[Thing]:
    return [Thing(word, name(box, number)) for number, word in enumerate(words)]


def land_of(box: Box, land: int, seats: int) -> Land:
    last, outposts = box.spaces[land], box.outpost_spaces[land]
    return Land(
        id=LANDS[land],
        name=land_name(box, land),
        spaces=[
            TrackSpace(
                outposts.index(space) + 1 if space in outposts else 0,
                space in box.flags[land],
                box.treasure[land] if space == last else 0,
            )
            for space in range(last + 1)
        ],
        prizes=list(box.prizes[land][: seats - 1]),
        order=lacks(box, land, (0,) * len(GOODS)),
        base=[given((effect,)) for effect in box.base_rewards[land]],
        outposts=[given((effect,)) for effect in box.outpost_rewards[land]],
    )


def resident(box: Box, card: int) -> Resident:
    return Resident(
        id=box.resident_ids[card],
        name=resident_name(box, card),
        trade=TRADES[box.trade[card]],
        species=SPECIES[box.species[card]],
        icons=box.icons[card],
        now=[gift(effect) for effect in box.now[card]],
        lasting=lasting_of(box, card),
        says=[*gives(box.now[card]), *lasting(box, card)],
    )


def lasting_of(box: Box, card: int) -> list[Lasting]:
    found: list[Lasting] = []
    if box.income_species[card] != NONE:
        found.append(Lasting("income", "icons", SPECIES[box.income_species[card]], 1))
    if box.income_flags[card]:
        found.append(Lasting("income", "flags", None, 1))
    if box.end_land[card] != NONE:
        found.append(Lasting("end", "outposts", LANDS[box.end_land[card]], box.soldier_points))
    return found


def given(effects: Sequence[Effect]) -> Given:
    return Given([gift(effect) for effect in effects], list(gives(effects)))


def gift(effect: Effect) -> Gift:
    kind = EFFECTS[effect.kind]
    if effect.kind == EITHER:
        return Gift(kind, parts=[gift(part) for part in effect.parts])
    if effect.kind == GATHER:
        return Gift(kind, goods=[good_word(good) for good in effect.goods])
    if effect.kind == POINTS:
        return Gift(kind, effect.amount)
    if effect.kind == ARTISANS:
        return Gift(kind, ARTISAN_POINTS)
    if effect.kind == STEP or effect.kind == OUTPOST:
        return Gift(kind, land=land_word(effect.amount))
    assert_never(effect.kind)


def land_word(land: int) -> str:
    return LANDS[land] if land < len(LANDS) else "any"
