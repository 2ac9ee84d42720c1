"""The 60 residents as the rules dossier has them, written out; not read from the game's data."""

from typing import Final, NamedTuple

TRADES: Final = ("merchant", "builder", "soldier", "adventurer", "artisan")
SPECIES: Final = ("sprite", "human", "goblin", "beast")
LANDS: Final = ("desert", "glacier", "forest")


class Resident(NamedTuple):
    id: str
    trade: str
    species: str
    points: int = 0  # at once
    steps: str = ""  # at once, by land; 'any': of one's choice
    goods: str = ""  # at once; 'any': of one's choice
    outpost: str = ""  # at once, last
    income: str = ""  # the species whose icons count, or 'flags'
    end: str = ""  # the land whose outposts count

    @property
    def icons(self) -> int:
        return 2 if self.trade == "soldier" else 1


# id, species, points at once, the species whose icons count at Income
MERCHANTS: Final = """
merchant_sprite_sprite sprite 0 sprite
merchant_human_sprite  human  2 sprite
merchant_goblin_sprite goblin 3 sprite
merchant_human_human   human  0 human
merchant_goblin_human  goblin 2 human
merchant_beast_human   beast  3 human
merchant_goblin_goblin goblin 0 goblin
merchant_beast_goblin  beast  2 goblin
merchant_sprite_goblin sprite 3 goblin
merchant_beast_beast   beast  0 beast
merchant_sprite_beast  sprite 2 beast
merchant_human_beast   human  3 beast
"""

# id, species, what comes before the outpost, the land of the outpost
BUILDERS: Final = """
builder_sprite_desert  sprite 3       desert
builder_sprite_glacier sprite 3       glacier
builder_sprite_forest  sprite 3       forest
builder_human_desert   human  food    desert
builder_human_glacier  human  mineral glacier
builder_human_forest   human  weapon  forest
builder_goblin_desert  goblin step    desert
builder_goblin_glacier goblin step    glacier
builder_goblin_forest  goblin step    forest
builder_beast_desert   beast  2       desert
builder_beast_glacier  beast  2       glacier
builder_beast_forest   beast  2       forest
"""

# id, species, the land whose outposts count at the end
SOLDIERS: Final = """
soldier_sprite_desert  sprite desert
soldier_sprite_glacier sprite glacier
soldier_sprite_forest  sprite forest
soldier_human_desert   human  desert
soldier_human_glacier  human  glacier
soldier_human_forest   human  forest
soldier_goblin_desert  goblin desert
soldier_goblin_glacier goblin glacier
soldier_goblin_forest  goblin forest
soldier_beast_desert   beast  desert
soldier_beast_glacier  beast  glacier
soldier_beast_forest   beast  forest
"""

# id, species, points at once, two steps, flag income or none
ADVENTURERS: Final = """
adventurer_sprite_desert  sprite 1 desert  desert  flags
adventurer_sprite_glacier sprite 1 glacier glacier flags
adventurer_sprite_forest  sprite 1 forest  forest  flags
adventurer_human_desert   human  0 desert  any     flags
adventurer_human_glacier  human  0 glacier any     flags
adventurer_human_forest   human  0 forest  any     flags
adventurer_goblin_desert  goblin 2 desert  any     -
adventurer_goblin_glacier goblin 2 glacier any     -
adventurer_goblin_forest  goblin 2 forest  any     -
adventurer_beast_desert   beast  3 desert  desert  -
adventurer_beast_glacier  beast  3 glacier glacier -
adventurer_beast_forest   beast  3 forest  forest  -
"""

# id, species, points at once, goods
ARTISANS: Final = """
artisan_sprite_weapon_food    sprite 2 weapon food
artisan_sprite_mineral_weapon sprite 2 mineral weapon
artisan_sprite_food_mineral   sprite 2 food mineral
artisan_human_weapon_food     human  1 weapon food
artisan_human_mineral_weapon  human  1 mineral weapon
artisan_human_food_mineral    human  1 food mineral
artisan_goblin_weapon_food    goblin 0 weapon food any
artisan_goblin_mineral_weapon goblin 0 mineral weapon any
artisan_goblin_food_mineral   goblin 0 food mineral any
artisan_beast_weapon_food     beast  4 weapon
artisan_beast_mineral_weapon  beast  4 mineral
artisan_beast_food_mineral    beast  4 food
"""


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def builder(name: str, species: str, first: str, land: str) -> Resident:
    if first == "step":
        return Resident(name, "builder", species, steps=land, outpost=land)
    if first.isdigit():
        return Resident(name, "builder", species, int(first), outpost=land)
    return Resident(name, "builder", species, goods=first, outpost=land)


RESIDENTS: Final = (
    *(Resident(name, "merchant", kind, int(points), income=icons) for name, kind, points, icons in rows(MERCHANTS)),
    *(builder(*row) for row in rows(BUILDERS)),
    *(Resident(name, "soldier", kind, end=land) for name, kind, land in rows(SOLDIERS)),
    *(
        Resident(name, "adventurer", kind, int(points), f"{one} {two}", income=income.strip("-"))
        for name, kind, points, one, two, income in rows(ADVENTURERS)
    ),
    *(
        Resident(name, "artisan", kind, int(points), goods=" ".join(goods))
        for name, kind, points, *goods in rows(ARTISANS)
    ),
)
