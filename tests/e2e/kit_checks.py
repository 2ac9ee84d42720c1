"""Questions to a screen: what does axe find, is any text cut off or outside of its box, can a finger hit everything?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.e2e.kit_browser import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """(only) => axe.run(document, { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })
  .then(({ violations }) => violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${help}: ${target.join(' ')}: ${failureSummary.split('\\n').slice(1).join(' ').trim()}`)))"""
COLOURS: Final = ("color-contrast",)
"""What can be different by night."""


def violations(page: Page, only: Sequence[str] = ()) -> list[str]:
    """Of any severity. The page's policy lets no script in from elsewhere, so it is put in by the browser."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, list(only) or None)
    return found


TOUCHING: Final = (Path(__file__).parent / "touching.js").read_text()


def hard_to_touch(page: Page) -> list[str]:
    """What can be touched, and is smaller than a fingertip or not hit in its middle."""
    found: list[str] = page.evaluate(TOUCHING)
    return found


OVERFLOWS: Final = (Path(__file__).parent / "overflows.js").read_text()


def overflows(page: Page) -> list[str]:
    """Text that is cut, or lies outside of its box; and a page that scrolls sideways. Boxes that scroll may."""
    found: list[str] = page.evaluate(OVERFLOWS)
    return found


WIDER: Final = """() => ['.frame', 'main', 'footer.hand', '.choice'].map((part) => document.querySelector(part))
  .map((part) => [part.className, part.scrollWidth - part.clientWidth, part.scrollLeft])
  .filter(([, over, left]) => over > 0 || left > 0)
  .map(([part, over, left]) => `${part} is ${over} px wider than the page, and lies ${left} px to the left`)"""


def sticks_out(page: Page) -> list[str]:
    """Parts of a table that are wider than the page, even where that is not seen."""
    found: list[str] = page.evaluate(WIDER)
    return found
