"""Experts and animals that are chosen."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteca.games.encyclopedia.box.constants import (
    DRAFT_ANIMALS,
    NONE,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.cards import TakeFreeAnimal, TakeFreeExpert
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.setup import DraftAnimal
from ludoteca.games.encyclopedia.rules.university import ChooseExpert
from ludoteca.games.encyclopedia.words.names import (
    expert_effect,
    expert_gain,
    whole_animal,
    whole_expert,
)
from ludoteca.kernel.asked import Asked, Questions, entry
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {}


@entry(QUESTIONS, DraftAnimal)
class DraftAnimalAsked(Asked[State, DraftAnimal]):
    number = 0
    place = "animal/{word}"
    carried = ("", "study/{seat}")

    def ask(self, question: DraftAnimal, table: Table[State]) -> Saying:
        taken = len(table.state.seats[question.seat].animals)
        return Saying("ask-draft-animal", seat=question.seat, left=DRAFT_ANIMALS - taken)

    def answer(self, question: DraftAnimal, table: Table[State], option: int) -> Saying:
        return animal_label(table, option)


@entry(QUESTIONS, ChooseExpert)
class ChooseExpertAsked(Asked[State, ChooseExpert]):
    number = 10
    place = "expert/{word}"
    carried = ("", "experts/{seat}")

    def ask(self, question: ChooseExpert, table: Table[State]) -> Saying:
        return Saying("ask-choose-expert", seat=question.seat, colour=table.state.colour)

    def answer(self, question: ChooseExpert, table: Table[State], option: int) -> Saying:
        box = table.state.box
        if option == box.deck_expert:
            return Saying("option-deck-expert")
        if box.expert_continent[option] == table.state.colour:
            return Saying("option-expert-match", whole=whole_expert(box, option), tokens=1)
        return whole_expert(box, option)


@entry(QUESTIONS, SeatExpert)
class SeatExpertAsked(Asked[State, SeatExpert]):
    number = 12
    place = "expert/{word}"
    places: ClassVar[Mapping[str, str]] = {"slot": "experts/{seat}", "tuck": "retired/{seat}", "use": "arriving/{seat}"}
    carried = ("arriving/{seat}", "")

    def ask(self, question: SeatExpert, table: Table[State]) -> Saying:
        effect = expert_effect(table.state.box, question.expert)
        free = table.state.seats[question.seat].experts.count(NONE)
        return Saying("ask-seat-expert", seat=question.seat, expert=question.expert, effect=effect, free=free)

    def answer(self, question: SeatExpert, table: Table[State], option: int) -> Saying:
        box = table.state.box
        if option == question.free_slot(table):
            return Saying("option-slot-expert", expert=question.expert)
        if option == question.tuck(table):
            return Saying("option-tuck", expert=question.expert)
        if option == question.use(table):
            return Saying("option-use-expert", expert=question.expert, gain=expert_gain(box, question.expert))
        return Saying("option-cover", covered=option, effect=expert_effect(box, option))


@entry(QUESTIONS, ChooseAnimal)
class ChooseAnimalAsked(Asked[State, ChooseAnimal]):
    number = 13
    place = "animal/{word}"
    carried = ("", "study/{seat}")

    def ask(self, question: ChooseAnimal, table: Table[State]) -> Saying:
        me = table.state.seats[question.seat]
        return Saying(
            "ask-choose-animal", seat=question.seat, colour=table.state.colour, tokens=me.tokens, seals=me.seals
        )

    def answer(self, question: ChooseAnimal, table: Table[State], option: int) -> Saying:
        box = table.state.box
        if option == box.deck_card:
            return Saying("option-deck-animal")
        continent = box.continent[option]
        if continent == NONE or continent == table.state.colour:
            return whole_animal(box, option)
        return Saying("option-animal-paid", whole=whole_animal(box, option), colour=continent)


@entry(QUESTIONS, TakeFreeExpert)
class TakeFreeExpertAsked(Asked[State, TakeFreeExpert]):
    number = 19
    place = "expert/{word}"
    places: ClassVar[Mapping[str, str]] = {"deck": "deck/expert"}
    carried = ("", "experts/{seat}")

    def ask(self, question: TakeFreeExpert, table: Table[State]) -> Saying:
        return Saying("ask-take-free-expert", seat=question.seat, why=question.why)

    def answer(self, question: TakeFreeExpert, table: Table[State], option: int) -> Saying:
        box = table.state.box
        return Saying("option-deck-expert") if option == box.deck_expert else whole_expert(box, option)


@entry(QUESTIONS, TakeFreeAnimal)
class TakeFreeAnimalAsked(Asked[State, TakeFreeAnimal]):
    number = 20
    place = "animal/{word}"
    places: ClassVar[Mapping[str, str]] = {"deck": "deck/animal"}
    carried = ("", "study/{seat}")

    def ask(self, question: TakeFreeAnimal, table: Table[State]) -> Saying:
        return Saying("ask-take-free-animal", seat=question.seat, why=question.why)

    def answer(self, question: TakeFreeAnimal, table: Table[State], option: int) -> Saying:
        return animal_label(table, option)


def animal_label(table: Table[State], option: int) -> Saying:
    """An animal, from the display or the deck."""
    box = table.state.box
    return Saying("option-deck-animal") if option == box.deck_card else whole_animal(box, option)
