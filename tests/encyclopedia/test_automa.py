"""Automas (p. 21, 22): set-up, round tokens, bonuses, which card they take, expeditions."""

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ANIMAL, EXPERT
from ludoteca.games.encyclopedia.box.events import (
    AnimalRevealed,
    AutomaChoseContinent,
    AutomaSpentTokens,
    AutomaTookAnimal,
    AutomaTookExpert,
    BonusLost,
    BonusOwed,
    DeckRebuilt,
    ExpeditionBegan,
    ExpertTaken,
    PrioritiesDrawn,
    ReputationGained,
    TokensGained,
)
from ludoteca.games.encyclopedia.rules.reputation import GainReputation
from ludoteca.games.encyclopedia.rules.round import DrawDice, TurnRoundToken
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_automas import DAUBENTON, LINNE, TREMBLEY

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)
EUROPE_FIRST = ["europe", "oceania", "africa", "america", "asia"]
SIX_EXPERTS = ["elena_lewis", "yaban_peker", "gao_zhelan", "manuel_nunez", "etano_palamo", "katie_macsweeney"]
SIX_ANIMALS = ["bison_bison", "vipera_berus", "panthera_tigris", "castor_fiber", "panthera_leo", "apteryx_mantelli"]


def set_up(first: str) -> Play:
    """A person and an automa that prefers Europe, at the beginning of the draft."""
    play = Play(GAME.begin(["person", LINNE])).luck(first, "-".join(EUROPE_FIRST))
    return play.luck(*SIX_EXPERTS, *SIX_ANIMALS)


# Set-up


def test_every_automa_draws_priorities_of_its_own() -> None:
    """automa.setup: its own random order of the five continents."""
    play = Play(GAME.begin(["person", LINNE, TREMBLEY])).luck("seat1")
    play.luck("asia-europe-oceania-africa-america", "america-africa-asia-europe-oceania")
    assert play.told(PrioritiesDrawn) == [
        PrioritiesDrawn(1, (ASIA, EUROPE, OCEANIA, AFRICA, AMERICA)),
        PrioritiesDrawn(2, (AMERICA, AFRICA, ASIA, EUROPE, OCEANIA)),
    ]
    assert play.seat(0).priorities == ()


def test_it_drafts_two_animals_by_its_priorities() -> None:
    """automa.setup automa.card setup.draft: last seat first; the first two of its continents in reading order."""
    play = set_up(first="seat1")
    assert play.names(play.seat(1).animals) == ["vipera_berus", "castor_fiber"]
    assert play.told(AutomaTookAnimal) == [
        AutomaTookAnimal(1, play.animal("vipera_berus"), "priority"),
        AutomaTookAnimal(1, play.animal("castor_fiber"), "priority"),
    ]
    assert (play.asked, play.asking) == ("DraftAnimal", 0)


def test_as_first_player_it_drafts_last() -> None:
    """automa.setup setup.draft: what the others left."""
    play = set_up(first="seat2")
    play.do("castor_fiber", "vipera_berus")
    assert play.names(play.seat(1).animals) == ["apteryx_mantelli", "panthera_leo"], "Oceania, then Africa"


@pytest.mark.parametrize(("first", "coins"), [("seat1", [2, 3, 3, 4]), ("seat3", [3, 4, 2, 3])])
def test_it_gets_coins_and_a_token_like_anyone(first: str, coins: list[int]) -> None:
    """automa.setup setup.start: 1 expedition token, and coins by seat order."""
    order = "america-africa-asia-europe-oceania"
    play = Play(GAME.begin(["person", LINNE, TREMBLEY, DAUBENTON])).luck(first, order, order, order)
    play.luck(*SIX_EXPERTS, *SIX_ANIMALS, "ursus_arctos", "lemur_catta")
    while play.asked == "DraftAnimal":
        play.do(play.offered[0])
    play.luck(*play_refill(play))
    assert [seat.coins for seat in play.state.seats] == coins
    assert [seat.tokens for seat in play.state.seats] == [1, 1, 1, 1]


def play_refill(play: Play) -> list[str]:
    """Cards to fill the display again after the draft: any that are in the deck."""
    gaps = sum(card < 0 for card in play.state.animals)
    return play.names(play.state.animal_deck[:gaps])


# Round tokens


@pytest.mark.parametrize(("token", "coins", "tokens"), [("token", 0, 1), ("coins", 3, 0), ("nothing", 0, 0)])
def test_it_gains_from_round_tokens_like_anyone(token: str, coins: int, tokens: int) -> None:
    """automa.round round.token: 1 expedition token, 3 coins, or nothing, for every seat."""
    play = Scene(["person", LINNE, TREMBLEY]).steps(TurnRoundToken()).luck(token)
    assert [(seat.coins, seat.tokens) for seat in play.state.seats] == [(coins, tokens)] * 3


def test_it_takes_its_free_expert_in_turn_order() -> None:
    """automa.round automa.card: after the person before it, by its priorities."""
    scene = Scene(["person", LINNE]).give(1, priorities=EUROPE_FIRST).show(experts=SIX_EXPERTS)
    play = scene.steps(TurnRoundToken()).luck("expert").do("manuel_nunez")
    assert play.expert_names(play.seat(1).retired) == ["katie_macsweeney"]
    assert AutomaTookExpert(1, play.expert("katie_macsweeney"), "priority") in play.events
    assert play.asked == "RevealExpert", "then the display is refilled"


def test_as_first_player_it_takes_its_free_animal_first() -> None:
    """automa.round automa.card: before the person."""
    scene = Scene(["person", LINNE]).give(1, priorities=EUROPE_FIRST).show(animals=SIX_ANIMALS).first(1)
    play = scene.steps(TurnRoundToken()).luck("animal")
    assert play.names(play.seat(1).animals) == ["vipera_berus"]
    assert (play.asked, play.asking) == ("TakeFreeAnimal", 0)
    play.do("castor_fiber")
    assert play.asked == "RevealAnimal"
    assert not play.told(AnimalRevealed), "nothing was refilled before everybody had a card"


def test_it_draws_a_fifth_die_like_anyone() -> None:
    """automa.round round.token: with that token every seat draws five dice."""
    play = Scene([LINNE, "person"]).steps(TurnRoundToken(), DrawDice()).luck("die")
    play.luck("red-1", "red-2", "red-3", "red-4", "blue-5")
    assert [len(slot) for slot in play.me.slots] == [1, 1, 1, 2]


# Slot effects and bonuses on somebody else's turn


@pytest.mark.parametrize(
    ("slots", "coins", "reputation", "vp"),
    [("red4 - - -", 0, 3, 0), ("- red4 - -", 2, 3, 0), ("- - red4 -", 0, 5, 0), ("- - - red4", 0, 3, 3)],
)
def test_it_gains_the_slot_whose_die_is_taken(slots: str, coins: int, reputation: int, vp: int) -> None:
    """automa.round turn.die: nothing, 2 coins, 2 reputation (from space 3 to 5, past an expert), 3 VP."""
    scene = Scene(["person", LINNE]).give(1, reputation=3).boards("- - - -", slots).show(experts=["elena_lewis"])
    play = scene.one_turn(0).do("bank")
    me = play.seat(1)
    assert (me.coins, me.reputation, me.vp) == (coins, reputation, vp)


@pytest.mark.parametrize(
    ("space", "tokens", "coins", "seals"),
    [(0, 1, 0, 0), (4, 0, 3, 0), (9, 0, 0, 1)],
)
def test_tokens_coins_and_seals_of_its_track_come_at_once(space: int, tokens: int, coins: int, seals: int) -> None:
    """automa.round reputation.choice: on somebody else's turn too, before that action is chosen."""
    scene = Scene(["person", LINNE]).give(1, reputation=space).boards("- - - -", "- - red4 -")
    play = scene.one_turn(0)
    assert play.asked == "ChooseAction"
    me = play.seat(1)
    assert (me.tokens, me.coins, me.seals) == (tokens, coins, seals)


def test_an_expert_of_its_track_comes_after_the_persons_turn() -> None:
    """automa.round reputation.choice: the person picks first at the University, then the automa what is left."""
    scene = Scene(["person", LINNE]).give(1, reputation=2, priorities=EUROPE_FIRST)
    scene.show(experts=["elena_lewis", "manuel_nunez", "katie_macsweeney"]).boards("- - - -", "- - red4 -")
    play = scene.one_turn(0)
    assert play.told(BonusOwed) == [BonusOwed(1, EXPERT)]
    play.do("university", "manuel_nunez")
    assert play.expert_names(play.seat(1).retired) == ["katie_macsweeney"]
    kinds = [type(event) for event in play.events]
    assert kinds.index(ExpertTaken) < kinds.index(AutomaTookExpert)


def test_whether_the_display_is_empty_is_judged_after_the_turn() -> None:
    """automa.round reputation.choice: the person took the last animal, so the automa draws from the deck."""
    scene = Scene(["person", LINNE]).give(1, reputation=6).show(animals=["panthera_onca"])
    play = scene.boards("- - - -", "- - red4 -").one_turn(0).do("academy")
    assert play.asked == "AutomaDrawsAnimal"
    play.luck("ursus_arctos")
    assert play.names(play.seat(1).animals) == ["ursus_arctos"]


def test_on_its_own_turn_bonuses_come_at_once_and_in_track_order() -> None:
    """automa.round reputation: Linné's 6 from space 5: past the coins, to the animal, after the card's animal."""
    scene = Scene(["person", LINNE]).give(1, reputation=5).show(animals=["bison_bison", "panthera_onca"])
    play = scene.boards("- - - -", "- - - green6").one_turn(1)
    me = play.seat(1)
    assert me.coins == 3
    assert play.names(me.animals) == ["bison_bison", "panthera_onca"]
    assert me.reputation == 8


# Which card


def test_it_takes_the_first_of_its_highest_continent_in_reading_order() -> None:
    """automa.card: two Europeans: the first from the left, gaps or not; the die's colour does not matter."""
    scene = Scene(["person", LINNE]).give(1, priorities=EUROPE_FIRST)
    scene.show(animals=[None, "bison_bison", "castor_fiber", None, "ursus_arctos", "panthera_leo"])
    play = scene.boards("- - - -", "- - - purple6").one_turn(1)
    assert play.names(play.seat(1).animals) == ["castor_fiber"]
    assert play.told(AutomaTookAnimal) == [AutomaTookAnimal(1, play.animal("castor_fiber"), "priority")]


def test_without_its_highest_continent_it_takes_of_the_next_one_there() -> None:
    """automa.card: the highest priority continent that is available, here the third."""
    scene = Scene(["person", LINNE]).give(1, priorities=EUROPE_FIRST)
    scene.show(experts=["gao_zhelan", "elena_lewis", None, "yaban_peker"])
    play = scene.boards("- - - -", "- - - purple5").one_turn(1)
    assert play.expert_names(play.seat(1).retired) == ["yaban_peker"]


def test_a_taken_card_leaves_a_gap_and_the_order_stays() -> None:
    """automa.card: two turns of an automa: the display is neither refilled nor moved together."""
    scene = Scene(["person", LINNE]).give(1, priorities=EUROPE_FIRST).give(0, coins=1)
    scene.show(experts=["manuel_nunez", "etano_palamo", "katie_macsweeney", "elena_lewis"])
    play = scene.boards("- red1 - -", "- - blue5 blue5").turn(1)
    assert play.expert_names(play.state.experts) == ["etano_palamo", "katie_macsweeney", "elena_lewis"]
    assert play.state.experts[0] < 0
    play.do("red1", "bank")
    assert play.expert_names(play.seat(1).retired) == ["manuel_nunez", "katie_macsweeney"]
    assert [card < 0 for card in play.state.experts] == [True, False, True, False, True, True]


@pytest.mark.parametrize(("space", "deck"), [(2, "expert"), (6, "animal")])
def test_a_bonus_without_any_card_on_display_comes_from_the_deck(space: int, deck: str) -> None:
    """automa.card reputation.choice: the top card of the deck, and that reason is told."""
    play = Scene(["person", LINNE]).give(1, reputation=space).steps(GainReputation(1, 2, "slot"))
    if deck == "expert":
        play.luck("kedar_ghale")
        assert play.told(AutomaTookExpert) == [AutomaTookExpert(1, play.expert("kedar_ghale"), "deck")]
        assert play.expert_names(play.seat(1).retired) == ["kedar_ghale"]
    else:
        play.luck("lemur_catta")
        assert play.told(AutomaTookAnimal) == [AutomaTookAnimal(1, play.animal("lemur_catta"), "deck")]
        assert play.names(play.seat(1).animals) == ["lemur_catta"]


def without_decks(scene: Scene, *discarded: str) -> Scene:
    """Both decks are empty: these cards are discarded, all others have been used up."""
    state, box = scene.state, scene.box
    state.expert_discards = tuple(e for e in state.expert_deck if box.expert_ids[e] in discarded)
    state.animal_discards = tuple(a for a in state.animal_deck if box.card_ids[a] in discarded)
    state.seats[0].retired = tuple(e for e in state.expert_deck if e not in state.expert_discards)
    state.removed = tuple(a for a in state.animal_deck if a not in state.animal_discards)
    state.expert_deck = state.animal_deck = ()
    return scene


@pytest.mark.parametrize(("space", "deck"), [(2, "expert"), (6, "animal")])
def test_an_empty_deck_is_rebuilt_for_its_bonus(space: int, deck: str) -> None:
    """automa.card round.refill: from the discards; one card there needs no luck."""
    scene = without_decks(Scene(["person", LINNE]).give(1, reputation=space), "kedar_ghale", "lemur_catta")
    play = scene.steps(GainReputation(1, 2, "slot"))
    assert play.told(DeckRebuilt) == [DeckRebuilt(deck)]
    me = play.seat(1)
    assert play.expert_names(me.retired) + play.names(me.animals) == [
        "kedar_ghale" if deck == "expert" else "lemur_catta"
    ]


@pytest.mark.parametrize(("space", "gift"), [(2, EXPERT), (6, ANIMAL)])
def test_without_deck_and_discards_its_bonus_is_lost(space: int, gift: int) -> None:
    """automa.card reputation.choice: nothing anywhere: lost, and told so."""
    scene = without_decks(Scene(["person", LINNE]).give(1, reputation=space))
    play = scene.steps(GainReputation(1, 2, "slot"))
    assert play.told(BonusLost) == [BonusLost(1, gift)]
    assert (play.seat(1).animals, play.seat(1).retired) == ((), ())


# Expeditions


def expedition(scene: Scene) -> tuple[Play, AutomaChoseContinent, ExpeditionBegan]:
    """Trembley's 6, an expedition with 5 VP per token, from seat 1."""
    play = scene.boards("- - - -", "- - - purple6").one_turn(1)
    (chose,) = [event for event in play.events if isinstance(event, AutomaChoseContinent)]
    (began,) = [event for event in play.events if isinstance(event, ExpeditionBegan)]
    assert chose.continent == began.continent
    return play, chose, began


def test_it_goes_where_it_has_most_animals() -> None:
    """automa.expedition: two Oceanians against one of its highest priority; the die's colour does not matter."""
    scene = Scene(["person", TREMBLEY])
    scene.give(1, priorities=EUROPE_FIRST, animals=["castor_fiber", "apteryx_mantelli", "cygnus_atratus"])
    play, chose, began = expedition(scene)
    assert (chose.continent, chose.animals, chose.reason) == (OCEANIA, 2, "most")
    assert (began.space, play.seat(1).reputation) == (0, 3)


def test_equal_numbers_are_settled_by_priority() -> None:
    """automa.expedition: two of Asia, two of Africa: Africa, which has the higher priority."""
    animals = ["panthera_tigris", "draco_volans", "panthera_leo", "lemur_catta", "castor_fiber"]
    scene = Scene(["person", TREMBLEY]).give(1, priorities=EUROPE_FIRST, animals=animals)
    _, chose, _ = expedition(scene)
    assert (chose.continent, chose.animals, chose.reason) == (AFRICA, 2, "tied")


def test_without_animals_all_continents_are_equal() -> None:
    """automa.expedition: none of any: its highest priority."""
    _, chose, _ = expedition(Scene(["person", TREMBLEY]).give(1, priorities=EUROPE_FIRST))
    assert (chose.continent, chose.animals, chose.reason) == (EUROPE, 0, "tied")


def test_a_full_continent_is_passed_over_for_the_next_most() -> None:
    """automa.expedition: most animals in Oceania, but four dice lie there: on to the one with next most."""
    scene = Scene(["person", TREMBLEY]).placed(oceania="green1 green2 green3 green4")
    animals = ["apteryx_mantelli", "cygnus_atratus", "nestor_notabilis", "panthera_tigris", "draco_volans"]
    scene.give(1, priorities=EUROPE_FIRST, animals=[*animals, "castor_fiber"])
    _, chose, _ = expedition(scene)
    assert (chose.continent, chose.animals, chose.reason) == (ASIA, 2, "full")


def test_a_full_continent_is_passed_over_for_an_equal_one() -> None:
    """automa.expedition: one of Europe, one of Asia; Europe has priority but is full: the reason is that."""
    scene = Scene(["person", TREMBLEY]).placed(europe="blue1 blue2 blue3 blue4")
    scene.give(1, priorities=EUROPE_FIRST, animals=["castor_fiber", "panthera_tigris"])
    _, chose, _ = expedition(scene)
    assert (chose.continent, chose.animals, chose.reason) == (ASIA, 1, "full")


def test_several_full_continents_are_passed_over() -> None:
    """automa.expedition: the next one that is not full, by number and then by priority."""
    scene = Scene(["person", TREMBLEY])
    scene.placed(europe="blue1 blue2 blue3 blue4", oceania="green1 green2 green3 green4")
    scene.give(1, priorities=EUROPE_FIRST, animals=["castor_fiber", "ursus_arctos", "apteryx_mantelli"])
    _, chose, _ = expedition(scene)
    assert (chose.continent, chose.animals, chose.reason) == (AFRICA, 0, "full")


@pytest.mark.parametrize(
    ("dice", "space", "reputation"),
    [("-", 0, 3), ("blue1", 1, 2), ("blue1 - blue2", 1, 2), ("blue1 blue2", 2, 1), ("blue1 blue2 blue3", 3, 0)],
)
def test_it_gains_the_reputation_of_the_leftmost_free_space(dice: str, space: int, reputation: int) -> None:
    """automa.expedition expedition.space: 3, 2, 1, 0 reputation; a space that became free counts again."""
    scene = Scene(["person", TREMBLEY]).placed(europe=dice).give(1, animals=["castor_fiber"])
    play, _, began = expedition(scene)
    assert began.space == space
    assert play.seat(1).reputation == reputation


def test_the_token_that_its_reputation_brings_is_discarded_too() -> None:
    """automa.expedition: reputation first: one token of the track and two of its own make 3 times 5 VP."""
    scene = Scene(["person", TREMBLEY]).give(1, tokens=2, animals=["castor_fiber"])
    play, _, _ = expedition(scene)
    assert (play.seat(1).tokens, play.seat(1).vp) == (0, 15)
    told = [type(e) for e in play.events if isinstance(e, (ReputationGained, TokensGained, AutomaSpentTokens))]
    assert told == [ReputationGained, TokensGained, AutomaSpentTokens]
    assert play.told(AutomaSpentTokens) == [AutomaSpentTokens(1, 3, 15)]


def test_a_card_that_its_reputation_brings_comes_before_the_tokens_go() -> None:
    """automa.expedition: even if it is drawn from the deck, the tokens are discarded after it."""
    scene = Scene(["person", TREMBLEY]).give(1, tokens=2, reputation=5, animals=["castor_fiber"])
    play = scene.boards("- - - -", "- - - purple6").one_turn(1)
    assert (play.asked, play.seat(1).tokens) == ("AutomaDrawsAnimal", 2)
    play.luck("lemur_catta")
    assert (play.seat(1).tokens, play.seat(1).vp) == (0, 10)


def test_without_tokens_it_goes_all_the_same() -> None:
    """automa.expedition: reputation from space 7 to 10 brings an animal and no token: no points."""
    scene = Scene(["person", TREMBLEY]).give(1, reputation=7, animals=["castor_fiber"]).show(animals=["bison_bison"])
    play, _, _ = expedition(scene)
    assert (play.seat(1).vp, play.seat(1).reputation) == (0, 10)
    assert not play.told(AutomaSpentTokens)
    assert play.names(play.seat(1).animals) == ["castor_fiber", "bison_bison"]


def named(*automas: str) -> list[str | None]:
    seats = ["person", *(f"automa:{each}" for each in automas)]
    table = GAME.begin(seats)
    return [GAME.words.seat_name(table, seat) for seat in range(len(seats))]


def test_automas_with_the_same_behaviour_are_told_apart_by_a_number() -> None:
    linne = "Carl von Linné"
    assert named("linne:boudeuse") == [None, linne]
    assert named("linne:boudeuse", "trembley:boudeuse") == [None, linne, "Abraham Trembley"]
    assert named("linne:boudeuse", "linne:boudeuse", "linne:resolution") == [
        None, f"{linne} I", f"{linne} II", f"{linne} III",
    ]  # fmt: skip
    assert named("linne:boudeuse", "trembley:boudeuse", "linne:astrolabe") == [
        None, f"{linne} I", "Abraham Trembley", f"{linne} II",
    ]  # fmt: skip
