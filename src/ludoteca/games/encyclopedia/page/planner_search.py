"""Playing ahead: an action tried on copies of the table by a wish.

No rule is written here a second time: every answer goes through the table's own questions.
"""

from heapq import heappop, heappush
from typing import Final, cast

from ludoteca.games.encyclopedia.box.constants import ACTIONS, EXPEDITION, NONE
from ludoteca.games.encyclopedia.box.contents import GOODS, RAISE_MOST
from ludoteca.games.encyclopedia.box.events import ColourPaid, ExpeditionBegan, PublicationBegan, ValueRaised
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube
from ludoteca.games.encyclopedia.rules.extra import LastMoment
from ludoteca.games.encyclopedia.rules.paying import Amounts, cheapest, most_value, payable
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, ChooseReference
from ludoteca.games.encyclopedia.rules.raising import Raise, RaiseValue, stock
from ludoteca.games.encyclopedia.rules.research import OUT_OF_REACH
from ludoteca.games.encyclopedia.rules.scoring import sheet, total
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, EndTurn, TakeDie
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.kernel.journal import option_of, why_not_asked
from ludoteca.kernel.moves import refusal_of
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import FREE_ACTION, Choice, Table


class Walk:
    """A way through the running action. Nothing after the action happens on its copy of the table."""

    def __init__(self, table: Table[State], choices: list[str]) -> None:
        self.table: Final = table
        self.last = table  # before the last answer
        self.answers: list[str] = []
        self.events: list[object] = []
        self.choices = choices  # the wish's answers to what is asked on the way
        self.amounts: Amounts | None = None  # to be paid in all, once that is decided
        self.purse: Amounts = {}  # what there was to pay with, when that was decided
        self.wished = True  # and not only listed for comparison
        self.adding: Table[State] | None = None  # when a publication could first be added to
        table.told = self.events

    def fork(self) -> "Walk":
        other = Walk(self.table.clone(), [*self.choices])
        other.last = self.last
        other.answers = [*self.answers]
        other.events.extend(self.events)
        other.amounts = self.amounts
        other.purse = self.purse
        other.wished = self.wished
        other.adding = self.adding
        return other

    @property
    def whole(self) -> bool:
        """Whether the action was played to its end."""
        return self.table.question is None

    def offered(self) -> list[int]:
        """The answers to the open choice, without free actions."""
        return [option for option in self.table.options() if option < FREE_ACTION]

    def answer(self, word: str) -> None:
        """Raises Refused."""
        self.last = self.table.clone()
        checked_answer(self.table, word)
        self.answers.append(word)

    def spent(self) -> Amounts:
        """What was paid for the value."""
        spent: Amounts = {}
        for event in self.events:
            if isinstance(event, ValueRaised):
                spent[event.payment] = spent.get(event.payment, 0) + event.amount
        return spent


def checked_answer(table: Table[State], word: str) -> None:
    """Answer the open choice through the checked door. Raises Refused."""
    question = cast("Choice[State]", table.question)
    option = option_of(table, question, word)
    if option is None:
        raise Refused(Refusal("table", "unknown-word", word=word, question=type(question).__name__))
    refusal = table.why_not(option)
    if refusal is not None:
        raise Refused(refusal)
    table.commit(option)


def ahead(table: Table[State], seat: int, choices: list[str]) -> Walk:
    """A walk from the open choice, which must be this seat's. Raises Refused."""
    refusal = why_not_asked(table, seat)
    if refusal is not None:
        raise Refused(refusal)
    copy = table.clone()
    for position in range(len(copy.agenda) - 1, -1, -1):
        if isinstance(copy.agenda[position], EndTurn | LastMoment):
            del copy.agenda[: position + 1]
            break
    return Walk(copy, choices)


# Walking by a wish


class Planner:
    """Walks through one action. A question that leaves several ways open is followed on each of them."""

    def __init__(
        self,
        table: Table[State],
        seat: int,
        action: int,
        target: int,
        die: str | None,
        colour: str | None,
        fixed: Amounts,
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.action: Final = action
        self.target: Final = target
        self.die: Final = die
        self.colour: Final = colour  # with what the die's colour is paid
        self.fixed: Final = fixed
        self.points_before: Final = total(sheet(table.state, seat))

    def target_word(self) -> str:
        raise TypeError("a planner has a target")

    def decide(self, walk: Walk) -> list[Walk]:
        """The walk with its payments decided, in every way worth comparing; none if they are left to be asked."""
        raise TypeError("a planner decides payments")

    def effect(self, walk: Walk) -> str | None:
        """The answer once the value is fixed; None if the wish does not say."""
        raise TypeError("a planner answers to the end")

    def check(self, walk: Walk) -> None:
        """Raise Refused where the action is over and the wish is not fulfilled."""
        raise TypeError("a planner keeps its word")

    def wanted(self, walk: Walk) -> int:
        """The value that the wish needs."""
        raise TypeError("a planner wants a value")

    def within_reach(self, walk: Walk) -> bool:
        """Whether a walk that stopped can still come to what is wished."""
        return most_value(walk.table, self.seat, self.value(walk), self.fixed) >= self.wanted(walk)

    def purse(self, walk: Walk) -> Amounts:
        """What there is to pay with, together with what was spent already."""
        me = walk.table.state.seats[self.seat]
        spent = walk.spent()
        return {GOODS[goods]: stock(me, goods) + spent.get(GOODS[goods], 0) for goods in payable(walk.table)}

    def cheapest(self, walk: Walk, short: int, fixed: Amounts) -> Amounts | None:
        """The best payments for so much more value, with what was spent without a question; None if there are none."""
        spent = walk.spent()
        left = {payment: max(0, amount - spent.get(payment, 0)) for payment, amount in fixed.items()}
        found = cheapest(walk.table, self.seat, short, left)
        return found and {payment: amount + spent.get(payment, 0) for payment, amount in found.items()}

    def planned(self, walk: Walk) -> Amounts:
        """What would be paid of the payments that are still to come; all of it where that is not enough."""
        have = self.purse(walk)
        fixed = {payment: min(amount, have.get(payment, 0)) for payment, amount in self.fixed.items()}
        found = self.cheapest(walk, self.wanted(walk) - self.value(walk), fixed)
        return {**have, **fixed} if found is None else found

    def begin(self, choices: list[str]) -> list[Walk]:
        """Every walk that fulfils the wish, as far as it says. Raises Refused."""
        walk = ahead(self.table, self.seat, choices)
        question = self.table.question
        if not isinstance(question, TakeDie | ChooseAction):
            action, target = self.table.state.running
            if action != self.action or target not in (NONE, self.target):
                raise Refused(Refusal("table", "plan-not-now", question=type(question).__name__))
        if not isinstance(question, TakeDie):
            held = self.table.state.box.die_words.word(self.table.state.die)
            if self.die not in (None, held):
                raise Refused(Refusal("table", "plan-not-now", question=type(question).__name__))
            return self.on(walk)
        if self.die is not None:
            return self.on(walk)
        return self.each(walk, [self.table.state.box.die_words.word(die) for die in self.dice()])

    def dice(self) -> list[int]:
        """Dice to compare: of equal ones that which gives others least; those of the right colour first."""
        state = self.table.state
        colour = self.target if self.action == EXPEDITION else state.box.continent[self.target]
        best: dict[tuple[int, int], tuple[int, int]] = {}
        for die in state.dice_on_boards():
            alike = (state.box.die_colour[die], state.faces[die])
            best[alike] = min(best.get(alike, (OUT_OF_REACH, die)), (self.kindness(die), die))
        found = [die for _, die in best.values()]
        return sorted(found, key=lambda die: (state.box.die_colour[die] != colour, -state.faces[die]))

    def kindness(self, die: int) -> int:
        """turn.die: what the die's owner would gain, as a rank."""
        for owner, naturalist in enumerate(self.table.state.seats):
            for slot, dice in enumerate(naturalist.slots):
                if die in dice and owner != self.seat:
                    return self.table.state.box.slots[slot]
        return 0

    def each(self, walk: Walk, words: list[str]) -> list[Walk]:
        """Every one of these answers that the wish can be fulfilled with; the first refusal if none."""
        found: list[Walk] = []
        refused: Refused | None = None
        for word in words:
            try:
                fork = walk.fork()
                fork.answer(word)
                found.extend(self.on(fork))
            except Refused as error:
                refused = refused or error
        if not found and refused is not None:
            raise refused
        return found

    def all_of(self, ways: list[Walk]) -> list[Walk]:
        """Every one of these ways that the wish can be fulfilled on; the refusal if none of them was wished."""
        found: list[Walk] = []
        refused: Refused | None = None
        for way in ways:
            try:
                found.extend(self.on(way))
            except Refused as error:
                if refused is None or way.wished:
                    refused = error
        if refused is not None and not any(walk.wished for walk in found):
            raise refused
        return found

    def on(self, walk: Walk) -> list[Walk]:
        """On to the end of the action, or to what the wish does not say. Raises Refused."""
        while isinstance(question := walk.table.question, Choice):
            if isinstance(question, PayColour) and self.colour is None:
                return self.each(walk, [question.words(walk.table).word(option) for option in walk.offered()])
            if isinstance(question, Raise) and walk.amounts is None:
                walk.purse = self.purse(walk)
                decided = self.decide(walk)
                return self.all_of(decided) if decided else [walk]
            word = self.word(walk, question)
            if word is None:
                break
            walk.answer(word)
            if isinstance(question, ChooseAction):
                self.check_target(walk)
        self.check_payments(walk)
        if walk.whole:
            self.check(walk)
        return [walk]

    def check_payments(self, walk: Walk) -> None:
        """Where only one payment is possible it is not asked for: raise Refused if another is wished."""
        for event in walk.events:
            if isinstance(event, ColourPaid) and self.colour not in (None, event.payment):
                raise Refused(Refusal("turn.colour", "plan-payment", payment=event.payment, amount=1))
        asked = [GOODS[goods] for goods in payable(self.table)] or [*self.fixed]
        spent = walk.spent()
        if walk.whole and walk.wished and not self.table.state.value:
            for payment in asked:
                amount = spent.get(payment, 0)
                if self.fixed.get(payment, amount) != amount:
                    raise Refused(Refusal("turn.value", "plan-payment", payment=payment, amount=amount))

    def check_target(self, walk: Walk) -> None:
        """Where only one target is possible it is not asked for: raise Refused, if it is not the one that is wished."""
        for event in walk.events:
            if isinstance(event, ExpeditionBegan) and event.continent == self.target:
                return
            if isinstance(event, PublicationBegan) and event.animal == self.target:
                return
        if not walk.whole and walk.table.state.running[1] in (NONE, self.target):
            return
        step: Choice[State] = ChooseReference(self.seat)
        if self.action == EXPEDITION:
            step = ChooseContinent(self.seat)
        refusal = refusal_of(step, walk.last, self.target)
        assert refusal is not None, "another target was the only one"
        raise Refused(refusal)

    def word(self, walk: Walk, question: Choice[State]) -> str | None:
        if isinstance(question, TakeDie):
            return self.die
        if isinstance(question, ChooseAction):
            return ACTIONS[self.action]
        if isinstance(question, ChooseContinent | ChooseReference):
            return self.target_word()
        if isinstance(question, PayColour):
            return self.colour
        if isinstance(question, Raise) and walk.amounts is not None:
            return next_payment(walk, question, walk.amounts)
        if isinstance(question, PlaceCube | AddAnimal):
            return self.effect(walk)
        return walk.choices.pop(0) if walk.choices else None

    def value(self, walk: Walk) -> int:
        """What the action counts as it stands."""
        state = walk.table.state
        return state.value or state.die_value(self.seat, self.action, self.target)

    def points(self, walk: Walk) -> int:
        """What the score sheet has more of than before."""
        return total(sheet(walk.table.state, self.seat)) - self.points_before

    def rank(self, walk: Walk) -> tuple[bool, bool, int, int]:
        """What was wished before what is only compared; then what leaves most points; then what gives others least."""
        kindness = self.kindness(walk.table.state.die) if isinstance(self.table.question, TakeDie) else 0
        return walk.wished, walk.whole or self.within_reach(walk), self.points(walk), -kindness


def next_payment(walk: Walk, question: Raise, amounts: Amounts) -> str:
    """The answer that pays the next of what was decided, or that all of it is paid."""
    spent = walk.spent()
    left = [amounts.get(name, 0) - spent.get(name, 0) for name in GOODS]
    if not isinstance(question, RaiseValue):
        return str(left[question.goods()[0]])
    for goods in question.goods():
        if left[goods] > 0:
            return f"{GOODS[goods]}-{min(left[goods], RAISE_MOST)}"
    return "done"


def check_cubes(table: Table[State], seat: int, continent: int, words: list[str]) -> None:
    """Whether these cubes could be placed one after the other if only the value were high enough. Raises Refused."""
    state = table.state.clone()
    for placed, word in enumerate(words):
        trial: Table[State] = Table(state, [PlaceCube(seat, continent, OUT_OF_REACH, placed)], [], table.rules)
        checked_answer(trial, word)


def best_choices(gains: list[int], most: int) -> list[tuple[list[int], int]]:
    """The best choices among things that each bring so much, best first: which, and what they bring together.

    The best is all of them; the next ones leave out least. Leaving out is counted up over the things from the smallest
    on, so no more choices are looked at than are listed.
    """
    order = sorted(range(len(gains)), key=lambda number: gains[number])
    everything = sum(gains)
    found = [(list(range(len(gains))), everything)]
    heap: list[tuple[int, tuple[int, ...]]] = [(gains[order[0]], (0,))] if order else []
    while heap and len(found) < most:
        lost, places = heappop(heap)
        left_out = {order[place] for place in places}
        found.append(([number for number in range(len(gains)) if number not in left_out], everything - lost))
        last = places[-1]
        if last + 1 < len(order):
            further = gains[order[last + 1]]
            heappush(heap, (lost + further, (*places, last + 1)))
            heappush(heap, (lost + further - gains[order[last]], (*places[:-1], last + 1)))
    return found
