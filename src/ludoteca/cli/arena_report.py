"""What came of an arena: as columns and bars for people, as JSON for programs, as a picture for a page."""

from collections.abc import Sequence
from html import escape
from itertools import chain
from typing import Final

from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.codec import Json
from ludoteca.lab.arena import DIGITS, ArenaResult
from ludoteca.lab.matches import Count

COLUMNS: Final = 80
"""Of a usual terminal: tables are no wider."""
BARS: Final = range(10, 41)
"""Characters of a bar that is full: as many as the rest of the table leaves."""
LONGEST: Final = 27
"""Characters of a name in a table: no automa's is longer."""
BEGINNING: Final = 10


def to_json(report: ArenaResult) -> dict[str, Json]:
    terms, speed = report.terms, report.speed
    return {
        "game": terms.game,
        "options": terms.options,
        "seed": terms.seed,
        "kind": "ladder" if terms.ladder else "round-robin",
        "seats": terms.seats,
        "games_per_pairing": terms.games,
        "games": len(report.outcomes),
        "entrants": [
            {
                "name": name,
                **count_to_json(count),
                "rating": round(rating.strength, DIGITS),
                "rating_interval": [round(rating.least, DIGITS), round(rating.most, DIGITS)],
            }
            for name, count, rating in report.standings
        ],
        "pairings": [
            {"entrants": list(pair), "results": {name: count_to_json(count) for name, count in counts.items()}}
            for pair, counts in report.pairings.items()
        ],
        "speed": {"games": speed.games, "seconds": round(speed.seconds, 3), "jobs": speed.jobs},
    }


def count_to_json(count: Count) -> dict[str, Json]:
    least, most = count.interval()
    margins = count.margin_interval()
    return {
        "games": count.games,
        "wins": round(count.wins, DIGITS),
        "win_rate": round(count.wins / count.games, DIGITS),
        "win_interval": [round(least, DIGITS), round(most, DIGITS)],
        "points": round(count.points / count.games, DIGITS),
        "margin": round(count.margin / count.games, DIGITS),
        "margin_interval": None if margins is None else [round(margin, DIGITS) for margin in margins],
    }


def show(screen: Screen, report: ArenaResult, voice: Voice) -> None:
    terms, speed = report.terms, report.speed
    screen.line(voice.say("arena-played", games=len(report.outcomes), game=terms.game, seed=terms.seed))
    wins = sure(voice.say("sim-wins"), voice)
    heads = [
        voice.say("arena-entrant"),
        sure(voice.say("arena-rating"), voice),
        wins,
        voice.say("arena-points"),
        voice.say("arena-margin"),
    ]
    rows = [
        [
            short(name),
            f"{voice.number(rating.strength)} ±{voice.number(rating.most - rating.strength)}",
            win_cell(count, voice),
            voice.number(count.points / count.games),
            voice.signed(count.margin / count.games),
        ]
        for name, count, rating in report.standings
    ]
    screen.rows(rows, heads, numbers=range(1, 5))
    heads = [voice.say("arena-entrant"), wins, sure(voice.say("arena-margin"), voice)]
    tables = [
        [[short(name), win_cell(count, voice), margin_cell(count, voice)] for name, count in counts.items()]
        for counts in report.pairings.values()
    ]
    width = room([heads, *chain.from_iterable(tables)])
    for (pair, counts), rows in zip(report.pairings.items(), tables, strict=True):
        screen.line()
        screen.line(voice.say("arena-pairing", names=" – ".join(pair), games=counts[pair[0]].games))
        drawn = [[*row, bar(count, terms.seats, width)] for row, count in zip(rows, counts.values(), strict=True)]
        screen.rows(drawn, [*heads, ""], numbers=range(1, 3))
    screen.line()
    screen.line(voice.say("arena-speed", games=speed.games, seconds=voice.number(speed.seconds), jobs=speed.jobs))


def sure(head: str, voice: Voice) -> str:
    """A heading for what has an interval."""
    return f"{head} ({voice.say('percent', percent=95)})"


def short(name: str) -> str:
    """Of a name that is too long for a table, the beginning and the end."""
    return name if len(name) <= LONGEST else f"{name[:BEGINNING]}…{name[BEGINNING + 1 - LONGEST :]}"


def win_cell(count: Count, voice: Voice) -> str:
    least, most = count.interval()
    return f"{voice.percent(count.wins / count.games)} ({voice.number(100 * least)}–{voice.number(100 * most)})"


def margin_cell(count: Count, voice: Voice) -> str:
    margin = count.margin / count.games
    margins = count.margin_interval()
    return voice.signed(margin) if margins is None else f"{voice.signed(margin)} ±{voice.number(margins[1] - margin)}"


def room(rows: Sequence[Sequence[str]]) -> int:
    """How wide a bar beside these columns may be."""
    taken = sum([2 + max([len(cell) for cell in column]) for column in zip(*rows, strict=True)])
    return min(max(COLUMNS - taken - len("  |"), BARS[0]), BARS[-1])


def bar(count: Count, seats: int, width: int) -> str:
    """The share of wins with its interval: full up to the least, half up to the most; a mark where all are even."""
    least, most = (round(share * width) for share in count.interval())
    cells = ["█" if cell < least else "▒" if cell < most else "·" for cell in range(width)]
    even = round(width / seats)
    return "".join([*cells[:even], "|", *cells[even:]])


# The picture

WIDTH: Final = 720
MARGIN: Final = 20
LETTER: Final = 9
"""A letter is no wider on average, in whatever font a page has."""
ROW: Final = 30
TOP: Final = 56


def plot(report: ArenaResult, title: str, label: str) -> str:
    """Ratings with their intervals, as SVG: it needs no fonts of ours, and follows a page's dark or light."""
    least = min(standing.rating.least for standing in report.standings)
    most = max(standing.rating.most for standing in report.standings)
    names = [short(standing.name) for standing in report.standings]
    left = 2 * MARGIN + LETTER * max(len(name) for name in names)
    scale = (WIDTH - left - 2 * MARGIN) / max(most - least, 1e-9)
    foot = TOP + ROW * len(names) + 26
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + 2 * ROW}" role="img" '
        'font-family="serif" font-size="14" fill="currentColor" stroke-linecap="round">',
        f"<title>{escape(title)}</title>",
        f'<text x="{MARGIN}" y="30" font-size="17">{escape(title)}</text>',
    ]
    for number, (name, (_, _, rating)) in enumerate(zip(names, report.standings, strict=True)):
        y = TOP + ROW * number + ROW // 2
        low, middle, high = (left + (value - least) * scale for value in (rating.least, rating.strength, rating.most))
        lines += [
            f'<text x="{left - MARGIN}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="currentColor" stroke-width="2"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5"/>',
        ]
    for value in ticks(least, most):
        x = left + (value - least) * scale
        lines.append(f'<text x="{x:.1f}" y="{foot}" text-anchor="middle" font-size="12">{value}</text>')
    middle = left + (most - least) * scale / 2
    lines += [
        f'<text x="{middle:.1f}" y="{foot + ROW - 6}" text-anchor="middle" font-size="12">{escape(label)}</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def ticks(least: float, most: float) -> list[int]:
    """About five round numbers between."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (most - least) / step <= 6 or step == 1000)
    first = int(-(-least // step)) * step
    return list(range(first, int(most) + 1, step))
