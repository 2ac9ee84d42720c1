"""What is in the box (p. 3), and the set-up (p. 4)."""

from collections import Counter

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CONTINENTS, NONE
from ludoteca.games.encyclopedia.box.events import AnimalTaken, CoinsGained, TokensGained
from ludoteca.games.encyclopedia.rules.round import TurnRoundToken
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Fact, Refused
from ludoteca.kernel.table import Chance
from tests.encyclopedia.kit_expect import refused


def deal_one(play: Play) -> None:
    """Let the box answer the open chance with its first lot."""
    question = play.table.question
    assert isinstance(question, Chance)
    play.luck(question.words(play.table).word(question.lot(play.table, 0)))


def sat_down(seats: int, first: str) -> Play:
    """A new game, up to the first choice of the draft."""
    play = Play(GAME.begin(["person"] * seats)).luck(first)
    while play.asked != "DraftAnimal":
        deal_one(play)
    return play


def drafted(seats: int, first: str) -> Play:
    """A new game, up to the first round token."""
    play = sat_down(seats, first)
    while play.asked == "DraftAnimal":
        play.do(play.offered[-1])
    while play.asked == "RevealAnimal":
        deal_one(play)
    return play


# Things


def test_the_bag_holds_four_dice_of_each_colour() -> None:
    """things.dice: 20 dice, 4 in each of 5 colours."""
    play = Play(GAME.begin(["person", "person"]))
    assert len(play.state.bag) == 20
    assert Counter(play.state.box.die_colour[die] for die in play.state.bag) == dict.fromkeys(range(5), 4)


@pytest.mark.parametrize(
    ("colour", "continent", "animal"),
    [
        ("red", "america", "bison_bison"),
        ("yellow", "africa", "lemur_catta"),
        ("purple", "asia", "panthera_tigris"),
        ("blue", "europe", "ursus_arctos"),
        ("green", "oceania", "osphranter_rufus"),
    ],
)
def test_a_colour_is_a_continent(colour: str, continent: str, animal: str) -> None:
    """things.dice: red America, yellow Africa, purple Asia, blue Europe, green Oceania."""
    everywhere = ["bison_bison", "lemur_catta", "panthera_tigris", "ursus_arctos", "osphranter_rufus"]
    play = Scene().give(reputation=8, animals=everywhere).action(f"{colour}2").do("expedition", "done")
    placed = {CONTINENTS[at] for at, spaces in enumerate(play.state.expeditions) if spaces[0] != NONE}
    assert placed == {continent}, "without a token no other continent can be gone to"
    assert play.cubes_on(animal) == 0b0001


def test_eleven_experts_and_fifteen_animals_are_of_each_continent() -> None:
    """things.experts things.animals: 55 experts, 75 animals."""
    play = Play(GAME.begin(["person", "person"]))
    state, box = play.state, play.state.box
    assert len(state.expert_deck) == 55
    assert Counter(box.expert_continent[expert] for expert in state.expert_deck) == dict.fromkeys(range(5), 11)
    assert len(state.animal_deck) == 75, "the six Sepultus creatures are an option"
    assert Counter(box.continent[card] for card in state.animal_deck) == dict.fromkeys(range(5), 15)


EXPLORED = "red1 red1 red1"
"""Three dice on America: its last space gives no reputation, and 3 on the value."""

KINDS = (
    {"mammal", "bird", "reptile"},
    {"omnivore", "carnivore", "herbivore"},
    {"terrestrial", "arboreal", "aquatic"},
    {"hot", "cold", "temperate"},
)


def test_an_animal_has_one_category_of_each_type() -> None:
    """things.types things.animals: class, diet, habitat, climate; the Aix galericulata as printed on p. 14."""
    rows = GAME.data(None)["animal"]
    assert isinstance(rows, list)
    for row in rows:
        for kind, key in enumerate(("class", "diet", "habitat", "climate")):
            assert row[key] in KINDS[kind], row["id"]
    aix = next(row for row in rows if row["latin"] == "Aix galericulata")
    assert (aix["continent"], aix["class"], aix["diet"], aix["habitat"]) == ("europe", "bird", "omnivore", "aquatic")


def test_each_type_has_one_research_space() -> None:
    """things.types: a space for each of I to IV, one cube each; 2 + 4 + 7 + 10 points fill an animal."""
    scene = Scene().placed(america=EXPLORED).give(coins=16, animals=["bison_bison", "procyon_lotor"])
    play = scene.action("red6").do("expedition", "coin-16")
    for space in ("I", "II", "III", "IV"):
        play.do(f"bison_bison.{space}")
        refused(play, f"bison_bison.{space}", "expedition.research", "space-taken",
                animal=play.animal("bison_bison"), category={"I": 0, "II": 5, "III": 6, "IV": 11}[space])  # fmt: skip
    assert play.cubes_on("bison_bison") == 0b1111
    assert play.offered == ["procyon_lotor.I", "done"], "25 - 23 points are left"


def test_coins_tokens_and_seals_never_run_out() -> None:
    """things.supply bank embassy publication.seal: beyond the 69 coins, 54 tokens and 47 seals of the box."""
    assert Scene().give(coins=69).action("red5").do("bank").me.coins == 69 + 5
    assert Scene().give(tokens=54).action("red5").do("embassy").me.tokens == 54 + 3
    play = Scene().give(seals=47, animals=["bison_bison"]).action("red6").do("publication")
    assert play.me.seals == 47 + 1


FOURS = ("mammal", "bird", "reptile", "omnivore", "carnivore", "herbivore", "terrestrial")


def test_without_a_cube_no_expedition_is_offered() -> None:
    """things.supply turn.whole: 30 cubes are out and no category has the five that a token would replace."""
    shelves = {**dict.fromkeys(FOURS, 4), "hot": 2}
    play = Scene().give(animals=["bison_bison"], shelves=shelves).action("red6")
    refused(play, "expedition", "things.supply", "no-cube-left", cubes=0)


def test_cubes_under_study_are_out_too() -> None:
    """things.supply: 26 published cubes and four on an animal are all thirty."""
    shelves = {**dict.fromkeys(FOURS[:6], 4), "hot": 2}
    animals = {"bison_bison": "I II III IV", "procyon_lotor": ""}
    play = Scene().give(animals=animals, shelves=shelves).action("red6")
    refused(play, "expedition", "things.supply", "no-cube-left", cubes=0)
    animals["bison_bison"] = "I II III"
    scene = Scene().placed(america=EXPLORED).give(animals=animals, shelves=shelves)
    play = scene.action("red6").do("expedition", "procyon_lotor.I")
    assert play.asked == "", "the thirtieth cube is placed; the other seven points are lost"
    assert play.cubes_on("procyon_lotor") == 0b0001


def test_five_cubes_of_a_category_are_exchanged_for_a_token() -> None:
    """things.supply: thirty cubes out, five of them mammals: five come back."""
    shelves = {"mammal": 5, **dict.fromkeys(FOURS[1:], 4), "hot": 1}
    scene = Scene().placed(america=EXPLORED)
    scene.give(coins=14, animals=["bison_bison", "procyon_lotor"], shelves=shelves)
    play = scene.action("red6").do("expedition", "coin-14")
    play.do("bison_bison.I", "bison_bison.II", "bison_bison.III", "procyon_lotor.I", "procyon_lotor.II")
    assert play.asked == "", "23 - 19 points are left, but no cube"
    assert play.shelf("mammal") == 5, "the token counts for five"


def test_a_player_has_seven_five_cubes_tokens() -> None:
    """things.supply: 7 tokens and 30 cubes: the 65th cube is the last, however many fives there are."""
    shelves = {**dict.fromkeys(FOURS[:6], 10), "hot": 4}
    scene = Scene().placed(america=EXPLORED).give(animals=["bison_bison", "procyon_lotor"], shelves=shelves)
    play = scene.action("red6").do("expedition", "bison_bison.I")
    assert play.asked == "", "the 65th is placed, seven points are lost"
    play = Scene().give(animals=["bison_bison"], shelves={**shelves, "hot": 5}).action("red6")
    refused(play, "expedition", "things.supply", "no-five-cubes-token-left", cubes=0, tokens=7)


# Set-up


@pytest.mark.parametrize(("first", "order"), [("seat1", [2, 1, 0]), ("seat2", [0, 2, 1]), ("seat3", [1, 0, 2])])
def test_a_random_seat_is_first_and_the_draft_goes_back_from_the_last(first: str, order: list[int]) -> None:
    """setup.order setup.draft: each takes two animals, from the last seat to the first; then the display is full."""
    start = Play(GAME.begin(["person"] * 3))
    question = start.table.question
    assert isinstance(question, Chance)
    assert question.lots(start.table) == 3
    play = sat_down(3, first)
    assert play.state.first == int(first[-1]) - 1
    display = list(play.offered)
    asked = []
    while play.asked == "DraftAnimal":
        asked.append(play.asking)
        play.do(play.offered[-1])
    assert asked == [seat for seat in order for _ in range(2)]
    taken = [event for event in play.events if isinstance(event, AnimalTaken)]
    assert [event.seat for event in taken] == asked
    assert play.names(event.animal for event in taken) == display[:0:-1]
    assert all(len(seat.animals) == 2 for seat in play.state.seats)
    while play.asked == "RevealAnimal":
        deal_one(play)
    assert len(shown(play.state.animals)) == 7
    assert display[0] in play.names(play.state.animals), "what was not taken stays"


def test_only_what_lies_on_the_display_can_be_drafted() -> None:
    """setup.draft: not the deck, not a card that another seat took, not one that is not there."""
    play = sat_down(2, "seat1")
    refused(play, "deck", "setup.draft", "display-only")
    missing = play.state.animal_deck[0]
    refused(play, play.names([missing])[0], "setup.draft", "animal-not-on-display", animal=missing)
    taken = play.offered[0]
    play.do(taken)
    refused(play, taken, "setup.draft", "animal-not-on-display", animal=play.animal(taken))


@pytest.mark.parametrize(("seats", "animals"), [(2, 6), (3, 7), (4, 8)])
def test_the_displays_hold_six_experts_and_animals_by_seats(seats: int, animals: int) -> None:
    """setup.display: six experts; 6, 7, 8 animals for 2, 3, 4 seats."""
    play = sat_down(seats, "seat1")
    assert len(shown(play.state.experts)) == 6
    assert len(shown(play.state.animals)) == animals
    assert len(play.state.expert_deck) == 55 - 6
    assert len(play.state.animal_deck) == 75 - animals


def test_start_goods_follow_the_order_of_the_seats() -> None:
    """setup.start: 1 expedition token each, and 2, 3, 3, 4 coins from the first player on."""
    play = drafted(4, "seat3")
    assert [seat.coins for seat in play.state.seats] == [3, 4, 2, 3]
    assert [seat.tokens for seat in play.state.seats] == [1, 1, 1, 1]
    assert CoinsGained(2, 2, "setup") in play.events
    assert TokensGained(2, 1, "setup") in play.events
    for seat in play.state.seats:
        assert (seat.reputation, seat.vp, seat.seals) == (0, 0, 0)
        assert seat.owned_experts() == ()
        assert seat.shelves == (0,) * 12


def test_two_round_tokens_of_each_kind_lie_face_down() -> None:
    """setup.rounds: 12 tokens of six kinds, two of each; six of them are turned in a game."""
    play = Scene().steps(*[TurnRoundToken()] * 6)
    for turned in range(6):
        question = play.table.question
        assert isinstance(question, Chance)
        assert question.lots(play.table) == 12 - turned, "any of those not turned may lie there"
        kind = ("nothing", "coins", "token")[turned // 2]
        play.luck(kind)
        if turned % 2 and turned < 5:
            following = play.table.question
            assert isinstance(following, Chance)
            outcome = following.words(play.table).option(kind)
            assert outcome is not None
            assert not following.possible(play.table, outcome), f"both {kind} tokens are turned"
    assert play.me.coins == 2 * 3
    assert play.me.tokens == 2 * 1


# Who may sit down


@pytest.mark.parametrize(
    ("seats", "rule", "code", "facts"),
    [
        (["person"], "setup.order", "seat-count", {"found": 1, "least": 2, "most": 4}),
        (["person"] * 5, "setup.order", "seat-count", {"found": 5, "least": 2, "most": 4}),
        (["automa:linne:boudeuse"] * 4, "setup.order", "too-many-automas", {"found": 4, "most": 3}),
        (["person", "ghost"], "setup.order", "seat-unknown", {"found": "ghost"}),
    ],
)
def test_a_table_with_wrong_seats_is_refused(seats: list[str], rule: str, code: str, facts: dict[str, Fact]) -> None:
    """setup.order: 2 to 4 seats, each a person or an automa, at most 3 automas."""
    with pytest.raises(Refused) as refusal:
        GAME.begin(seats)
    found = refusal.value.refusal
    assert (found.rule, found.code, found.facts) == (rule, code, facts)


def test_three_automas_may_sit_down_with_a_person() -> None:
    """setup.order: four seats in all."""
    table = GAME.begin(["person", "automa:linne:boudeuse", "automa:trembley:resolution", "automa:daubenton:astrolabe"])
    assert [seat.automa != NONE for seat in table.state.seats] == [False, True, True, True]
