"""The die's value and colour (p. 8, 9, 16): coins, royal seals, expedition tokens, and the dice experts."""

import pytest

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CONTINENTS, EXPEDITION, PUBLICATION
from ludoteca.games.encyclopedia.box.contents import PAYMENTS
from ludoteca.games.encyclopedia.box.events import ColourPaid, ValueRaised
from ludoteca.games.encyclopedia.rules.expedition import AN_EXPEDITION
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.round import NextTurn
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_expect import refused

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(len(CONTINENTS))


# Value


@pytest.mark.parametrize(
    ("coins", "tokens", "answers"),
    [
        (0, 1, ["done"]),
        (1, 1, ["coin-1", "done"]),
        (2, 2, ["coin-2", "done"]),
        (3, 2, ["coin-1", "coin-2", "done"]),
        (4, 3, ["coin-4"]),  # 5 is all that is of use: nobody is asked again
    ],
)
def test_a_coin_raises_the_die_by_one(coins: int, tokens: int, answers: list[str]) -> None:
    """turn.value embassy: from 1 to 1, 2, 3, 4, 5."""
    play = Scene().give(coins=6).action("red1").do("embassy", *answers)
    assert play.asked == ""
    assert play.me.coins == 6 - coins
    assert play.me.tokens == tokens


def test_coins_raise_a_die_above_six_without_limit() -> None:
    """turn.value expedition.value: 6, 3 of the space and 37 coins are the 46 points of two whole animals."""
    scene = Scene().placed(america="red1 red1 red1").give(coins=43, animals=["bison_bison", "procyon_lotor"])
    play = scene.action("red6").do("expedition", "coin-37")
    assert play.state.value == 6 + 3 + 37
    assert play.me.coins == 6
    for animal in ("bison_bison", "procyon_lotor"):
        play.do(f"{animal}.IV", f"{animal}.III", f"{animal}.II")
    play.do("bison_bison.I", "procyon_lotor.I")
    assert (play.cubes_on("bison_bison"), play.cubes_on("procyon_lotor")) == (0b1111, 0b1111)


def test_a_seal_raises_the_die_by_five_and_need_not_change_its_colour() -> None:
    """turn.value turn.colour academy: a red 1 becomes a red 6: an American animal and 3 reputation."""
    play = Scene().give(seals=1, reputation=8).show(animals=["bison_bison", "lemur_catta"]).action("red1")
    play.do("academy", "bison_bison", "seal-1")
    assert play.told(ColourPaid) == []
    assert (play.me.seals, play.me.reputation) == (0 + 1, 11), "space 11 gives a seal again"


def test_several_seals_and_coins_may_be_spent_together() -> None:
    """turn.value expedition.value: 2 + 3 of the space + two seals' 10 + a token's 2 + 6 coins."""
    scene = Scene().placed(america="red1 red1 red1").give(seals=2, tokens=1, coins=6, animals=["bison_bison"])
    play = scene.action("red2").do("expedition", "seal-2", "token-1", "coin-6")
    assert play.state.value == 2 + 3 + 10 + 2 + 6
    assert (play.me.seals, play.me.tokens, play.me.coins) == (0, 0, 0)


def test_payments_are_made_in_any_order_and_as_often_as_one_likes() -> None:
    """turn.value expedition.value: coins first, a seal, a coin again, then a token: 2 + 3 + 2 + 5 + 1 + 2 = 15."""
    scene = Scene().placed(america="red1 red1 red1").give(seals=1, tokens=1, coins=4, animals=["bison_bison"])
    play = scene.action("red2").do("expedition", "coin-2", "seal-1", "coin-1", "token-1", "done")
    paid = [(event.payment, event.amount, event.value) for event in play.events if isinstance(event, ValueRaised)]
    assert paid == [("coin", 2, 7), ("seal", 1, 12), ("coin", 1, 13), ("token", 1, 15)]
    assert (play.state.value, play.me.seals, play.me.tokens, play.me.coins) == (15, 0, 0, 1)


def test_a_token_that_an_instant_brings_amid_the_payments_is_spent_too() -> None:
    """turn.value turn.free expedition.value: 2 + 3 + a coin; Matilda Glenn's reputation reaches the token on 2; + 2."""
    scene = Scene().placed(america="red1 red1 red1")
    scene.give(coins=1, experts=["matilda_glenn"], animals=["bison_bison"])
    play = scene.action("red2").do("expedition", "coin-1")
    assert play.offered == ["done", "use-matilda_glenn"], "nothing is left to pay with, but it may come"
    refused(play, "token-1", "turn.value", "not-enough", payment="token", have=0, need=1, nearest="token", amount=1)
    play.do("use-matilda_glenn")
    assert play.offered == ["token-1", "done"]
    play.do("token-1")
    assert play.asked == "PlaceCube", "nothing more can be paid, so the value stands"
    assert (play.state.value, play.me.tokens, play.me.coins) == (2 + 3 + 1 + 2, 0, 0)


@pytest.mark.parametrize("action", ["embassy", "academy", "publication"])
def test_a_seal_that_an_instant_brings_after_a_coin_is_spent_at_every_place(action: str) -> None:
    """turn.value turn.free: from 9 three reputation pass the seal on 11; a red 1 and a coin become 7 with it."""
    scene = Scene().show(animals=["bison_bison", "procyon_lotor"])
    scene.give(coins=1, reputation=9, experts=["matilda_glenn"], animals=["panthera_onca", "iguana_iguana"])
    play = scene.action("red1").do(action)
    if action != "embassy":
        play.do("bison_bison" if action == "academy" else "panthera_onca")
    play.do("coin-1", "use-matilda_glenn")
    assert play.offered == ["seal-1", "done", "seal-for-coins"]
    refused(play, "token-1", "expedition.value", "tokens-for-expeditions", action=ACTIONS.index(action))
    play.do("seal-1")
    assert ValueRaised(0, "seal", 1, 1 + 1 + 5) in play.events


def test_more_than_sixty_of_one_thing_are_paid_in_two_answers() -> None:
    """turn.value: without limit; three untouched animals take 69 points, and 6 + 3 are there."""
    scene = Scene().placed(america="red1 red1 red1")
    scene.give(coins=100, animals=["bison_bison", "procyon_lotor", "panthera_onca"])
    play = scene.action("red3").do("expedition", "coin-60", "coin-3")
    assert (play.state.value, play.me.coins, play.asked) == (3 + 3 + 63, 37, "PlaceCube")


def test_tokens_raise_expeditions_only() -> None:
    """turn.value expedition.value: with tokens and nothing else, Embassy, Academy and Publication ask for nothing."""
    assert Scene().give(tokens=3).action("red1").do("embassy").me.tokens == 3 + 1
    play = Scene().give(tokens=3).show(animals=["bison_bison", "procyon_lotor"]).action("red1")
    play.do("academy", "bison_bison")
    assert (play.me.tokens, play.me.reputation) == (3, 1)
    play = Scene().give(tokens=3, animals={"bison_bison": "I II"}).action("red3").do("publication")
    assert (play.me.tokens, play.shelf("mammal"), play.shelf("herbivore")) == (3, 1, 0)


def test_bank_and_university_need_no_value() -> None:
    """turn.value bank university: nothing is asked and nothing is paid, whatever one has."""
    play = Scene().give(coins=3, seals=2).action("red1").do("bank")
    assert (play.asked, play.me.coins, play.me.seals) == ("", 3 + 5, 2)
    play = Scene().give(coins=3).show(experts=["elena_lewis", "audrey_morton"]).action("red1")
    play.do("university", "elena_lewis")
    assert (play.asked, play.me.coins) == ("", 3)


@pytest.mark.parametrize(("face", "offered"), [(2, ["coin-1", "coin-2", "coin-3"]), (4, ["coin-1"])])
def test_nothing_is_paid_beyond_use_at_the_embassy(face: int, offered: list[str]) -> None:
    """turn.value embassy: 5 is as good as more."""
    play = Scene().give(coins=9).action(f"red{face}").do("embassy")
    assert play.offered == [*offered, "done"]
    more = f"coin-{len(offered) + 1}"
    refused(play, more, "turn.value", "payment-useless", value=face, useful=5, payment="coin")


def test_nothing_is_paid_beyond_use_in_a_publication() -> None:
    """turn.value publication.limit: 6 allows all types; a seal on a 5 is allowed, a second one is useless."""
    play = Scene().give(seals=2, coins=3, animals=["bison_bison"]).action("red5").do("publication")
    refused(play, "seal-2", "turn.value", "payment-useless", value=5, useful=6, payment="seal")
    refused(play, "coin-2", "turn.value", "payment-useless", value=5, useful=6, payment="coin")
    assert play.offered == ["seal-1", "coin-1", "done", "seal-for-coins"]


def test_nothing_is_paid_beyond_use_on_an_expedition() -> None:
    """turn.value expedition.research: beyond what all free spaces cost (4 + 7 here) a token or coin is useless."""
    scene = Scene().placed(america="red1 red1 red1")
    scene.give(tokens=4, coins=9, animals={"bison_bison": "I IV", "procyon_lotor": "I II III IV"})
    play = scene.action("red3").do("expedition")
    refused(play, "token-4", "turn.value", "payment-useless", value=6, useful=11, payment="token")
    play.do("token-1")
    refused(play, "coin-4", "turn.value", "payment-useless", value=8, useful=11, payment="coin")
    assert play.offered == ["token-1", "token-2", "coin-1", "coin-2", "coin-3", "done"]


def test_nobody_pays_what_he_does_not_have() -> None:
    """turn.value: the refusal counts what is there; what would be wasted anyhow is refused for that."""
    play = Scene().give(coins=2, seals=1).action("red1").do("embassy")
    refused(play, "seal-2", "turn.value", "payment-useless", value=1, useful=5, payment="seal")
    refused(play, "coin-3", "turn.value", "not-enough", payment="coin", have=2, need=3, nearest="coin", amount=1)
    refused(play, "coin-5", "turn.value", "payment-useless", value=1, useful=5, payment="coin")


def test_a_value_that_leaves_the_action_undone_is_refused() -> None:
    """turn.value turn.whole publication.limit: a 1 cannot publish, so at least one of the two coins goes."""
    play = Scene().give(coins=2, animals=["bison_bison"]).action("red1").do("publication")
    assert play.offered == ["coin-1", "coin-2"]
    refused(play, "done", "publication.limit", "value-too-low", value=1, need=2, more=0, action=PUBLICATION)


def test_seals_that_the_expedition_needs_are_spent() -> None:
    """turn.value turn.whole expedition.research: 1 + 3, and two coins, miss the 10 of a type IV without a seal."""
    scene = Scene().placed(america="red1 red1 red1").give(seals=2, coins=2, animals={"bison_bison": "I II III"})
    play = scene.action("red1").do("expedition")
    assert play.offered == ["seal-1", "seal-2", "coin-1", "coin-2", "seal-for-coins"]
    refused(play, "done", "expedition.research", "value-too-low", value=4, need=10, more=0, action=EXPEDITION)
    play.do("coin-1")
    assert play.offered == ["seal-1", "coin-1", "seal-for-coins"], "a seal brings the 5 that are missing"
    play.do("seal-1")
    assert play.cubes_on("bison_bison") == 0b1111


def test_a_sepultus_needs_its_exact_value() -> None:
    """turn.value sepultus.take: a 1 becomes a 6 by a seal or by five coins, and never more."""
    scene = Scene(sepultus=True).give(seals=2, coins=5).show(animals=["sepultus_6", "lemur_catta"])
    play = scene.action("red1").do("academy", "sepultus_6")
    assert play.offered[:2] == ["seal-1", "coin-5"]
    refused(play, "coin-2", "sepultus.take", "payment-misses", value=3, need=6)
    refused(play, "seal-2", "sepultus.take", "value-too-high", value=11, need=6)
    play.do("seal-1")
    assert (play.me.coins, play.me.seals, play.me.reputation) == (5, 1, 3)
    scene = Scene(sepultus=True).give(seals=2, coins=0).show(animals=["sepultus_6", "bison_bison"])
    play = scene.action("red1").do("academy", "sepultus_6")
    assert play.me.seals == 1, "one seal is the only way"


def test_what_only_a_seal_can_reach_is_not_asked() -> None:
    """turn.value sepultus.take: 4 coins do not make a 1 a 6, so the seal is spent without a choice."""
    scene = Scene(sepultus=True).give(seals=1, coins=4).show(animals=["sepultus_6", "bison_bison"])
    play = scene.action("red1").do("academy", "sepultus_6")
    assert play.asked == ""
    assert (play.me.seals, play.me.coins, play.me.reputation) == (0, 4, 3)


# Colour


def test_a_token_changes_the_colour() -> None:
    """turn.colour academy: a red die takes an African animal for one token."""
    play = Scene().give(tokens=1, reputation=8).show(animals=["bison_bison", "lemur_catta"]).action("red1")
    play.do("academy", "lemur_catta")
    assert play.told(ColourPaid) == [ColourPaid(0, AFRICA, "token")]
    assert (play.me.tokens, play.me.reputation) == (0, 9)


def test_a_seal_changes_the_colour_and_raises_by_five() -> None:
    """turn.colour turn.value academy: both halves of one seal: an African animal, and 3 reputation for a 6."""
    play = Scene().give(seals=1, reputation=8).show(animals=["bison_bison", "lemur_catta"]).action("red1")
    play.do("academy", "lemur_catta")
    assert play.told(ColourPaid) == [ColourPaid(0, AFRICA, "seal")]
    assert play.me.reputation == 8 + 3
    assert play.me.seals == 0 + 1, "space 11 gives one back"


def test_with_both_at_hand_the_payment_is_chosen() -> None:
    """turn.colour turn.value: the token changes the colour alone, the seal gives its +5 too."""
    for payment, seals, tokens, reputation in (("token", 1, 1, 1), ("seal", 0, 2, 3)):
        scene = Scene().give(tokens=2, seals=1, reputation=11).show(animals=["bison_bison", "lemur_catta"])
        play = scene.action("red1").do("academy", "lemur_catta", payment)
        if play.asked:
            play.do("done")
        gained = 1 if payment == "seal" else 0  # space 2, the third from 11, has a token
        assert (play.me.seals, play.me.tokens) == (seals, tokens + gained)
        assert play.me.reputation == (11 + reputation) % 12


def test_a_payment_that_the_value_needs_is_withheld() -> None:
    """turn.colour turn.whole: 1 + 3 + a seal's 5 + a token's 2 make the 10 of a type IV only if the seal pays.

    With one payment left nobody is asked, so the reason shows only while the question is still to be put.
    """
    scene = Scene().placed(africa="yellow1 yellow1 yellow1")
    scene.give(tokens=1, seals=1, animals={"lemur_catta": "I II III"})
    table = scene.action("red1").table
    table.agenda[:] = [*reversed(AN_EXPEDITION.steps_to(table.rules, 0, AFRICA)), PayColour(0, AFRICA)]
    why = table.why_not(PAYMENTS.index("token"))
    assert why is not None
    assert (why.rule, why.code, why.facts) == ("turn.whole", "payment-breaks-action", {"seat": 0, "payment": "token"})
    assert table.why_not(PAYMENTS.index("seal")) is None
    play = Play(table)
    assert play.told(ColourPaid) == [ColourPaid(0, AFRICA, "seal")]
    assert (play.me.tokens, play.cubes_on("lemur_catta")) == (0, 0b1111)


def test_without_token_or_seal_the_colour_stays() -> None:
    """turn.colour: the refusal names both colours and what is missing."""
    play = Scene().show(animals=["bison_bison", "procyon_lotor", "lemur_catta"]).action("red1").do("academy")
    refused(
        play,
        "lemur_catta",
        "turn.colour",
        "wrong-colour",
        colour=AMERICA,
        wanted=AFRICA,
        tokens=0,
        seals=0,
        nearest="token",
        amount=1,
    )
    play = Scene().give(animals=["lemur_catta"]).action("red6")
    refused(
        play,
        "publication",
        "turn.colour",
        "wrong-colour",
        colour=AMERICA,
        wanted=AFRICA,
        tokens=0,
        seals=0,
        nearest="token",
        amount=1,
    )


def test_a_changed_colour_lasts_for_one_action() -> None:
    """turn.colour extra.action: taken again at the end of the round, the die is red as before."""
    scene = Scene().give(tokens=1, seals=1, reputation=8).boards("red1").show(animals=["lemur_catta", "panthera_leo"])
    play = scene.steps(NextTurn(0), ExtraActions()).do("academy", "lemur_catta", "token", "done")
    assert play.asked == "TakeExtraAction"
    play.do("red1").luck("3")
    refused(
        play, "academy", "academy", "no-animal-of-colour", colour=AMERICA, tokens=0, seals=0, nearest="token", amount=1
    )


def test_dice_experts_follow_the_colour_of_the_action() -> None:
    """turn.colour experts.lasting: a red die made yellow has Yaban Peker's +1, not Rogério Luz's."""
    scene = Scene().placed(africa="yellow1 yellow1 yellow1")
    scene.give(tokens=1, animals=["lemur_catta"], experts=["yaban_peker"])
    play = scene.action("red4").do("expedition")
    assert play.state.value == 4 + 3 + 1
    scene = Scene().placed(africa="yellow1 yellow1 yellow1")
    scene.give(tokens=1, animals=["lemur_catta"], experts=["rogerio_luz"])
    play = scene.action("red4").do("expedition")
    assert play.state.value == 4 + 3


def test_a_refused_expedition_counts_the_value_in_its_own_colour() -> None:
    """turn.colour expedition.research experts.lasting: made yellow, the red 2 loses Rogério Luz's 1; space +1: 3."""
    scene = (
        Scene()
        .placed(africa="yellow1")
        .give(
            tokens=1,
            reputation=8,
            animals={"lemur_catta": "I", "bison_bison": "", "panthera_tigris": ""},
            experts=["rogerio_luz"],
        )
    )
    play = scene.action("red2").do("expedition")
    assert play.offered == ["america", "asia"]
    refused(play, "africa", "expedition.research", "expedition-too-weak",
            continent=AFRICA, value=3, need=4, tokens=1, coins=0, seals=0, nearest="coin", amount=1)  # fmt: skip


def test_a_colour_that_wakes_a_dice_expert_makes_a_publication_possible() -> None:
    """turn.colour turn.whole publication.limit: a red 1 made yellow is a 2 with Yaban Peker."""
    play = Scene().give(tokens=1, animals=["lemur_catta"], experts=["yaban_peker"]).action("red1")
    play.do("publication")
    assert play.names(play.me.published) == ["lemur_catta"]
    play = Scene().give(tokens=1, animals=["lemur_catta"], experts=["rogerio_luz"]).action("red1")
    refused(
        play,
        "publication",
        "publication.limit",
        "publication-too-weak",
        value=1,
        need=2,
        coins=0,
        seals=0,
        nearest="coin",
        amount=1,
    )
