"""Options that several commands have."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import CoercionError, Parameter, Token


def whole(kind: type[int], tokens: Sequence[Token]) -> int:
    """A number as it stands: 2.5 is not rounded."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise CoercionError(token=tokens[0], target_type=kind) from None


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
