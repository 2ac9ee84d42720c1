"""Behaviour cards (p. 22 to 24): every row of every card, and what an automa never does."""

import pytest

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CONTINENTS
from ludoteca.games.encyclopedia.box.events import (
    AutomaActed,
    AutomaSkipped,
    AutomaSpentTokens,
    AutomaTookAnimal,
    AutomaTookExpert,
    CoinsGained,
    ExpertUsed,
    ExpertWorked,
    FirstPlayerTaken,
    PointsGained,
    ReputationGained,
    SealsGained,
    TokensGained,
)
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_automas import BLANK_TRACK, CARDS, DAUBENTON, LINNE, TREMBLEY

ROWS = [(card, 6 - line, text) for card, lines in CARDS.items() for line, text in enumerate(lines)]
KINDS = ("animal", "expert", "coins", "token", "seal", "reputation", "first player", "VP per token")


def said(text: str) -> dict[str, int]:
    """What a row says, by kind: 'Bank: 5 coins, first player' is 5 coins and 1 first player."""
    gains = dict.fromkeys(KINDS, 0)
    for part in text.split(": ")[1].split(", "):
        number, _, kind = part.partition(" ") if part[0].isdigit() else ("1", "", part)
        gains["token" if kind == "tokens" else kind] = int(number)
    return gains


def place_of(play: Play) -> str:
    """Where the only die of the table lies."""
    places = [ACTIONS[place] for place, dice in enumerate(play.state.places) if dice]
    expeditions = [CONTINENTS[c] for c, spaces in enumerate(play.state.expeditions) if max(spaces) >= 0]
    (place,) = places + expeditions
    return place


@pytest.mark.parametrize(("card", "face", "text"), ROWS)
def test_it_does_what_its_card_says_and_nothing_more(card: str, face: int, text: str) -> None:
    """automa.action: every row of every behaviour card, with a red die, red cards on display and a red animal."""
    scene = Scene(["person", f"automa:{card}:boudeuse"], pack=BLANK_TRACK)
    scene.give(1, coins=7, tokens=2, seals=1, vp=10, animals=["bison_bison"])
    scene.show(animals=["panthera_onca", "panthera_leo"], experts=["alonso_rossette", "safi_limbila"])
    play = scene.boards("- - - -", f"- - - red{face}").one_turn(1)
    gains = said(text)
    place = text.split(": ", maxsplit=1)[0].lower()
    expedition = place == "expedition"

    assert AutomaActed(1, face, ACTIONS.index(place)) in play.events
    assert place_of(play) == ("america" if expedition else place)
    me = play.seat(1)
    assert play.names(me.animals) == ["bison_bison", "panthera_onca"][: 1 + gains["animal"]]
    assert play.expert_names(me.retired) == ["alonso_rossette"][: gains["expert"]]
    assert me.coins == 7 + gains["coins"]
    assert me.tokens == (0 if expedition else 2 + gains["token"])
    assert me.seals == 1 + gains["seal"]
    assert me.vp == 10 + 2 * gains["VP per token"]
    assert me.reputation == (3 if expedition else gains["reputation"]), "the first space of a continent gives 3"
    assert play.state.first == gains["first player"], "seat 1 if the card says so, seat 0 else"
    assert play.asked == ""


@pytest.mark.parametrize(("card", "face", "text"), ROWS)
def test_every_gain_of_a_row_is_told(card: str, face: int, text: str) -> None:
    """automa.action: cards, coins, tokens, seals, reputation and points are told with their source."""
    scene = Scene(["person", f"automa:{card}:boudeuse"], pack=BLANK_TRACK).give(1, tokens=2)
    scene.show(animals=["panthera_onca"], experts=["alonso_rossette"])
    play = scene.boards("- - - -", f"- - - green{face}").one_turn(1)
    gains = said(text)
    points = gains["VP per token"]
    expected: list[object] = []
    if gains["animal"]:
        expected.append(AutomaTookAnimal(1, play.animal("panthera_onca"), "priority"))
    if gains["expert"]:
        expected.append(AutomaTookExpert(1, play.expert("alonso_rossette"), "priority"))
    if gains["coins"]:
        expected.append(CoinsGained(1, 5, "card"))
    if gains["first player"]:
        expected.append(FirstPlayerTaken(1))
    if gains["token"]:
        expected.append(TokensGained(1, gains["token"], "card"))
    if gains["seal"]:
        expected.append(SealsGained(1, 1, "card"))
    if gains["reputation"]:
        expected.append(ReputationGained(1, gains["reputation"], gains["reputation"], "card"))
    if points:
        expected.append(ReputationGained(1, 3, 3, "expedition"))
        expected += [AutomaSpentTokens(1, 2, 2 * points), PointsGained(1, 2 * points, "card")]
    kinds = {CoinsGained, TokensGained, SealsGained, ReputationGained, PointsGained, AutomaSpentTokens}
    kinds |= {AutomaTookAnimal, AutomaTookExpert, FirstPlayerTaken, AutomaSkipped}
    assert [event for event in play.events if type(event) in kinds] == expected


# What counts is the value on the die


def test_the_value_shown_on_the_die_counts_whatever_it_owns() -> None:
    """automa.action: by the value shown: no dice expert, coin or seal changes Linné's red 4."""
    scene = Scene(["person", LINNE]).give(1, coins=9, seals=2, tokens=1, retired=["rogerio_luz"])
    play = scene.boards("- - - -", "- - - red4").one_turn(1)
    assert play.seat(1).vp == 4 * 2, "4 VP for its token and for the one that the space's reputation brings"
    assert (play.seat(1).coins, play.seat(1).seals) == (9, 2)


# No effect of its experts


def test_its_experts_have_no_effect_when_it_places_dice() -> None:
    """automa.action: Adamu Ashenafi (3 VP) and Cristian Miller (2 coins) at the University bring an automa nothing."""
    scene = Scene(["person", LINNE], pack=BLANK_TRACK)
    scene.show(experts=["cristian_miller", "adamu_ashenafi", "lotte_paulsen"])
    play = scene.boards("red1 red1 - -", "- blue5 blue5 blue5").turn(1)
    play.do("red1", "embassy").do("red2", "embassy")
    me = play.seat(1)
    assert play.expert_names(me.retired) == ["cristian_miller", "adamu_ashenafi", "lotte_paulsen"]
    assert (me.vp, me.coins, me.tokens) == (0, 0, 3)
    assert not play.told(ExpertWorked)


@pytest.mark.parametrize("expert", ["safi_limbila", "rachel_mostinckx", "ishiwata_eiko", "matilda_glenn"])
def test_an_instant_expert_is_never_used(expert: str) -> None:
    """automa.action: neither 5 coins nor 3 reputation; the card just joins its cards."""
    scene = Scene(["person", LINNE]).show(experts=[expert]).boards("- - - -", "- - - red5")
    play = scene.one_turn(1)
    me = play.seat(1)
    assert play.expert_names(me.retired) == [expert]
    assert (me.coins, me.reputation, me.tokens) == (0, 0, 1)
    assert not play.told(ExpertUsed)


def test_more_than_four_experts_are_no_trouble_for_it() -> None:
    """automa.action: its experts are cards and need no slot."""
    owned = ["audrey_morton", "elena_lewis", "etienne_lebeau", "renell_victorie"]
    scene = Scene(["person", LINNE]).give(1, retired=owned).show(experts=["rogerio_luz"])
    play = scene.boards("- - - -", "- - - red5").one_turn(1)
    assert play.expert_names(play.seat(1).retired) == [*owned, "rogerio_luz"]


# What it cannot do it skips


@pytest.mark.parametrize(
    ("automa", "face", "what"),
    [
        (LINNE, 6, "animal"),
        (TREMBLEY, 5, "animal"),
        (TREMBLEY, 1, "animal"),
        (DAUBENTON, 4, "animal"),
        (LINNE, 5, "expert"),
        (TREMBLEY, 4, "expert"),
        (DAUBENTON, 3, "expert"),
    ],
)
def test_without_a_card_left_it_skips_the_card_and_does_the_rest(automa: str, face: int, what: str) -> None:
    """automa.action: an empty display is skipped, told so, never replaced by the deck; the rest is gained."""
    gains = said(CARDS[automa.split(":")[1]][6 - face])
    scene = Scene(["person", automa], pack=BLANK_TRACK).boards("- - - -", f"- - - red{face}")
    play = scene.one_turn(1)
    me = play.seat(1)
    assert (me.animals, me.retired) == ((), ())
    assert play.told(AutomaSkipped) == [AutomaSkipped(1, what)]
    assert (me.tokens, me.seals, me.reputation) == (gains["token"], gains["seal"], gains["reputation"])
    assert play.asked == "", "no card is drawn from the deck"


# First player


@pytest.mark.parametrize(
    ("automa", "face", "tokens", "seals"),
    [(LINNE, 2, 0, 0), (TREMBLEY, 3, 1, 0), (DAUBENTON, 1, 0, 1)],
)
def test_the_marker_is_taken_only_if_unclaimed_this_round(automa: str, face: int, tokens: int, seals: int) -> None:
    """automa.action: somebody was at the Bank before: the coins and the rest, but not the marker."""
    scene = Scene(["person", automa]).boards("red6 - - -", f"blue{face} - - -")
    play = scene.turn(0).do("red1", "bank")
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(0)]
    assert AutomaSkipped(1, "first") in play.events, "and it says so"
    assert play.state.first == 0
    me = play.seat(1)
    assert (me.coins, me.tokens, me.seals) == (5, tokens, seals)


def test_a_person_comes_too_late_after_an_automa_at_the_bank() -> None:
    """automa.action bank.first: the automa's die was the first at the Bank this round."""
    scene = Scene(["person", LINNE]).boards("red1 - - -", "- - - blue2")
    play = scene.turn(1).do("bank")
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(1)]
    assert play.state.first == 1
    assert play.me.coins == 5


# Never more than the card


def test_a_colour_match_at_the_university_brings_no_token() -> None:
    """automa.action: Trembley's red 4 with a red expert: a seal as his card says, and no token."""
    scene = Scene(["person", TREMBLEY]).show(experts=["alonso_rossette"]).boards("- - - -", "- - - red4")
    play = scene.one_turn(1)
    assert (play.seat(1).tokens, play.seat(1).seals) == (0, 1)


def test_the_academys_reputation_is_not_added_to_the_cards() -> None:
    """automa.action: Daubenton's 4 gives the 2 reputation of his card, and not the Academy's 2 as well."""
    scene = Scene(["person", DAUBENTON]).show(animals=["panthera_onca"]).boards("- - - -", "- - - red4")
    assert scene.one_turn(1).seat(1).reputation == 2


def test_an_expedition_of_an_automa_places_no_cube() -> None:
    """automa.action automa.expedition: no research: tokens become points, its animals stay without cubes."""
    scene = Scene(["person", TREMBLEY]).give(1, tokens=3, coins=6, animals=["bison_bison", "panthera_onca"])
    play = scene.boards("- - - -", "- - - red6").one_turn(1)
    assert play.seat(1).cubes == (0, 0)
    assert play.seat(1).coins == 6
    assert play.seat(1).vp == 5 * (3 + 1), "three tokens and the one of the reputation track"
