"""Data packs with every value drawn at random from what a pack may say: boxes that nobody would print."""

import random
from typing import cast

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CATEGORIES, CONTINENTS, DICE, ROUND_TOKENS
from ludoteca.games.encyclopedia.box.contents import WHEN
from ludoteca.games.encyclopedia.box.data import (
    BEHAVIOUR_NUMBERS,
    BONUS_KINDS,
    ROUND_TOKEN_KINDS,
    SLOT_KINDS,
    TYPE_KEYS,
    WORDS_OF_TYPE,
    gains_of,
)
from tests.encyclopedia.packs import Pack, Row, rows


def wild_pack(luck: random.Random) -> Pack:
    """Extreme values come up as often as all the others together."""

    def number(least: int, most: int) -> int:
        return luck.choice((least, most, luck.randint(least, most), luck.randint(least, most)))

    def shared(kinds: tuple[str, ...], together: int) -> dict[str, int]:
        counts = dict.fromkeys(kinds, 0)
        favourites = luck.sample(kinds, luck.randint(1, len(kinds)))
        for _ in range(together):
            counts[luck.choice(favourites)] += 1
        return counts

    pack: Pack = {
        "start_coins": [number(0, 20) for _ in range(4)],
        "research_vp": [number(0, 20) for _ in range(4)],
        "slots": luck.choices(SLOT_KINDS, k=4),
        "reputation": luck.choices(BONUS_KINDS, k=12),
        "expedition_spaces": [[number(0, 12), number(0, 12)] for _ in range(4)],
        "round_tokens": shared(ROUND_TOKEN_KINDS, ROUND_TOKENS),
        "dice": shared(CONTINENTS, DICE),
        "animal": rows("animal"),
        "sepultus": rows("sepultus"),
        "expert": rows("expert"),
        "behaviour": rows("behaviour"),
        "scoring": rows("scoring"),
    }
    for row in cast("list[Row]", pack["animal"]):
        row.update({key: luck.choice(WORDS_OF_TYPE[key]) for key in TYPE_KEYS})
    for row in cast("list[Row]", pack["sepultus"]):
        categories = luck.sample(CATEGORIES, luck.randint(1, 4))
        row.update({"die": number(1, 6), "cost": number(1, 20), "categories": categories})
    for row in cast("list[Row]", pack["expert"]):
        on = luck.choice(WHEN)
        duration = "instant" if on == "use" else "final" if on.startswith("end.") else "lasting"
        row.update({"on": on, "duration": duration, "gain": luck.choice(gains_of(on)), "amount": number(1, 20)})
    for row in cast("list[Row]", pack["behaviour"]):
        row["rows"] = [behaviour(die, luck) for die in range(1, 7)]
    for row in cast("list[Row]", pack["scoring"]):
        row.update({"experts": [number(0, 20) for _ in range(3)], "coins_per_vp": number(1, 20)})
        row.update({"vp_per_token": number(0, 20), "vp_per_seal": number(0, 20)})
    kept = luck.sample(sorted(pack), luck.randint(1, len(pack)))
    return {key: pack[key] for key in kept}


def behaviour(die: int, luck: random.Random) -> Row:
    """What an automa does with this die."""
    place = luck.choice(ACTIONS[:5])
    if place == "expedition":
        return {"die": die, "place": place, "vp_per_token": luck.randint(0, 20)}
    gains = luck.sample(BEHAVIOUR_NUMBERS, luck.randint(0, 3))
    return {"die": die, "place": place, "first": luck.random() < 0.5, **{gain: luck.randint(0, 20) for gain in gains}}
