"""The things on the table: what there is, and of what size. Numbers that a data pack may say are in box.toml."""

from typing import Final, Literal

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

SLOT_KINDS: Final = GIFTS[:4]
BONUS_KINDS: Final = ("nothing", "token", "expert", "coins", "animal", "seal")

# experts.lasting, experts.instant, experts.final: what makes an expert work, and what it brings.
WHEN: Final = (
    *(f"die.{action}" for action in ACTIONS),
    *(f"cube.{kind}" for kind in TYPES),
    *("value.dice", "value.expedition", "use"),
    *(f"end.{category}" for category in CATEGORIES),
    *("end.tokens", "end.seals", "end.coins", "end.experts", "end.reputation"),
)
VALUE: Final = 9  # on a die
SHELVED_CUBES: Final = 10  # at the end, as if they were published
Gain = Literal[1, 2, 3, 9, 10]
GAIN: Final[dict[str, Gain]] = {
    "coins": COINS, "reputation": REPUTATION, "vp": VP, "value": VALUE, "cubes": SHELVED_CUBES,
}  # fmt: skip

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
DICE_A_ROUND: Final = 4  # round.dice
DISPLAY_EXPERTS: Final = 6  # setup.display
DISPLAY_ANIMALS: Final = (0, 0, 6, 7, 8)  # setup.display, by number of seats
DRAFT_ANIMALS: Final = 2  # setup.draft
EXPERT_SLOTS: Final = 4  # university.slots
TRACK: Final = 12  # reputation
EXPEDITION_SPACES: Final = 4  # expedition.space
COLLECTION: Final = 12  # end.collections: up to so many elements each has its own points

NONE: Final = -1
"""An empty space, no card, nobody."""
