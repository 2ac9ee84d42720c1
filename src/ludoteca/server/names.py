"""What people call themselves: seen by others, so nothing in it may hide, turn the line round or break it."""

import unicodedata
from typing import Final

from ludoteca.kernel.refusals import Refusal, Refused

LONGEST_NAME: Final = 32

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


def clean_name(name: str) -> str:
    """A name without what cannot be seen, in one line. Raises Refused if nothing is left."""
    cleaned = clean_line(name)[:LONGEST_NAME].strip()
    if not cleaned:
        raise Refused(Refusal("table", "name-empty"))
    return cleaned


def clean_line(text: str) -> str:
    """A text in one line, without what cannot be seen."""
    normal = unicodedata.normalize("NFC", text)
    seen = "".join(" " if letter.isspace() else letter for letter in normal)
    seen = "".join(letter for letter in seen if unicodedata.category(letter) not in _INVISIBLE)
    return " ".join(seen.split())
