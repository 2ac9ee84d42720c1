"""Every main screen, at both sizes, by day and by night, in four languages: axe finds nothing, no text is cut, and on a
phone a finger hits whatever can be touched."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.text.catalogue import LANGUAGES
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import PHONE, QUICK, SIZES, Size, Watch, change_settings
from tests.e2e.kit_checks import COLOURS, hard_to_touch, overflows, violations
from tests.e2e.kit_screens import PHONE_SCREENS, SCREENS, Cast, Screen, set_up, settled
from tests.e2e.kit_staging import Stage, sit_in

pytestmark = pytest.mark.pure_only


@pytest.fixture(scope="module")
def on_stage(stage: Stage) -> Cast:
    return set_up(stage)


class Look:
    """Somebody who looks at one screen after another. Nothing that they do is kept, so one browser is enough."""

    def __init__(self, page: Page, watch: Watch, touch: bool) -> None:
        self.page = page
        self.watch = watch
        self.touch = touch

    def at(self, screen: Screen, cast: Cast) -> list[str]:
        """What is wrong with it."""
        page = self.page
        if page.url.startswith("http"):
            change_settings(page, light="day", language="en")
        screen.open(page, cast)
        settled(page)
        faults = violations(page)
        change_settings(page, light="night")
        settled(page)
        faults += [f"by night: {found}" for found in violations(page, COLOURS)]
        for language in LANGUAGES:
            change_settings(page, language=language)
            settled(page)
            faults += [f"{language}: {found}" for found in overflows(page)]
        if self.touch:
            faults += hard_to_touch(page)
        faults += self.watch.verdict()
        self.watch.faults.clear()
        return faults


@pytest.fixture(scope="module")
def looks(chromium: Browser, stage: Stage, on_stage: Cast) -> Iterator[dict[Size, Look]]:
    with ExitStack() as contexts:
        found = {}
        for size in SIZES:
            watch = Watch()
            context = contexts.enter_context(browsers.context(chromium, stage.url, watch, size, QUICK))
            sit_in(context, stage, on_stage.key)
            found[size] = Look(context.new_page(), watch, size.touch)
        yield found


SEEN = [*((screen, size) for size in SIZES for screen in SCREENS), *((screen, PHONE) for screen in PHONE_SCREENS)]


@pytest.mark.parametrize(
    ("screen", "size"), [pytest.param(screen, size, id=f"{screen.name}-{size.name}") for screen, size in SEEN]
)
def test_axe_finds_nothing_no_text_is_cut_and_a_finger_hits_everything(
    looks: dict[Size, Look], on_stage: Cast, screen: Screen, size: Size
) -> None:
    faults = looks[size].at(screen, on_stage)
    assert not faults, "\n".join(faults)
