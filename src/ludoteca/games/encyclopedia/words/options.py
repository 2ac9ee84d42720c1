"""Every answer of the game, as a label that says what it costs and what it would give."""

from functools import singledispatch
from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    BANK,
    CONTINENTS,
    EMBASSY,
    EXPEDITION,
    NONE,
    UNIVERSITY,
)
from ludoteca.games.encyclopedia.box.contents import GOODS, KEEP_COLOUR, PAY_TOKEN, PAYMENTS, RAISE_DONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.cards import TakeFreeExpert
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube, research_space
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.extra import PASS, LastMoment, TakeExtraAction
from ludoteca.games.encyclopedia.rules.free import SELL_SEAL
from ludoteca.games.encyclopedia.rules.publication import (
    AddAnimal,
    ChooseReference,
    published_categories,
    publishes,
)
from ludoteca.games.encyclopedia.rules.raising import Raise, RaiseValue
from ludoteca.games.encyclopedia.rules.research import cube_categories
from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.encyclopedia.rules.sepultus import RecolourForSepultus
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.rules.university import ChooseExpert, MatchColour
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.words.names import (
    expert_effect,
    expert_gain,
    helpers,
    publication_types,
    value_gives,
    whole_animal,
    whole_expert,
)
from ludoteca.kernel.game import Phrase
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import Table

SAME: Final = "same"
PAID: Final = "paid"
"""Whether the die has the colour already, or it must be paid for (turn.colour)."""


@singledispatch
def answer(question: object, table: Table[State], option: int) -> Phrase:
    """An animal, from the display or the deck: most questions about animals need no more."""
    box = table.state.box
    return Phrase("option-deck-animal") if option == box.deck_card else whole_animal(box, option)


def aside(table: Table[State], option: int) -> Phrase:
    """turn.free: what may be done at any moment of one's own turn."""
    box = table.state.box
    if option == SELL_SEAL:
        return Phrase("option-seal-for-coins", coins=box.seal_coins)
    expert = box.instants[option - 1]
    return Phrase("option-use-expert", expert=expert, gain=expert_gain(box, expert))


# Dice


@answer.register
def _(question: TakeDie, table: Table[State], option: int) -> Phrase:
    state = table.state
    for owner, naturalist in enumerate(state.seats):
        for slot, dice in enumerate(naturalist.slots):
            if option in dice:
                return Phrase(
                    "option-die", die=option, face=state.faces[option], seat=question.seat, owner=owner, slot=slot
                )
    return Phrase("option-die-elsewhere", die=option)


@answer.register
def _(question: LastMoment, table: Table[State], option: int) -> Phrase:
    return Phrase("option-pass")


@answer.register
def _(question: TakeExtraAction, table: Table[State], option: int) -> Phrase:
    state = table.state
    if option == PASS:
        return Phrase("option-pass")
    for place, dice in enumerate(state.places):
        if option in dice:
            return Phrase("option-extra-place", die=option, face=state.faces[option], action=place)
    for continent, spaces in enumerate(state.expeditions):
        if option in spaces:
            return Phrase("option-extra-space", die=option, face=state.faces[option], continent=continent)
    return Phrase("option-die-elsewhere", die=option)


@answer.register
def _(question: SlotDie, table: Table[State], option: int) -> Phrase:
    dice = table.state.seats[question.seat].slots[option]
    return Phrase("option-slot", slot=option, number=option + 1, dice=dice)


@answer.register
def _(question: ChooseAction, table: Table[State], option: int) -> Phrase:
    state = table.state
    box = state.box
    seat = question.seat
    value = state.die_value(seat, EMBASSY, NONE)
    helping = helpers(state, seat, option)
    if option == EMBASSY:
        return Phrase("option-embassy", tokens=box.tokens_for(value), helpers=helping)
    if option == BANK:
        first = "taken" if state.bank_claimed else "free"
        return Phrase("option-bank", coins=box.bank_coins, first=first, helpers=helping)
    if option == UNIVERSITY:
        experts = shown(state.experts)
        matching = sum(box.expert_continent[expert] == state.colour for expert in experts)
        return Phrase(
            "option-university", experts=len(experts), matching=matching, colour=state.colour, helpers=helping
        )
    if option == ACADEMY:
        animals = shown(state.animals)
        matching = sum(box.continent[card] == state.colour for card in animals)
        return Phrase(
            "option-academy",
            matching=matching,
            colour=state.colour,
            reputation=box.reputation_for(value),
            helpers=helping,
        )
    if option == EXPEDITION:
        return Phrase("option-expedition", value=value, continent=state.colour)
    return Phrase("option-publication", value=value, types=publication_types(box, value), helpers=helping)


@answer.register
def _(question: ChooseContinent, table: Table[State], option: int) -> Phrase:
    state = table.state
    space = state.leftmost_space(option)
    if space == NONE:
        return Phrase("option-continent-full", continent=option)
    value = state.faces[state.die] + state.raised + state.dice_expert(question.seat, option)
    value += state.box.space_bonus(space) + state.expedition_expert(question.seat, option)
    return Phrase(
        "option-continent",
        continent=option,
        reputation=state.box.space_reputation(space),
        more=state.box.space_bonus(space),
        value=value,
        colour=option,
        match=match(state, option),
        helpers=helpers(state, question.seat, EXPEDITION, option),
    )


def match(state: State, colour: int) -> str:
    return SAME if state.colour == colour else PAID


# Paying


@answer.register
def _(question: Raise, table: Table[State], option: int) -> Phrase:
    goods, amount = question.meaning(option)
    value = question.value(table.state) + amount * table.state.box.worth[goods]
    gives = value_gives(table.state.box, question.action, value)
    if option == RAISE_DONE and isinstance(question, RaiseValue):
        return Phrase("option-raise-done", value=value, gives=gives)
    return Phrase("option-amount", amount=amount, payment=GOODS[goods], value=value, gives=gives)


@answer.register
def _(question: PayColour, table: Table[State], option: int) -> Phrase:
    me = table.state.seats[question.seat]
    have = me.tokens if option == PAY_TOKEN else me.seals
    return Phrase(
        "option-pay-colour",
        payment=PAYMENTS[option],
        have=have,
        more=table.state.box.seal_value,
        colour=question.colour,
    )


@answer.register
def _(question: MatchColour, table: Table[State], option: int) -> Phrase:
    if option == KEEP_COLOUR:
        return Phrase("option-keep-colour", colour=table.state.colour)
    return Phrase("option-match-colour", tokens=1, colour=table.state.box.expert_continent[question.expert])


@answer.register
def _(question: RecolourForSepultus, table: Table[State], option: int) -> Phrase:
    state = table.state
    if option == KEEP_COLOUR:
        return Phrase("option-keep-colour", colour=state.colour)
    colour = (option - 1) % len(CONTINENTS)
    payment = PAYMENTS[(option - 1) // len(CONTINENTS)]
    value = state.faces[state.die] + state.raised + state.dice_expert(question.seat, colour)
    if payment != PAYMENTS[PAY_TOKEN]:
        value += state.box.seal_value
    return Phrase("option-recolour", payment=payment, colour=colour, value=value)


# Cards


@answer.register
def _(question: ChooseAnimal, table: Table[State], option: int) -> Phrase:
    box = table.state.box
    if option == box.deck_card:
        return Phrase("option-deck-animal")
    continent = box.continent[option]
    if continent == NONE or continent == table.state.colour:
        return whole_animal(box, option)
    return Phrase("option-animal-paid", whole=whole_animal(box, option), colour=continent)


@answer.register
def _(question: ChooseExpert, table: Table[State], option: int) -> Phrase:
    box = table.state.box
    if option == box.deck_expert:
        return Phrase("option-deck-expert")
    if box.expert_continent[option] == table.state.colour:
        return Phrase("option-expert-match", whole=whole_expert(box, option), tokens=1)
    return whole_expert(box, option)


@answer.register
def _(question: TakeFreeExpert, table: Table[State], option: int) -> Phrase:
    box = table.state.box
    return Phrase("option-deck-expert") if option == box.deck_expert else whole_expert(box, option)


@answer.register
def _(question: SeatExpert, table: Table[State], option: int) -> Phrase:
    box = table.state.box
    if option == question.free_slot(table):
        return Phrase("option-slot-expert", expert=question.expert)
    if option == question.tuck(table):
        return Phrase("option-tuck", expert=question.expert)
    if option == question.use(table):
        return Phrase("option-use-expert", expert=question.expert, gain=expert_gain(box, question.expert))
    return Phrase("option-cover", covered=option, effect=expert_effect(box, option))


# Research and publication


@answer.register
def _(question: PlaceCube, table: Table[State], option: int) -> Phrase:
    state = table.state
    box = state.box
    if option == box.research_done:
        return Phrase("option-research-done", points=question.points)
    card, kind = research_space(state, option)
    category = box.categories[card][kind]
    if box.continent[card] == NONE:
        points, vp = box.sepultus_cost[card], 0
    else:
        points, vp = box.research_cost[kind], box.research_vp[kind]
    return Phrase("option-research", animal=card, category=category, points=points, vp=vp)


@answer.register
def _(question: ChooseReference, table: Table[State], option: int) -> Phrase:
    state = table.state
    box = state.box
    me = state.seats[question.seat]
    if option not in me.animals or box.continent[option] == NONE:
        return answer.dispatch(object)(question, table, option)
    cubes = cube_categories(state, option, me.cubes[me.animals.index(option)])
    return Phrase(
        "option-reference",
        animal=option,
        continent=box.continent[option],
        categories=tuple(cubes),
        colour=box.continent[option],
        match=match(state, box.continent[option]),
    )


@answer.register
def _(question: AddAnimal, table: Table[State], option: int) -> Phrase:
    state = table.state
    box = state.box
    seat = question.seat
    if option == box.cards:
        cards = (question.reference, *question.added)
        return Phrase("option-publish", animals=len(cards), vp=publication_vp(state, seat, question.reference, cards))
    if option not in state.seats[seat].animals:
        return whole_animal(box, option)
    shared = publishes(state, seat, option, published_categories(state, seat, question.reference))
    kept = box.continent[option] in (box.continent[question.reference], NONE)
    vp = sum(box.publish_vp[category // 3] for category in shared) + (box.published_card_vp if kept else 0)
    return Phrase("option-add", animal=option, categories=tuple(shared), vp=vp, pile="kept" if kept else "removed")


def publication_vp(state: State, seat: int, reference: int, cards: tuple[int, ...]) -> int:
    """publication.vp, publication.cards: what these animals together would publish."""
    categories = published_categories(state, seat, reference)
    vp = 0
    for card in cards:
        vp += sum(state.box.publish_vp[category // 3] for category in publishes(state, seat, card, categories))
        if state.box.continent[card] in (state.box.continent[reference], NONE):
            vp += state.box.published_card_vp
    return vp
