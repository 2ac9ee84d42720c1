"""What the things in the picture are: every die, card, space and number of this table's box, sent once per table.

A thing goes by the word that answers use: a die, an animal, an expert, a continent. Each has an address on the page,
and three tables say which address is meant, so that the page needs no rule to light up what may be chosen, or
to have it carried there by hand:

- `answers`, by the question's kind, or by 'Kind.word' for a word of its own: where an answer lies;
- `carried`, by the question's kind: from where to where an answer is carried by hand;
- `aims`, by the question's kind: the places that may be pointed at before the thing that goes there.

They are made from the entries of the questions (words/questions.py; the blanks are told in kernel/asked.py). Where an
event comes from and goes to, the event says itself (box/events.py).

    die/DIE                a die, wherever it lies        slot/SEAT/SLOT           a die slot of a seat's board
    animal/ANIMAL          a card, wherever it lies       animal/ANIMAL/CATEGORY   a cube on it
    research/ANIMAL.TYPE   a research space of a card     expert/EXPERT            a card, wherever it lies
    action/ACTION          a place of the central board   continent/CONTINENT      a continent on the map
    continent/CONTINENT/N  an expedition space, from 0    shelf/CATEGORY/SEAT      a seat's cubes of a category
    deck/animal            the animals, face down         deck/expert              the experts, face down
    board/SEAT             a seat's board                 points/SEAT              its score
    coins/SEAT             its coins                      tokens/SEAT, seals/SEAT  its tokens, its seals
    cubes/SEAT             its cubes at hand              reputation/SEAT/SPACE    a space of its track
    experts/SEAT           its expert slots               retired/SEAT             its experts that lie face down
    arriving/SEAT          an expert not yet seated       study/SEAT               its animals under study
    published/SEAT         its published pile             drawn/SEAT               its die to be placed next
    running                the running action
    pay/GOODS-NUMBER       so many of these goods to pay, in the running action
    round, round_token     the round, its token           first, bag               the first-player marker, the bag

What may be chosen is always there. What is refused may be missing for that very reason, and what an event names may be
gone or not come yet: then it is where its address leads without the last part ('animal/lemur_catta/mammal': the card).
"""

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
    ROUNDS,
    TYPES,
    WHEN,
)
from ludoteca.games.encyclopedia.box.contents import AutomaRow, Box
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.words import names
from ludoteca.games.encyclopedia.words.questions import QUESTIONS
from ludoteca.kernel.asked import aims, answers, carried
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table


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
    points for so many elements, and `collection_further` for each beyond. `answers`, `carried` and `aims` say
    where on the page a thing is: the head of legend.py tells how."""

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
            LegendContinent(name, COLOURS[c], names.continent_name(box, c), names.colour_name(box, c))
            for c, name in enumerate(CONTINENTS)
        ],
        categories=[
            LegendCategory(name, TYPES[c // 3], names.category_name(box, c)) for c, name in enumerate(CATEGORIES)
        ],
        types=types(box),
        animals=[animal(box, card) for card in range(box.cards)],
        experts=[expert(box, number) for number in range(box.experts)],
        actions=[LegendAction(name, names.action_name(box, a)) for a, name in enumerate(ACTIONS)],
        gifts=list(GIFTS),
        slots=[gift(box, f"slot{slot + 1}", kind, box.slot_coins) for slot, kind in enumerate(box.slots)],
        track=[gift(box, str(space), kind, box.track_coins) for space, kind in enumerate(box.track)],
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
        answers=answers(QUESTIONS),
        carried=carried(QUESTIONS),
        aims=aims(QUESTIONS),
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
    name = names.animal_name(box, card)
    return LegendAnimal(box.card_ids[card], names.latin(box, card), name, continent, die, spaces)


def expert(box: Box, number: int) -> LegendExpert:
    row = names.rows(box, "expert")[number]
    word = box.expert_ids[number]
    return LegendExpert(
        word,
        names.expert_name(box, number),
        CONTINENTS[box.expert_continent[number]],
        str(row["duration"]),
        WHEN[box.expert_when[number]],
        str(row["gain"]),
        box.expert_amount[number],
        names.expert_effect(box, number),
        f"use-{word}" if box.expert_instant[number] else None,
    )


def gift(box: Box, word: str, kind: int, coins: int) -> Gift:
    return Gift(word, GIFTS[kind], names.gift_amount(box, kind, coins), names.gift(box, kind, coins))


def round_token(box: Box, kind: int, count: int) -> RoundToken:
    token = gift(box, GIFTS[kind], kind, box.round_token_coins)
    return RoundToken(token.id, token.gift, token.amount, token.name, count)


def behaviour(box: Box, card: int) -> Behaviour:
    rows = [behaviour_row(face + 1, row) for face, row in enumerate(box.behaviours[card])]
    return Behaviour(box.behaviour_ids[card], names.behaviour_name(box, card), stars(box, "behaviour", card), rows)


def behaviour_row(die: int, row: AutomaRow) -> BehaviourRow:
    return BehaviourRow(
        die, ACTIONS[row.place], row.animals, row.experts, row.tokens, row.coins, row.seals, row.reputation,
        row.vp_per_token, row.first,
    )  # fmt: skip


def scoring(box: Box, card: int) -> Scoring:
    row = box.scorings[card]
    return Scoring(
        box.scoring_ids[card], names.scoring_name(box, card), stars(box, "scoring", card),
        list(row.experts), row.coins_per_vp, row.vp_per_token, row.vp_per_seal,
    )  # fmt: skip


def stars(box: Box, key: str, card: int) -> int:
    return cast("int", names.rows(box, key)[card]["stars"])
