"""The page that a run leaves behind."""

from collections.abc import Mapping, Sequence

from benchmarks.load.databases import Idle, Rate, Round
from benchmarks.load.measure import Figures, Load, share
from benchmarks.tables import markdown_table

PARTS = ("crowd", "rates", "idle", "memory")
RULE = "\n---\n"
"""Between the parts of the page, each of which a run of its own can make."""
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


def crowd_part(
    found: Sequence[Figures], load: Load, machine: Sequence[str], command: str, left_out: Sequence[str]
) -> str:
    parts = [
        "# Load",
        f"Made by `{command}` (`make load` compiles first) on:",
        listed(machine),
        f"{load.tables:,} tables, {load.tables * 4:,} sockets, {load.rate:g} moves a second for {load.seconds:g} s, "
        f"a crowd of {load.processes} processes.",
        METHOD,
        markdown_table(HEADINGS, [cells(figures, load) for figures in found]),
        "## What is on disk when a move is acknowledged",
        "\n".join(f"- {figures.label}: {figures.durable} News: {figures.news_kib:.1f} KiB." for figures in found),
        *([] if not left_out else ["## Left out", listed(left_out)]),
        "## Goals",
        listed(goals(found[0], load)),
    ]
    errors = [f"{figures.label}: {figures.first_error}" for figures in found if figures.first_error]
    parts += ["## First errors", listed(errors)] if errors else []
    return "\n\n".join(parts)


def rates_part(found: Sequence[Rate], tables: int, seconds: float, about: Sequence[str]) -> str:
    lines = [
        [
            row.label,
            f"{row.rate:g}",
            *(milliseconds(share(row.acknowledged, part)) for part in (0.5, 0.99, 0.999)),
            *(milliseconds(share(row.broadcast, part)) for part in (0.5, 0.99)),
            str(row.missed),
            str(row.errors),
            " + ".join(f"{each:.0%}" for each in row.cpu),
        ]
        for row in found
    ]
    headings = "database|moves/s|ack p50 ms|p99|p99.9|all four p50 ms|p99|missed|errors|CPU".split("|")
    return "\n\n".join(
        [
            "## SQLite beside PostgreSQL",
            listed(about),
            f"{tables:,} tables with four sockets each, {seconds:g} s at each rate, one run. Where there are two "
            "servers, two seats of each table are at the one and two at the other. PostgreSQL runs on the same machine "
            "and is not counted in CPU; both databases wait for the disk.",
            markdown_table(headings, lines),
        ]
    )


def idle_part(found: Sequence[Idle], seconds: float, about: Sequence[str]) -> str:
    lines = [
        [
            row.label,
            f"{row.tables:,}",
            f"{row.writes:.1f}",
            f"{row.disk:.1f}",
            f"{row.cpu:.1%}",
            f"{row.database_cpu:.1%}",
            milliseconds(row.move),
        ]
        for row in found
    ]
    headings = "database|tables that wait|writes/s|KiB/s|CPU|database's CPU|a move p50 ms".split("|")
    return "\n\n".join(
        [
            "## Tables that only wait",
            listed(about),
            f"Tables with 30 days of patience at which nobody is, over {seconds:g} s. Writes are, on SQLite, all calls "
            "of the server that write anything to anywhere; on PostgreSQL all its transactions, those that only read "
            "and those of its own housekeeping too.",
            markdown_table(headings, lines),
        ]
    )


def memory_part(empty: float, found: Sequence[Round], about: Sequence[str]) -> str:
    lines = [["none yet", "", f"{empty:.0f}"]]
    lines += [[f"{row.tables:,}", f"{row.watched:.0f}", f"{row.rested:.0f}"] for row in found]
    return "\n\n".join(
        [
            "## Memory over many tables",
            listed(about),
            "Each round opens further tables, with four sockets each; then everybody leaves, and after 25 s nothing of "
            "them is in memory any more.",
            markdown_table(("tables so far", "watched MiB", "rested MiB"), lines),
        ]
    )


def listed(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def with_parts(before: str, made: Mapping[str, str]) -> str:
    """The page with what this run has made; what it has not is kept."""
    kept = dict(zip(PARTS, before.split(RULE), strict=False)) if before else {}
    whole = {name: made.get(name, kept.get(name, "")).strip() for name in PARTS}
    return RULE.join(f"\n{text}\n" if number else f"{text}\n" for number, text in enumerate(whole.values()))
