"""Every 'no' is a value: which rule, what is wrong, and the numbers that a sentence needs."""

from functools import partial
from typing import Final

Fact = int | str | tuple[int, ...]
"""What an event or a refusal may carry; its name says what it is (`seat`, `die`, `animal`, `coins` ...)."""


class Refusal:
    """Why not. `rule` is the rule's id, `code` names the sentence, `facts` fill it.

    Where a seat lacks something, `nearest` is the smallest thing with which this would be allowed ('coin', 'animal'; or
    'none', where no single thing would do), and `amount` is how many more of it.
    """

    def __init__(self, rule: str, code: str, **facts: Fact) -> None:
        self.rule: Final = rule
        self.code: Final = code
        self.facts: Final = facts

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Refusal, self.rule, self.code, **self.facts), ()

    def __repr__(self) -> str:
        numbers = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<{self.rule} {self.code}: {numbers}>"


class Refused(Exception):
    """The checked door says no, and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal: Final = refusal

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Refused, (self.refusal,)
