"""Expeditions and publications."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteca.games.encyclopedia.box.constants import (
    EXPEDITION,
    NONE,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube, research_space
from ludoteca.games.encyclopedia.rules.publication import (
    AddAnimal,
    ChooseReference,
    published_categories,
    publishes,
)
from ludoteca.games.encyclopedia.rules.research import cube_categories
from ludoteca.games.encyclopedia.words.cards import animal_label
from ludoteca.games.encyclopedia.words.names import (
    helpers,
    whole_animal,
)
from ludoteca.kernel.asked import Asked, Questions, entry
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {}
SAME: Final = "same"
PAID: Final = "paid"
"""Whether the die has the colour already, or it must be paid for (turn.colour)."""


@entry(QUESTIONS, ChooseContinent)
class ChooseContinentAsked(Asked[State, ChooseContinent]):
    number = 15
    place = "continent/{word}"
    carried = ("die/{hand}", "")

    def ask(self, question: ChooseContinent, table: Table[State]) -> Saying:
        state = table.state
        return Saying("ask-choose-continent", seat=question.seat, die=state.die, face=state.faces[state.die])

    def answer(self, question: ChooseContinent, table: Table[State], option: int) -> Saying:
        state = table.state
        space = state.leftmost_space(option)
        if space == NONE:
            return Saying("option-continent-full", continent=option)
        value = state.faces[state.die] + state.raised + state.dice_expert(question.seat, option)
        value += state.box.space_bonus(space) + state.expedition_expert(question.seat, option)
        return Saying(
            "option-continent",
            continent=option,
            reputation=state.box.space_reputation(space),
            more=state.box.space_bonus(space),
            value=value,
            colour=option,
            match=match(state, option),
            helpers=helpers(state, question.seat, EXPEDITION, option),
        )


@entry(QUESTIONS, PlaceCube)
class PlaceCubeAsked(Asked[State, PlaceCube]):
    number = 16
    place = "research/{word}"
    places: ClassVar[Mapping[str, str]] = {"done": ""}
    carried = ("cubes/{seat}", "")

    def ask(self, question: PlaceCube, table: Table[State]) -> Saying:
        return Saying(
            "ask-place-cube",
            seat=question.seat,
            continent=question.continent,
            points=question.points,
            cubes=table.state.seats[question.seat].free_cubes(),
        )

    def answer(self, question: PlaceCube, table: Table[State], option: int) -> Saying:
        state = table.state
        box = state.box
        if option == box.research_done:
            return Saying("option-research-done", points=question.points)
        card, kind = research_space(state, option)
        category = box.categories[card][kind]
        if box.continent[card] == NONE:
            points, vp = box.sepultus_cost[card], 0
        else:
            points, vp = box.research_cost[kind], box.research_vp[kind]
        return Saying("option-research", animal=card, category=category, points=points, vp=vp)


@entry(QUESTIONS, ChooseReference)
class ChooseReferenceAsked(Asked[State, ChooseReference]):
    number = 17
    place = "animal/{word}"
    carried = ("die/{hand}", "")

    def ask(self, question: ChooseReference, table: Table[State]) -> Saying:
        state = table.state
        return Saying("ask-choose-reference", seat=question.seat, die=state.die, face=state.faces[state.die])

    def answer(self, question: ChooseReference, table: Table[State], option: int) -> Saying:
        state = table.state
        box = state.box
        me = state.seats[question.seat]
        if option not in me.animals or box.continent[option] == NONE:
            return animal_label(table, option)
        cubes = cube_categories(state, option, me.cubes[me.animals.index(option)])
        return Saying(
            "option-reference",
            animal=option,
            continent=box.continent[option],
            categories=tuple(cubes),
            colour=box.continent[option],
            match=match(state, box.continent[option]),
        )


@entry(QUESTIONS, AddAnimal)
class AddAnimalAsked(Asked[State, AddAnimal]):
    number = 18
    place = "animal/{word}"
    places: ClassVar[Mapping[str, str]] = {"done": ""}

    def ask(self, question: AddAnimal, table: Table[State]) -> Saying:
        state = table.state
        return Saying(
            "ask-add-animal",
            seat=question.seat,
            animal=question.reference,
            continent=state.box.continent[question.reference],
            categories=tuple(published_categories(state, question.seat, question.reference)),
            value=state.value,
        )

    def answer(self, question: AddAnimal, table: Table[State], option: int) -> Saying:
        state = table.state
        box = state.box
        seat = question.seat
        if option == box.cards:
            cards = (question.reference, *question.added)
            return Saying(
                "option-publish", animals=len(cards), vp=publication_vp(state, seat, question.reference, cards)
            )
        if option not in state.seats[seat].animals:
            return whole_animal(box, option)
        shared = publishes(state, seat, option, published_categories(state, seat, question.reference))
        kept = box.continent[option] in (box.continent[question.reference], NONE)
        vp = sum(box.publish_vp[category // 3] for category in shared) + (box.published_card_vp if kept else 0)
        return Saying("option-add", animal=option, categories=tuple(shared), vp=vp, pile="kept" if kept else "removed")


def publication_vp(state: State, seat: int, reference: int, cards: tuple[int, ...]) -> int:
    """publication.vp, publication.cards: what these animals together would publish."""
    categories = published_categories(state, seat, reference)
    vp = 0
    for card in cards:
        vp += sum(state.box.publish_vp[category // 3] for category in publishes(state, seat, card, categories))
        if state.box.continent[card] in (state.box.continent[reference], NONE):
            vp += state.box.published_card_vp
    return vp


def match(state: State, colour: int) -> str:
    return SAME if state.colour == colour else PAID
