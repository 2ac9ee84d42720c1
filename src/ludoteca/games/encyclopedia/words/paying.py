"""What is paid for a value or a colour."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    CONTINENTS,
    EXPEDITION,
)
from ludoteca.games.encyclopedia.box.contents import GOODS, KEEP_COLOUR, PAY_TOKEN, PAYMENTS, RAISE_DONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.once_each import RaiseOnce, RaiseWithCoins, RaiseWithSeals, RaiseWithTokens
from ludoteca.games.encyclopedia.rules.raising import Raise, RaiseValue
from ludoteca.games.encyclopedia.rules.sepultus import RecolourForSepultus
from ludoteca.games.encyclopedia.rules.university import MatchColour
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.words.names import (
    value_gives,
)
from ludoteca.kernel.asked import Asked, Questions, entry
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {}


@entry(QUESTIONS, RaiseWithSeals)
class RaiseWithSealsAsked(Asked[State, RaiseWithSeals]):
    number = 6
    place = "pay/seal-{word}"

    def ask(self, question: RaiseWithSeals, table: Table[State]) -> Saying:
        return raising("ask-raise-with-seals", question, table)

    def answer(self, question: RaiseWithSeals, table: Table[State], option: int) -> Saying:
        return raising_answer(question, table, option)


@entry(QUESTIONS, RaiseWithTokens)
class RaiseWithTokensAsked(Asked[State, RaiseWithTokens]):
    number = 7
    place = "pay/token-{word}"

    def ask(self, question: RaiseWithTokens, table: Table[State]) -> Saying:
        return raising("ask-raise-with-tokens", question, table)

    def answer(self, question: RaiseWithTokens, table: Table[State], option: int) -> Saying:
        return raising_answer(question, table, option)


@entry(QUESTIONS, RaiseWithCoins)
class RaiseWithCoinsAsked(Asked[State, RaiseWithCoins]):
    number = 8
    place = "pay/coin-{word}"

    def ask(self, question: RaiseWithCoins, table: Table[State]) -> Saying:
        return raising("ask-raise-with-coins", question, table)

    def answer(self, question: RaiseWithCoins, table: Table[State], option: int) -> Saying:
        return raising_answer(question, table, option)


@entry(QUESTIONS, RaiseValue)
class RaiseValueAsked(Asked[State, RaiseValue]):
    number = 21
    place = "pay/{word}"
    places: ClassVar[Mapping[str, str]] = {"done": ""}

    def ask(self, question: RaiseValue, table: Table[State]) -> Saying:
        """What to pay: the value now, what there is to pay with, what is needed and what is of use (turn.value)."""
        state = table.state
        me = state.seats[question.seat]
        value = question.value(state)
        least = question.least(state)
        return Saying(
            "ask-raise-value",
            seat=question.seat,
            action=question.action,
            goods="tokens-too" if question.action == EXPEDITION else "no-tokens",
            value=value,
            seals=me.seals,
            tokens=me.tokens,
            coins=me.coins,
            need=least,
            short=max(0, least - value),
            useful=question.useful(state),
        )

    def answer(self, question: RaiseValue, table: Table[State], option: int) -> Saying:
        return raising_answer(question, table, option)


@entry(QUESTIONS, PayColour)
class PayColourAsked(Asked[State, PayColour]):
    number = 9
    place = "{word}s/{seat}"

    def ask(self, question: PayColour, table: Table[State]) -> Saying:
        return Saying("ask-pay-colour", seat=question.seat, colour=table.state.colour, wanted=question.colour)

    def answer(self, question: PayColour, table: Table[State], option: int) -> Saying:
        me = table.state.seats[question.seat]
        have = me.tokens if option == PAY_TOKEN else me.seals
        return Saying(
            "option-pay-colour",
            payment=PAYMENTS[option],
            have=have,
            more=table.state.box.seal_value,
            colour=question.colour,
        )


@entry(QUESTIONS, MatchColour)
class MatchColourAsked(Asked[State, MatchColour]):
    number = 11
    place = "{word}s/{seat}"
    places: ClassVar[Mapping[str, str]] = {"keep": ""}

    def ask(self, question: MatchColour, table: Table[State]) -> Saying:
        state = table.state
        return Saying(
            "ask-match-colour",
            seat=question.seat,
            expert=question.expert,
            colour=state.colour,
            wanted=state.box.expert_continent[question.expert],
            seals=state.seats[question.seat].seals,
        )

    def answer(self, question: MatchColour, table: Table[State], option: int) -> Saying:
        if option == KEEP_COLOUR:
            return Saying("option-keep-colour", colour=table.state.colour)
        return Saying("option-match-colour", tokens=1, colour=table.state.box.expert_continent[question.expert])


@entry(QUESTIONS, RecolourForSepultus)
class RecolourForSepultusAsked(Asked[State, RecolourForSepultus]):
    number = 14

    def ask(self, question: RecolourForSepultus, table: Table[State]) -> Saying:
        state = table.state
        return Saying(
            "ask-recolour-for-sepultus",
            seat=question.seat,
            animal=question.card,
            colour=state.colour,
            value=state.die_value(question.seat, ACADEMY, question.card),
            need=state.box.sepultus_die[question.card],
        )

    def answer(self, question: RecolourForSepultus, table: Table[State], option: int) -> Saying:
        state = table.state
        if option == KEEP_COLOUR:
            return Saying("option-keep-colour", colour=state.colour)
        colour = (option - 1) % len(CONTINENTS)
        payment = PAYMENTS[(option - 1) // len(CONTINENTS)]
        value = state.faces[state.die] + state.raised + state.dice_expert(question.seat, colour)
        if payment != PAYMENTS[PAY_TOKEN]:
            value += state.box.seal_value
        return Saying("option-recolour", payment=payment, colour=colour, value=value)


def raising(message: str, question: RaiseOnce, table: Table[State]) -> Saying:
    """Rules 1: how many of one sort of goods."""
    state = table.state
    value = question.value(state)
    least = question.least(state)
    return Saying(
        message,
        seat=question.seat,
        action=question.action,
        value=value,
        worth=state.box.worth[question.asked()],
        have=question.have(state),
        need=least,
        short=max(0, least - value),
        useful=question.useful(state),
    )


def raising_answer(question: Raise, table: Table[State], option: int) -> Saying:
    goods, amount = question.meaning(option)
    value = question.value(table.state) + amount * table.state.box.worth[goods]
    gives = value_gives(table.state.box, question.action, value)
    if option == RAISE_DONE and isinstance(question, RaiseValue):
        return Saying("option-raise-done", value=value, gives=gives)
    return Saying("option-amount", amount=amount, payment=GOODS[goods], value=value, gives=gives)
