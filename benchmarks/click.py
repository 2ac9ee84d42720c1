"""How soon after a click is its answer painted? Both games, played on the page in Chromium, server and all on loopback.

Run it: `python -m benchmarks.click --clicks 300`. From the time stamp of the click to the frame in which the page shows
what came of it; the server is asked in between, and for a confirmation also writes to disk. Writes benchmarks/click.md.
"""

import argparse
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e import browser as browsers
from tests.e2e.arranging import make_table
from tests.e2e.browser import QUICK, WIDE, House, NoBrowser, Watch
from tests.e2e.player import Player

PAGE: Final = Path(__file__).with_name("click.md")
GOAL: Final = 100.0
"""Milliseconds, for 95 of 100 clicks."""
SEATS: Final = {"encyclopedia": ["me", "automa"], "navoria": ["me", "bot:random"]}
LISTEN: Final = """() => {
  const draft = () => Object.entries(sessionStorage).find(([key]) => key.startsWith('ludoteca.draft.'))?.[1] ?? '';
  window.painted = [];
  let clicked = null;
  addEventListener('click', (event) => (clicked = { at: event.timeStamp, draft: draft() }), { capture: true });
  new MutationObserver(() => {
    if (!clicked || draft() === clicked.draft) return;
    const { at, draft: before } = clicked;
    const kind = draft() === '' ? 'confirmed' : before.length < draft().length ? 'answered' : 'other';
    clicked = null;
    requestAnimationFrame(() => {
      const after = new MessageChannel(); // the first task after the frame is painted
      after.port1.onmessage = () => window.painted.push([kind, performance.now() - at]);
      after.port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


class Figures(NamedTuple):
    game: str
    kind: str
    times: Sequence[float]

    @property
    def middle(self) -> float:
        return statistics.median(self.times)

    @property
    def most(self) -> float:
        """95 of 100 are no slower."""
        return sorted(self.times)[max(0, -(-95 * len(self.times) // 100) - 1)]


def measure(page: Page, game: str, clicks: int) -> list[Figures]:
    times: dict[str, list[float]] = {"answered": [], "confirmed": []}
    seed = 0
    while sum(map(len, times.values())) < clicks:
        make_table(page, game, SEATS[game])
        page.evaluate(LISTEN)
        player = Player(page, f"{game}/{seed}")
        seed += 1
        wanted = clicks - sum(map(len, times.values()))
        while player.answers + player.turns < wanted and player.step().at != "end":
            pass
        player.look()
        for kind, took in page.evaluate("window.painted"):
            if kind in times:
                times[kind].append(took)
    return [Figures(game, kind, found) for kind, found in times.items() if found]


def report(found: Sequence[Figures], version: str, load: float) -> str:
    rows = [
        f"| {game} | {'an answer, tried' if kind == 'answered' else 'a turn, final and on disk'} | {len(times)} "
        f"| {each.middle:.0f} | {each.most:.0f} | {max(times):.0f} |"
        for each in found
        for game, kind, times in [each]
    ]
    every = Figures("", "", [time for each in found for time in each.times])
    cores = os.cpu_count()
    return "\n".join(
        [
            "# How soon a click is answered",
            "Milliseconds from a click to the frame that shows its answer: page, server and disk on one machine.",
            f"Made by `python -m benchmarks.click`: Chromium {version}, CPython {platform.python_version()}, "
            f"{cores} cores, load average {load:.1f} before it began (of other work on the machine).",
            "",
            "| game | what was clicked | clicks | p50 | p95 | slowest |",
            "|---|---|---|---|---|---|",
            *rows,
            f"| both | all | {len(every.times)} | {every.middle:.0f} | {every.most:.0f} | {max(every.times):.0f} |",
            "",
            f"The goal is {GOAL:.0f} ms for 95 of 100 clicks.",
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.click", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--clicks", type=int, default=300, help="of each game (default 300)")
    given = parser.parse_args()
    try:
        browsers.build_page()
        load = os.getloadavg()[0]
        with tempfile.TemporaryDirectory() as folder, browsers.browser() as opened:
            house = House(Path(folder))
            house.open()
            try:
                found = []
                for game in SEATS:
                    moving = {**QUICK, "motion": "full", "speed": "normal"}
                    with browsers.context(opened, house.url, Watch(), WIDE, moving) as context:
                        found += measure(context.new_page(), game, given.clicks)
                written = report(found, opened.version, load)
            finally:
                house.close()
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    PAGE.write_text(written)
    print(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
