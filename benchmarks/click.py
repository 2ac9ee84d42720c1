"""How soon after a click is its answer painted? Both games, played on the page in Chromium, server and all on loopback.

Run it: `python -m benchmarks.click --clicks 300`. From the time stamp of the click to the frame in which the page shows
what came of it; the server is asked in between, and for a confirmation also writes to disk. From the frame that asks to
the one that answers is the server's part, with the line; all else is the page's. Writes benchmarks/click.md.
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

from playwright.sync_api import ElementHandle, Page

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_browser import QUICK, WIDE, House, NoBrowser, Watch
from tests.e2e.kit_player import Mouse, Player

PAGE: Final = Path(__file__).with_name("click.md")
GOAL: Final = 100.0
"""Milliseconds, for 95 of 100 clicks."""
WAIT: Final = 1000
"""Milliseconds. Some clicks are no answer: they open or close something."""
SEATS: Final = {"encyclopedia": ["me", "automa"], "navoria": ["me", "bot:random"]}
KINDS: Final = {"answered": "an answer, tried", "confirmed": "a turn, final and on disk"}
LISTEN: Final = """() => {
  const draft = () => Object.entries(sessionStorage).find(([key]) => key.startsWith('ludoteca.draft.'))?.[1] ?? '';
  window.painted = [];
  let clicked = null;
  let seen = () => {};
  addEventListener('click', (event) => {
    clicked = { at: event.timeStamp, draft: draft(), asked: 0, heard: 0 };
    window.shown = new Promise((resolve) => (seen = resolve));
  }, { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (frame) {
    const asking = clicked;
    if (asking && /"do":"(try|play)"/.test(frame)) {
      asking.asked = performance.now();
      const hear = ({ data, timeStamp }) => {
        if (!/^{"is":"(tried|moved)"/.test(data)) return;
        asking.heard = timeStamp; // the page has heard it before us
        this.removeEventListener('message', hear);
      };
      this.addEventListener('message', hear);
    }
    send.call(this, frame);
  };
  new MutationObserver(() => {
    if (!clicked || draft() === clicked.draft) return;
    const last = clicked;
    const kind = draft() === '' ? 'confirmed' : last.draft.length < draft().length ? 'answered' : 'other';
    clicked = null;
    requestAnimationFrame(() => {
      // the first task after the frame is painted: others' moves, which have come in meanwhile, have to wait for it
      void scheduler.postTask(() => {
        window.painted.push([kind, performance.now() - last.at, last.heard - last.asked]);
        seen();
      }, { priority: 'user-blocking' });
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
SHOWN: Final = f"Promise.race([window.shown, new Promise((resolve) => setTimeout(resolve, {WAIT}))])"


class Patient(Mouse):
    """Looks when the answer is there. A player who reads the whole page in every frame would be in its way."""

    def touch(self, page: Page, element: ElementHandle) -> None:
        super().touch(page, element)
        page.evaluate(SHOWN)


class Click(NamedTuple):
    """How long it took in all, and how much of it the server and the line."""

    whole: float
    server: float


class Figures(NamedTuple):
    game: str
    kind: str
    clicks: Sequence[Click]

    @property
    def row(self) -> str:
        whole = [click.whole for click in self.clicks]
        server = [click.server for click in self.clicks]
        page = [click.whole - click.server for click in self.clicks]
        figures = [len(whole), statistics.median(whole), most(whole), max(whole)]
        figures += [figure for part in (server, page) for figure in (statistics.median(part), most(part))]
        return f"| {self.game} | {self.kind} | {' | '.join(f'{figure:.0f}' for figure in figures)} |"


def most(times: Sequence[float]) -> float:
    """95 of 100 are no slower."""
    return sorted(times)[max(0, -(-95 * len(times) // 100) - 1)]


def measure(page: Page, game: str, clicks: int) -> list[Figures]:
    found: dict[str, list[Click]] = {kind: [] for kind in KINDS}
    seed = 0
    while sum(map(len, found.values())) < clicks:
        make_table(page, game, SEATS[game])
        page.evaluate(LISTEN)
        player = Player(page, f"{game}/{seed}", Patient())
        seed += 1
        wanted = clicks - sum(map(len, found.values()))
        while player.answers + player.turns < wanted and player.step().at != "end":
            pass
        player.look()
        for kind, whole, server in page.evaluate("window.painted"):
            if kind in found:
                found[kind].append(Click(whole, server))
    return [Figures(game, KINDS[kind], times) for kind, times in found.items() if times]


def report(found: Sequence[Figures], version: str, load: float) -> str:
    every = Figures("both", "all", [click for each in found for click in each.clicks])
    cores = os.cpu_count()
    return "\n".join(
        [
            "# How soon a click is answered",
            "Milliseconds from a click to the frame that shows its answer: page, server and disk on one machine.",
            "The server's part is from the question to its answer, with the line and the disk; the rest is the page's.",
            f"Made by `python -m benchmarks.click`: Chromium {version}, CPython {platform.python_version()}, "
            f"{cores} cores, load average {load:.1f} before it began (of other work on the machine).",
            "",
            "| game | what was clicked | clicks | p50 | p95 | slowest | server p50 | p95 | page p50 | p95 |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *(each.row for each in [*found, every]),
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
