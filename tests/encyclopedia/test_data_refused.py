"""Wrong data packs: each is refused with the key, what was expected and what was found."""

from collections.abc import Callable, Mapping

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CATEGORIES
from ludoteca.games.encyclopedia.box.data import standard
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin
from ludoteca.kernel.refusals import Refused
from tests.encyclopedia.kit_packs import behaviour_row, changed, number_of, rows, without

SIX_KINDS = "token, coins, expert, animal, die, nothing"
TYPES_OF_BONUS = "nothing or token or expert or coins or animal or seal"
FIVE = "america or africa or asia or europe or oceania"
TWELVE = " or ".join(CATEGORIES)
FOUR_COINS = "4 whole numbers from 0 to 20"
A_ROW_EACH = "a row for each die from 1 to 6"
ROW_KEYS = "die, place, first, animals, experts, tokens, coins, seals, reputation, vp_per_token"
ROW = f"a table with {ROW_KEYS}"
ANIMAL_KEYS = "id, latin, continent, class, diet, habitat, climate, name"
EXPERT_KEYS = "id, name, continent, duration, on, gain, amount"
KEYS = ", ".join(sorted(standard()))
NUMBER = "a whole number from 0 to 20"


WRONG: list[tuple[Callable[[], Mapping[str, object]], str, str, object]] = [
    # the pack, the key, what was expected, what was found
    (lambda: {"start_coin": [2, 3, 3, 4]}, "start_coin", KEYS, "start_coin"),
    # Values of the box
    (lambda: {"start_coins": [2, 3, 3]}, "start_coins", FOUR_COINS, [2, 3, 3]),
    (lambda: {"start_coins": 3}, "start_coins", FOUR_COINS, 3),
    (lambda: {"start_coins": [2, 3, 3, "4"]}, "start_coins[3]", NUMBER, "4"),
    (lambda: {"start_coins": [2, 3, 3, 21]}, "start_coins[3]", NUMBER, 21),
    (lambda: {"start_coins": [2, 3, 3, -1]}, "start_coins[3]", NUMBER, -1),
    (lambda: {"start_coins": [2, 3, 3, True]}, "start_coins[3]", NUMBER, True),
    (lambda: {"research_vp": [0, 1, 3, 2.5]}, "research_vp[3]", NUMBER, 2.5),
    (lambda: {"slots": ["nothing"] * 3}, "slots", "4 of nothing or coins or reputation or vp", ["nothing"] * 3),
    (lambda: {"slots": ["seal"] * 4}, "slots[0]", "nothing or coins or reputation or vp", "seal"),
    (lambda: {"reputation": ["token"] * 11}, "reputation", f"12 of {TYPES_OF_BONUS}", ["token"] * 11),
    (lambda: {"reputation": ["vp"] * 12}, "reputation[0]", TYPES_OF_BONUS, "vp"),
    (lambda: {"expedition_spaces": [[1, 1]] * 3}, "expedition_spaces", "a list of 4 pairs", [[1, 1]] * 3),
    (lambda: {"expedition_spaces": "3+0"}, "expedition_spaces", "a list of 4 pairs", "3+0"),
    (
        lambda: {"expedition_spaces": [[3, 0], [2, 1], [1], [0, 3]]},
        "expedition_spaces[2]",
        "2 whole numbers from 0 to 12",
        [1],
    ),
    (
        lambda: {"expedition_spaces": [[3, 0], [2, 1], [1, 2], [0, 13]]},
        "expedition_spaces[3][1]",
        "a whole number from 0 to 12",
        13,
    ),
    (lambda: {"round_tokens": {"token": 12}}, "round_tokens.coins", "a whole number from 0 to 12", None),
    (
        lambda: {"round_tokens": {**dict.fromkeys(SIX_KINDS.split(", "), 2), "die": 3}},
        "round_tokens",
        "12 together",
        13,
    ),
    (
        lambda: {"dice": dict.fromkeys(["america", "africa", "asia", "europe", "oceania"], 5)},
        "dice",
        "20 together",
        25,
    ),
    (
        lambda: {"dice": {"america": -4, "africa": 12, "asia": 4, "europe": 4, "oceania": 4}},
        "dice.america",
        "a whole number from 0 to 20",
        -4,
    ),
    # Numbers of the rulebook
    (lambda: {"bank_coins": "six"}, "bank_coins", NUMBER, "six"),
    (lambda: {"bank_coins": 21}, "bank_coins", NUMBER, 21),
    (lambda: {"seal_value": 0}, "seal_value", "a whole number from 1 to 20", 0),
    (lambda: {"seal_coins": 4}, "seal_coins", "at least 5, as seal_value says", 4),
    (lambda: {"coins_per_vp": 0}, "coins_per_vp", "a whole number from 1 to 20", 0),
    (lambda: {"embassy_tokens": [1, 2]}, "embassy_tokens", "3 whole numbers from 0 to 20", [1, 2]),
    (lambda: {"value_steps": [5, 3]}, "value_steps", "rising numbers", [5, 3]),
    (lambda: {"research_cost": [2, 2, 3, 4]}, "research_cost", "rising numbers", [2, 2, 3, 4]),
    (lambda: {"publish_from": [2, 4, 5, 6]}, "publish_from", "rising numbers above publish_least", [2, 4, 5, 6]),
    (lambda: {"publish_least": 3}, "publish_from", "rising numbers above publish_least", [3, 4, 5, 6]),
    (lambda: {"collection_vp": [0] * 11}, "collection_vp", "12 whole numbers from 0 to 100", [0] * 11),
    (lambda: {"face_down_cards": "hidden"}, "face_down_cards", KEYS, "face_down_cards"),
    # Animals
    (lambda: {"animal": "many"}, "animal", "75 rows [[animal]]", "many"),
    (lambda: {"animal": rows("animal")[:-1]}, "animal", "75 rows [[animal]]", "74 rows"),
    (lambda: {"animal": ["lion"]}, "animal", "75 rows [[animal]]", "1 rows"),
    (lambda: {"animal": ["lion"] * 75}, "animal[0]", f"a table with {ANIMAL_KEYS}", "lion"),
    (lambda: changed("animal", 4, id="bison_bison"), "animal[4].id", "an id of its own", "bison_bison"),
    (lambda: changed("animal", 4, id="deck"), "animal[4].id", "an id of its own", "deck"),
    (lambda: changed("animal", 4, id=7), "animal[4].id", "a text", 7),
    (lambda: changed("animal", 4, id="bison bison"), "animal[4].id", "small letters, digits and _", "bison bison"),
    (lambda: without("animal", 4, "id"), "animal[4].id", "a text", None),
    (lambda: changed("animal", 4, latin=""), "animal[4].latin", "a text", ""),
    (lambda: changed("animal", 4, name=3), "animal[4].name", "a text", 3),
    (lambda: changed("animal", 4, name="x" * 81), "animal[4].name", "a text of at most 80 characters", "81 characters"),
    (lambda: changed("animal", 4, id="x" * 999), "animal[4].id", "a text of at most 80 characters", "999 characters"),
    (lambda: changed("animal", 4, continent="antarctica"), "animal[4].continent", FIVE, "antarctica"),
    (lambda: changed("animal", 4, continent="africa"), "animal", "15 of america", 14),
    (lambda: changed("animal", 0, **{"class": "fish"}), "animal[0].class", "mammal or bird or reptile", "fish"),
    (lambda: changed("animal", 9, diet="mammal"), "animal[9].diet", "omnivore or carnivore or herbivore", "mammal"),
    (lambda: without("animal", 9, "climate"), "animal[9].climate", "hot or cold or temperate", None),
    (lambda: changed("animal", 9, wings=2), "animal[9].wings", ANIMAL_KEYS, "wings"),
    # Sepultus
    (lambda: {"sepultus": rows("sepultus")[:5]}, "sepultus", "6 rows [[sepultus]]", "5 rows"),
    (lambda: changed("sepultus", 1, id="bison_bison"), "sepultus[1].id", "an id of its own", "bison_bison"),
    (lambda: changed("sepultus", 1, die=7), "sepultus[1].die", "a whole number from 1 to 6", 7),
    (lambda: changed("sepultus", 1, cost="5"), "sepultus[1].cost", "a whole number from 1 to 20", "5"),
    (lambda: changed("sepultus", 1, categories=[]), "sepultus[1].categories", "a list of categories", []),
    (lambda: changed("sepultus", 1, categories=["bird", "fish"]), "sepultus[1].categories[1]", TWELVE, "fish"),
    (
        lambda: changed("sepultus", 1, categories=["bird"] * 2),
        "sepultus[1].categories",
        "different categories",
        ["bird"] * 2,
    ),
    (lambda: changed("sepultus", 1, price=5), "sepultus[1].price", "id, die, cost, categories", "price"),
    # Experts
    (lambda: {"expert": rows("expert")[:50]}, "expert", "55 rows [[expert]]", "50 rows"),
    (lambda: changed("expert", 0, id="tuck"), "expert[0].id", "an id of its own", "tuck"),
    (lambda: changed("expert", 0, id="use-safi"), "expert[0].id", "small letters, digits and _", "use-safi"),
    (lambda: changed("expert", 0, continent="asia"), "expert", "11 of america", 10),
    (lambda: changed("expert", 0, continent="europa"), "expert[0].continent", FIVE, "europa"),
    (lambda: changed("expert", 0, duration="long"), "expert[0].duration", "lasting or instant or final", "long"),
    (
        lambda: changed("expert", 0, duration="final"),
        "expert[0].duration",
        "lasting, since it works on cube.I",
        "final",
    ),
    (lambda: changed("expert", 0, on="use"), "expert[0].duration", "instant, since it works on use", "lasting"),
    (lambda: changed("expert", 0, on="end.hot"), "expert[0].duration", "final, since it works on end.hot", "lasting"),
    (
        lambda: changed("expert", 0, gain="value"),
        "expert[0].gain",
        "coins or reputation or vp, since it works on cube.I",
        "value",
    ),
    (
        lambda: changed("expert", number_of("expert", "rogerio_luz"), gain="coins"),
        "expert[9].gain",
        "value, since it works on value.dice",
        "coins",
    ),
    (
        lambda: changed("expert", number_of("expert", "salvador_ortiz"), gain="vp"),
        "expert[10].gain",
        "cubes, since it works on end.omnivore",
        "vp",
    ),
    (
        lambda: changed("expert", number_of("expert", "nargiz_tatilian"), gain="coins"),
        "expert[7].gain",
        "vp, since it works on end.tokens",
        "coins",
    ),
    (
        lambda: changed("expert", number_of("expert", "safi_limbila"), gain="vp"),
        "expert[18].gain",
        "coins or reputation, since it works on use",
        "vp",
    ),
    (lambda: changed("expert", 0, amount=0), "expert[0].amount", "a whole number from 1 to 20", 0),
    (lambda: changed("expert", 0, ammount=2), "expert[0].ammount", EXPERT_KEYS, "ammount"),
    # Automas
    (lambda: {"behaviour": rows("behaviour")[:2]}, "behaviour", "3 rows [[behaviour]]", "2 rows"),
    (lambda: changed("behaviour", 1, id="linne"), "behaviour[1].id", "an id of its own", "linne"),
    (lambda: changed("behaviour", 1, id="lin:ne"), "behaviour[1].id", "small letters, digits and _", "lin:ne"),
    (lambda: changed("behaviour", 1, stars=4), "behaviour[1].stars", "a whole number from 1 to 3", 4),
    (lambda: changed("behaviour", 1, rows=[1, 2, 3, 4, 5, 6]), "behaviour[1].rows[0]", ROW, 1),
    (lambda: changed("behaviour", 1, rows=None), "behaviour[1].rows", A_ROW_EACH, None),
    (lambda: behaviour_row(die=5), "behaviour[0].rows", A_ROW_EACH, [5, 5, 4, 3, 2, 1]),
    (lambda: behaviour_row(die="6"), "behaviour[0].rows[0].die", "a whole number from 1 to 6", "6"),
    (
        lambda: behaviour_row(place="publication"),
        "behaviour[0].rows[0].place",
        "embassy or bank or university or academy or expedition",
        "publication",
    ),
    (lambda: behaviour_row(tokens=21), "behaviour[0].rows[0].tokens", "a whole number from 0 to 20", 21),
    (lambda: behaviour_row(first="yes"), "behaviour[0].rows[0].first", "true or false", "yes"),
    (
        lambda: behaviour_row(token=1),
        "behaviour[0].rows[0].token",
        ROW_KEYS,
        "token",
    ),
    (
        lambda: behaviour_row(place="expedition", tokens=1),
        "behaviour[0].rows[0].animals",
        "nothing of it at the expedition",
        1,
    ),
    (
        lambda: behaviour_row(vp_per_token=0),
        "behaviour[0].rows[0].vp_per_token",
        "nothing of it at the academy",
        0,
    ),
    (lambda: changed("behaviour", 0, hard=True), "behaviour[0].hard", "id, name, stars, rows", "hard"),
    (lambda: changed("scoring", 2, experts=[5, 4]), "scoring[2].experts", "3 whole numbers from 0 to 20", [5, 4]),
    (lambda: changed("scoring", 2, coins_per_vp=0), "scoring[2].coins_per_vp", "a whole number from 1 to 20", 0),
    (lambda: changed("scoring", 2, vp_per_token=None), "scoring[2].vp_per_token", "a whole number from 0 to 20", None),
    (lambda: changed("scoring", 2, vp_per_seal=True), "scoring[2].vp_per_seal", "a whole number from 0 to 20", True),
    (
        lambda: changed("scoring", 2, vp_per_card=1),
        "scoring[2].vp_per_card",
        "id, name, stars, experts, coins_per_vp, vp_per_token, vp_per_seal",
        "vp_per_card",
    ),
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
