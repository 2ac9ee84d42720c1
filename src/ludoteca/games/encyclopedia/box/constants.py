"""The things on the table and their numbers. A number from the rulebook stands here once, with its rule's id."""

from typing import Final

# things.dice: a colour is a continent.
CONTINENTS: Final = ("america", "africa", "asia", "europe", "oceania")
COLOURS: Final = ("red", "yellow", "purple", "blue", "green")
DICE: Final = 20

# things.types: one category of each type on every animal. Category c is of type c // 3.
TYPES: Final = ("I", "II", "III", "IV")
CATEGORIES: Final = (
    *("mammal", "bird", "reptile"),
    *("omnivore", "carnivore", "herbivore"),
    *("terrestrial", "arboreal", "aquatic"),
    *("hot", "cold", "temperate"),
)

# things.supply
CUBES: Final = 30
FIVE_CUBES_TOKENS: Final = 7

# turn.actions: where a die may go. The first four are places on the central board.
EMBASSY: Final = 0
BANK: Final = 1
UNIVERSITY: Final = 2
ACADEMY: Final = 3
EXPEDITION: Final = 4
PUBLICATION: Final = 5
ACTIONS: Final = ("embassy", "bank", "university", "academy", "expedition", "publication")

# turn.die, reputation, round.token: what a slot, a track space or a round token gives.
NOTHING: Final = 0
COINS: Final = 1
REPUTATION: Final = 2
VP: Final = 3
TOKEN: Final = 4
EXPERT: Final = 5
ANIMAL: Final = 6
SEAL: Final = 7
DIE: Final = 8
GIFTS: Final = ("nothing", "coins", "reputation", "vp", "token", "expert", "animal", "seal", "die")

SLOT_COINS: Final = 2  # turn.die
SLOT_REPUTATION: Final = 2
SLOT_VP: Final = 3

ROUNDS: Final = 6
SETUP: Final = "setup"
REFILL: Final = "refill"
ROUND_TOKEN: Final = "token"
ROLLING: Final = "dice"
TURNS: Final = "turns"
EXTRA: Final = "extra"
OVER: Final = "over"
PHASES: Final = (SETUP, REFILL, ROUND_TOKEN, ROLLING, TURNS, EXTRA, OVER)
ROUND_TOKENS: Final = 12  # setup.rounds
TOKEN_COINS: Final = 3  # round.token
DICE_A_ROUND: Final = 4  # round.dice
DISPLAY_EXPERTS: Final = 6  # setup.display
DISPLAY_ANIMALS: Final = (0, 0, 6, 7, 8)  # setup.display, by number of seats
DRAFT_ANIMALS: Final = 2  # setup.draft
START_TOKENS: Final = 1  # setup.start

BANK_COINS: Final = 5  # bank
SEAL_COINS: Final = 5  # turn.free
SEAL_VALUE: Final = 5  # turn.value
TOKEN_VALUE: Final = 2  # expedition.value
EXPERT_SLOTS: Final = 4  # university.slots
BONUS_COINS: Final = 3  # reputation
TRACK: Final = 12  # reputation
EXPEDITION_SPACES: Final = 4  # expedition.space
RESEARCH_COST: Final = (2, 4, 7, 10)  # expedition.research, types I to IV
PUBLISH_FROM: Final = (3, 4, 5, 6)  # publication.limit, types I to IV
PUBLISH_LEAST: Final = 2  # publication.limit, type 0
PUBLISH_VP: Final = (2, 3, 5, 8)  # publication.vp
PUBLISHED_CARD_VP: Final = 1  # publication.cards

COLLECTION_LEAST: Final = 4  # end.collections
COLLECTION_VP: Final = (3, 5, 8, 12, 17, 22, 28, 35, 40)  # for 4 to 12 elements
COLLECTION_FURTHER_VP: Final = 5
SEAL_VP: Final = 4  # end.tokens
COINS_PER_VP: Final = 2
TOKEN_VP: Final = 1

NONE: Final = -1
"""An empty space, no card, nobody."""

HIGH_VALUE: Final = 5  # embassy, academy: from here on the most is gained
MIDDLE_VALUE: Final = 3


def by_value(value: int) -> int:
    """What the Embassy and the Academy give: 1 for 1-2, 2 for 3-4, 3 for 5 or more."""
    return 3 if value >= HIGH_VALUE else 2 if value >= MIDDLE_VALUE else 1
