"""`python -m tests.playthroughs`: what differs from the kept files. With --write, they are made anew."""

import argparse
import sys

from rich.console import Console

from tests.encyclopedia.kit_kept import KEEPING as ENCYCLOPEDIA
from tests.navoria.kit_kept import KEEPING as NAVORIA
from tests.playthroughs.keeping import PLAYTHROUGHS


def first_difference(old: str, new: str) -> str:
    before, after = old.splitlines(), new.splitlines()
    for number, (was, now) in enumerate(zip(before, after, strict=False), 1):
        if was != now:
            return f"line {number}\n  was {was}\n  now {now}"
    return f"{len(before)} lines, now {len(after)}"


def main() -> int:
    parser = argparse.ArgumentParser(description="compare the kept games with what would be played now")
    parser.add_argument("--write", action="store_true", help="make journals, playthroughs and fingerprints anew")
    asked = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    changed = 0
    made = {**dict(ENCYCLOPEDIA.made_files()), **dict(NAVORIA.made_files())}
    for file, text in made.items():
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        if old == text:
            continue
        changed += 1
        console.print(f"{file.relative_to(PLAYTHROUGHS.parent)}: {first_difference(old, text)}", markup=False)
        if asked.write:
            file.write_text(text, encoding="utf-8", newline="\n")
    kept = {file for keeping in (ENCYCLOPEDIA, NAVORIA) for file in keeping.kept_files()}
    for file in kept - set(made):
        changed += 1
        console.print(f"{file.relative_to(PLAYTHROUGHS.parent)}: is not made by anything", markup=False)
        if asked.write:
            file.unlink()
    console.print(f"{changed} of {len(made)} files {'written' if asked.write else 'differ'}.")
    return 0 if asked.write or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
