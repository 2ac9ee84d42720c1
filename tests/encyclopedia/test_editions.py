"""The four printed editions: a difference is a named option of the table."""

from collections.abc import Iterator

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.scoring import FinalScoring
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.game import Setting
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table
from tests.encyclopedia.kit_automas import LINNE

EDITIONS = ["en", "fr", "it", "pl"]
TABLE: dict[str, tuple[int, bool, str]] = {
    # Simon Hodesmann's coins, Sepultus with automas, face-down cards for others
    "en": (2, True, "open"),
    "fr": (2, True, "open"),
    "it": (2, False, "open"),
    "pl": (3, True, "hidden"),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_a_preset_of_the_named_options(edition: str) -> None:
    """editions: the table of the four books; Sepultus itself is never on by itself."""
    coins, with_automas, face_down = TABLE[edition]
    assert GAME.settings({"edition": edition}) == {
        "edition": edition,
        "sepultus": False,
        "simon_hodesmann": coins,
        "sepultus_with_automas": with_automas,
        "face_down_cards": face_down,
        "sepultus_without_cube": False,
    }


def test_english_is_the_default() -> None:
    """editions: who says nothing plays the English book."""
    assert GAME.settings({}) == GAME.settings({"edition": "en"})
    assert [option.values[0] for option in GAME.settings_offered() if option.name == "edition"] == ["en"]


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"edition": "pl", "simon_hodesmann": 2}, "simon_hodesmann", 2),
        ({"edition": "en", "simon_hodesmann": 3}, "simon_hodesmann", 3),
        ({"edition": "it", "sepultus_with_automas": True}, "sepultus_with_automas", True),
        ({"edition": "pl", "face_down_cards": "open"}, "face_down_cards", "open"),
        ({"edition": "fr", "face_down_cards": "hidden"}, "face_down_cards", "hidden"),
    ],
)
def test_a_named_option_goes_before_the_edition(given: dict[str, Setting], name: str, value: Setting) -> None:
    """editions: each difference may be chosen by itself; the rest stays as the edition has it."""
    edition = str(given["edition"])
    assert GAME.settings(given) == {**GAME.settings({"edition": edition}), name: value}


# Simon Hodesmann


@pytest.mark.parametrize("edition", EDITIONS)
def test_simon_hodesmann_brings_what_the_edition_says(edition: str) -> None:
    """editions experts.lasting: for a cube on type III, 3 coins in the Polish book, 2 in the others."""
    scene = Scene(edition=edition).give(experts=["simon_hodesmann"], animals={"lemur_catta": "I II"})
    play = scene.placed(africa="yellow1").action("yellow6").do("expedition", "done")
    assert play.cubes_on("lemur_catta") == 0b0111, "value 6 + 1, no token spent, pays for type III alone"
    assert play.me.coins == TABLE[edition][0]


def test_the_option_alone_changes_simon_hodesmann() -> None:
    """editions experts.lasting: the English book with three coins, and back."""
    for coins in 3, 2:
        scene = Scene(simon_hodesmann=coins).give(experts=["simon_hodesmann"], animals={"lemur_catta": "I II"})
        assert scene.placed(africa="yellow1").action("yellow6").do("expedition", "done").me.coins == coins


# Sepultus with automas


@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
def test_sepultus_is_played_with_automas(edition: str) -> None:
    """editions sepultus.automa: the deck holds 75 animals and 6 creatures."""
    table = GAME.begin(["person", LINNE], {"edition": edition, "sepultus": True})
    assert len(table.state.animal_deck) == 75 + 6


def test_the_italian_edition_refuses_sepultus_with_automas() -> None:
    """editions sepultus.automa: 'this expansion is not compatible with the solo mode'."""
    with pytest.raises(Refused) as refused:
        GAME.begin(["person", LINNE], {"edition": "it", "sepultus": True})
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.code, refusal.facts) == ("sepultus.automa", "sepultus-without-automas", {})


def test_the_italian_edition_has_sepultus_among_people_and_automas_without_it() -> None:
    """editions sepultus.automa: each alone is fine, and the named option allows both."""
    assert len(GAME.begin(["person"] * 2, {"edition": "it", "sepultus": True}).state.animal_deck) == 81
    assert len(GAME.begin(["person", LINNE], {"edition": "it"}).state.animal_deck) == 75
    both: dict[str, Setting] = {"edition": "it", "sepultus": True, "sepultus_with_automas": True}
    assert len(GAME.begin(["person", LINNE], both).state.animal_deck) == 81


def test_another_edition_may_be_played_without_sepultus_beside_automas() -> None:
    """editions sepultus.automa: the named option forbids it in the English book too."""
    with pytest.raises(Refused, match="sepultus-without-automas"):
        GAME.begin(["person", LINNE], {"sepultus": True, "sepultus_with_automas": False})


# Type 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_animals_of_the_continent_without_a_cube_may_be_added_or_not(edition: str) -> None:
    """editions publication.cards: 'may' in every edition: one is added, the other stays under study."""
    animals = {"bison_bison": "I", "panthera_onca": "", "procyon_lotor": "II"}
    play = Scene(edition=edition).give(animals=animals).action("red3").do("publication", "bison_bison")
    assert play.offered == ["panthera_onca", "procyon_lotor", "done"]
    play.do("panthera_onca", "done")
    assert play.names(play.me.published) == ["bison_bison", "panthera_onca"]
    assert play.names(play.me.animals) == ["procyon_lotor"]


# Face-down cards


def facts(value: object, name: str) -> Iterator[object]:
    """Everything of this name that a phrase says, or a phrase inside it."""
    if isinstance(value, Saying):
        for key, fact in value.facts.items():
            if key == name and isinstance(fact, int):
                yield fact
            yield from facts(fact, name)
    elif isinstance(value, tuple):
        for item in value:
            yield from facts(item, name)


def seen(table: Table[State], viewer: int | None, name: str) -> set[object]:
    """The animals or experts that somebody sees on the table."""
    return {
        fact
        for section in GAME.words.view(table, viewer)
        for phrase in (section.title, *section.lines)
        for fact in facts(phrase, name)
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_others_see_face_down_cards_only_where_the_edition_lets_them(edition: str, viewer: int | None) -> None:
    """publication.hidden editions: the owner may look; in the Polish book nobody else; active cards are open."""
    scene = Scene(edition=edition).give(published=["bison_bison"], retired=["safi_limbila"], experts=["elena_lewis"])
    play = scene.show(animals=["lemur_catta"], experts=["gao_zhelan"]).boards("red3 red4").one_turn(0)
    animals, experts = seen(play.table, viewer, "animal"), seen(play.table, viewer, "expert")
    assert play.animal("lemur_catta") in animals
    assert {play.expert("elena_lewis"), play.expert("gao_zhelan")} <= experts
    may = viewer == 0 or edition != "pl"
    assert (play.animal("bison_bison") in animals) is may
    assert (play.expert("safi_limbila") in experts) is may


def test_at_the_end_everybody_sees_what_was_scored() -> None:
    """publication.hidden end.collections: the collections are counted openly."""
    scene = Scene(edition="pl").give(published=["bison_bison"], retired=["safi_limbila"])
    play = scene.steps(FinalScoring())
    assert play.animal("bison_bison") in seen(play.table, 1, "animal")


def test_an_automas_experts_are_no_face_down_cards() -> None:
    """publication.hidden automa.card: they are neither spent nor covered: everybody sees them."""
    scene = Scene(["person", LINNE], edition="pl").give(1, retired=["safi_limbila"])
    play = scene.boards("red3 red4").one_turn(0)
    assert play.expert("safi_limbila") in seen(play.table, 0, "expert")
