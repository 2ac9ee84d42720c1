"""The box: cards and values of one table, in the form that the rules read. Immutable, shared by all copies."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec.structs import asdict

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    COLOURS,
    CONTINENTS,
    EMBASSY,
    EXPEDITION,
    GAIN,
    GIFTS,
    NONE,
    TYPES,
    WHEN,
)
from ludoteca.games.encyclopedia.box.schema import BehaviourRow, Contents, Scoring
from ludoteca.kernel.plain import Shared
from ludoteca.kernel.schema import read
from ludoteca.kernel.words import Words

# What makes an expert work. The first six are dice placed at ACTIONS.
WHEN_CUBE: Final = 6  # on type I, II, III, IV: 6 to 9
WHEN_DICE_VALUE: Final = 10
WHEN_EXPEDITION_VALUE: Final = 11
WHEN_USED: Final = 12
WHEN_END_CUBES: Final = 13  # of each category: 13 to 24
WHEN_END_TOKENS: Final = 25
WHEN_END_REPUTATION: Final = 29

# The kinds of what makes an expert work.
ON_DIE: Final = 0
ON_CUBE: Final = 1
ON_DICE_VALUE: Final = 2
ON_EXPEDITION_VALUE: Final = 3
ON_USE: Final = 4
AT_END_CUBES: Final = 5
AT_END_TOKENS: Final = 6
AT_END_SEALS: Final = 7
AT_END_COINS: Final = 8
AT_END_EXPERTS: Final = 9
AT_END_REPUTATION: Final = 10
Trigger = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
ENDS: Final[tuple[Trigger, ...]] = (AT_END_TOKENS, AT_END_SEALS, AT_END_COINS, AT_END_EXPERTS, AT_END_REPUTATION)


def trigger_of(when: int) -> Trigger:
    """The kind of a number in WHEN."""
    if when < WHEN_CUBE:
        return ON_DIE
    if when < WHEN_DICE_VALUE:
        return ON_CUBE
    if when == WHEN_DICE_VALUE:
        return ON_DICE_VALUE
    if when == WHEN_EXPEDITION_VALUE:
        return ON_EXPEDITION_VALUE
    if when == WHEN_USED:
        return ON_USE
    if when < WHEN_END_TOKENS:
        return AT_END_CUBES
    return ENDS[when - WHEN_END_TOKENS]


SLOT_WORDS: Final = Words("slot", ("slot1", "slot2", "slot3", "slot4"))
ACTION_WORDS: Final = Words("action", ACTIONS)
CONTINENT_WORDS: Final = Words("continent", CONTINENTS)
AMOUNT_WORDS: Final = Words("amount", [str(amount) for amount in range(200)])
MOST: Final = 199  # no single payment is larger
GOODS: Final = ("seal", "token", "coin")
RAISE_MOST: Final = 60  # of one sort of goods at once; the question comes again
RAISE_DONE: Final = RAISE_MOST * len(GOODS)
RAISE_WORDS: Final = Words("raise", (*(f"{goods}-{n}" for goods in GOODS for n in range(1, RAISE_MOST + 1)), "done"))
PAY_TOKEN: Final = 0
PAY_SEAL: Final = 1
KEEP_COLOUR: Final = 0
PAYMENTS: Final = ("token", "seal")
COLOUR_PAYMENT_WORDS: Final = Words("colour-payment", PAYMENTS)
MATCH_WORDS: Final = Words("match", ("keep", "seal"))
RECOLOUR_WORDS: Final = Words(
    "recolour", ("keep", *(f"token-{c}" for c in CONTINENTS), *(f"seal-{c}" for c in CONTINENTS))
)
ROLL_WORDS: Final = Words("roll", [f"{colour}-{face}" for colour in COLOURS for face in range(1, 7)])
FACE_WORDS: Final = Words("face", [str(face) for face in range(1, 7)])
ROUND_TOKEN_WORDS: Final = Words("round-token", GIFTS)
SEAT_WORDS: Final = Words("seat", ("seat1", "seat2", "seat3", "seat4"))


class AutomaRow:
    """What an automa does with one die: a row of its behaviour card."""

    def __init__(self, row: BehaviourRow) -> None:
        self.place: Final = ACTIONS.index(row.place)
        self.animals: Final = row.animals
        self.experts: Final = row.experts
        self.tokens: Final = row.tokens
        self.coins: Final = row.coins
        self.seals: Final = row.seals
        self.reputation: Final = row.reputation
        self.vp_per_token: Final = row.vp_per_token
        self.first: Final = row.first


class AutomaScoring:
    """An automa's scoring card."""

    def __init__(self, row: Scoring) -> None:
        self.experts: Final = tuple(row.experts)
        self.coins_per_vp: Final = row.coins_per_vp
        self.vp_per_token: Final = row.vp_per_token
        self.vp_per_seal: Final = row.vp_per_seal


class Box(Shared):
    """Built from resolved data (see data.py), which is all that two boxes can differ in."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data: Final = data
        said = read(data, Contents)
        self.face_down_hidden: Final = said.face_down_cards == "hidden"  # publication.hidden
        self.sepultus_without_cube: Final = said.sepultus_without_cube  # sepultus.publish
        self.start_coins: Final = tuple(said.start_coins)
        self.start_tokens: Final = said.start_tokens
        # turn.die
        self.slots: Final = tuple(GIFTS.index(name) for name in said.slots)
        self.slot_coins: Final = said.slot_coins
        self.slot_reputation: Final = said.slot_reputation
        self.slot_vp: Final = said.slot_vp
        self.seal_coins: Final = said.seal_coins  # turn.free
        self.seal_value: Final = said.seal_value  # turn.value
        self.token_value: Final = said.token_value  # expedition.value
        self.worth: Final[tuple[int, ...]] = (said.seal_value, said.token_value, 1)  # of GOODS
        self.bank_coins: Final = said.bank_coins  # bank
        # embassy, academy
        self.middle_value: Final = said.value_steps[0]
        self.high_value: Final = said.value_steps[1]
        self.embassy_tokens: Final = tuple(said.embassy_tokens)
        self.academy_reputation: Final = tuple(said.academy_reputation)
        # expedition.space, expedition.research
        self.spaces: Final = tuple((space[0], space[1]) for space in said.expedition_spaces)
        self.research_cost: Final = tuple(said.research_cost)
        self.research_vp: Final = tuple(said.research_vp)
        # publication.limit, publication.vp, publication.cards
        self.publish_least: Final = said.publish_least
        self.publish_from: Final = tuple(said.publish_from)
        self.publish_vp: Final = tuple(said.publish_vp)
        self.published_card_vp: Final = said.published_card_vp
        # reputation
        self.track: Final = tuple(GIFTS.index(name) for name in said.reputation)
        self.track_coins: Final = said.track_coins
        # setup.rounds, round.token
        tokens = asdict(said.round_tokens)
        self.round_tokens: Final = tuple(tokens.get(gift, 0) for gift in GIFTS)
        self.round_token_coins: Final = said.round_token_coins
        # things.dice
        dice = asdict(said.dice)
        self.die_colour: Final = tuple(colour for colour, name in enumerate(CONTINENTS) for _ in range(dice[name]))
        # end.collections, end.tokens
        self.collection_vp: Final = (0, *said.collection_vp)
        self.collection_further_vp: Final = said.collection_further_vp
        self.vp_per_seal: Final = said.vp_per_seal
        self.vp_per_token: Final = said.vp_per_token
        self.coins_per_vp: Final = said.coins_per_vp

        # Cards (things.animals, things.types, sepultus.deck): animals first, then creatures, which have no continent.
        animals = len(said.animal)
        self.animals: Final = animals
        self.cards: Final = animals + len(said.sepultus)
        self.card_ids: Final = (*(row.id for row in said.animal), *(row.id for row in said.sepultus))
        self.continent: Final = (
            *(CONTINENTS.index(row.continent) for row in said.animal),
            *(NONE for _ in said.sepultus),
        )
        self.categories: Final = tuple(
            tuple(CATEGORIES.index(name) for name in names)
            for names in (
                *([row.kind, row.diet, row.habitat, row.climate] for row in said.animal),
                *(row.categories for row in said.sepultus),
            )
        )
        self.sepultus_die: Final = (0,) * animals + tuple(row.die for row in said.sepultus)
        self.sepultus_cost: Final = (0,) * animals + tuple(row.cost for row in said.sepultus)

        self.experts: Final = len(said.expert)
        self.expert_ids: Final = tuple(row.id for row in said.expert)
        self.expert_continent: Final = tuple(CONTINENTS.index(row.continent) for row in said.expert)
        self.expert_when: Final = tuple(WHEN.index(row.on) for row in said.expert)
        self.expert_trigger: Final = tuple(trigger_of(when) for when in self.expert_when)
        self.expert_gain: Final = tuple(GAIN[row.gain] for row in said.expert)
        self.expert_amount: Final = tuple(row.amount for row in said.expert)
        self.expert_instant: Final = tuple(row.duration == "instant" for row in said.expert)
        self.instants: Final = tuple(expert for expert, instant in enumerate(self.expert_instant) if instant)

        self.behaviour_ids: Final = tuple(row.id for row in said.behaviour)
        self.scoring_ids: Final = tuple(row.id for row in said.scoring)
        self.behaviours: Final = tuple(
            tuple(AutomaRow(row) for row in sorted(behaviour.rows, key=lambda row: row.die))
            for behaviour in said.behaviour
        )
        self.scorings: Final = tuple(AutomaScoring(row) for row in said.scoring)

        # Vocabularies whose words are cards and dice.
        numbers = [0] * len(COLOURS)
        names: list[str] = []
        for colour in self.die_colour:
            numbers[colour] += 1
            names.append(f"{COLOURS[colour]}{numbers[colour]}")
        self.die_words: Final = Words("die", names)
        self.extra_words: Final = Words("extra", (*names, "pass"))
        self.card_words: Final = Words("animal", (*self.card_ids, "deck"))
        self.deck_card: Final = self.cards
        self.add_words: Final = Words("add", (*self.card_ids, "done"))
        self.expert_words: Final = Words("expert", (*self.expert_ids, "deck"))
        self.deck_expert: Final = self.experts
        self.seat_expert_words: Final = Words("seat-expert", (*self.expert_ids, "slot", "tuck", "use"))
        self.research_words: Final = Words(
            "research",
            (
                *(f"{self.card_ids[card]}.{kind}" for card in range(self.animals) for kind in TYPES),
                *(
                    f"{self.card_ids[card]}.{CATEGORIES[category]}"
                    for card in range(self.animals, self.cards)
                    for category in self.categories[card]
                ),
                "done",
            ),
        )
        bases: list[int] = []
        base = 0
        for card in range(self.cards):
            bases.append(base)
            base += len(self.categories[card])
        self.research_base: Final = tuple(bases)  # where a card's research spaces begin in research_words
        self.research_done: Final = base
        self.free_words: Final = Words(
            "aside", ("seal-for-coins", *(f"use-{self.expert_ids[expert]}" for expert in self.instants))
        )
        self.vocabularies: Final = (
            self.die_words, ACTION_WORDS, CONTINENT_WORDS, SLOT_WORDS, AMOUNT_WORDS, COLOUR_PAYMENT_WORDS,
            MATCH_WORDS, RECOLOUR_WORDS, self.card_words, self.add_words, self.expert_words,
            self.seat_expert_words, self.research_words, self.extra_words, self.free_words, RAISE_WORDS,
        )  # fmt: skip

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Box, (self.data,)

    def tokens_for(self, value: int) -> int:
        """embassy: value 1-2 gives 1 token, 3-4 gives 2, 5 or more 3."""
        return self.embassy_tokens[self.value_step(value)]

    def reputation_for(self, value: int) -> int:
        """academy: value 1-2 gives 1 reputation, 3-4 gives 2, 5 or more 3."""
        return self.academy_reputation[self.value_step(value)]

    def value_step(self, value: int) -> int:
        return 2 if value >= self.high_value else 1 if value >= self.middle_value else 0

    def space_reputation(self, space: int) -> int:
        return self.spaces[space][0]

    def space_bonus(self, space: int) -> int:
        return self.spaces[space][1]


assert WHEN.index("cube.I") == WHEN_CUBE and WHEN.index("end.mammal") == WHEN_END_CUBES
assert WHEN.index("end.reputation") == WHEN_END_REPUTATION and WHEN.index("value.dice") == WHEN_DICE_VALUE
assert (WHEN.index("die.embassy"), WHEN.index("die.expedition")) == (EMBASSY, EXPEDITION)
