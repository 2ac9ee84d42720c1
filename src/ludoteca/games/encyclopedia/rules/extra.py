"""The end of the round (p. 17): each seat may once discard a royal seal for an action with a die of the board."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import DICE, EXTRA, NONE, ROUNDS
from ludoteca.games.encyclopedia.box.contents import FACE_WORDS
from ludoteca.games.encyclopedia.box.events import DieRerolled, ExtraActionDeclined, ExtraActionTaken
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, EndTurn
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Step, Table
from ludoteca.kernel.words import Words

PASS: Final = DICE  # after the dice, in this question's vocabulary


class ExtraActions(Step[State]):
    """extra.action: from the first player in turn order, fixed when the phase starts."""

    def run(self, table: Table[State]) -> None:
        table.state.phase = EXTRA
        for seat in table.state.clockwise(table.state.first):
            if table.state.seats[seat].automa == NONE:
                table.then(ExtraChance(seat))


class ExtraChance(Step[State]):
    """extra.action: this chance counts as the seat's turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        table.state.turn = self.seat
        table.then(TakeExtraAction(self.seat), EndTurn())


class TakeExtraAction(Decision):
    """extra.action: a die of the board for a seal, or pass."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.extra_words

    def candidates(self, table: Table[State]) -> list[int]:
        return [*table.state.dice_on_board(), PASS]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if option != PASS and not table.state.seats[self.seat].seals:
            return Refusal("extra.action", "extra-needs-seal", have=0, need=1, nearest="seal", amount=1)
        return None

    def absent(self, table: Table[State], option: int) -> Refusal:
        if option in table.state.publications:
            return Refusal("extra.action", "die-in-publication", die=option)
        return Refusal("extra.action", "die-not-placed", die=option)

    def options(self, table: Table[State]) -> list[int]:
        if not table.state.seats[self.seat].seals:
            return [PASS]
        return self.candidates(table)

    def ask_anyway(self, table: Table[State]) -> bool:
        return True  # an instant expert may be used here, and could even bring the seal

    def chosen(self, table: Table[State], option: int) -> None:
        if option == PASS:
            table.tell(ExtraActionDeclined, self.seat)
            return
        state = table.state
        state.seats[self.seat].seals -= 1
        state.take_from_board(option)
        table.tell(ExtraActionTaken, self.seat, option)
        state.hold(option)
        table.then(RollExtraDie(self.seat, option), ChooseAction(self.seat))
        if state.round == ROUNDS:
            table.then(LastMoment(self.seat))


class LastMoment(Decision):
    """turn.free: after the last action of the game, what it brought may still be sold or used."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.extra_words

    def candidates(self, table: Table[State]) -> list[int]:
        return [PASS]

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("extra.action", "extra-taken", die=option)

    def ask_anyway(self, table: Table[State]) -> bool:
        return True

    def chosen(self, table: Table[State], option: int) -> None:
        pass


class RollExtraDie(Chance[State]):
    """extra.action: the die is rolled anew."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die

    def words(self, table: Table[State]) -> Words:
        return FACE_WORDS

    def key(self, table: Table[State]) -> str:
        return f"round{table.state.round}.seat{self.seat + 1}.extra"

    def lots(self, table: Table[State]) -> int:
        return 6

    def lot(self, table: Table[State], number: int) -> int:
        return number

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.roll(self.die, option + 1)
        table.tell(DieRerolled, self.seat, self.die, option + 1)
