"""The data files of the box as typed tables: each key with its bounds."""

from typing import Annotated

from msgspec import Meta

from ludoteca.games.navoria.box.constants import (
    AREA_SPACES,
    FAVOUR_TILES,
    LANDS,
    LONGEST,
    OUTPOSTS_EACH,
    RESIDENTS_EACH,
    SPECIES,
    TRADES,
)
from ludoteca.kernel.schema import Row, Text, Typed, UpTo20, one_of, so_many

INCOMES = ("flags", *(f"icons {species}" for species in SPECIES))
ENDS = tuple(f"outposts {land}" for land in LANDS)

Trade = Annotated[str, one_of(TRADES)]
Space = Annotated[int, Meta(ge=1, le=LONGEST)]
Prizes = Annotated[list[UpTo20], so_many(3)]
OrderSize = Annotated[int, Meta(ge=2, le=9)]
EFFECT = "an effect such as 'points 2', 'step forest' or 'goods food any'"
EffectText = Annotated[str, Meta(description=EFFECT)]
Effects = Annotated[list[EffectText], Meta(description="a list of effects")]


class Resident(Row, frozen=True):
    trade: Trade
    species: Annotated[str, one_of(SPECIES)]
    now: Effects
    income: Annotated[str, one_of(INCOMES)] = ""
    end: Annotated[str, one_of(ENDS)] = ""
    name: Text = "-"


class Track(Row, frozen=True):
    spaces: Annotated[int, Meta(ge=OUTPOSTS_EACH, le=LONGEST)]
    outposts: Annotated[list[Space], so_many(OUTPOSTS_EACH)]
    flags: Annotated[list[Space], Meta(description="a list of spaces")]
    treasure: UpTo20


class Dock(Row, frozen=True):
    base: Annotated[list[EffectText], Meta(min_length=2, max_length=2, description="2 effects")]
    outposts: Annotated[
        list[EffectText],
        Meta(min_length=OUTPOSTS_EACH, max_length=OUTPOSTS_EACH, description=f"{OUTPOSTS_EACH} effects"),
    ]


class Area(Row, frozen=True):
    spaces: Annotated[
        list[Effects], Meta(min_length=AREA_SPACES, max_length=AREA_SPACES, description=f"{AREA_SPACES} spaces")
    ]


class Favour(Row, frozen=True):
    trades: Annotated[list[Trade], Meta(min_length=1, description=f"some of {', '.join(TRADES)}")]
    upper: UpTo20
    lower: UpTo20


class LandPrizes(Typed, frozen=True):
    desert: Prizes
    glacier: Prizes
    forest: Prizes


class Contents(Typed, frozen=True):
    """All that a box says."""

    soldier_points: UpTo20
    soldier_icons: UpTo20
    favour_icons: Annotated[int, Meta(ge=1, le=LONGEST)]
    desert_order: OrderSize
    glacier_order: OrderSize
    resident: Annotated[list[Resident], so_many(RESIDENTS_EACH * len(TRADES))]
    prizes: LandPrizes
    track: Annotated[list[Track], so_many(len(LANDS))]
    dock: Annotated[list[Dock], so_many(len(LANDS))]
    area: Annotated[list[Area], so_many(len(TRADES))]
    favour: Annotated[list[Favour], so_many(FAVOUR_TILES - 1)]
