"""The score sheet that the page shows at the end, and the one that the table's journal gives when it is replayed."""

import json
from pathlib import Path

from playwright.sync_api import Page

from ludoteca import registry
from ludoteca.kernel.journal_file import check_draws, read

Sheet = list[tuple[list[int], int]]
"""For each seat the points of each line, and their sum."""

TABLE = """() => {
  const dialog = document.querySelector('dialog[open]');
  const cells = (row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim());
  return {
    places: [...dialog.querySelectorAll('thead th')].slice(1).map((each) => each.innerText.trim()),
    lines: [...dialog.querySelectorAll('tbody tr')].map(cells),
    sums: cells(dialog.querySelector('tfoot tr')),
  };
}"""


def page_sheet(page: Page) -> Sheet:
    """Of the open result, the best seat first."""
    page.locator("dialog[open] tfoot").wait_for()
    found = page.evaluate(TABLE)
    columns = range(len(found["sums"]))
    shown = [(sorted(points(row[column]) for row in found["lines"]), int(found["sums"][column])) for column in columns]
    assert [sheet[1] for sheet in shown] == sorted((sheet[1] for sheet in shown), reverse=True)
    return best_first(shown)


def points(cell: str) -> int:
    """A dash is a line that this seat does not have."""
    return 0 if cell == "–" else int(cell)


def downloaded(page: Page) -> dict[str, object]:
    """The journal, by the menu's own door."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the journal").click()
    page.keyboard.press("Escape")
    journal: dict[str, object] = json.loads(Path(download.value.path()).read_text())
    return journal


def journal_sheet(page: Page) -> Sheet:
    """The journal replayed by the kernel, its draws drawn again; lines that nobody has points for are left out."""
    journal, secret = read(downloaded(page), registry.find)
    game, table = journal.game, journal.table
    assert game.over(table)
    assert secret is not None
    checks = check_draws(journal, secret)
    assert checks
    assert all(check.right for check in checks)
    sheets = [{line.name: line.points for line in game.sheet(table, seat)} for seat in range(len(journal.head.seats))]
    named = {name for sheet in sheets for name, gained in sheet.items() if gained}
    found = [(sorted(sheet.get(name, 0) for name in named), sum(sheet.values())) for sheet in sheets]
    return best_first(found)


def best_first(sheets: Sheet) -> Sheet:
    return sorted(sheets, key=lambda sheet: (-sheet[1], sheet[0]))


def entries_of(page: Page, table: str) -> list[dict[str, object]]:
    """Everything that was decided or drawn at a table so far."""
    answer = page.request.get(f"/api/tables/{table}/journal")
    assert answer.ok, answer.status
    entries: list[dict[str, object]] = answer.json()["entries"]
    return entries
