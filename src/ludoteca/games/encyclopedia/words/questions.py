"""Every question of the game, as a phrase with the numbers that help to decide."""

from functools import singledispatch

from ludoteca.games.encyclopedia.box.constants import ACADEMY, DRAFT_ANIMALS, EMBASSY, EXPEDITION, NONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.cards import TakeFreeAnimal, TakeFreeExpert
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.extra import LastMoment, TakeExtraAction
from ludoteca.games.encyclopedia.rules.once_each import RaiseOnce, RaiseWithCoins, RaiseWithSeals, RaiseWithTokens
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, ChooseReference, published_categories
from ludoteca.games.encyclopedia.rules.raising import RaiseValue
from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.encyclopedia.rules.sepultus import RecolourForSepultus
from ludoteca.games.encyclopedia.rules.setup import DraftAnimal
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.rules.university import ChooseExpert, MatchColour
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.words.names import expert_effect
from ludoteca.kernel.game import Phrase
from ludoteca.kernel.table import Table


@singledispatch
def ask(question: object, table: Table[State]) -> Phrase:
    """A question of chance: the box answers it."""
    return Phrase("ask-chance")


@ask.register
def _(question: DraftAnimal, table: Table[State]) -> Phrase:
    taken = len(table.state.seats[question.seat].animals)
    return Phrase("ask-draft-animal", seat=question.seat, left=DRAFT_ANIMALS - taken)


@ask.register
def _(question: SlotDie, table: Table[State]) -> Phrase:
    drawn = table.state.seats[question.seat].drawn
    return Phrase(
        "ask-slot-die", seat=question.seat, die=drawn[0], face=table.state.faces[drawn[0]], left=len(drawn) - 1
    )


@ask.register
def _(question: TakeDie, table: Table[State]) -> Phrase:
    return Phrase("ask-take-die", seat=question.seat, left=len(table.state.dice_on_boards()))


@ask.register
def _(question: ChooseAction, table: Table[State]) -> Phrase:
    state = table.state
    value = state.die_value(question.seat, EMBASSY, NONE)
    face = state.faces[state.die]
    return Phrase("ask-choose-action", seat=question.seat, die=state.die, face=face, more=value - face)


@ask.register
def _(question: ChooseExpert, table: Table[State]) -> Phrase:
    return Phrase("ask-choose-expert", seat=question.seat, colour=table.state.colour)


@ask.register
def _(question: MatchColour, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase(
        "ask-match-colour",
        seat=question.seat,
        expert=question.expert,
        colour=state.colour,
        wanted=state.box.expert_continent[question.expert],
        seals=state.seats[question.seat].seals,
    )


@ask.register
def _(question: SeatExpert, table: Table[State]) -> Phrase:
    effect = expert_effect(table.state.box, question.expert)
    free = table.state.seats[question.seat].experts.count(NONE)
    return Phrase("ask-seat-expert", seat=question.seat, expert=question.expert, effect=effect, free=free)


@ask.register
def _(question: ChooseAnimal, table: Table[State]) -> Phrase:
    me = table.state.seats[question.seat]
    return Phrase("ask-choose-animal", seat=question.seat, colour=table.state.colour, tokens=me.tokens, seals=me.seals)


@ask.register
def _(question: RecolourForSepultus, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase(
        "ask-recolour-for-sepultus",
        seat=question.seat,
        animal=question.card,
        colour=state.colour,
        value=state.die_value(question.seat, ACADEMY, question.card),
        need=state.box.sepultus_die[question.card],
    )


@ask.register
def _(question: RaiseWithSeals, table: Table[State]) -> Phrase:
    return raising("ask-raise-with-seals", question, table)


@ask.register
def _(question: RaiseWithTokens, table: Table[State]) -> Phrase:
    return raising("ask-raise-with-tokens", question, table)


@ask.register
def _(question: RaiseWithCoins, table: Table[State]) -> Phrase:
    return raising("ask-raise-with-coins", question, table)


def raising(message: str, question: RaiseOnce, table: Table[State]) -> Phrase:
    """Rules 1: how many of one sort of goods."""
    state = table.state
    value = question.value(state)
    least = question.least(state)
    return Phrase(
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


@ask.register
def _(question: RaiseValue, table: Table[State]) -> Phrase:
    """What to pay: the value now, what there is to pay with, what is needed and what is of use (turn.value)."""
    state = table.state
    me = state.seats[question.seat]
    value = question.value(state)
    least = question.least(state)
    return Phrase(
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


@ask.register
def _(question: PayColour, table: Table[State]) -> Phrase:
    return Phrase("ask-pay-colour", seat=question.seat, colour=table.state.colour, wanted=question.colour)


@ask.register
def _(question: ChooseContinent, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase("ask-choose-continent", seat=question.seat, die=state.die, face=state.faces[state.die])


@ask.register
def _(question: PlaceCube, table: Table[State]) -> Phrase:
    return Phrase(
        "ask-place-cube",
        seat=question.seat,
        continent=question.continent,
        points=question.points,
        cubes=table.state.seats[question.seat].free_cubes(),
    )


@ask.register
def _(question: ChooseReference, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase("ask-choose-reference", seat=question.seat, die=state.die, face=state.faces[state.die])


@ask.register
def _(question: AddAnimal, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase(
        "ask-add-animal",
        seat=question.seat,
        animal=question.reference,
        continent=state.box.continent[question.reference],
        categories=tuple(published_categories(state, question.seat, question.reference)),
        value=state.value,
    )


@ask.register
def _(question: LastMoment, table: Table[State]) -> Phrase:
    return Phrase("ask-last-moment", seat=question.seat)


@ask.register
def _(question: TakeExtraAction, table: Table[State]) -> Phrase:
    return Phrase("ask-take-extra-action", seat=question.seat, seals=table.state.seats[question.seat].seals)


@ask.register
def _(question: TakeFreeExpert, table: Table[State]) -> Phrase:
    return Phrase("ask-take-free-expert", seat=question.seat, why=question.why)


@ask.register
def _(question: TakeFreeAnimal, table: Table[State]) -> Phrase:
    return Phrase("ask-take-free-animal", seat=question.seat, why=question.why)
