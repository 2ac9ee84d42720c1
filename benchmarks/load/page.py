"""The page that a run leaves behind."""

from collections.abc import Sequence

from benchmarks.load.measure import Figures, Load, share
from benchmarks.tables import markdown_table

HEADINGS = (
    "server",
    "sockets",
    "KiB/socket",
    "KiB/watcher",
    "ack p50 ms",
    "p99",
    "p99.9",
    "all four p50 ms",
    "p99",
    "p99.9",
    "moves/s",
    "missed",
    "errors",
    "CPU",
)
GOAL_MS = 50.0
GOAL_KIB = 40.0

METHOD = """\
Every table has four people, each with a socket of their own that watches it. 'KiB/socket' is what the server's memory
grew by when all sockets were open, divided by their number; 'KiB/watcher' the same when every one watches its table,
with all tables in memory. Moves come at a fixed rate, at random tables, whether earlier ones are answered or not. An
acknowledgement is timed from sending the move to hearing, on the mover's socket, that it is done; 'all four' until the
last of the table's sockets has heard the news. 'missed' are moves that were not answered within ten seconds, or for
which no table was free. CPU is the server's processor seconds for each second. The crowd runs on the same machine and
the same cores, and decodes every message."""


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


def cells(figures: Figures, load: Load) -> list[str]:
    latencies = [
        milliseconds(share(times, part))
        for times in (figures.acknowledged, figures.broadcast)
        for part in (0.5, 0.99, 0.999)
    ]
    return [
        figures.label,
        f"{figures.sockets:,}",
        f"{figures.socket_kib:.1f}",
        f"{figures.watcher_kib:.1f}",
        *latencies,
        f"{len(figures.acknowledged) / load.seconds:.0f}",
        str(figures.missed),
        str(figures.errors),
        f"{figures.cpu:.0%}",
    ]


def goals(figures: Figures, load: Load) -> list[str]:
    p99 = share(figures.acknowledged, 0.99) * 1000
    rate = len(figures.acknowledged) / load.seconds
    quick = "met" if rate >= 0.99 * load.rate and p99 <= GOAL_MS else "NOT MET"
    small = "met" if figures.socket_kib <= GOAL_KIB else "NOT MET"
    return [
        f"{quick}: {load.rate:g} acknowledged, durable moves a second with p99 at most {GOAL_MS:g} ms; "
        f"it is {rate:.0f} a second, p99 {p99:.1f} ms",
        f"{small}: at most {GOAL_KIB:g} KiB per idle connection; it is {figures.socket_kib:.1f} KiB "
        f"({figures.watcher_kib:.1f} KiB with its share of the table that it watches)",
    ]


def result_page(
    found: Sequence[Figures], load: Load, machine: Sequence[str], command: str, left_out: Sequence[str]
) -> str:
    parts = [
        "# Load",
        f"Made by `{command}` (`make load` compiles first) on:",
        "\n".join(f"- {line}" for line in machine),
        f"{load.tables:,} tables, {load.tables * 4:,} sockets, {load.rate:g} moves a second for {load.seconds:g} s, "
        f"a crowd of {load.processes} processes.",
        METHOD,
        markdown_table(HEADINGS, [cells(figures, load) for figures in found]),
        "## What is on disk when a move is acknowledged",
        "\n".join(f"- {figures.label}: {figures.durable} News: {figures.news_kib:.1f} KiB." for figures in found),
        *([] if not left_out else ["## Left out", "\n".join(f"- {line}" for line in left_out)]),
        "## Goals",
        "\n".join(f"- {line}" for line in goals(found[0], load)),
    ]
    errors = [f"- {figures.label}: {figures.first_error}" for figures in found if figures.first_error]
    parts += ["## First errors", "\n".join(errors)] if errors else []
    return "\n\n".join(parts) + "\n"
