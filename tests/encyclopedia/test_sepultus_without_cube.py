"""The other reading of Sepultus Creatura (p. 20), an option: a creature may join a publication without its cube."""

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.page.planner_wire import PublicationPlan
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.contract.run import uphold
from ludoteca.kernel.game import PERSON, Setting


def fossils(without_cube: bool = True) -> Scene:
    return Scene(sepultus=True, sepultus_without_cube=without_cube)


@pytest.mark.parametrize("category", ["", "reptile"])
def test_it_joins_any_publication_without_its_cube(category: str) -> None:
    """sepultus.publish publication.cards: as an animal of the reference's continent would; its cube comes back."""
    scene = fossils()
    scene.give(animals={"bison_bison": "I", "sepultus_2": category, "lemur_catta": ""})
    free = scene.state.seats[0].free_cubes()
    play = scene.action("red3").do("publication")
    assert play.offered == ["sepultus_2", "done"], "but no animal of another continent"
    play.do("sepultus_2")
    assert play.names(play.me.published) == ["bison_bison", "sepultus_2"]
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.me.vp == 2 + 1 + 1, "a cube of Type I, and 1 VP for each card"
    assert (play.shelf("mammal"), play.shelf("reptile")) == (1, 0)
    assert play.me.free_cubes() == free + (1 if category else 0), "its cube is not published"


def test_its_cube_is_still_published_where_it_matches() -> None:
    """sepultus.publish publication.vp: joining without a cube is a choice only for a card that has none to publish."""
    scene = fossils().give(animals={"bison_bison": "I", "sepultus_1": "mammal"})
    play = scene.action("red3").do("publication", "sepultus_1")
    assert (play.shelf("mammal"), play.me.vp) == (2, 2 * 2 + 2)


def test_it_is_still_never_the_reference() -> None:
    """sepultus.publish: neither alone nor beside others."""
    scene = fossils().give(tokens=1, animals={"sepultus_1": "mammal"})
    why = scene.action("red6").why("publication")
    assert (why.rule, why.code) == ("publication.reference", "no-reference")


def test_the_planner_offers_it() -> None:
    """sepultus.publish: for a card's point, and its cube unpublished."""
    offered: list[tuple[str, list[str], bool, int]] = [("sepultus_2", [], True, 1)]
    for option, joining in ((True, offered), (False, [])):
        scene = fossils(option)
        play = scene.give(animals={"bison_bison": "I", "sepultus_2": "reptile"}).action("red3")
        _, plan = GAME.page.plan(play.table, 0, {"plan": "publication", "reference": "bison_bison"})
        assert isinstance(plan, PublicationPlan)
        assert [(one.animal, one.categories, one.kept, one.vp) for one in plan.joining] == joining


def test_a_bot_keeps_a_creature_whose_cube_it_can_publish_later() -> None:
    """sepultus.publish: a cube of Type IV is worth more than the card; without one the card may go along."""
    for category, added in (("hot", False), ("", True)):
        scene = fossils()
        scene.give(animals={"bison_bison": "I", "sepultus_4": category})
        table = scene.action("red3").do("publication").table
        worth = dict(zip(table.options(), GAME.mind.prior(table, table.options()), strict=True))
        assert worth[table.state.box.card_ids.index("sepultus_4")] == (1.0 if added else 0.0)


@pytest.mark.parametrize("number", range(3))
def test_the_contract_holds(number: int) -> None:
    """sepultus.publish: with two to four seats."""
    options: dict[str, Setting] = {"sepultus": True, "sepultus_without_cube": True}
    uphold(GAME, (PERSON,) * (2 + number), options, f"without its cube {number}", 10, 25)
