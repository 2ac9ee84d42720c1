"""The box: cards, tracks and tiles of one table, in the form that the rules read. Immutable, shared by all copies."""

from collections.abc import Mapping
from typing import Final, Literal

from ludoteca.games.navoria.box.constants import ANY, GOODS, LANDS, NONE, SOLDIER, SPECIES, TRADES
from ludoteca.games.navoria.box.schema import Contents
from ludoteca.kernel.plain import Shared
from ludoteca.kernel.schema import read
from ludoteca.kernel.words import Words

# What an effect does.
POINTS: Final = 0
STEP: Final = 1
GATHER: Final = 2
OUTPOST: Final = 3
ARTISANS: Final = 4
EITHER: Final = 5
Kind = Literal[0, 1, 2, 3, 4, 5]
EFFECTS: Final = ("points", "step", "goods", "outpost", "artisans", "or")

SOURCE_WORDS: Final = Words("source", ("bag", *TRADES))
FROM_BAG: Final = 0
TRADE_WORDS: Final = Words("trade", TRADES)
LAND_WORDS: Final = Words("land", LANDS)
GOOD_WORDS: Final = Words("good", GOODS)
SPACE_WORDS: Final = Words("space", ("space1", "space2", "space3"))
PART_WORDS: Final = Words("part", EFFECTS)
GUIDE_WORDS: Final = Words("guide", ("guide1", "guide2", "guide3", "guide4"))
SPECIES_WORDS: Final = Words("species", SPECIES)


class Effect:
    """One thing that a card, a space or a reward gives: 'points 2', 'step forest', 'goods food any' ..."""

    def __init__(self, kind: Kind, amount: int, goods: tuple[int, ...], parts: "tuple[Effect, ...]") -> None:
        self.kind: Final = kind
        self.amount: Final = amount  # points, or the land (ANY: of one's choice)
        self.goods: Final = goods
        self.parts: Final = parts  # of an EITHER


def read_effect(text: str) -> Effect:
    """An effect from the words of a data file. Raises ValueError for others."""
    if " or " in text:
        return Effect(EITHER, 0, (), tuple([read_effect(part) for part in text.split(" or ")]))
    name, *words = text.split()
    if name == "points":
        (points,) = words
        return Effect(POINTS, int(points), (), ())
    if name == "goods":
        goods = tuple([ANY if word == "any" else GOODS.index(word) for word in words])
        if not 1 <= len(goods) <= len(LANDS):
            raise ValueError(text)
        return Effect(GATHER, 0, goods, ())
    if name == "artisans" and not words:
        return Effect(ARTISANS, 0, (), ())
    if name != "step" and name != "outpost":
        raise ValueError(text)
    (word,) = words
    land = ANY if word == "any" else LANDS.index(word)
    return Effect(STEP if name == "step" else OUTPOST, land, (), ())


class Box(Shared):
    """Built from resolved data (see data.py)."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data: Final = data
        said = read(data, Contents)
        residents = said.resident
        self.residents: Final = len(residents)
        self.resident_ids: Final = tuple([row.id for row in residents])
        self.trade: Final = tuple([TRADES.index(row.trade) for row in residents])
        self.species: Final = tuple([SPECIES.index(row.species) for row in residents])
        # soldier
        self.soldier_points: Final = said.soldier_points
        self.icons: Final = tuple([said.soldier_icons if trade == SOLDIER else 1 for trade in self.trade])
        self.now: Final = tuple([effects(row.now) for row in residents])
        # What counts at Income: the species whose icons a merchant counts, or the flags.
        self.income_species: Final = tuple([place_of(SPECIES, "icons ", row.income) for row in residents])
        self.income_flags: Final = tuple([row.income == "flags" for row in residents])
        self.end_land: Final = tuple([place_of(LANDS, "outposts ", row.end) for row in residents])

        # things.lands
        self.spaces: Final = tuple([track.spaces for track in said.track])
        self.outpost_spaces: Final = tuple([tuple(track.outposts) for track in said.track])
        self.flags: Final = tuple([tuple(track.flags) for track in said.track])
        self.treasure: Final = tuple([track.treasure for track in said.track])
        prizes = (said.prizes.desert, said.prizes.glacier, said.prizes.forest)
        self.prizes: Final = tuple([tuple(won) for won in prizes])
        # order.complete
        self.desert_order: Final = said.desert_order
        self.glacier_order: Final = said.glacier_order
        self.base_rewards: Final = tuple([effects(dock.base) for dock in said.dock])
        self.outpost_rewards: Final = tuple([effects(dock.outposts) for dock in said.dock])
        # gather.spaces
        self.areas: Final = tuple([tuple([effects(space) for space in area.spaces]) for area in said.area])
        # things.favours, favour.claim
        self.favour_icons: Final = said.favour_icons
        self.favour_ids: Final = tuple([tile.id for tile in said.favour])
        self.favour_trades: Final = tuple([tuple([TRADES.index(name) for name in tile.trades]) for tile in said.favour])
        self.favour_points: Final = tuple([(tile.upper, tile.lower) for tile in said.favour])

        self.resident_words: Final = Words("resident", self.resident_ids)
        self.favour_words: Final = Words("favour", self.favour_ids)
        self.vocabularies: Final = (
            SOURCE_WORDS, TRADE_WORDS, self.resident_words, LAND_WORDS, GOOD_WORDS, SPACE_WORDS, PART_WORDS,
        )  # fmt: skip

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Box, (self.data,)


def effects(texts: list[str]) -> tuple[Effect, ...]:
    return tuple([read_effect(text) for text in texts])


def place_of(names: tuple[str, ...], prefix: str, text: str) -> int:
    """The place of the name that comes after a prefix; NONE if the text says something else."""
    return names.index(text.removeprefix(prefix)) if text.startswith(prefix) else NONE
