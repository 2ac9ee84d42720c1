"""A. Recruit (p. 7)."""

import pytest

from ludoteca.games.navoria.box.events import (
    FavourClaimed,
    OutpostBuilt,
    PointsGained,
    RecruitingEnded,
    ResidentRecruited,
    TokenDrawn,
    TokenToCapital,
    TokenToDeck,
)
from ludoteca.games.navoria.rules.recruit import EndRecruiting, RecruitPhase
from ludoteca.games.navoria.scene import Scene
from tests.navoria.kit_expect import answer, possible, refused
from tests.navoria.kit_residents_table import RESIDENTS, TRADES

MERCHANT, BUILDER, SOLDIER, ADVENTURER, ARTISAN = range(5)
guides = pytest.mark.parametrize("seats", [2, 3, 4])


def market(scene: Scene) -> Scene:
    """Three cards of each trade face up."""
    return scene.show(**{trade: [r.id for r in RESIDENTS if r.trade == trade][:3] for trade in TRADES})


# From the bag


@guides
def test_of_two_drawn_tokens_one_goes_to_its_deck_and_the_other_to_the_capital(seats: int) -> None:
    """recruit.bag: the guide then takes one of that deck's face-up cards."""
    play = market(Scene(seats)).tokens(capital="soldier").turn()
    each = 2 if seats == 2 else 3
    assert play.offered == ["bag", "soldier"]
    play.do("bag").luck("artisan", "merchant")
    assert play.offered == ["merchant", "artisan"]
    play.do("artisan")
    assert play.state.deck_tokens == (0, 0, 0, 0, 1)
    assert play.state.capital == (1, 0, 1, 0, 0)
    assert play.state.bag == (each - 1, each, each - 1, each, each - 1)
    assert (play.asked, play.asking) == ("RecruitResident", 0)
    assert play.offered == [
        "artisan_sprite_weapon_food",
        "artisan_sprite_mineral_weapon",
        "artisan_sprite_food_mineral",
    ]
    assert play.told(TokenDrawn) == [TokenDrawn(0, ARTISAN), TokenDrawn(0, MERCHANT)]
    assert play.told(TokenToCapital) == [TokenToCapital(0, MERCHANT)]
    assert play.told(TokenToDeck) == [TokenToDeck(0, ARTISAN, "bag")]


def test_of_two_tokens_alike_one_goes_to_the_deck_and_one_to_the_capital() -> None:
    """recruit.bag: there is nothing to choose but the card."""
    play = market(Scene()).turn().luck("soldier", "soldier")
    assert play.asked == "RecruitResident"
    assert (play.state.deck_tokens[SOLDIER], play.state.capital[SOLDIER]) == (1, 1)


def test_a_token_that_was_drawn_is_not_in_the_bag_for_the_second_draw() -> None:
    """recruit.bag things.tokens: with one soldier token in the bag, the second draw cannot be a soldier."""
    play = market(Scene()).tokens(bag="soldier artisan artisan").turn()
    assert possible(play) == ["soldier", "artisan"]
    play.luck("soldier")
    assert possible(play) == ["artisan"]
    play.luck("artisan")
    assert play.offered == ["soldier", "artisan"]


def test_the_last_token_of_the_bag_is_drawn_alone() -> None:
    """recruit.bag: it goes to its deck, and none to the Capital."""
    play = market(Scene()).tokens(capital="soldier", bag="merchant").turn()
    play.do("bag")
    assert play.asked == "RecruitResident"
    assert play.told(TokenDrawn) == [TokenDrawn(0, MERCHANT)]
    assert play.told(TokenToCapital) == []
    assert sum(play.state.bag) == 0
    assert play.state.capital == (0, 0, 1, 0, 0)
    assert play.offered == ["merchant_sprite_sprite", "merchant_human_sprite", "merchant_goblin_sprite"]


def test_two_tokens_left_in_the_bag_are_both_drawn() -> None:
    """recruit.bag: and the bag is empty then."""
    play = market(Scene()).tokens(bag="merchant artisan").turn().luck("artisan")
    assert play.offered == ["merchant", "artisan"]
    assert sum(play.state.bag) == 0


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    """recruit.bag: the Capital is left."""
    play = market(Scene()).tokens(capital="soldier artisan", bag="").turn()
    assert play.offered == ["soldier", "artisan"]
    refused(play, "bag", "recruit.bag", "bag-empty")


def test_a_token_that_was_not_drawn_cannot_be_kept() -> None:
    """recruit.bag: one of the two."""
    play = market(Scene()).turn().luck("soldier", "merchant")
    refused(play, "artisan", "recruit.bag", "token-not-drawn", trade=ARTISAN)
    refused(play, "builder", "recruit.bag", "token-not-drawn", trade=BUILDER)


# From the Capital


def test_a_token_of_the_capital_goes_to_its_deck() -> None:
    """recruit.capital: and a card of that deck to the guide; the bag stays as it is."""
    play = market(Scene()).tokens(capital="merchant soldier soldier").turn()
    bag = play.state.bag
    assert play.offered == ["bag", "merchant", "soldier"]
    play.do("soldier")
    assert play.state.capital == (1, 0, 1, 0, 0)
    assert play.state.deck_tokens == (0, 0, 1, 0, 0)
    assert play.told(TokenToDeck) == [TokenToDeck(0, SOLDIER, "capital")]
    play.do("soldier_sprite_glacier")
    assert play.state.bag == bag
    assert play.residents() == ["soldier_sprite_glacier"]


def test_a_token_that_is_not_in_the_capital_cannot_be_taken() -> None:
    """recruit.capital: neither one that never was there nor one in the bag."""
    play = market(Scene()).tokens(capital="soldier").turn()
    refused(play, "artisan", "recruit.capital", "token-not-in-capital", trade=ARTISAN)
    refused(play, "merchant", "recruit.capital", "token-not-in-capital", trade=MERCHANT)


def test_with_an_empty_capital_one_has_to_draw() -> None:
    """recruit.capital recruit.bag: it is not even asked."""
    assert market(Scene()).turn().asked == "DrawToken"


# The card


def test_a_card_of_another_trade_cannot_be_recruited() -> None:
    """recruit.bag recruit.capital: one of the deck with the token."""
    play = market(Scene()).recruit("soldier")
    card = play.state.box.resident_ids.index("artisan_sprite_weapon_food")
    refused(
        play, "artisan_sprite_weapon_food",
        "recruit.bag", "resident-other-trade", resident=card, trade=ARTISAN, wanted=SOLDIER,
    )  # fmt: skip


def test_a_card_that_is_not_face_up_cannot_be_recruited() -> None:
    """recruit.effects: neither one of the deck nor one that somebody has."""
    play = market(Scene().give(1, residents=["soldier_beast_desert"])).recruit("soldier")
    for name in ("soldier_beast_forest", "soldier_beast_desert"):
        card = play.state.box.resident_ids.index(name)
        refused(play, name, "recruit.effects", "resident-not-shown", resident=card)


def test_a_recruited_card_is_not_replaced() -> None:
    """recruit.effects: the next guide finds two, the one after that one."""
    play = market(Scene(3)).recruit("soldier").do("soldier_sprite_glacier")
    names = play.state.box.resident_ids
    assert [names[card] for card in play.state.shown[SOLDIER] if card >= 0] == [
        "soldier_sprite_desert",
        "soldier_sprite_forest",
    ]
    assert len(play.state.decks[SOLDIER]) == 9
    scene = Scene().show(soldier=["soldier_sprite_desert"])
    assert scene.recruit("soldier").residents() == ["soldier_sprite_desert"], "the last one is no question"


def test_effects_come_in_the_order_printed_and_then_the_card_lies_there() -> None:
    """recruit.effects builder: points, then the outpost; the favour that the card brings comes last."""
    icons = ["soldier_beast_desert", "soldier_beast_forest"]
    scene = Scene().tiles(beast="soldier").give(residents=icons).show(builder=["builder_beast_glacier"])
    play = scene.recruit("builder")
    card = play.state.box.resident_ids.index("builder_beast_glacier")
    assert play.events == [
        ResidentRecruited(0, card),
        PointsGained(0, 2, "card"),
        OutpostBuilt(0, 1, 2),
        FavourClaimed(0, 3, 1),
    ]


def test_a_builders_good_comes_before_its_outpost() -> None:
    """recruit.effects builder order.complete: the order that it completes does not count the new outpost yet."""
    scene = Scene().give(docks={"desert": "weapon food food"}).show(builder=["builder_human_desert"])
    play = scene.recruit("builder").do("desert")
    assert play.me.points == 0, "the first outpost would bring 2 points"
    assert play.explorer("desert") == 1
    assert play.outposts("desert") == 1
    assert play.dock("desert") == {}


@pytest.mark.parametrize("before", [0, 1, 3])
def test_a_new_artisan_does_not_count_yet_for_its_own_order(before: int) -> None:
    """recruit.effects order.complete: 1 point for each artisan that lay there already."""
    there = [r.id for r in RESIDENTS if r.trade == "artisan"][:before]
    scene = Scene().give(docks={"glacier": "weapon weapon"}, residents=there)
    play = scene.show(artisan=["artisan_beast_weapon_food"]).recruit("artisan").do("glacier")
    assert play.me.points == 4 + before
    assert len(play.me.residents) == before + 1


@pytest.mark.parametrize("before", [0, 1, 3])
def test_with_the_option_a_new_artisan_counts_for_its_own_order(before: int) -> None:
    """recruit.effects order.complete: by the summary on p. 16 it lies there first, and then its effects come."""
    there = [r.id for r in RESIDENTS if r.trade == "artisan"][:before]
    scene = Scene(new_artisan="at_once").give(docks={"glacier": "weapon weapon"}, residents=there)
    play = scene.show(artisan=["artisan_beast_weapon_food"]).recruit("artisan")
    assert len(play.me.residents) == before + 1, "before its good is placed"
    play.do("glacier")
    assert play.me.points == 4 + before + 1
    assert len(play.me.residents) == before + 1


def test_with_the_option_the_card_and_its_favour_come_before_the_effects() -> None:
    """recruit.effects favour.claim: the effects themselves still come in the order printed."""
    icons = ["soldier_beast_desert", "soldier_beast_forest"]
    scene = Scene(new_artisan="at_once").tiles(beast="soldier").give(residents=icons)
    play = scene.show(builder=["builder_beast_glacier"]).recruit("builder")
    card = play.state.box.resident_ids.index("builder_beast_glacier")
    assert play.events == [
        ResidentRecruited(0, card),
        FavourClaimed(0, 3, 1),
        PointsGained(0, 2, "card"),
        OutpostBuilt(0, 1, 2),
    ]


# The phase


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 4), (4, 3)])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_recruits_in_turn_order_until_all_have_their_cards(seats: int, cards: int, first: int) -> None:
    """recruit.end recruit.bag recruit.capital: 4 cards with two or three guides, 3 with four."""
    order = tuple((first + place) % seats for place in range(seats))
    play = market(Scene(seats)).order(*order).steps(RecruitPhase())
    while play.asked:
        answer(play)
    recruited = [event.seat for event in play.events if isinstance(event, ResidentRecruited)]
    assert recruited == list(order) * cards
    assert [len(play.residents(seat)) for seat in range(seats)] == [cards] * seats
    assert sum(play.state.deck_tokens) == cards * seats
    assert sum(play.state.bag) + sum(play.state.deck_tokens) == (10 if seats == 2 else 15)


def test_tokens_left_in_the_capital_return_to_the_bag() -> None:
    """recruit.end: those on the decks stay."""
    scene = Scene(3).tokens(capital="merchant soldier soldier", decks="artisan artisan builder")
    play = scene.steps(EndRecruiting())
    assert play.state.capital == (0, 0, 0, 0, 0)
    assert play.state.bag == (3, 2, 3, 3, 1)
    assert play.state.deck_tokens == (0, 1, 0, 0, 2)
    assert play.told(RecruitingEnded) == [RecruitingEnded(3)]


@guides
def test_a_deck_never_runs_out_of_face_up_cards(seats: int) -> None:
    """recruit.bag things.tokens: a trade has at most three tokens, so three cards are enough."""
    play = market(Scene(seats)).steps(RecruitPhase())
    while play.asked:
        if play.asked == "ChooseSource" and "soldier" in play.offered:
            play.do("soldier")
        elif play.asked == "KeepToken":
            play.do(play.offered[-1])
        else:
            answer(play)
    shown = [sum(card >= 0 for card in row) for row in play.state.shown]
    assert shown == [3 - tokens for tokens in play.state.deck_tokens]
