"""A round (p. 6): displays, the round token, the dice, the turns, the extra actions."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ANIMAL,
    COINS,
    COLOURS,
    CONTINENTS,
    DICE_A_ROUND,
    DIE,
    EXPEDITION_SPACES,
    EXPERT,
    NONE,
    REFILL,
    ROLLING,
    ROUND_TOKEN,
    TOKEN,
    TURNS,
)
from ludoteca.games.encyclopedia.box.contents import ROLL_WORDS, ROUND_TOKEN_WORDS, SLOT_WORDS
from ludoteca.games.encyclopedia.box.events import DieRolled, DieSlotted, RoundBegan, RoundEnded, RoundTokenTurned
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.automa import AutomaSlotsDice, free_card
from ludoteca.games.encyclopedia.rules.cards import FillAnimals, FillExperts
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_tokens
from ludoteca.games.encyclopedia.rules.turn import Turn
from ludoteca.kernel.piles import shown, without
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Choice, Step, Table
from ludoteca.kernel.words import Words


class Round(Step[State]):
    """Six times."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.round = self.number
        state.phase = REFILL
        state.start = state.first
        table.tell(RoundBegan, self.number)
        when = f"round{self.number}"
        table.then(
            FillExperts(when),
            FillAnimals(when),
            TurnRoundToken(),
            DrawDice(),
            NextTurn(state.start),
            ExtraActions(),
            EndRound(),
        )


class TurnRoundToken(Chance[State]):
    """round.token, setup.rounds, automa.round: the next face-down token is turned, for every seat, an automa's too.
    It is drawn now: nobody has seen it before."""

    def words(self, table: Table[State]) -> Words:
        return ROUND_TOKEN_WORDS

    def key(self, table: Table[State]) -> str:
        return f"round{table.state.round}.token"

    def lots(self, table: Table[State]) -> int:
        return sum(table.state.round_tokens)

    def lot(self, table: Table[State], number: int) -> int:
        for gift, count in enumerate(table.state.round_tokens):
            if number < count:
                return gift
            number -= count
        raise ValueError(f"there is no round token {number}")

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        left = list(state.round_tokens)
        left[option] -= 1
        state.round_tokens = tuple(left)
        state.round_token = option
        state.phase = ROUND_TOKEN
        table.tell(RoundTokenTurned, option)
        order = state.clockwise(state.first)
        if option == TOKEN:
            for seat in order:
                gain_tokens(table, seat, 1, "round-token")
        elif option == COINS:
            for seat in order:
                gain_coins(table, seat, state.box.round_token_coins, "round-token")
        elif option in (EXPERT, ANIMAL):
            for seat in order:
                table.then(FreeCard(seat, option))
            when = f"round{state.round}.token"
            if option == EXPERT:
                table.then(FillExperts(when))
            else:
                table.then(FillAnimals(when))


class FreeCard(Step[State]):
    """round.token, automa.round: a card for free, for an automa by its own priorities."""

    def __init__(self, seat: int, gift: int) -> None:
        self.seat: Final = seat
        self.gift: Final = gift

    def run(self, table: Table[State]) -> None:
        table.then(free_card(table.state, self.seat, self.gift, "round-token"))


class DrawDice(Step[State]):
    """round.dice: in turn order each seat draws, rolls and places its dice."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = ROLLING
        dice = DICE_A_ROUND + (1 if state.round_token == DIE else 0)
        for seat in state.clockwise(state.start):
            for number in range(dice):
                table.then(RollDie(seat, number))
            if state.seats[seat].automa != NONE:
                table.then(AutomaSlotsDice(seat))
            else:
                table.then(SlotDie(seat, dice))


class RollDie(Chance[State]):
    """round.dice: a die is drawn from the bag and rolled. Dice of a colour are alike."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def words(self, table: Table[State]) -> Words:
        return ROLL_WORDS

    def key(self, table: Table[State]) -> str:
        return f"round{table.state.round}.seat{self.seat + 1}.die{self.number + 1}"

    def lots(self, table: Table[State]) -> int:
        return 6 * len(table.state.bag)

    def lot(self, table: Table[State], number: int) -> int:
        colour = table.state.box.die_colour[table.state.bag[number // 6]]
        return colour * 6 + number % 6

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        colour = option // 6
        face = option % 6 + 1
        for die in state.bag:
            if state.box.die_colour[die] == colour:
                break
        else:
            raise ValueError(f"there is no {COLOURS[colour]} die in the bag")
        state.bag = without(state.bag, die)
        state.roll(die, face)
        me = state.seats[self.seat]
        me.drawn = (*me.drawn, die)
        table.tell(DieRolled, self.seat, die, face)


class SlotDie(Choice[State]):
    """round.dice: one die on each slot; with five dice exactly one slot holds two."""

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice: Final = dice

    def words(self, table: Table[State]) -> Words:
        return SLOT_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(table.state.box.slots)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        slots = table.state.seats[self.seat].slots
        if not slots[option]:
            return None
        if self.dice == len(slots):
            return Refusal("round.dice", "slot-holds-die", slot=option)
        if any(len(dice) > 1 for dice in slots):
            return Refusal("round.dice", "slot-holds-two-already", slot=option)
        return None

    def options(self, table: Table[State]) -> list[int]:
        slots = table.state.seats[self.seat].slots
        doubled = self.dice == len(slots)
        for dice in slots:
            if len(dice) > 1:
                doubled = True
        return [slot for slot, dice in enumerate(slots) if not dice or not doubled]

    def chosen(self, table: Table[State], option: int) -> None:
        me = table.state.seats[self.seat]
        die = me.drawn[0]
        me.drawn = me.drawn[1:]
        me.slots = (*me.slots[:option], (*me.slots[option], die), *me.slots[option + 1 :])
        table.tell(DieSlotted, self.seat, die, table.state.faces[die], option)
        if me.drawn:
            table.then(SlotDie(self.seat, self.dice))


class NextTurn(Step[State]):
    """turn.die: clockwise, until no board has a die."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.phase = TURNS
        if state.dice_left():
            table.then(Turn(self.seat), NextTurn((self.seat + 1) % len(state.seats)))


class EndRound(Step[State]):
    """round.end: the displays are discarded, all dice go back into the bag."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.expert_discards += tuple(shown(state.experts))
        state.experts = (NONE,) * len(state.experts)
        state.animal_discards += tuple(shown(state.animals))
        state.animals = (NONE,) * len(state.animals)
        state.bag = tuple(range(len(state.faces)))
        state.places = ((), (), (), ())
        state.expeditions = ((NONE,) * EXPEDITION_SPACES,) * len(CONTINENTS)
        state.publications = ()
        state.bank_claimed = False
        table.tell(RoundEnded, state.round)
