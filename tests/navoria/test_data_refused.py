"""Wrong data packs: each is refused with the key, what was expected and what was found."""

from collections.abc import Callable, Mapping

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin
from ludoteca.kernel.refusals import Refused
from tests.navoria.kit_packs import changed, prizes, rows, space, without

KEYS = (
    "area, desert_order, dock, favour, favour_icons, glacier_order, prizes, resident, soldier_icons, soldier_points, "
)
KEYS += "track"
NUMBER = "a whole number from 0 to 20"
RESIDENT_KEYS = "id, trade, species, now, income, end, name"
FIVE = "merchant or builder or soldier or adventurer or artisan"
SOME_OF_FIVE = "some of merchant, builder, soldier, adventurer, artisan"
FOUR = "sprite or human or goblin or beast"
INCOMES = "flags or icons sprite or icons human or icons goblin or icons beast"
ENDS = "outposts desert or outposts glacier or outposts forest"
EFFECT = "an effect such as 'points 2', 'step forest' or 'goods food any'"
PARTS = "parts of different kinds, or one 'a or b'"
POINTS = "from 0 to 20 points"
THREE_PRIZES = "3 whole numbers from 0 to 20"
A_PRIZE_EACH = "a table with desert, glacier, forest"
GOODS_TO_DOCK = {"id": "glacier", "base": ["step glacier", "goods any"], "outposts": ["points 1"] * 3}
NESTED = "step any or points 21"


def now(*effects: object) -> Mapping[str, object]:
    return changed("resident", 4, now=list(effects))


WRONG: list[tuple[Callable[[], Mapping[str, object]], str, str, object]] = [
    # the pack, the key, what was expected, what was found
    (lambda: {"prize": [3, 2, 1]}, "prize", KEYS, "prize"),
    # Numbers of the rulebook
    (lambda: {"soldier_points": -1}, "soldier_points", NUMBER, -1),
    (lambda: {"favour_icons": 0}, "favour_icons", "a whole number from 1 to 20", 0),
    (lambda: {"desert_order": 10}, "desert_order", "a whole number from 2 to 9", 10),
    # Residents
    (lambda: {"resident": "many"}, "resident", "60 rows [[resident]]", "many"),
    (lambda: {"resident": rows("resident")[:-1]}, "resident", "60 rows [[resident]]", "59 rows"),
    (lambda: {"resident": ["merchant"]}, "resident", "60 rows [[resident]]", "1 rows"),
    (
        lambda: changed("resident", 4, id="merchant_human_sprite"),
        "resident[4].id",
        "an id of its own",
        "merchant_human_sprite",
    ),
    (lambda: changed("resident", 4, id=7), "resident[4].id", "a text", 7),
    (lambda: without("resident", 4, "id"), "resident[4].id", "a text", None),
    (lambda: changed("resident", 4, trade="baker"), "resident[4].trade", FIVE, "baker"),
    (lambda: changed("resident", 4, trade="builder"), "resident", "12 of merchant", 11),
    (lambda: changed("resident", 4, species="elf"), "resident[4].species", FOUR, "elf"),
    (lambda: without("resident", 4, "species"), "resident[4].species", FOUR, None),
    (lambda: changed("resident", 4, points=2), "resident[4].points", RESIDENT_KEYS, "points"),
    (lambda: changed("resident", 4, name=3), "resident[4].name", "a text", 3),
    (
        lambda: changed("resident", 4, name="x" * 81),
        "resident[4].name",
        "a text of at most 80 characters",
        "81 characters",
    ),
    (lambda: changed("resident", 4, name=""), "resident[4].name", "a text", ""),
    (lambda: changed("resident", 4, income="icons elf"), "resident[4].income", INCOMES, "icons elf"),
    (lambda: changed("resident", 4, income=3), "resident[4].income", INCOMES, 3),
    (lambda: changed("resident", 30, end="outposts sea"), "resident[30].end", ENDS, "outposts sea"),
    # Effects
    (lambda: without("resident", 4, "now"), "resident[4].now", "a list of effects", None),
    (lambda: changed("resident", 4, now="points 2"), "resident[4].now", "a list of effects", "points 2"),
    (lambda: now("point 2"), "resident[4].now[0]", EFFECT, "point 2"),
    (lambda: now("points"), "resident[4].now[0]", EFFECT, "points"),
    (lambda: now("points two"), "resident[4].now[0]", EFFECT, "points two"),
    (lambda: now("points 2 3"), "resident[4].now[0]", EFFECT, "points 2 3"),
    (lambda: now(""), "resident[4].now[0]", EFFECT, ""),
    (lambda: now(2), "resident[4].now[0]", EFFECT, 2),
    (lambda: now(["points 2"]), "resident[4].now[0]", EFFECT, ["points 2"]),
    (lambda: now({"points": 2}), "resident[4].now[0]", EFFECT, {"points": 2}),
    (lambda: now("points 2", "step sea"), "resident[4].now[1]", EFFECT, "step sea"),
    (lambda: now("step"), "resident[4].now[0]", EFFECT, "step"),
    (lambda: now("outpost sea"), "resident[4].now[0]", EFFECT, "outpost sea"),
    (lambda: now("goods"), "resident[4].now[0]", EFFECT, "goods"),
    (lambda: now("goods gold"), "resident[4].now[0]", EFFECT, "goods gold"),
    (lambda: now("goods food food food food"), "resident[4].now[0]", EFFECT, "goods food food food food"),
    (lambda: now("artisans 2"), "resident[4].now[0]", EFFECT, "artisans 2"),
    (lambda: now("or forest"), "resident[4].now[0]", EFFECT, "or forest"),
    (lambda: now("points -1"), "resident[4].now[0]", POINTS, "points -1"),
    (lambda: now("points 21"), "resident[4].now[0]", POINTS, "points 21"),
    (lambda: now("points 2 or step any"), "resident[4].now[0]", "an effect without 'or'", "points 2 or step any"),
    # Tracks
    (lambda: {"track": rows("track")[:2]}, "track", "3 rows [[track]]", "2 rows"),
    (lambda: {"track": rows("track")[::-1]}, "track[0].id", "desert", "forest"),
    (lambda: changed("track", 1, id="ice"), "track[1].id", "glacier", "ice"),
    (lambda: changed("track", 1, flag=[3]), "track[1].flag", "id, spaces, outposts, flags, treasure", "flag"),
    (lambda: changed("dock", 0, outpost=[]), "dock[0].outpost", "id, base, outposts", "outpost"),
    (lambda: changed("area", 4, space=[]), "area[4].space", "id, spaces", "space"),
    (lambda: changed("favour", 2, first=3), "favour[2].first", "id, trades, upper, lower", "first"),
    (lambda: changed("track", 1, spaces=2), "track[1].spaces", "a whole number from 3 to 20", 2),
    (lambda: changed("track", 1, spaces=21), "track[1].spaces", "a whole number from 3 to 20", 21),
    (lambda: changed("track", 1, spaces="8"), "track[1].spaces", "a whole number from 3 to 20", "8"),
    (lambda: changed("track", 1, treasure=-1), "track[1].treasure", "a whole number from 0 to 20", -1),
    (lambda: without("track", 1, "treasure"), "track[1].treasure", "a whole number from 0 to 20", None),
    (lambda: changed("track", 1, outposts=[2, 4]), "track[1].outposts", "3 whole numbers from 1 to 20", [2, 4]),
    (lambda: changed("track", 1, outposts=[2, 4, 9]), "track[1].outposts", "whole numbers from 1 to 8", [2, 4, 9]),
    (lambda: changed("track", 1, outposts=[0, 4, 6]), "track[1].outposts[0]", "a whole number from 1 to 20", 0),
    (lambda: changed("track", 1, outposts=[4, 2, 6]), "track[1].outposts", "rising numbers", [4, 2, 6]),
    (lambda: changed("track", 1, outposts=[2, 4, 4]), "track[1].outposts", "rising numbers", [2, 4, 4]),
    (lambda: changed("track", 1, flags=[3, 9]), "track[1].flags", "whole numbers from 1 to 8", [3, 9]),
    (lambda: changed("track", 1, flags=[5, 3]), "track[1].flags", "rising numbers", [5, 3]),
    (lambda: changed("track", 1, flags=3), "track[1].flags", "a list of spaces", 3),
    # Prizes
    (lambda: {"prizes": [3, 2, 1]}, "prizes", A_PRIZE_EACH, [3, 2, 1]),
    (lambda: {"prizes": {"desert": [3, 2, 1]}}, "prizes.glacier", THREE_PRIZES, None),
    (lambda: prizes(forest=[3, 2]), "prizes.forest", THREE_PRIZES, [3, 2]),
    (lambda: prizes(forest=[3, 2, -1]), "prizes.forest[2]", NUMBER, -1),
    (lambda: prizes(desert=3), "prizes.desert", THREE_PRIZES, 3),
    # Docks
    (lambda: {"dock": rows("dock")[:1]}, "dock", "3 rows [[dock]]", "1 rows"),
    (lambda: changed("dock", 2, id="desert"), "dock[2].id", "an id of its own", "desert"),
    (lambda: changed("dock", 2, id="wood"), "dock[2].id", "forest", "wood"),
    (lambda: changed("dock", 2, base=["artisans"]), "dock[2].base", "2 effects", ["artisans"]),
    (lambda: changed("dock", 2, outposts=["points 1"] * 2), "dock[2].outposts", "3 effects", ["points 1"] * 2),
    (lambda: without("dock", 2, "outposts"), "dock[2].outposts", "3 effects", None),
    (lambda: changed("dock", 2, base=["artisans", "artisan"]), "dock[2].base[1]", EFFECT, "artisan"),
    (lambda: changed("dock", 1, **GOODS_TO_DOCK), "dock[1].base[1]", "a reward without goods", "goods any"),
    # The Capital
    (lambda: {"area": rows("area")[:4]}, "area", "5 rows [[area]]", "4 rows"),
    (lambda: {"area": rows("area")[::-1]}, "area[0].id", "merchant", "artisan"),
    (lambda: changed("area", 0, spaces=[["points 6"]]), "area[0].spaces", "3 spaces", [["points 6"]]),
    (lambda: without("area", 0, "spaces"), "area[0].spaces", "3 spaces", None),
    (lambda: space(0, 1, "points 6"), "area[0].spaces[0]", "a list of effects", "points 6"),
    (lambda: space(0, 1, ["points six"]), "area[0].spaces[0][0]", EFFECT, "points six"),
    (lambda: space(0, 1, []), "area[0].spaces[0]", PARTS, []),
    (lambda: space(0, 1, ["step any", "step forest"]), "area[0].spaces[0]", PARTS, ["step any", "step forest"]),
    (lambda: space(0, 2, ["step any or step forest"]), "area[0].spaces[1]", PARTS, ["step any or step forest"]),
    (
        lambda: space(0, 2, ["step any or points 1", "goods any"]),
        "area[0].spaces[1]",
        PARTS,
        ["step any or points 1", "goods any"],
    ),
    (
        lambda: space(0, 2, ["goods any", "step any or points 1"]),
        "area[0].spaces[1]",
        PARTS,
        ["goods any", "step any or points 1"],
    ),
    (lambda: space(4, 3, [NESTED]), "area[4].spaces[2][0]", POINTS, NESTED),
    (lambda: space(4, 3, ["step any or or any"]), "area[4].spaces[2][0]", EFFECT, "step any or or any"),
    # Favour tiles
    (lambda: {"favour": rows("favour")[:8]}, "favour", "9 rows [[favour]]", "8 rows"),
    (lambda: changed("favour", 1, id="merchant"), "favour[1].id", "an id of its own", "merchant"),
    (lambda: changed("favour", 1, trades=[]), "favour[1].trades", SOME_OF_FIVE, []),
    (lambda: changed("favour", 1, trades="builder"), "favour[1].trades", SOME_OF_FIVE, "builder"),
    (lambda: changed("favour", 1, trades=["baker"]), "favour[1].trades[0]", FIVE, "baker"),
    (lambda: changed("favour", 1, trades=["builder"] * 2), "favour[1].trades", "different trades", ["builder"] * 2),
    (lambda: changed("favour", 1, upper=21), "favour[1].upper", "a whole number from 0 to 20", 21),
    (lambda: changed("favour", 1, upper=True), "favour[1].upper", "a whole number from 0 to 20", True),
    (lambda: without("favour", 1, "lower"), "favour[1].lower", "a whole number from 0 to 20", None),
]


@pytest.mark.parametrize(("pack", "key", "expected", "found"), WRONG, ids=[f"{row[1]} {row[3]!r:.30}" for row in WRONG])
def test_a_wrong_pack_is_refused(
    pack: Callable[[], Mapping[str, object]], key: str, expected: str, found: object
) -> None:
    """data: the refusal names the key, what was expected and what is there; no table is made."""
    with pytest.raises(Refused) as refused:
        begin(GAME, ["person", "person"], {}, pack(), seeded("wrong"))
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.code) == ("data", "pack-value")
    assert refusal.facts == {"key": key, "expected": expected, "found": repr(found)}
