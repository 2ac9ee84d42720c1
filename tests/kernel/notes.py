"""Steps that say words into a notebook: the smallest things to put on an agenda."""

from typing import Final

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Choice, OwnTurn, Step, Table
from ludoteca.kernel.words import Words

LETTERS: Final = Words("letters", ("a", "b", "c", "d"))
ASIDES: Final = Words("asides", ("coin", "cough"))


class Notes(Plain):
    def __init__(self, said: tuple[str, ...], coins: int) -> None:
        self.said = said
        self.coins = coins

    def clone(self) -> "Notes":
        return Notes(self.said, self.coins)


Board = Table[Notes]


def table_of(*steps: Step[Notes], coins: int = 0) -> Board:
    """A table with these steps to do, in reading order, settled."""
    table: Board = Table(Notes((), coins), list(reversed(steps)), [], 1)
    table.settle()
    return table


def said(table: Board) -> str:
    return " ".join(table.state.said)


class Said:
    """An event that counts how often it was built."""

    built = 0

    def __init__(self, word: str) -> None:
        self.word = word
        Said.built += 1


class Say(Step[Notes]):
    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, table: Board) -> None:
        table.state.said = (*table.state.said, self.word)
        table.tell(Said, self.word)


class Then(Step[Notes]):
    """Puts its words next: at once, or with a `then` for each."""

    def __init__(self, words: tuple[str, ...], apart: bool) -> None:
        self.words: Final = words
        self.apart: Final = apart

    def run(self, table: Board) -> None:
        if self.apart:
            for word in self.words:
                table.then(Say(word))
        else:
            table.then(*[Say(word) for word in self.words])


class Owe(Step[Notes]):
    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, table: Board) -> None:
        table.owe(Say(self.word))


class SettleOwed(Step[Notes]):
    def run(self, table: Board) -> None:
        table.settle_owed()


class AfterLast(Step[Notes]):
    """Puts a word after the last `Then` that is still to do, and one next."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, table: Board) -> None:
        table.after_last(Then, Say(self.word))
        table.then(Say("next"))


class AskLetter(Choice[Notes]):
    """The first so many letters; 'b' costs a coin."""

    def __init__(self, seat: int, letters: int) -> None:
        super().__init__(seat)
        self.letters: Final = letters

    def words(self, table: Board) -> Words:
        return LETTERS

    def candidates(self, table: Board) -> list[int]:
        return list(range(self.letters))

    def law(self, table: Board, option: int) -> Refusal | None:
        if option == 1 and not table.state.coins:
            return Refusal("notes.b", "not-enough", have=0, need=1)
        return None

    def chosen(self, table: Board, option: int) -> None:
        if option == 1:
            table.state.coins -= 1
        table.then(Say(LETTERS.word(option)))


class AskAside(OwnTurn[Notes]):
    """'a', or 'b' with a coin. Beside it a coin may be had, once, and one may cough."""

    def __init__(self, seat: int, wants: bool) -> None:
        super().__init__(seat)
        self.wants: Final = wants

    def words(self, table: Board) -> Words:
        return LETTERS

    def candidates(self, table: Board) -> list[int]:
        return [0, 1]

    def law(self, table: Board, option: int) -> Refusal | None:
        return Refusal("notes.b", "not-enough") if option == 1 and not table.state.coins else None

    def wanting(self, table: Board) -> bool:
        return self.wants

    def aside_words(self, table: Board) -> Words:
        return ASIDES

    def aside_candidates(self, table: Board) -> list[int]:
        return [0, 1] if "has-coin" not in table.state.said else [1]

    def aside_law(self, table: Board, aside: int) -> Refusal | None:
        return Refusal("notes.cough", "hush") if aside == 1 and "hush" in table.state.said else None

    def aside_chosen(self, table: Board, aside: int) -> None:
        if aside == 0:
            table.state.coins += 1
            table.then(Say("has-coin"))
        else:
            table.then(Say("ahem"), Say("hush"))

    def chosen(self, table: Board, option: int) -> None:
        table.then(Say(LETTERS.word(option)))


class Spend(OwnTurn[Notes]):
    """A whole action turns on this: it needs a coin."""

    def words(self, table: Board) -> Words:
        return LETTERS

    def needed(self) -> bool:
        return True

    def candidates(self, table: Board) -> list[int]:
        return [2]

    def law(self, table: Board, option: int) -> Refusal | None:
        return None if table.state.coins else Refusal("notes.spend", "not-enough")

    def chosen(self, table: Board, option: int) -> None:
        table.state.coins -= 1
        table.then(Say("spent"))


class Draw(Chance[Notes]):
    """So many lots; each brings as many coins as its number."""

    def __init__(self, name: str, number: int) -> None:
        self.name: Final = name
        self.number: Final = number

    def words(self, table: Board) -> Words:
        return LETTERS

    def key(self, table: Board) -> str:
        return self.name

    def lots(self, table: Board) -> int:
        return self.number

    def lot(self, table: Board, number: int) -> int:
        return number

    def chosen(self, table: Board, option: int) -> None:
        table.state.coins += option
        table.then(Say(f"drew-{LETTERS.word(option)}"))
