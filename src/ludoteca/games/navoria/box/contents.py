"""The box: cards, tracks and tiles of one table, in the form that the rules read. Immutable, shared by all copies."""

from collections.abc import Mapping
from typing import Final, cast

from ludoteca.games.navoria.box.constants import ANY, GOODS, LANDS, NONE, SOLDIER, SOLDIER_ICONS, SPECIES, TRADES
from ludoteca.kernel.plain import Shared
from ludoteca.kernel.words import Words

Row = Mapping[str, object]

# What an effect does.
POINTS: Final = 0
STEP: Final = 1
GATHER: Final = 2
OUTPOST: Final = 3
ARTISANS: Final = 4
EITHER: Final = 5
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

    def __init__(self, kind: int, amount: int, goods: tuple[int, ...], parts: "tuple[Effect, ...]") -> None:
        self.kind: Final = kind
        self.amount: Final = amount  # points, or the land (ANY: of one's choice)
        self.goods: Final = goods
        self.parts: Final = parts  # of an EITHER


def read_effect(text: str) -> Effect:
    """An effect from the words of a data file. Raises ValueError or KeyError for others."""
    if " or " in text:
        return Effect(EITHER, 0, (), tuple([read_effect(part) for part in text.split(" or ")]))
    words = text.split()
    kind = EFFECTS.index(words[0])
    if kind == POINTS:
        (points,) = words[1:]
        return Effect(kind, int(points), (), ())
    if kind == GATHER:
        goods = tuple([ANY if word == "any" else GOODS.index(word) for word in words[1:]])
        if not 1 <= len(goods) <= len(LANDS):
            raise ValueError(text)
        return Effect(kind, 0, goods, ())
    if kind == EITHER or (kind == ARTISANS and words[1:]):
        raise ValueError(text)
    if kind == ARTISANS:
        return Effect(kind, 0, (), ())
    (land,) = words[1:]
    return Effect(kind, ANY if land == "any" else LANDS.index(land), (), ())


class Box(Shared):
    """Built from resolved data (see data.py)."""

    def __init__(self, data: Row) -> None:
        self.data: Final = data
        residents = cast("list[Row]", data["resident"])
        self.residents: Final = len(residents)
        self.resident_ids: Final = tuple([cast("str", row["id"]) for row in residents])
        self.trade: Final = tuple([TRADES.index(cast("str", row["trade"])) for row in residents])
        self.species: Final = tuple([SPECIES.index(cast("str", row["species"])) for row in residents])
        self.icons: Final = tuple([SOLDIER_ICONS if trade == SOLDIER else 1 for trade in self.trade])
        self.now: Final = tuple(
            [tuple([read_effect(text) for text in cast("list[str]", row["now"])]) for row in residents]
        )
        # What counts at Income: the species whose icons a merchant counts, or the flags.
        self.income_species: Final = tuple([income_species(row) for row in residents])
        self.income_flags: Final = tuple([row.get("income") == "flags" for row in residents])
        self.end_land: Final = tuple([end_land(row) for row in residents])

        # things.lands
        tracks = cast("list[Row]", data["track"])
        self.spaces: Final = tuple([cast("int", track["spaces"]) for track in tracks])
        self.outpost_spaces: Final = tuple([tuple(cast("list[int]", track["outposts"])) for track in tracks])
        self.flags: Final = tuple([tuple(cast("list[int]", track["flags"])) for track in tracks])
        self.treasure: Final = tuple([cast("int", track["treasure"]) for track in tracks])
        prizes = cast("Mapping[str, list[int]]", data["prizes"])
        self.prizes: Final = tuple([tuple(prizes[land]) for land in LANDS])
        docks = cast("list[Row]", data["dock"])
        self.base_rewards: Final = tuple(
            [tuple([read_effect(text) for text in cast("list[str]", dock["base"])]) for dock in docks]
        )
        self.outpost_rewards: Final = tuple(
            [tuple([read_effect(text) for text in cast("list[str]", dock["outposts"])]) for dock in docks]
        )
        # gather.spaces
        self.areas: Final = tuple(
            [
                tuple(
                    [tuple([read_effect(text) for text in space]) for space in cast("list[list[str]]", area["spaces"])]
                )
                for area in cast("list[Row]", data["area"])
            ]
        )
        # things.favours
        favours = cast("list[Row]", data["favour"])
        self.favour_ids: Final = tuple([cast("str", tile["id"]) for tile in favours])
        self.favour_trades: Final = tuple(
            [tuple([TRADES.index(name) for name in cast("list[str]", tile["trades"])]) for tile in favours]
        )
        self.favour_points: Final = tuple(
            [(cast("int", tile["upper"]), cast("int", tile["lower"])) for tile in favours]
        )

        self.resident_words: Final = Words("resident", self.resident_ids)
        self.favour_words: Final = Words("favour", self.favour_ids)
        self.vocabularies: Final = (
            SOURCE_WORDS, TRADE_WORDS, self.resident_words, LAND_WORDS, GOOD_WORDS, SPACE_WORDS, PART_WORDS,
        )  # fmt: skip

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Box, (self.data,)


def income_species(row: Row) -> int:
    income = cast("str", row.get("income", ""))
    return SPECIES.index(income.split()[1]) if income.startswith("icons ") else NONE


def end_land(row: Row) -> int:
    end = cast("str", row.get("end", ""))
    return LANDS.index(end.split()[1]) if end.startswith("outposts ") else NONE
