"""Tables, for a page and for a terminal: the first column are names, the others numbers."""

from collections.abc import Sequence

from rich.table import Table


def markdown_table(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    rule = ["---", *("---:" for _ in headings[1:])]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (headings, rule, *lines))


def narrow_table(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> Table:
    table = Table()
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    for line in lines:
        table.add_row(*line)
    return table
