"""The things on the table: what there is, and how many. Numbers that a data pack may say are in numbers.toml."""

from typing import Final

# things.trades
TRADES: Final = ("merchant", "builder", "soldier", "adventurer", "artisan")
MERCHANT: Final = 0
BUILDER: Final = 1
SOLDIER: Final = 2
ADVENTURER: Final = 3
ARTISAN: Final = 4
SPECIES: Final = ("sprite", "human", "goblin", "beast")
RESIDENTS_EACH: Final = 12

# things.tokens, setup.bag
TOKENS_EACH: Final = 3
TOKENS_EACH_FOR_TWO: Final = 2

# things.lands
LANDS: Final = ("desert", "glacier", "forest")
DESERT: Final = 0
GLACIER: Final = 1
FOREST: Final = 2
OUTPOSTS_EACH: Final = 3

# things.goods
GOODS: Final = ("food", "mineral", "weapon")
GOODS_EACH: Final = 18
ANY: Final = 3
"""A good, or a land, of one's choice."""

# things.favours, setup.favours
FAVOUR_TILES: Final = 10
FAVOUR_SPACES: Final = 2
BLANK: Final = -2
"""The favour tile that cannot be claimed."""

ROUNDS: Final = 3
LONGEST: Final = 20
"""So many spaces a track has at most."""
SHOWN_EACH: Final = 3  # setup.cards
RECRUITS: Final = (0, 0, 4, 4, 3)  # recruit.end, by number of guides
DRAWN_TOKENS: Final = 2  # recruit.bag
AREA_SPACES: Final = 3  # gather.spaces

NONE: Final = -1
"""An empty space, no card, nobody."""
