"""Publications (p. 14 to 16): the reference, the cubes of its categories, the cards of its continent, and the seal."""

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CATEGORIES
from ludoteca.games.encyclopedia.box.events import (
    AnimalPublished,
    AnimalRemoved,
    CubesPublished,
    PointsGained,
    SealsGained,
)
from ludoteca.games.encyclopedia.scene import Scene

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)

ALL = "I II III IV"


def test_the_reference_is_one_of_your_animals_of_the_colour_of_the_die() -> None:
    """publication.reference turn.colour: without token and seal only animals of the die's colour."""
    scene = Scene().give(animals=["bison_bison", "panthera_onca", "lemur_catta"]).give(1, animals=["iguana_iguana"])
    play = scene.action("red2").do("publication")
    assert play.offered == ["bison_bison", "panthera_onca"]
    why = play.why("lemur_catta")
    assert (why.rule, why.code) == ("turn.colour", "wrong-colour")
    assert why.facts == {"colour": AMERICA, "wanted": AFRICA, "tokens": 0, "seals": 0, "nearest": "token", "amount": 1}
    why = play.why("iguana_iguana")
    assert (why.rule, why.code) == ("publication.reference", "animal-not-yours")
    assert why.facts == {"animal": play.animal("iguana_iguana")}
    why = play.why("deck")
    assert (why.rule, why.code, why.facts) == ("publication.reference", "reference-from-study", {})


def test_without_an_animal_nothing_is_published() -> None:
    """publication.reference turn.whole: there is nothing to put the die on."""
    why = Scene().give(tokens=2, seals=2, coins=9).action("red6").why("publication")
    assert (why.rule, why.code, why.facts) == (
        "publication.reference",
        "no-reference",
        {"continent": 0, "nearest": "animal", "amount": 1},
    )


def test_a_token_pays_for_the_colour_of_the_reference() -> None:
    """publication.reference turn.colour: a red die made yellow, paid when the reference is named."""
    play = Scene().give(tokens=1, animals={"lemur_catta": "I"}).action("red3").do("publication")
    assert play.names(play.me.published) == ["lemur_catta"]
    assert play.me.tokens == 0
    assert play.me.vp == 2 + 1


def test_a_seal_pays_for_the_colour_and_raises_the_value() -> None:
    """publication.reference turn.value: a red 1 becomes a yellow 6 and publishes up to type IV."""
    play = Scene().give(seals=1, animals={"lemur_catta": ALL}).action("red1").do("publication")
    assert play.me.vp == 2 + 3 + 5 + 8 + 1
    assert play.me.seals == 1 - 1 + 1


def test_one_animal_and_no_cube_suffice() -> None:
    """publication.reference publication.cards: a lone animal without a cube goes to the pile for 1 VP and a seal."""
    play = Scene().give(animals=["bison_bison"]).action("red2").do("publication")
    assert play.names(play.me.published) == ["bison_bison"]
    assert play.me.animals == ()
    assert (play.me.vp, play.me.seals) == (1, 1)
    assert play.told(CubesPublished) == []


def test_the_reference_must_be_yours_before_the_die_is_placed() -> None:
    """publication.reference: an animal that the placing would bring comes too late to be it."""
    scene = Scene().give(experts=["elena_lewis"], reputation=6).show(animals=["bison_bison", "panthera_onca"])
    why = scene.action("red6").why("publication")
    assert (why.rule, why.code) == ("publication.reference", "no-reference")


def test_an_animal_gained_on_placing_may_join_if_of_the_continent() -> None:
    """publication.reference publication.cards: Elena Lewis brings an American animal, and it is published too."""
    scene = Scene().give(experts=["elena_lewis"], reputation=6, animals={"bison_bison": "I"})
    scene.show(animals=["panthera_onca", "lemur_catta"])
    play = scene.action("red3").do("publication", "panthera_onca", "panthera_onca")
    assert play.names(play.me.published) == ["bison_bison", "panthera_onca"]
    assert play.me.vp == 2 + 2


def test_an_animal_gained_on_placing_from_elsewhere_stays_in_the_study() -> None:
    """publication.reference publication.cubes: it has no cube to share and is not of the continent."""
    scene = Scene().give(experts=["elena_lewis"], reputation=6, animals=["bison_bison"])
    scene.show(animals=["panthera_onca", "lemur_catta"])
    play = scene.action("red3").do("publication", "lemur_catta")
    assert play.names(play.me.published) == ["bison_bison"]
    assert play.names(play.me.animals) == ["lemur_catta"]


def test_an_animal_that_a_free_action_brings_may_still_join() -> None:
    """publication.cards turn.free: Ishiwata Eiko is used while animals are added."""
    scene = Scene().give(reputation=5, experts=["ishiwata_eiko"], animals=["bison_bison", "iguana_iguana"])
    play = scene.show(animals=["panthera_onca", "lemur_catta"]).action("red6").do("publication", "bison_bison")
    play.do("use-ishiwata_eiko", "panthera_onca", "panthera_onca", "done")
    assert play.names(play.me.published) == ["bison_bison", "panthera_onca"]
    assert play.names(play.me.animals) == ["iguana_iguana"]


def test_a_value_of_one_cannot_publish() -> None:
    """publication.limit turn.whole: type 0 needs 2."""
    play = Scene().give(tokens=3, animals={"bison_bison": ALL}).action("red1")
    assert "publication" not in play.offered
    why = play.why("publication")
    assert (why.rule, why.code) == ("publication.limit", "publication-too-weak")
    assert why.facts == {"value": 1, "need": 2, "coins": 0, "seals": 0, "nearest": "coin", "amount": 1}


@pytest.mark.parametrize(
    ("face", "vp"), [(2, 1), (3, 1 + 2), (4, 1 + 2 + 3), (5, 1 + 2 + 3 + 5), (6, 1 + 2 + 3 + 5 + 8)]
)
def test_the_value_says_up_to_which_type_is_published(face: int, vp: int) -> None:
    """publication.limit publication.vp: type 0 from 2, I from 3, II from 4, III from 5, IV from 6."""
    play = Scene().give(animals={"bison_bison": ALL}).action(f"red{face}").do("publication")
    assert play.me.vp == vp
    assert sum(play.me.shelves) == face - 2


def test_a_coin_raises_the_value_of_a_publication() -> None:
    """publication.limit turn.value: a 1 and a coin make the 2 that is needed; to pay nothing is refused."""
    play = Scene().give(coins=2, animals={"bison_bison": "I"}).action("red1").do("publication")
    assert play.offered == ["coin-1", "coin-2"]
    why = play.why("done")
    assert (why.rule, why.code) == ("publication.limit", "value-too-low")
    assert why.facts == {"value": 1, "need": 2, "more": 0, "action": 5}
    play.do("coin-1", "done")
    assert (play.me.vp, play.me.coins) == (1, 1)


def test_beyond_six_nothing_more_is_published() -> None:
    """publication.limit turn.value: no coin is taken above 6."""
    play = Scene().give(coins=3, animals={"bison_bison": ALL}).action("red5").do("publication")
    assert play.offered == ["coin-1", "done"]
    why = play.why("coin-2")
    assert (why.rule, why.code) == ("turn.value", "payment-useless")
    assert why.facts == {"value": 5, "useful": 6, "payment": "coin"}


def test_a_dice_expert_raises_a_publication_of_its_colour() -> None:
    """publication.limit experts.lasting: a red 2 with Rogério Luz counts 3 and publishes type I."""
    play = Scene().give(experts=["rogerio_luz"], animals={"bison_bison": "I"}).action("red2").do("publication")
    assert play.me.vp == 2 + 1


def test_what_experts_bring_on_placing_raises_this_publication() -> None:
    """publication.limit turn.sequence: Gao Zhelan's three coins turn a 3 into a 6."""
    scene = Scene().give(experts=["gao_zhelan"], animals={"bison_bison": ALL})
    play = scene.action("red3").do("publication", "coin-3")
    assert play.me.vp == 1 + 2 + 3 + 5 + 8
    assert play.me.coins == 0


def test_cubes_are_published_from_the_highest_type_down() -> None:
    """publication.cubes publication.vp: IV, then III, II and I, each with its points: 8, 5, 3, 2."""
    play = Scene().give(animals={"bison_bison": ALL}).action("red6").do("publication")
    herbivore, temperate = CATEGORIES.index("herbivore"), CATEGORIES.index("temperate")
    mammal, terrestrial = CATEGORIES.index("mammal"), CATEGORIES.index("terrestrial")
    assert play.told(CubesPublished) == [
        CubesPublished(0, temperate, 1, 8),
        CubesPublished(0, terrestrial, 1, 5),
        CubesPublished(0, herbivore, 1, 3),
        CubesPublished(0, mammal, 1, 2),
    ]
    assert [play.shelf(c) for c in ("temperate", "terrestrial", "herbivore", "mammal")] == [1, 1, 1, 1]


def test_a_type_where_the_reference_has_no_cube_publishes_nothing() -> None:
    """publication.cubes: the lion's mammal cube stays, since the bison has a cube on terrestrial only."""
    scene = Scene().give(animals={"bison_bison": "III", "panthera_leo": "I", "lemur_catta": "I III"})
    play = scene.action("red6").do("publication")
    assert play.offered == ["lemur_catta", "done"]
    why = play.why("panthera_leo")
    assert (why.rule, why.code) == ("publication.cubes", "nothing-shared")
    assert why.facts == {"animal": play.animal("panthera_leo"), "continent": AMERICA}
    play.do("lemur_catta")
    assert (play.shelf("terrestrial"), play.shelf("mammal")) == (2, 0)
    assert play.me.vp == 2 * 5 + 1


def test_a_type_that_the_value_does_not_allow_shares_nothing() -> None:
    """publication.cubes publication.limit: with a 4 the terrestrial cubes of both stay unpublished."""
    scene = Scene().give(animals={"bison_bison": "I III", "panthera_leo": "III"})
    play = scene.action("red4").do("publication")
    assert play.names(play.me.published) == ["bison_bison"]
    assert play.names(play.me.animals) == ["panthera_leo"]
    assert play.cubes_on("panthera_leo") == 0b0100, "it was not offered, and keeps its cube"
    assert play.me.vp == 2 + 1


def test_other_animals_are_included_or_left_out_as_one_likes() -> None:
    """publication.cubes: an animal that is left out keeps its cubes for another publication (FAQ)."""
    scene = Scene().give(animals={"bison_bison": "I", "panthera_leo": "I", "lemur_catta": "I"})
    play = scene.action("red3").do("publication", "lemur_catta", "done")
    assert play.names(play.me.animals) == ["panthera_leo"]
    assert play.cubes_on("panthera_leo") == 0b0001
    assert play.shelf("mammal") == 2


def test_an_animal_taken_in_publishes_all_its_matching_cubes() -> None:
    """publication.cubes: the elephant shares class, diet and habitat with the bison, but not the climate."""
    scene = Scene().give(animals={"bison_bison": ALL, "loxodonta_africana": ALL})
    play = scene.action("red6").do("publication", "loxodonta_africana")
    assert [play.shelf(c) for c in ("mammal", "herbivore", "terrestrial")] == [2, 2, 2]
    assert (play.shelf("temperate"), play.shelf("hot")) == (1, 0)
    assert play.me.vp == 2 * 2 + 2 * 3 + 2 * 5 + 8 + 1


def test_the_same_animal_does_not_join_twice() -> None:
    """publication.cards: neither the reference nor one that has joined."""
    scene = Scene().give(animals={"bison_bison": "I", "panthera_leo": "I", "lemur_catta": "I"})
    play = scene.action("red3").do("publication", "lemur_catta")
    for name in ("bison_bison", "lemur_catta"):
        why = play.why(name)
        assert (why.rule, why.code) == ("publication.cards", "already-in-publication")
        assert why.facts == {"animal": play.animal(name)}
    assert play.offered == ["panthera_leo", "done"]


def test_only_your_own_animals_join() -> None:
    """publication.cubes: the cubes of another seat are out of reach."""
    scene = Scene().give(animals={"bison_bison": "I", "lemur_catta": "I"}).give(1, animals={"panthera_leo": "I"})
    play = scene.action("red3").do("publication")
    why = play.why("panthera_leo")
    assert (why.rule, why.code) == ("publication.reference", "animal-not-yours")
    assert why.facts == {"animal": play.animal("panthera_leo")}


def test_animals_of_the_continent_may_be_added_without_publishing_a_cube() -> None:
    """publication.cards: they go to the pile for 1 VP each, and their cubes are lost."""
    scene = Scene().give(animals={"bison_bison": "", "iguana_iguana": "I II", "vultur_gryphus": "", "lemur_catta": "I"})
    play = scene.action("red2").do("publication", "bison_bison")
    assert play.offered == ["iguana_iguana", "vultur_gryphus", "done"]
    play.do("iguana_iguana", "done")
    assert play.names(play.me.published) == ["bison_bison", "iguana_iguana"]
    assert play.names(play.me.animals) == ["vultur_gryphus", "lemur_catta"]
    assert play.me.vp == 2
    assert sum(play.me.shelves) == 0


def test_foreign_animals_leave_the_game() -> None:
    """publication.cards: the lion lends its cube, brings no card point, and never comes back."""
    scene = Scene().give(animals={"bison_bison": "I", "panthera_leo": "I II"})
    play = scene.action("red3").do("publication", "panthera_leo")
    assert play.told(AnimalPublished) == [AnimalPublished(0, play.animal("bison_bison"))]
    assert play.told(AnimalRemoved) == [AnimalRemoved(0, play.animal("panthera_leo"))]
    assert play.names(play.state.removed) == ["panthera_leo"]
    assert play.animal("panthera_leo") not in play.state.animal_discards
    assert play.me.vp == 2 * 2 + 1


def test_unpublished_cubes_return_to_their_owner() -> None:
    """publication.cards things.supply: two cubes go to the board, the other four come back."""
    scene = Scene().give(animals={"bison_bison": "I II III", "panthera_leo": "I II III"})
    play = scene.action("red3").do("publication")
    assert play.me.free_cubes() == 30 - 6
    play.do("panthera_leo")
    assert play.me.free_cubes() == 30 - 2


def test_the_seal_is_gained_after_the_publication() -> None:
    """publication.seal: one, last of all, and so it cannot raise this publication."""
    play = Scene().give(animals={"bison_bison": "I"}).action("red3").do("publication")
    gains = [event for event in play.events if isinstance(event, PointsGained | SealsGained)]
    assert gains == [PointsGained(0, 2, "publication"), PointsGained(0, 1, "cards"), SealsGained(0, 1, "publication")]
    assert play.me.seals == 1


def test_the_die_stays_with_the_publication_until_the_round_ends() -> None:
    """publication.reference extra.action: it lies on no space of the board."""
    play = Scene().give(animals=["bison_bison"]).action("red3").do("publication")
    assert len(play.state.publications) == 1
    assert play.state.dice_on_board() == []


def test_each_publication_adds_to_the_shelves_and_the_pile() -> None:
    """publication.cards publication.vp: a second publication goes on where the first one ended."""
    scene = Scene().give(
        published=["iguana_iguana"], shelves={"mammal": 3}, animals={"bison_bison": "I", "panthera_onca": "I"}
    )
    play = scene.action("red3").do("publication", "bison_bison", "panthera_onca")
    assert play.names(play.me.published) == ["iguana_iguana", "bison_bison", "panthera_onca"]
    assert play.shelf("mammal") == 3 + 2
    assert play.me.vp == 2 * 2 + 2, "the iguana was paid for when it was published"


@pytest.mark.parametrize(("edition", "others"), [("en", "view-published"), ("pl", "view-published-covered")])
def test_a_published_animal_lies_face_down_before_its_owner(edition: str, others: str) -> None:
    """publication.hidden: the owner may look; in the Polish edition others see only how many there are."""
    play = Scene(edition=edition).give(animals=["bison_bison"]).action("red2").do("publication")
    for viewer, message in ((0, "view-published"), (1, others), (None, others)):
        lines = [line for section in GAME.words.view(play.table, viewer) for line in section.lines]
        told = [line for line in lines if line.message.startswith("view-published")]
        assert [(line.message, line.facts["animals"]) for line in told] == [(message, 1)]
