"""The data files of the box as typed tables: each key with its bounds."""

from typing import Annotated

from msgspec import Meta, field

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    BONUS_KINDS,
    CATEGORIES,
    COLLECTION,
    CONTINENTS,
    DICE,
    EXPEDITION_SPACES,
    GAIN,
    ROUND_TOKENS,
    SLOT_KINDS,
    TRACK,
    TYPES,
    WHEN,
)
from ludoteca.kernel.schema import From1To20, Row, Text, Typed, UpTo20, one_of, so_many

ANIMALS_EACH = 15  # things.animals
EXPERTS_EACH = 11  # things.experts
SEPULTUS = 6
DURATIONS = ("lasting", "instant", "final")

Id = Annotated[
    str, Meta(pattern=r"^[a-z0-9_]+\Z", min_length=1, max_length=80, description="small letters, digits and _")
]
"""An id is part of an answer's word: so no card is called like a free action, or like a seat's two cards."""
Points = Annotated[int, Meta(ge=0, le=100)]
OfTypes = Annotated[list[UpTo20], so_many(len(TYPES))]
Continent = Annotated[str, one_of(CONTINENTS)]
Stars = Annotated[int, Meta(ge=1, le=3)]
Face = Annotated[int, Meta(ge=1, le=6)]
Three = Annotated[list[UpTo20], so_many(3)]
SlotGift = Annotated[str, one_of(SLOT_KINDS)]
Bonus = Annotated[str, one_of(BONUS_KINDS)]
Space = Annotated[list[Annotated[int, Meta(ge=0, le=12)]], so_many(2)]
Tokens = Annotated[int, Meta(ge=0, le=ROUND_TOKENS)]
Dice = Annotated[int, Meta(ge=0, le=DICE)]


class RoundTokens(Typed, frozen=True):
    token: Tokens
    coins: Tokens
    expert: Tokens
    animal: Tokens
    die: Tokens
    nothing: Tokens


class DiceOfColours(Typed, frozen=True):
    america: Dice
    africa: Dice
    asia: Dice
    europe: Dice
    oceania: Dice


class Card(Row, frozen=True):
    id: Id


class Animal(Card, frozen=True):
    latin: Text
    continent: Continent
    kind: Annotated[str, one_of(CATEGORIES[0:3])] = field(name="class")
    diet: Annotated[str, one_of(CATEGORIES[3:6])]
    habitat: Annotated[str, one_of(CATEGORIES[6:9])]
    climate: Annotated[str, one_of(CATEGORIES[9:12])]
    name: Text = "-"


class Sepultus(Card, frozen=True):
    die: Face
    cost: From1To20
    categories: Annotated[
        list[Annotated[str, one_of(CATEGORIES)]], Meta(min_length=1, description="a list of categories")
    ]


class Expert(Card, frozen=True):
    name: Text
    continent: Continent
    duration: Annotated[str, one_of(DURATIONS)]
    on: Annotated[str, one_of(WHEN)]
    gain: Annotated[str, one_of(GAIN)]
    amount: From1To20


class BehaviourRow(Typed, frozen=True):
    die: Face
    place: Annotated[str, one_of(ACTIONS[:5])]
    first: bool = False
    animals: UpTo20 = 0
    experts: UpTo20 = 0
    tokens: UpTo20 = 0
    coins: UpTo20 = 0
    seals: UpTo20 = 0
    reputation: UpTo20 = 0
    vp_per_token: UpTo20 = 0


class Behaviour(Card, frozen=True):
    name: Text
    stars: Stars
    rows: Annotated[list[BehaviourRow], Meta(min_length=6, max_length=6, description="a row for each die from 1 to 6")]


class Scoring(Card, frozen=True):
    name: Text
    stars: Stars
    experts: Three
    coins_per_vp: From1To20
    vp_per_token: UpTo20
    vp_per_seal: UpTo20


class Contents(Typed, frozen=True, kw_only=True):
    """All that a box says. The last two are settings of a table; no pack says them."""

    start_coins: Annotated[list[UpTo20], so_many(4)]
    start_tokens: UpTo20
    slots: Annotated[list[SlotGift], so_many(4)]
    slot_coins: UpTo20
    slot_reputation: UpTo20
    slot_vp: UpTo20
    seal_coins: UpTo20
    seal_value: From1To20
    token_value: From1To20
    bank_coins: UpTo20
    value_steps: Annotated[list[From1To20], so_many(2)]
    embassy_tokens: Three
    academy_reputation: Three
    expedition_spaces: Annotated[
        list[Space],
        Meta(
            min_length=EXPEDITION_SPACES,
            max_length=EXPEDITION_SPACES,
            description=f"a list of {EXPEDITION_SPACES} pairs",
        ),
    ]
    research_cost: Annotated[list[From1To20], so_many(len(TYPES))]
    research_vp: OfTypes
    publish_least: From1To20
    publish_from: Annotated[list[From1To20], so_many(len(TYPES))]
    publish_vp: OfTypes
    published_card_vp: UpTo20
    reputation: Annotated[list[Bonus], so_many(TRACK)]
    track_coins: UpTo20
    round_tokens: RoundTokens
    round_token_coins: UpTo20
    dice: DiceOfColours
    collection_vp: Annotated[list[Points], so_many(COLLECTION)]
    collection_further_vp: UpTo20
    vp_per_seal: UpTo20
    vp_per_token: UpTo20
    coins_per_vp: From1To20
    animal: Annotated[list[Animal], so_many(ANIMALS_EACH * len(CONTINENTS))]
    sepultus: Annotated[list[Sepultus], so_many(SEPULTUS)]
    expert: Annotated[list[Expert], so_many(EXPERTS_EACH * len(CONTINENTS))]
    behaviour: Annotated[list[Behaviour], so_many(3)]
    scoring: Annotated[list[Scoring], so_many(3)]
    face_down_cards: str = "open"
    sepultus_without_cube: bool = False
