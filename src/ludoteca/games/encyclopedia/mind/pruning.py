"""Which answers are worth a bot's look: the others are legal, and never better than one that is left."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    EXPEDITION,
    NONE,
    PUBLICATION,
)
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, State
from ludoteca.games.encyclopedia.mind.evaluation import turns_left
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube, research_space
from ludoteca.games.encyclopedia.rules.extra import PASS, LastMoment, TakeExtraAction
from ludoteca.games.encyclopedia.rules.free import SELL_SEAL
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, published_categories, publishes
from ludoteca.games.encyclopedia.rules.raising import PAY_COINS, PAY_SEALS, Raise, RaiseValue, stock
from ludoteca.games.encyclopedia.rules.university import MatchColour
from ludoteca.kernel.table import FREE_ACTION, Question, Table

MOST_SEALS: Final = 2
CARD_WORTH: Final = 2.5  # a card in the published pile, with what it adds to its continent
FRESH_WORTH: Final = 2.0  # an animal kept under study


def prior(table: Table[State], options: list[int]) -> list[float]:
    question = table.question
    assert question is not None
    turning = table.state.die == NONE or isinstance(question, LastMoment)  # between two actions
    free_actions = [
        1.0 if turning and option != FREE_ACTION + SELL_SEAL else 0.0 for option in options if option >= FREE_ACTION
    ]
    return answers(table, question, options[: len(options) - len(free_actions)]) + free_actions


def answers(table: Table[State], question: Question[State], options: list[int]) -> list[float]:
    if isinstance(question, Raise):
        return payments(table.state, question, options)
    if isinstance(question, PlaceCube):
        return cubes(table.state, question, options)
    if isinstance(question, AddAnimal):
        return additions(table.state, question, options)
    if isinstance(question, MatchColour):
        return [1.0] + [0.0] * (len(options) - 1)
    if isinstance(question, TakeExtraAction):
        return extra_dice(table.state, options)
    return [1.0] * len(options)


def payments(state: State, question: Raise, options: list[int]) -> list[float]:
    """What brings the value to where something begins; coins, which are paid last, exactly there."""
    if question.exact():
        return [1.0] * len(options)
    value = question.value(state)
    marks: set[int] = set()
    worth: list[float] = []
    for option in options:
        goods, amount = question.meaning(option)
        good = amount == 0 or (amount <= fresh(state, question, goods))
        if good and amount and goods == PAY_SEALS:
            good = amount <= (
                MOST_SEALS if question.action == EXPEDITION else 1 if question.action == PUBLICATION else 0
            )
        elif good and amount and goods == PAY_COINS:
            marks = marks or useful_marks(state, question)
            good = value + amount in marks
        worth.append(1.0 if good else 0.0)
    return worth


def fresh(state: State, question: Raise, goods: int) -> int:
    """How many there are to be looked at. In whatever order they are paid it comes to the same: so seals come before
    tokens, tokens before coins, each once; and again only what has come in since."""
    have = stock(state.seats[question.seat], goods)
    if isinstance(question, RaiseValue) and question.passed[goods] != NONE:
        return have - question.passed[goods]
    return have


def useful_marks(state: State, question: Raise) -> set[int]:
    """The values at which the action does more than one point below."""
    me = state.seats[question.seat]
    if question.action == ACADEMY:
        return {state.box.middle_value, state.box.high_value}
    if question.action == PUBLICATION:
        cubes = me.cubes[me.animals.index(question.target)]
        return {state.box.publish_least, *[state.box.publish_from[kind] for kind in range(4) if cubes >> kind & 1]}
    box = state.box
    sums = {0}
    for position, card in enumerate(me.animals):
        if box.continent[card] == question.target:
            for kind in range(4):
                if not me.cubes[position] >> kind & 1:
                    sums |= {reached + box.research_cost[kind] for reached in sums}
        elif box.continent[card] == NONE and not me.cubes[position]:
            sums |= {reached + box.sepultus_cost[card] for reached in sums}
        if len(sums) > 60:
            break  # enough research is left that any value is of use
    return sums


def cubes(state: State, question: PlaceCube, options: list[int]) -> list[float]:
    """The best space of each cost; to be done only where no cube can be placed."""
    box = state.box
    me = state.seats[question.seat]
    best: dict[int, float] = {}
    chosen: dict[int, int] = {}
    for option in options:
        if option == box.research_done:
            continue
        card, kind = research_space(state, option)
        category = box.categories[card][kind]
        cost = box.research_cost[kind] if box.continent[card] != NONE else 100 + box.sepultus_cost[card]
        rating = 2.0 * me.shelves[category] + 0.1 * me.cubes[me.animals.index(card)]
        for position, other in enumerate(me.animals):
            lying = me.cubes[position]
            if lying < SEPULTUS_CUBE and other != card and category in box.categories[other]:
                rating += 1.5 if lying >> (category // 3) & 1 else 0.5
        if cost not in best or rating > best[cost]:
            best[cost] = rating
            chosen[cost] = option
    if not chosen:
        return [1.0] * len(options)
    worthwhile = set(chosen.values())
    return [1.0 if option in worthwhile else 0.0 for option in options]


def additions(state: State, question: AddAnimal, options: list[int]) -> list[float]:
    """Animals join a publication one after the other as long as that pays; then it is done."""
    box = state.box
    me = state.seats[question.seat]
    home = box.continent[question.reference]
    categories = published_categories(state, question.seat, question.reference)
    again = turns_left(state, question.seat) > 0 or me.seals > 0  # there may be a later publication
    for option in options:
        if option == box.cards:
            continue
        shared = publishes(state, question.seat, option, categories)
        gain = CARD_WORTH if box.continent[option] in (home, NONE) else 0.0
        for category in shared:
            gain += box.publish_vp[category // 3] + 1.5
        loss = FRESH_WORTH if again else 0.0
        lying = me.cubes[me.animals.index(option)]
        if again and lying >= SEPULTUS_CUBE:
            if not shared:  # a creature that joins without its cube
                loss += box.publish_vp[(lying - SEPULTUS_CUBE) // 3]
        elif again:
            for kind in range(4):
                if lying >> kind & 1 and box.categories[option][kind] not in shared:
                    loss += box.publish_vp[kind]
        if gain > loss:
            return [1.0 if other == option else 0.0 for other in options]
    return [1.0 if option == box.cards else 0.0 for option in options]


def extra_dice(state: State, options: list[int]) -> list[float]:
    """A die is rolled anew, so that only its colour tells it from another."""
    colours: set[int] = set()
    worth: list[float] = []
    for option in options:
        colour = NONE if option == PASS else state.box.die_colour[option]
        worth.append(0.0 if colour in colours else 1.0)
        colours.add(colour)
    return worth
