"""What the things in the picture are: every die, card, space and number of this table's box, sent once per table."""

from typing import cast

from msgspec import Struct

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    COLOURS,
    CONTINENTS,
    CUBES,
    FIVE_CUBES_TOKENS,
    GIFTS,
    NONE,
    NOTHING,
    ROUNDS,
    TYPES,
    WHEN,
)
from ludoteca.games.encyclopedia.box.contents import AutomaRow, Box
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.addresses import AIMS, ANSWERS, CARRIED, EVENTS
from ludoteca.games.encyclopedia.words import names as wording
from ludoteca.kernel.game import Name, Phrase
from ludoteca.kernel.table import Table


class Saying(
    Struct, frozen=True, omit_defaults=True, rename={"message": "m", "facts": "f", "otherwise": "o"}, gc=False
):
    """Something to be said, as the wire has it: a message's id, what fills it, what to say if no catalogue has it."""

    message: str
    facts: "dict[str, int | str | Saying]" = {}
    otherwise: str | None = None


class LegendDie(Struct, frozen=True, gc=False):
    id: str
    continent: str


class LegendContinent(Struct, frozen=True, gc=False):
    """`colour` is that of its dice."""

    id: str
    colour: str
    name: Saying
    colour_name: Saying


class LegendCategory(Struct, frozen=True, gc=False):
    id: str
    type: str
    name: Saying


class LegendType(Struct, frozen=True, gc=False):
    """A type of research: what a cube costs and gives at once; the least value that publishes it, and what a cube
    then gives. Type 0, the cards themselves, costs nothing."""

    id: str
    cost: int
    vp: int
    publish_from: int
    publish_vp: int


class ResearchSpace(Struct, frozen=True, gc=False):
    word: str
    category: str
    cost: int
    vp: int


class LegendAnimal(Struct, frozen=True, gc=False):
    """An animal, its categories of types I to IV; or a creature without a continent, taken by a die of exactly `die`.

    The plate's silhouette goes by the id; for an animal of a data pack by its class, the first category.
    The note for the finished volume is the attribute `note` of the name's message.
    """

    id: str
    latin: str
    name: Saying
    continent: str | None
    die: int | None
    spaces: list[ResearchSpace]


class LegendExpert(Struct, frozen=True, gc=False):
    """`duration` is 'instant', 'lasting' or 'final'; `on` what makes it work ('die.embassy', 'cube.II', 'value.dice',
    'value.expedition', 'use', 'end.mammal', 'end.tokens'); `gain` is 'coins', 'reputation', 'vp', 'value' or 'cubes'.
    An instant one is used with the word `use`."""

    id: str
    name: Saying
    continent: str
    duration: str
    on: str
    gain: str
    amount: int
    effect: Saying
    use: str | None


class LegendAction(Struct, frozen=True, gc=False):
    id: str
    name: Saying


class Gift(Struct, frozen=True, gc=False):
    """What a slot, a space of the track or a round token gives; `id` is the slot's word, or the kind of gift."""

    id: str
    gift: str
    amount: int
    name: Saying


class RoundToken(Gift, frozen=True, gc=False):
    """`count` of the twelve are of this kind."""

    count: int


class ExpeditionSpace(Struct, frozen=True, gc=False):
    reputation: int
    bonus: int


class BehaviourRow(Struct, frozen=True, gc=False):
    die: int
    place: str
    animals: int
    experts: int
    tokens: int
    coins: int
    seals: int
    reputation: int
    vp_per_token: int
    first: bool


class Behaviour(Struct, frozen=True, gc=False):
    """`rows` are for the dice from 1 to 6."""

    id: str
    name: Saying
    stars: int
    rows: list[BehaviourRow]


class Scoring(Struct, frozen=True, gc=False):
    """`experts` is what each expert of its largest, second and third group gives."""

    id: str
    name: Saying
    stars: int
    experts: list[int]
    coins_per_vp: int
    vp_per_token: int
    vp_per_seal: int


class Legend(Struct, frozen=True, gc=False):
    """Lists are in the order of the numbers that events carry. `types` begins with Type 0. `expedition_spaces` are
    those of each continent. `embassy`, `academy`: from which value on they give how much. `collections`:
    points for so many elements, and `collection_further` for each beyond. `answers`, `events`, `carried` and `aims` say
    where on the page a thing is: the head of addresses.py tells how."""

    dice: list[LegendDie]
    continents: list[LegendContinent]
    categories: list[LegendCategory]
    types: list[LegendType]
    animals: list[LegendAnimal]
    experts: list[LegendExpert]
    actions: list[LegendAction]
    gifts: list[str]
    slots: list[Gift]
    track: list[Gift]
    round_tokens: list[RoundToken]
    expedition_spaces: list[ExpeditionSpace]
    behaviours: list[Behaviour]
    scorings: list[Scoring]
    embassy: list[tuple[int, int]]
    academy: list[tuple[int, int]]
    collections: list[int]
    collection_further: int
    rounds: int
    cubes: int
    fives: int
    token_value: int
    seal_value: int
    seal_coins: int
    bank_coins: int
    face_down_hidden: bool
    answers: dict[str, str]
    events: dict[str, tuple[str, str]]
    carried: dict[str, tuple[str, str]]
    aims: dict[str, list[str]]


def legend(table: Table[State]) -> Legend:
    box = table.state.box
    return Legend(
        dice=[
            LegendDie(word, CONTINENTS[colour])
            for word, colour in zip(box.die_words.words, box.die_colour, strict=True)
        ],
        continents=[
            LegendContinent(
                name, COLOURS[c], saying(wording.continent_name(box, c)), saying(wording.colour_name(box, c))
            )
            for c, name in enumerate(CONTINENTS)
        ],
        categories=[
            LegendCategory(name, TYPES[c // 3], saying(wording.category_name(box, c)))
            for c, name in enumerate(CATEGORIES)
        ],
        types=types(box),
        animals=[animal(box, card) for card in range(box.cards)],
        experts=[expert(table, number) for number in range(box.experts)],
        actions=[LegendAction(name, saying(wording.action_name(box, a))) for a, name in enumerate(ACTIONS)],
        gifts=list(GIFTS),
        slots=[gift(f"slot{slot + 1}", kind, wording.slot_name(box, slot)) for slot, kind in enumerate(box.slots)],
        track=[
            gift(str(space), kind, wording.gift(box, kind, box.track_coins)) for space, kind in enumerate(box.track)
        ],
        round_tokens=[round_token(box, kind, count) for kind, count in enumerate(box.round_tokens) if count],
        expedition_spaces=[ExpeditionSpace(reputation, bonus) for reputation, bonus in box.spaces],
        behaviours=[behaviour(box, card) for card in range(len(box.behaviours))],
        scorings=[scoring(box, card) for card in range(len(box.scorings))],
        embassy=[(least, box.tokens_for(least)) for least in (1, box.middle_value, box.high_value)],
        academy=[(least, box.reputation_for(least)) for least in (1, box.middle_value, box.high_value)],
        collections=list(box.collection_vp),
        collection_further=box.collection_further_vp,
        rounds=ROUNDS,
        cubes=CUBES,
        fives=FIVE_CUBES_TOKENS,
        token_value=box.token_value,
        seal_value=box.seal_value,
        seal_coins=box.seal_coins,
        bank_coins=box.bank_coins,
        face_down_hidden=box.face_down_hidden,
        answers=ANSWERS,
        events=EVENTS,
        carried=CARRIED,
        aims=AIMS,
    )


def types(box: Box) -> list[LegendType]:
    return [
        LegendType("0", 0, 0, box.publish_least, box.published_card_vp),
        *(
            LegendType(
                name, box.research_cost[kind], box.research_vp[kind], box.publish_from[kind], box.publish_vp[kind]
            )
            for kind, name in enumerate(TYPES)
        ),
    ]


def animal(box: Box, card: int) -> LegendAnimal:
    base = box.research_base[card]
    creature = box.continent[card] == NONE
    spaces = [
        ResearchSpace(
            box.research_words.word(base + position),
            CATEGORIES[category],
            box.sepultus_cost[card] if creature else box.research_cost[position],
            0 if creature else box.research_vp[position],
        )
        for position, category in enumerate(box.categories[card])
    ]
    continent = None if creature else CONTINENTS[box.continent[card]]
    die = box.sepultus_die[card] if creature else None
    name = saying(wording.animal_name(box, card))
    return LegendAnimal(box.card_ids[card], wording.latin(box, card), name, continent, die, spaces)


def expert(table: Table[State], number: int) -> LegendExpert:
    box = table.state.box
    row = wording.rows(box, "expert")[number]
    word = box.expert_ids[number]
    return LegendExpert(
        word,
        saying(wording.expert_name(box, number)),
        CONTINENTS[box.expert_continent[number]],
        str(row["duration"]),
        WHEN[box.expert_when[number]],
        str(row["gain"]),
        box.expert_amount[number],
        said(table, wording.expert_effect(box, number)),
        f"use-{word}" if box.expert_instant[number] else None,
    )


def gift(word: str, kind: int, name: Name) -> Gift:
    """How much it gives is what its name says; a card or a die is one."""
    amounts = [value for value in name.facts.values() if isinstance(value, int)]
    return Gift(word, GIFTS[kind], 0 if kind == NOTHING else amounts[0] if amounts else 1, saying(name))


def round_token(box: Box, kind: int, count: int) -> RoundToken:
    token = gift(GIFTS[kind], kind, wording.gift(box, kind, box.round_token_coins))
    return RoundToken(token.id, token.gift, token.amount, token.name, count)


def behaviour(box: Box, card: int) -> Behaviour:
    rows = [behaviour_row(face + 1, row) for face, row in enumerate(box.behaviours[card])]
    return Behaviour(
        box.behaviour_ids[card], saying(wording.behaviour_name(box, card)), stars(box, "behaviour", card), rows
    )


def behaviour_row(die: int, row: AutomaRow) -> BehaviourRow:
    return BehaviourRow(
        die, ACTIONS[row.place], row.animals, row.experts, row.tokens, row.coins, row.seals, row.reputation,
        row.vp_per_token, row.first,
    )  # fmt: skip


def scoring(box: Box, card: int) -> Scoring:
    row = box.scorings[card]
    return Scoring(
        box.scoring_ids[card], saying(wording.scoring_name(box, card)), stars(box, "scoring", card),
        list(row.experts), row.coins_per_vp, row.vp_per_token, row.vp_per_seal,
    )  # fmt: skip


def stars(box: Box, key: str, card: int) -> int:
    return cast("int", wording.rows(box, key)[card]["stars"])


def saying(name: Name) -> Saying:
    return Saying(
        name.message, {key: value for key, value in name.facts.items() if isinstance(value, int | str)}, name.otherwise
    )


def said(table: Table[State], phrase: Phrase) -> Saying:
    """A phrase of numbers that have names and of further phrases."""
    facts: dict[str, int | str | Saying] = {}
    for key, value in phrase.facts.items():
        if isinstance(value, Phrase):
            facts[key] = said(table, value)
        elif isinstance(value, int | str):
            name = wording.name_of(table, key, value)
            facts[key] = value if name is None else saying(name)
    return Saying(phrase.message, facts)
