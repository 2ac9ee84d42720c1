"""Pictures of every main screen, at both sizes, by day and by night: `python -m tools.screenshots`.

The tables on them are the same each time. `--readme` writes the four that the README shows into docs/pictures/.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import PHONE, QUICK, ROOT, SIZES, WIDE, NoBrowser, Size, Watch, change_settings
from tests.e2e.kit_screens import PHONE_SCREENS, SCREENS, Cast, Screen, set_up, settled
from tests.e2e.kit_staging import Stage, sit_in

FOLDER: Final = ROOT / "build" / "screenshots"
PICTURES: Final = ROOT / "docs" / "pictures"
LIGHTS: Final = ("day", "night")
README: Final = (
    ("home", WIDE, "day"),
    ("encyclopedia-middle", WIDE, "day"),
    ("navoria-middle", WIDE, "night"),
    ("encyclopedia-middle", PHONE, "day"),
)
MOST: Final = 250_000
"""Bytes of a picture that everybody loads who reads the README."""
QUALITIES: Final = (88, 80, 72, 64)


def pictured(opened: Browser, stage: Stage, cast: Cast, screen: Screen, size: Size, folder: Path, only: str) -> int:
    """One screen, by day and by night; how many pictures."""
    made = 0
    watch = Watch()
    with browsers.context(opened, stage.url, watch, size, QUICK) as context:
        sit_in(context, stage, cast.key)
        page = context.new_page()
        screen.open(page, cast)
        for light in LIGHTS:
            if only in ("", light):
                change_settings(page, light=light)
                settled(page)
                page.mouse.move(0, 0)
                page.screenshot(path=folder / f"{screen.name}-{size.name}-{light}.png")
                made += 1
    for fault in watch.verdict():
        print(f"{screen.name} ({size.name}): {fault}", file=sys.stderr)
    return made


def for_the_readme(opened: Browser, stage: Stage, cast: Cast) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, size, light in README:
        screen = next(each for each in SCREENS if each.name == name)
        with browsers.context(opened, stage.url, Watch(), size, {**QUICK, "light": light}) as context:
            sit_in(context, stage, cast.key)
            page = context.new_page()
            screen.open(page, cast)
            settled(page)
            target = PICTURES / f"{name}-{size.name}.jpg"
            for quality in QUALITIES:
                target.write_bytes(page.screenshot(type="jpeg", quality=quality))
                if target.stat().st_size < MOST:
                    break
            print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1000:.0f} kB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=(__doc__ or "").split(":")[0])
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder (default build/screenshots)")
    parser.add_argument("--only", default="", help="only screens whose name contains this")
    parser.add_argument("--light", choices=("", *LIGHTS), default="", help="only by day, or by night")
    parser.add_argument("--readme", action="store_true", help="only the README's pictures, into docs/pictures/")
    given = parser.parse_args()
    began = time.monotonic()
    try:
        browsers.build_page()
        with tempfile.TemporaryDirectory() as folder, browsers.browser() as opened, Stage(Path(folder)) as stage:
            cast = set_up(stage)
            if given.readme:
                for_the_readme(opened, stage, cast)
                return 0
            given.into.mkdir(parents=True, exist_ok=True)
            made = 0
            for size in SIZES:
                for screen in SCREENS if size is WIDE else SCREENS + PHONE_SCREENS:
                    if given.only in screen.name:
                        made += pictured(opened, stage, cast, screen, size, given.into, given.light)
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{made} pictures in {given.into}, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
