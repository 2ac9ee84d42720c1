"""The questions of a turn: dice, and what is done with them."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    BANK,
    EMBASSY,
    EXPEDITION,
    NONE,
    UNIVERSITY,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.extra import PASS, LastMoment, TakeExtraAction
from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.words.names import (
    helpers,
    publication_types,
)
from ludoteca.kernel.asked import Asked, Questions, entry
from ludoteca.kernel.piles import shown
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {}
ANYWHERE: Final = ("action/{action}", "continent/{continent}", "expert/{expert}", "animal/{animal}")


@entry(QUESTIONS, SlotDie)
class SlotDieAsked(Asked[State, SlotDie]):
    number = 1
    place = "slot/{seat}/{word}"
    carried = ("drawn/{seat}", "")

    def ask(self, question: SlotDie, table: Table[State]) -> Saying:
        drawn = table.state.seats[question.seat].drawn
        return Saying(
            "ask-slot-die", seat=question.seat, die=drawn[0], face=table.state.faces[drawn[0]], left=len(drawn) - 1
        )

    def answer(self, question: SlotDie, table: Table[State], option: int) -> Saying:
        dice = table.state.seats[question.seat].slots[option]
        return Saying("option-slot", slot=option, number=option + 1, dice=dice)


@entry(QUESTIONS, TakeDie)
class TakeDieAsked(Asked[State, TakeDie]):
    number = 2
    place = "die/{word}"
    carried = ("", "")
    aims = ANYWHERE

    def ask(self, question: TakeDie, table: Table[State]) -> Saying:
        return Saying("ask-take-die", seat=question.seat, left=len(table.state.dice_on_boards()))

    def answer(self, question: TakeDie, table: Table[State], option: int) -> Saying:
        state = table.state
        for owner, naturalist in enumerate(state.seats):
            for slot, dice in enumerate(naturalist.slots):
                if option in dice:
                    return Saying(
                        "option-die", die=option, face=state.faces[option], seat=question.seat, owner=owner, slot=slot
                    )
        return Saying("option-die-elsewhere", die=option)


@entry(QUESTIONS, ChooseAction)
class ChooseActionAsked(Asked[State, ChooseAction]):
    number = 3
    place = "action/{word}"
    carried = ("die/{hand}", "")
    aims = ANYWHERE

    def ask(self, question: ChooseAction, table: Table[State]) -> Saying:
        state = table.state
        value = state.die_value(question.seat, EMBASSY, NONE)
        face = state.faces[state.die]
        return Saying("ask-choose-action", seat=question.seat, die=state.die, face=face, more=value - face)

    def answer(self, question: ChooseAction, table: Table[State], option: int) -> Saying:
        state = table.state
        box = state.box
        seat = question.seat
        value = state.die_value(seat, EMBASSY, NONE)
        helping = helpers(state, seat, option)
        if option == EMBASSY:
            return Saying("option-embassy", tokens=box.tokens_for(value), helpers=helping)
        if option == BANK:
            first = "taken" if state.bank_claimed else "free"
            return Saying("option-bank", coins=box.bank_coins, first=first, helpers=helping)
        if option == UNIVERSITY:
            experts = shown(state.experts)
            matching = sum(box.expert_continent[expert] == state.colour for expert in experts)
            return Saying(
                "option-university", experts=len(experts), matching=matching, colour=state.colour, helpers=helping
            )
        if option == ACADEMY:
            animals = shown(state.animals)
            matching = sum(box.continent[card] == state.colour for card in animals)
            return Saying(
                "option-academy",
                matching=matching,
                colour=state.colour,
                reputation=box.reputation_for(value),
                helpers=helping,
            )
        if option == EXPEDITION:
            return Saying("option-expedition", value=value, continent=state.colour)
        return Saying("option-publication", value=value, types=publication_types(box, value), helpers=helping)


@entry(QUESTIONS, LastMoment)
class LastMomentAsked(Asked[State, LastMoment]):
    number = 5

    def ask(self, question: LastMoment, table: Table[State]) -> Saying:
        return Saying("ask-last-moment", seat=question.seat)

    def answer(self, question: LastMoment, table: Table[State], option: int) -> Saying:
        return Saying("option-pass")


@entry(QUESTIONS, TakeExtraAction)
class TakeExtraActionAsked(Asked[State, TakeExtraAction]):
    number = 4
    place = "die/{word}"
    places: ClassVar[Mapping[str, str]] = {"pass": ""}

    def ask(self, question: TakeExtraAction, table: Table[State]) -> Saying:
        return Saying("ask-take-extra-action", seat=question.seat, seals=table.state.seats[question.seat].seals)

    def answer(self, question: TakeExtraAction, table: Table[State], option: int) -> Saying:
        state = table.state
        if option == PASS:
            return Saying("option-pass")
        for place, dice in enumerate(state.places):
            if option in dice:
                return Saying("option-extra-place", die=option, face=state.faces[option], action=place)
        for continent, spaces in enumerate(state.expeditions):
            if option in spaces:
                return Saying("option-extra-space", die=option, face=state.faces[option], continent=continent)
        return Saying("option-die-elsewhere", die=option)
