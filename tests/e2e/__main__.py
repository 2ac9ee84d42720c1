"""Whole games on the page, at every kind of table: `python -m tests.e2e --whole`. Part of `make soak`.

Without the flag, a round of each. A game whose page's sheet is not the journal's, or on whose way the page complains,
is named, and pictured in build/e2e/.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_arranging import invitation, join, make_table
from tests.e2e.kit_browser import PHONE, QUICK, ROOT, WIDE, House, NoBrowser, Size, Watch
from tests.e2e.kit_player import Finger, Hand, Keys, Player, Sight, together
from tests.e2e.kit_reckoning import entries_of, journal_sheet, page_sheet

FAILURES: Final = ROOT / "build" / "e2e"
OPPONENTS: Final = {"encyclopedia": "automa", "navoria": "bot:random"}
KILL_EVERY: Final = 12
"""Turns between one death of the server and the next."""
DEATHS: Final = ("ERR_CONNECTION", "WebSocket", "ERR_EMPTY_RESPONSE")


class Evening:
    """A server, and whoever comes with a browser."""

    def __init__(self, opened: Browser, house: House, seed: str, whole: bool) -> None:
        self._opened = opened
        self.house = house
        self.seed = seed
        self.whole = whole
        self.watch = Watch()
        self.pages: list[Page] = []

    def come(self, size: Size = WIDE, confirm: bool = True) -> Page:
        context = browsers.context(self._opened, self.house.url, self.watch, size, {**QUICK, "confirm": confirm})
        page = context.new_page()
        page.goto("/")
        self.pages.append(page)
        return page

    def enough(self, sight: Sight) -> bool:
        return not self.whole and sight.round > 1

    def leave(self) -> None:
        for page in self.pages:
            page.context.close()

    def reckon(self, page: Page) -> None:
        """At the end, what the page shows is what the journal gives."""
        if self.whole:
            assert page_sheet(page) == journal_sheet(page)


def alone(evening: Evening, game: str, hand: Hand | None = None, size: Size = WIDE, confirm: bool = True) -> None:
    page = evening.come(size, confirm)
    make_table(page, game, ["me", OPPONENTS[game]])
    Player(page, evening.seed, hand).play(evening.enough)
    evening.reckon(page)


def without_confirming(evening: Evening, game: str) -> None:
    alone(evening, game, confirm=False)


def by_touch(evening: Evening, game: str) -> None:
    alone(evening, game, Finger(), PHONE)


def by_keys(evening: Evening, game: str) -> None:
    alone(evening, game, Keys())


def two_browsers(evening: Evening, game: str) -> None:
    host, friend = evening.come(), evening.come(PHONE)
    make_table(host, game, ["me", "friend"])
    join(friend, invitation(host), "Bea")
    together([Player(host, evening.seed), Player(friend, f"{evening.seed}/Bea", Finger())], evening.enough)
    evening.reckon(host)
    evening.reckon(friend)


def shared_screen(evening: Evening, game: str) -> None:
    page = evening.come()
    make_table(page, game, ["me:Anna", "me:Ben"])
    Player(page, evening.seed).play(evening.enough)
    evening.reckon(page)


def dying_server(evening: Evening, game: str) -> None:
    page = evening.come()
    evening.watch.forgiven = DEATHS
    table = make_table(page, game, ["me", OPPONENTS[game]])
    player = Player(page, evening.seed)
    while True:
        goal = player.turns + (KILL_EVERY if evening.whole else 2)
        sight = player.play(lambda sight, goal=goal: player.turns >= goal or evening.enough(sight))  # type: ignore[misc]
        before = entries_of(page, table)
        evening.house.kill()
        evening.house.open()
        assert entries_of(page, table)[: len(before)] == before
        if sight.at == "end" or evening.enough(sight):
            break
    page.get_by_role("button", name="Try now").wait_for(state="hidden")
    evening.reckon(page)


KINDS: Final[dict[str, Callable[[Evening, str], None]]] = {
    "alone": alone,
    "without confirming": without_confirming,
    "two browsers": two_browsers,
    "a shared screen": shared_screen,
    "a dying server": dying_server,
    "by touch": by_touch,
    "by keys": by_keys,
}


def play(opened: Browser, house: House, kind: str, game: str, seed: str, whole: bool) -> str:
    """What went wrong; '' if nothing did."""
    evening = Evening(opened, house, seed, whole)
    try:
        KINDS[kind](evening, game)
        return "; ".join(evening.watch.verdict())
    except Exception as error:  # whatever it was, the other tables are still to be played
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(evening.pages):
            page.screenshot(path=FAILURES / f"{game}-{kind.replace(' ', '-')}-{seed}-{number}.png")
        return f"{type(error).__name__}: {error}"
    finally:
        evening.leave()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e", description=(__doc__ or "").split(":")[0])
    parser.add_argument("--whole", action="store_true", help="whole games, not a round of each")
    parser.add_argument("--game", choices=sorted(OPPONENTS), action="append", help="only this game")
    parser.add_argument("--kind", choices=sorted(KINDS), action="append", help="only this kind of table")
    parser.add_argument("--seed", default="0", help="another one plays other games")
    given = parser.parse_args(arguments)
    failures = 0
    try:
        browsers.build_page()
        with tempfile.TemporaryDirectory() as folder, browsers.browser() as opened:
            house = House(Path(folder))
            house.open()
            try:
                for game in given.game or sorted(OPPONENTS):
                    for kind in given.kind or KINDS:
                        began = time.monotonic()
                        wrong = play(opened, house, kind, game, given.seed, given.whole)
                        failures += bool(wrong)
                        print(f"{game}, {kind}: {wrong or 'good'} ({time.monotonic() - began:.0f} s)", flush=True)
            finally:
                house.close()
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
