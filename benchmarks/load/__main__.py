"""All servers under the same load, one after another, and the page that says how it went."""

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from benchmarks.load import databases, servers
from benchmarks.load.databases import QUICK, Size
from benchmarks.load.measure import Figures, Load, measure, share
from benchmarks.load.page import PARTS, crowd_part, goals, idle_part, memory_part, rates_part, with_parts
from benchmarks.load.servers import ROOT, CannotRun, Running
from benchmarks.load.tables import prepare
from benchmarks.run import cpu_model, package_version

SEED: Final = 1739
OURS: Final = "On disk: one SQLite transaction with fsync (WAL, synchronous=FULL), shared by what waits together."
SYNCED: Final = "On disk: the line of the move is appended and fdatasync has returned; no rules, no state."
UNSYNCED: Final = "Not on disk: the line was handed to the operating system; no rules, no state."
FLAT_FILE: Final = (
    "Not on disk: the news goes out first, then its FlatFile storage writes without fsync. There is no acknowledgement "
    "but the mover's own news."
)
MEMORY: Final = "Nowhere: its default storage keeps matches in memory."


def ours(folder: Path, load: Load) -> Figures:
    keys = asyncio.run(prepare(folder, load.tables, SEED))
    build = "compiled" if servers.is_compiled() else "pure Python"
    with servers.ludoteca(folder) as server:
        return measure(f"**Ludoteca** ({build}, SQLite)", OURS, "ours", server, keys, load, folder)


def peers(folder: Path, size: int) -> list[tuple[str, str, str, Callable[[], Running]]]:
    """Label, what is durable, dialect, and how it is started; their news is as large as ours."""

    def plain(how: str) -> Callable[[], Running]:
        return lambda: servers.peer(folder, "plain.js", str(folder / f"{how}.log"), how, str(size))

    def boardgame_io(storage: str) -> Callable[[], Running]:
        return lambda: servers.peer(folder, "boardgameio.js", storage, str(size))

    return [
        ("node ws, fsync", SYNCED, "plain", plain("fsync")),
        ("node ws, no fsync", UNSYNCED, "plain", plain("append")),
        ("boardgame.io, FlatFile", FLAT_FILE, "boardgame.io", boardgame_io(str(folder / "matches"))),
        ("boardgame.io, in memory", MEMORY, "boardgame.io", boardgame_io("memory")),
    ]


def names(load: Load) -> dict[str, list[str]]:
    """Tables for servers that know no people."""
    return {f"table-{number}": [] for number in range(load.tables)}


def peer_versions() -> str:
    wanted: dict[str, dict[str, str]] = json.loads((servers.HERE / "package.json").read_text(encoding="utf-8"))
    return ", ".join(f"{name} {number}" for name, number in wanted["dependencies"].items())


def node_version() -> str:
    try:
        return subprocess.run([servers.node(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except CannotRun as reason:
        return str(reason)


def machine() -> list[str]:
    """With how busy it was with other things before the run."""
    packages = ", ".join(f"{name} {package_version(name)}" for name in ("aiohttp", "uvloop", "msgspec"))
    return [
        f"{cpu_model()}, {os.cpu_count()} cores shared with the crowd, {platform.system()}; "
        f"load average before the run: {os.getloadavg()[0]:.1f}",
        f"{time.strftime('%Y-%m-%d', time.gmtime())}, {platform.python_implementation()} {platform.python_version()}, "
        f"{packages}",
        f"Node {node_version()}, {peer_versions()} (pinned in `benchmarks/load/package.json`)",
    ]


def say(figures: Figures) -> None:
    p50, p99, p999 = (share(figures.acknowledged, part) * 1000 for part in (0.5, 0.99, 0.999))
    last = share(figures.broadcast, 0.99) * 1000
    print(
        f"{figures.label}: {figures.sockets:,} sockets, {figures.socket_kib:.1f} KiB each, {figures.watcher_kib:.1f} "
        f"watching; {len(figures.acknowledged):,} of {figures.sent:,} acknowledged, p50 {p50:.1f} p99 {p99:.1f} "
        f"p99.9 {p999:.1f} ms, all four p99 {last:.1f} ms; missed {figures.missed}, errors {figures.errors} "
        f"{figures.first_error}; CPU {figures.cpu:.0%}; crowd late {figures.late * 1000:.0f} ms at worst",
        flush=True,
    )


def run(load: Load, with_peers: bool) -> tuple[list[Figures], list[str]]:
    found: list[Figures] = []
    left_out: list[str] = []
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        found.append(ours(Path(folder), load))
        say(found[0])
    if not with_peers:
        return found, ["the peers, as asked"]
    size = round(found[0].news_kib * 1024)
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-peers-") as folder:
        try:
            place = servers.install_peers(Path(folder))
        except CannotRun as reason:
            print(reason)
            return found, [f"the peers: {str(reason).splitlines()[0]}"]
        for label, durable, dialect, start in peers(place, size):
            try:
                with start() as server:
                    found.append(measure(label, durable, dialect, server, names(load), load, place))
                    say(found[-1])
            except CannotRun as reason:
                print(reason)
                left_out.append(f"{label}: {str(reason).splitlines()[0]}")
    return found, left_out


def main() -> None:
    parser = argparse.ArgumentParser(description="many tables, many sockets, moves at a fixed rate; on every database")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="little of everything, only to see that it works")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=2, help="of the crowd")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/load.md")
    asked = parser.parse_args()
    wanted = asked.parts.split(",")
    if not set(wanted) <= set(PARTS):
        parser.error(f"--parts is {asked.parts}, but has to be some of {','.join(PARTS)}")
    load = Load(50, 50.0, 3.0, 2) if asked.quick else Load(asked.tables, asked.rate, asked.seconds, asked.processes)
    servers.many_files()
    made, errors = make_parts(wanted, load, QUICK if asked.quick else Size(), not asked.no_peers)
    before = asked.out.read_text(encoding="utf-8") if asked.out.exists() else ""
    asked.out.write_text(with_parts(before, made), encoding="utf-8")
    sys.exit(bool(errors))


def make_parts(wanted: Sequence[str], load: Load, size: Size, with_peers: bool) -> tuple[dict[str, str], int]:
    """The parts of the page, by name, and how many errors our own server made."""
    made: dict[str, str] = {}
    errors = 0
    if "crowd" in wanted:
        about = machine()
        found, left_out = run(load, with_peers)
        command = f"python -m benchmarks.load --tables {load.tables} --rate {load.rate:g} --seconds {load.seconds:g}"
        made["crowd"] = crowd_part(found, load, about, command, left_out)
        errors += found[0].errors
        for line in goals(found[0], load):
            print(line)
    if "rates" in wanted:
        about = briefly()
        rows = databases.rates(size)
        made["rates"] = rates_part(rows, size.tables, size.seconds, about)
        errors += sum(row.errors for row in rows)
    if "idle" in wanted:
        about = briefly()
        made["idle"] = idle_part(databases.idle(size), size.idle, about)
    if "memory" in wanted:
        about = briefly()
        made["memory"] = memory_part(*databases.memory(size), about)
    return made, errors


def briefly() -> list[str]:
    """When, on what, and how busy it was with other things before."""
    build = "compiled" if servers.is_compiled() else "pure Python"
    return [
        f"{time.strftime('%Y-%m-%d', time.gmtime())}, {cpu_model()}, {os.cpu_count()} cores shared with the crowd and "
        f"the database; {build}; load average before: {os.getloadavg()[0]:.1f}"
    ]


if __name__ == "__main__":
    main()
