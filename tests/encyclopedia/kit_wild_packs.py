"""Data packs with every value drawn at random from what a pack may say: boxes that nobody would print."""

import random
from typing import cast

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    BONUS_KINDS,
    CATEGORIES,
    CONTINENTS,
    DICE,
    ROUND_TOKENS,
    SLOT_KINDS,
    WHEN,
)
from ludoteca.games.encyclopedia.box.data import BEHAVIOUR_NUMBERS, gains_of
from tests.encyclopedia.kit_packs import Pack, Row, rows

ROUND_TOKEN_KINDS = ("token", "coins", "expert", "animal", "die", "nothing")
WORDS_OF_TYPE = {
    key: CATEGORIES[3 * kind : 3 * kind + 3] for kind, key in enumerate(("class", "diet", "habitat", "climate"))
}
FROM_NONE = (
    *("start_tokens", "slot_coins", "slot_reputation", "slot_vp", "bank_coins", "published_card_vp"),
    *("track_coins", "round_token_coins", "collection_further_vp", "vp_per_seal", "vp_per_token"),
)
FROM_ONE = ("token_value", "coins_per_vp")


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
        **{key: number(0, 20) for key in FROM_NONE},
        **{key: number(1, 20) for key in FROM_ONE},
        "seal_value": luck.randint(1, 10),
        "seal_coins": luck.randint(10, 20),
        "value_steps": sorted(luck.sample(range(1, 21), 2)),
        "embassy_tokens": [number(0, 20) for _ in range(3)],
        "academy_reputation": [number(0, 20) for _ in range(3)],
        "research_cost": sorted(luck.sample(range(1, 21), 4)),
        "publish_least": luck.randint(1, 2),
        "publish_from": sorted(luck.sample(range(3, 21), 4)),
        "publish_vp": [number(0, 20) for _ in range(4)],
        "collection_vp": [number(0, 100) for _ in range(12)],
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
        row.update({key: luck.choice(words) for key, words in WORDS_OF_TYPE.items()})
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
    together = {"seal_coins": "seal_value", "seal_value": "seal_coins", "publish_least": "publish_from"}
    return {key: pack[key] for key in {*kept, *(together[key] for key in kept if key in together)}}


def behaviour(die: int, luck: random.Random) -> Row:
    """What an automa does with this die."""
    place = luck.choice(ACTIONS[:5])
    if place == "expedition":
        return {"die": die, "place": place, "vp_per_token": luck.randint(0, 20)}
    gains = luck.sample(BEHAVIOUR_NUMBERS, luck.randint(0, 3))
    return {"die": die, "place": place, "first": luck.random() < 0.5, **{gain: luck.randint(0, 20) for gain in gains}}
