"""The start of a round (p. 6): the displays, the round token, the dice."""

import pytest

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.events import DeckRebuilt, DieRolled
from ludoteca.games.encyclopedia.rules.round import DrawDice, EndRound, RollDie, Round, TurnRoundToken
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import Chance, Choice
from tests.encyclopedia.kit_expect import refused

EXPERTS = ["audrey_morton", "rabiah_assaf", "morishita_shinzo", "louwrens_korte", "emilia_morris", "elena_lewis"]
ANIMALS = ["bison_bison", "lemur_catta", "panthera_tigris", "ursus_arctos", "osphranter_rufus", "procyon_lotor"]
NEW_EXPERTS = ["lotte_paulsen", "manuel_nunez", "vlad_koulechov", "pora_paniu", "arnold_schuman", "habib_abdalla"]
NEW_ANIMALS = ["panthera_leo", "pavo_cristatus", "castor_fiber", "iguana_iguana", "draco_volans", "corucia_zebrata"]


def full(seats: int = 2) -> Scene:
    """Both displays are full."""
    more = ["panthera_onca", "pan_troglodytes"][: seats - 2]
    return Scene(seats).show(experts=EXPERTS, animals=[*ANIMALS, *more])


def drawable(play: Play, word: str) -> bool:
    """Whether the open chance can bring this."""
    question = play.table.question
    assert isinstance(question, Chance)
    outcome = question.words(play.table).option(word)
    assert outcome is not None
    return question.possible(play.table, outcome)


# Displays


def test_the_first_round_begins_with_the_displays_of_the_set_up() -> None:
    """round.refill: nothing is discarded or filled before the first round token."""
    play = full().steps(Round(1))
    assert play.asked == "TurnRoundToken"
    assert play.expert_names(play.state.experts) == EXPERTS
    assert play.names(play.state.animals) == ANIMALS


def test_what_is_left_over_is_discarded_and_both_displays_are_filled_anew() -> None:
    """round.refill round.end: from round 2 on, and before the round token is turned."""
    scene = full()
    scene.state.experts = (NONE, *scene.state.experts[1:])
    scene.state.seats[0].retired = (scene.box.expert_ids.index("audrey_morton"),)
    play = scene.steps(EndRound(), Round(2))
    assert play.expert_names(play.state.expert_discards) == EXPERTS[1:]
    assert sorted(play.names(play.state.animal_discards)) == sorted(ANIMALS)
    assert not drawable(play, "rabiah_assaf"), "the discards do not come back while the deck has cards"
    play.luck(*NEW_EXPERTS, *NEW_ANIMALS)
    assert play.expert_names(play.state.experts) == NEW_EXPERTS
    assert play.names(play.state.animals) == NEW_ANIMALS
    assert play.asked == "TurnRoundToken"


def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    """round.refill: two experts are in the deck, the rest comes from the shuffled discards."""
    scene = Scene().show(animals=ANIMALS)
    deck = [scene.box.expert_ids.index(name) for name in NEW_EXPERTS[:2]]
    scene.state.expert_discards = tuple(expert for expert in scene.state.expert_deck if expert not in deck)
    scene.state.expert_deck = tuple(deck)
    play = scene.steps(Round(2)).luck("lotte_paulsen")
    assert play.asked == "RevealExpert", "the last card of the deck came without a choice, then the discards"
    assert play.told(DeckRebuilt) == [DeckRebuilt("expert")]
    assert play.state.expert_discards == ()
    assert not drawable(play, "lotte_paulsen")
    play.luck(*EXPERTS[:4])
    assert play.expert_names(play.state.experts) == ["lotte_paulsen", "manuel_nunez", *EXPERTS[:4]]


def test_removed_animals_never_come_back() -> None:
    """round.refill publication.cards: the deck is rebuilt from the discards alone; gaps stay if that is not enough."""
    scene = Scene().show(experts=EXPERTS)
    discards = [scene.box.card_ids.index(name) for name in ANIMALS[:3]]
    scene.state.removed = tuple(card for card in scene.state.animal_deck if card not in discards)
    scene.state.animal_deck = ()
    scene.state.animal_discards = tuple(discards)
    play = scene.steps(Round(2))
    assert play.told(DeckRebuilt) == [DeckRebuilt("animal")]
    assert not drawable(play, "procyon_lotor")
    play.luck("lemur_catta", "panthera_tigris")
    assert play.asked == "TurnRoundToken"
    assert play.state.animals == (
        *(play.animal(name) for name in ("lemur_catta", "panthera_tigris", "bison_bison")),
        *(NONE, NONE, NONE),
    )
    assert len(play.state.removed) == 72


# The round token


@pytest.mark.parametrize(
    ("token", "tokens", "coins"), [("token", 1, 0), ("coins", 0, 3), ("nothing", 0, 0), ("die", 0, 0)]
)
def test_a_round_token_gives_every_seat_the_same(token: str, tokens: int, coins: int) -> None:
    """round.token: 1 expedition token, 3 coins, or nothing (the fifth die comes with the dice)."""
    play = full(3).steps(TurnRoundToken()).luck(token)
    assert [(seat.tokens, seat.coins) for seat in play.state.seats] == [(tokens, coins)] * 3
    assert all((seat.vp, seat.seals, seat.reputation) == (0, 0, 0) for seat in play.state.seats)
    assert play.asked == ""


def test_a_round_token_lets_each_seat_take_an_expert_then_fills_the_display() -> None:
    """round.token university: in turn order from the first player; free, so no token for a colour."""
    play = full(3).first(1).steps(TurnRoundToken()).luck("expert")
    for seat, name in ((1, "rabiah_assaf"), (2, "audrey_morton"), (0, "elena_lewis")):
        assert (play.asked, play.asking) == ("TakeFreeExpert", seat)
        play.do(name)
        assert play.expert_names(play.seat(seat).experts) == [name]
        assert play.seat(seat).tokens == 0
    assert play.asked == "RevealExpert", "only now the three gaps are filled"
    assert play.expert_names(play.state.experts) == ["morishita_shinzo", "louwrens_korte", "emilia_morris"]
    play.luck(*NEW_EXPERTS[:3])
    assert play.expert_names(play.state.experts) == [
        *NEW_EXPERTS[:2], "morishita_shinzo", "louwrens_korte", "emilia_morris", NEW_EXPERTS[2],
    ]  # fmt: skip
    assert play.asked == ""


def test_a_round_token_lets_each_seat_take_an_animal_then_fills_the_display() -> None:
    """round.token academy: in turn order from the first player; free, so no reputation."""
    play = full(4).first(3).steps(TurnRoundToken()).luck("animal")
    for seat, name in ((3, "lemur_catta"), (0, "bison_bison"), (1, "procyon_lotor"), (2, "pan_troglodytes")):
        assert (play.asked, play.asking) == ("TakeFreeAnimal", seat)
        play.do(name)
        assert play.names(play.seat(seat).animals) == [name]
        assert play.seat(seat).reputation == 0
    assert len(shown(play.state.animals)) == 4
    play.luck(*NEW_ANIMALS[:4])
    assert len(shown(play.state.animals)) == 8
    assert play.asked == ""


def test_a_round_token_gives_cards_of_the_display_only() -> None:
    """round.token: neither the deck, nor what somebody took, nor what is not there."""
    play = full(3).steps(TurnRoundToken()).luck("expert")
    refused(play, "deck", "round.token", "display-first", cards=6)
    refused(play, "pora_paniu", "round.token", "expert-not-on-display", expert=play.expert("pora_paniu"))
    play.do("elena_lewis")
    refused(play, "elena_lewis", "round.token", "expert-not-on-display", expert=play.expert("elena_lewis"))
    play = full(3).steps(TurnRoundToken()).luck("animal").do("lemur_catta")
    refused(play, "deck", "round.token", "display-first", cards=6)
    refused(play, "lemur_catta", "round.token", "animal-not-on-display", animal=play.animal("lemur_catta"))


def test_no_free_action_between_the_turns() -> None:
    """round.token turn.free: a round token is nobody's turn, so instants and seals wait."""
    scene = full(2).give(0, seals=1, experts=["safi_limbila"])
    play = scene.steps(TurnRoundToken()).luck("expert")
    refused(play, "seal-for-coins", "turn.free", "not-your-turn", seat=0)
    refused(play, "use-safi_limbila", "turn.free", "not-your-turn", seat=0)


def test_an_instant_expert_of_a_round_token_may_be_used_as_it_is_taken() -> None:
    """round.token experts.instant: even off-turn, and what its reputation brings is chosen at once."""
    scene = Scene().show(experts=["ishiwata_eiko", *EXPERTS[1:]], animals=ANIMALS).give(0, reputation=6)
    play = scene.steps(TurnRoundToken()).luck("expert").do("ishiwata_eiko")
    assert play.offered == ["slot", "use"]
    play.do("use")
    assert play.me.reputation == 6 + 3
    assert (play.asked, play.asking) == ("TakeFreeAnimal", 0)
    play.do("lemur_catta")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 1), "then it is the next seat's turn to take"
    assert play.expert_names(play.me.retired) == ["ishiwata_eiko"]


# Dice


def test_each_seat_draws_rolls_and_places_four_dice_in_turn_order() -> None:
    """round.dice: from the first player clockwise; each die on a slot of its own."""
    play = Scene(3).first(2).steps(DrawDice())
    for seat in (2, 0, 1):
        play.luck("red-4", "blue-2", "yellow-6", "purple-1")
        assert (play.asked, play.asking) == ("SlotDie", seat)
        play.do("slot3", "slot1", "slot4")
        faces = [play.state.faces[dice[0]] for dice in play.seat(seat).slots]
        assert faces == [2, 1, 4, 6], "the last die has one slot left"
    assert play.asked == ""
    assert [event.seat for event in play.events if isinstance(event, DieRolled)] == [2] * 4 + [0] * 4 + [1] * 4
    assert len(play.state.bag) == 20 - 12


def test_with_four_dice_a_slot_holds_one() -> None:
    """round.dice: a slot that holds a die takes no second one."""
    play = Scene().steps(DrawDice()).luck("red-4", "blue-2", "yellow-6", "purple-1").do("slot2")
    refused(play, "slot2", "round.dice", "slot-holds-die", slot=1)
    assert play.offered == ["slot1", "slot3", "slot4"]


def test_a_drawn_die_is_not_in_the_bag_any_more() -> None:
    """round.dice things.dice: after four red dice the bag has no red one."""
    play = Scene().steps(DrawDice()).luck("red-1", "red-1", "red-2")
    assert drawable(play, "red-6")
    play.luck("red-6").do("slot1", "slot2", "slot3")
    assert not drawable(play, "red-6")
    question = play.table.question
    assert isinstance(question, Chance)
    assert question.lots(play.table) == 16 * 6, "sixteen dice with six faces"


def five(seats: int = 2) -> Play:
    return Scene(seats).steps(TurnRoundToken(), DrawDice()).luck("die")


def test_with_five_dice_exactly_one_slot_holds_two() -> None:
    """round.token round.dice: once a slot holds two, the others take one each."""
    play = five().luck("red-1", "blue-2", "yellow-3", "purple-4", "green-5").do("slot3", "slot3")
    refused(play, "slot3", "round.dice", "slot-holds-two-already", slot=2)
    play.do("slot1")
    refused(play, "slot1", "round.dice", "slot-holds-two-already", slot=0)
    play.do("slot4")
    faces = [[play.state.faces[die] for die in dice] for dice in play.me.slots]
    assert faces == [[3], [5], [1, 2], [4]]


def test_the_fifth_die_may_join_any_slot() -> None:
    """round.token round.dice: after one on each slot, the fifth shares one of the four."""
    play = five().luck("red-1", "blue-2", "yellow-3", "purple-4", "green-5").do("slot1", "slot2", "slot3", "slot4")
    assert play.offered == ["slot1", "slot2", "slot3", "slot4"]
    play.do("slot2")
    assert [len(dice) for dice in play.me.slots] == [1, 2, 1, 1]


def test_four_seats_with_five_dice_empty_the_bag() -> None:
    """round.dice things.dice: all twenty dice are drawn."""
    play = five(4)
    for colour in ("red", "yellow", "purple", "blue"):
        play.luck(f"{colour}-1", f"{colour}-2", f"{colour}-3", f"{colour}-4", "green-5")
        while isinstance(play.table.question, Choice):
            play.do(play.offered[0])
    assert play.asked == ""
    assert play.state.bag == ()
    assert [len(seat.slots[0]) for seat in play.state.seats] == [2, 2, 2, 2]


def test_the_bag_weighs_its_outcomes_by_the_dice_left() -> None:
    """round.dice: with three red dice and one blue left, each face of red is three times as likely as of blue."""
    others = ["red1"] + ["blue1"] * 3 + ["yellow1", "purple1", "green1"] * 4
    play = Scene().placed(embassy=" ".join(others)).steps(RollDie(0, 0))
    question = play.table.question
    assert isinstance(question, RollDie)
    words = {question.words(play.table).word(o): lots for o, lots in question.outcomes(play.table).items()}
    assert words == {**{f"red-{face}": 3 for face in range(1, 7)}, **{f"blue-{face}": 1 for face in range(1, 7)}}
