"""The box: cards and values of one table, in the form that the rules read. Immutable, shared by all copies."""

from collections.abc import Mapping
from typing import Final, cast

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    COINS,
    COLOURS,
    CONTINENTS,
    EMBASSY,
    EXPEDITION,
    GIFTS,
    NONE,
    REPUTATION,
    TYPES,
    VP,
)
from ludoteca.kernel.plain import Shared
from ludoteca.kernel.words import Words

Row = Mapping[str, object]

# What makes an expert work. The first six are dice placed at ACTIONS.
WHEN_CUBE: Final = 6  # on type I, II, III, IV: 6 to 9
WHEN_DICE_VALUE: Final = 10
WHEN_EXPEDITION_VALUE: Final = 11
WHEN_USED: Final = 12
WHEN_END_CUBES: Final = 13  # of each category: 13 to 24
WHEN_END_TOKENS: Final = 25
WHEN_END_SEALS: Final = 26
WHEN_END_COINS: Final = 27
WHEN_END_EXPERTS: Final = 28
WHEN_END_REPUTATION: Final = 29
WHEN: Final = (
    *(f"die.{action}" for action in ACTIONS),
    *(f"cube.{kind}" for kind in TYPES),
    *("value.dice", "value.expedition", "use"),
    *(f"end.{category}" for category in CATEGORIES),
    *("end.tokens", "end.seals", "end.coins", "end.experts", "end.reputation"),
)

GAIN: Final = {"coins": COINS, "reputation": REPUTATION, "vp": VP, "value": NONE, "cubes": NONE}

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

    def __init__(self, row: Row) -> None:
        self.place: Final = ACTIONS.index(cast("str", row["place"]))
        self.animals: Final = cast("int", row.get("animals", 0))
        self.experts: Final = cast("int", row.get("experts", 0))
        self.tokens: Final = cast("int", row.get("tokens", 0))
        self.coins: Final = cast("int", row.get("coins", 0))
        self.seals: Final = cast("int", row.get("seals", 0))
        self.reputation: Final = cast("int", row.get("reputation", 0))
        self.vp_per_token: Final = cast("int", row.get("vp_per_token", 0))
        self.first: Final = cast("bool", row.get("first", False))


class AutomaScoring:
    """An automa's scoring card."""

    def __init__(self, row: Row) -> None:
        self.experts: Final = tuple(cast("list[int]", row["experts"]))
        self.coins_per_vp: Final = cast("int", row["coins_per_vp"])
        self.vp_per_token: Final = cast("int", row["vp_per_token"])
        self.vp_per_seal: Final = cast("int", row["vp_per_seal"])


class Box(Shared):
    """Built from resolved data (see data.py), which is all that two boxes can differ in."""

    def __init__(self, data: Row) -> None:
        self.data: Final = data
        self.face_down_hidden: Final = data.get("face_down_cards") == "hidden"  # publication.hidden
        self.sepultus_without_cube: Final = bool(data.get("sepultus_without_cube"))  # sepultus.publish
        animals = cast("list[Row]", data["animal"])
        sepultus = cast("list[Row]", data["sepultus"])
        experts = cast("list[Row]", data["expert"])
        self.start_coins: Final = tuple(cast("list[int]", data["start_coins"]))
        self.research_vp: Final = tuple(cast("list[int]", data["research_vp"]))
        self.slots: Final = tuple(GIFTS.index(name) for name in cast("list[str]", data["slots"]))
        self.spaces: Final = tuple((space[0], space[1]) for space in cast("list[list[int]]", data["expedition_spaces"]))
        self.track: Final = tuple(GIFTS.index(name) for name in cast("list[str]", data["reputation"]))
        tokens = cast("Mapping[str, int]", data["round_tokens"])
        # setup.rounds
        self.round_tokens: Final = tuple(tokens.get(gift, 0) for gift in GIFTS)
        dice = cast("Mapping[str, int]", data["dice"])
        # things.dice
        self.die_colour: Final = tuple(colour for colour, name in enumerate(CONTINENTS) for _ in range(dice[name]))

        # Cards (things.animals, things.types, sepultus.deck): animals first, then creatures, which have no continent.
        self.animals: Final = len(animals)
        self.cards: Final = len(animals) + len(sepultus)
        self.card_ids: Final = tuple(cast("str", row["id"]) for row in (*animals, *sepultus))
        self.continent: Final = tuple(CONTINENTS.index(cast("str", row["continent"])) for row in animals) + (
            NONE,
        ) * len(sepultus)
        self.categories: Final = tuple(
            tuple(CATEGORIES.index(cast("str", row[kind])) for kind in ("class", "diet", "habitat", "climate"))
            for row in animals
        ) + tuple(tuple(CATEGORIES.index(name) for name in cast("list[str]", row["categories"])) for row in sepultus)
        self.sepultus_die: Final = (0,) * len(animals) + tuple(cast("int", row["die"]) for row in sepultus)
        self.sepultus_cost: Final = (0,) * len(animals) + tuple(cast("int", row["cost"]) for row in sepultus)

        self.experts: Final = len(experts)
        self.expert_ids: Final = tuple(cast("str", row["id"]) for row in experts)
        self.expert_continent: Final = tuple(CONTINENTS.index(cast("str", row["continent"])) for row in experts)
        self.expert_when: Final = tuple(WHEN.index(cast("str", row["on"])) for row in experts)
        self.expert_gain: Final = tuple(GAIN[cast("str", row["gain"])] for row in experts)
        self.expert_amount: Final = tuple(cast("int", row["amount"]) for row in experts)
        self.expert_instant: Final = tuple(row["duration"] == "instant" for row in experts)
        self.instants: Final = tuple(expert for expert, row in enumerate(experts) if row["duration"] == "instant")

        behaviours = cast("list[Row]", data["behaviour"])
        scorings = cast("list[Row]", data["scoring"])
        self.behaviour_ids: Final = tuple(cast("str", row["id"]) for row in behaviours)
        self.scoring_ids: Final = tuple(cast("str", row["id"]) for row in scorings)
        self.behaviours: Final = tuple(
            tuple(
                AutomaRow(row)
                for row in sorted(cast("list[Row]", behaviour["rows"]), key=lambda row: cast("int", row["die"]))
            )
            for behaviour in behaviours
        )
        self.scorings: Final = tuple(AutomaScoring(row) for row in scorings)

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

    def space_reputation(self, space: int) -> int:
        return self.spaces[space][0]

    def space_bonus(self, space: int) -> int:
        return self.spaces[space][1]


assert WHEN.index("cube.I") == WHEN_CUBE and WHEN.index("end.mammal") == WHEN_END_CUBES
assert WHEN.index("end.reputation") == WHEN_END_REPUTATION and WHEN.index("value.dice") == WHEN_DICE_VALUE
assert (WHEN.index("die.embassy"), WHEN.index("die.expedition")) == (EMBASSY, EXPEDITION)
