"""What an event declares beside its facts, so that those who show it need not know its name."""

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

BLANK: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Event:
    """Something that happened at the table. A kind of event declares, all of it optional:

    - `rule`, the rule's id, and `rules`, other ids by the event's `why`;
    - `comes_from` and `goes_to`, addresses on the page. `{fact}` is the event's fact as it is, `{fact:list}` the word
      of that number in the page's list of that name;
    - `begins`, if a 'round', a 'phase' or a 'turn' begins with it;
    - `automa`, if an automa says with it what it does.
    """

    rule: ClassVar[str] = ""
    rules: ClassVar[Mapping[str, str]] = {}
    comes_from: ClassVar[str] = ""
    goes_to: ClassVar[str] = ""
    begins: ClassVar[str] = ""
    automa: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        rule: str = "",
        rules: Mapping[str, str] | None = None,
        comes_from: str = "",
        goes_to: str = "",
        begins: str = "",
        automa: bool = False,
    ) -> None:
        cls.rule, cls.rules = rule, rules or {}
        cls.comes_from, cls.goes_to = comes_from, goes_to
        cls.begins, cls.automa = begins, automa

    def rule_id(self) -> str:
        return self.rules.get(getattr(self, "why", ""), self.rule)

    def address(self, template: str, things: Mapping[str, Sequence[str]]) -> str:
        """Where it comes from or goes to, filled in from the page's lists of words; '' if it speaks of nothing."""
        if any(listed and getattr(self, fact) < 0 for fact, listed in BLANK.findall(template)):
            return ""

        def fact(blank: re.Match[str]) -> str:
            value = getattr(self, blank[1])
            return str(value) if blank[2] is None else things[blank[2]][value]

        return BLANK.sub(fact, template)
