"""Options that several commands have."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import CoercionError, Parameter, Token

from ludoteca.cli.voice import Voice, voice_for

LARGEST: Final = 10_000_000
"""More of anything is a slip: it would not end within a life."""
MOST_PROCESSES: Final = 256 if sys.platform != "win32" else 60


def whole(kind: type[int], tokens: Sequence[Token]) -> int:
    """A number as it stands: 2.5 is not rounded. Raises Fault."""
    token = tokens[0]
    try:
        number = int(token.value)
    except ValueError:
        raise CoercionError(token=token, target_type=kind) from None
    check_number(token.keyword or "", number, -LARGEST, voice_for(None))
    return number


def check_number(name: str, number: int, least: int, voice: Voice, most: int = LARGEST) -> None:
    """Raises Fault."""
    if number < least:
        raise voice.fault("number-least", name=name, number=str(number), least=str(least))
    if number > most:
        raise voice.fault("number-most", name=name, number=str(number), most=str(most))


def check_processes(name: str, number: int, voice: Voice) -> None:
    """Raises Fault."""
    check_number(name, number, 1, voice, MOST_PROCESSES)


Whole = Annotated[int, Parameter(metavar="N", converter=whole)]
Lang = Annotated[
    str | None, Parameter(metavar="LANGUAGE", help="Language: en, fr, it or pl. Else LUDOTECA_LANG or LANG decides.")
]
Settings = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        metavar="NAME=VALUE",
        show_default=False,
        help="An option of the game; may be repeated.",
    ),
]
Edition = Annotated[
    str | None, Parameter(metavar="NAME", help="Short for --option edition=..., if the game has editions.")
]
Sepultus = Annotated[bool | None, Parameter(help="Short for --option sepultus=true, if the game has that variant.")]
Pack = Annotated[Path | None, Parameter(metavar="FILE", help="A data pack (TOML) that replaces cards and values.")]
AsJson = Annotated[
    bool, Parameter(name="--json", negative=(), show_default=False, help="For programs: JSON on standard output.")
]
