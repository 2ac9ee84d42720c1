"""What came of an arena: as columns and bars for people, as JSON for programs, as a picture for a page."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from ludoteca.bots.arena import Count, Outcome, by_pairing, overall, pairings
from ludoteca.cli.rating import Rating, ratings
from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.codec import Json

DIGITS: Final = 4
BAR: Final = 40
"""Characters of a bar that is full."""


class Terms(NamedTuple):
    """What was asked for, to be said again with the results."""

    game: str
    options: dict[str, Json]
    seed: str
    names: tuple[str, ...]
    seats: int
    games: int
    ladder: bool


class Speed(NamedTuple):
    """Of this run: games that a file had already are not in it."""

    games: int
    seconds: float
    jobs: int


class Standing(NamedTuple):
    name: str
    played: Count
    rating: Rating


class Report:
    """Everybody's standing, the strongest first, and what became of every pairing.

    Where everybody has met everybody else, whoever won most is the strongest; on a ladder, where some had harder games
    than others, the ratings decide.
    """

    def __init__(self, terms: Terms, outcomes: Sequence[Outcome]) -> None:
        counts = overall(terms.names, outcomes)
        rated = ratings(terms.names, outcomes)
        wins = {name: 0.0 if terms.ladder else round(count.wins, DIGITS) for name, count in counts.items()}
        order = sorted(terms.names, key=lambda name: (-wins[name], -rated[name].strength, name))
        self.terms: Final = terms
        self.played: Final = len(outcomes)
        self.standings: Final = [Standing(name, counts[name], rated[name]) for name in order]
        self.pairings: Final = by_pairing(pairings(terms.names, terms.seats, terms.ladder), outcomes)


def to_json(report: Report, speed: Speed) -> dict[str, Json]:
    terms = report.terms
    return {
        "game": terms.game,
        "options": terms.options,
        "seed": terms.seed,
        "kind": "ladder" if terms.ladder else "round-robin",
        "seats": terms.seats,
        "games_per_pairing": terms.games,
        "games": report.played,
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


def show(screen: Screen, report: Report, speed: Speed, voice: Voice) -> None:
    terms = report.terms
    screen.line(voice.say("arena-played", games=report.played, game=terms.game, seed=terms.seed))
    sure = voice.say("percent", percent=95)
    heads = [
        voice.say("arena-entrant"),
        voice.say("arena-rating"),
        sure,
        voice.say("sim-wins"),
        sure,
        voice.say("arena-points"),
        voice.say("arena-margin"),
    ]
    rows = [
        [
            name,
            voice.number(rating.strength),
            f"{voice.number(rating.least)} – {voice.number(rating.most)}",
            *win_cells(count, voice),
            voice.number(count.points / count.games),
            voice.signed(count.margin / count.games),
        ]
        for name, count, rating in report.standings
    ]
    screen.rows(rows, heads, numbers=range(1, 7))
    screen.line()
    for pair, counts in report.pairings.items():
        screen.line(voice.say("arena-pairing", names=" – ".join(pair), games=counts[pair[0]].games))
        rows = [
            [name, *win_cells(count, voice), *margin_cells(count, voice), bar(count)] for name, count in counts.items()
        ]
        screen.rows(rows, numbers=range(1, 5))
    screen.line()
    screen.line(voice.say("arena-speed", games=speed.games, seconds=voice.number(speed.seconds), jobs=speed.jobs))


def win_cells(count: Count, voice: Voice) -> list[str]:
    least, most = count.interval()
    return [voice.percent(count.wins / count.games), f"{voice.percent(least)} – {voice.percent(most)}"]


def margin_cells(count: Count, voice: Voice) -> list[str]:
    margins = count.margin_interval()
    sure = "" if margins is None else " – ".join([voice.signed(margin) for margin in margins])
    return [voice.signed(count.margin / count.games), sure]


def bar(count: Count) -> str:
    """The share of wins, with its interval: full up to the least, half up to the most, and a mark at the half."""
    least, most = (round(share * BAR) for share in count.interval())
    cells = ["█" if cell < least else "▒" if cell < most else "·" for cell in range(BAR)]
    return "".join(cells[: BAR // 2]) + "|" + "".join(cells[BAR // 2 :])


# The picture

WIDTH: Final = 720
LEFT: Final = 210
ROW: Final = 30
TOP: Final = 56


def plot(report: Report, title: str, label: str) -> str:
    """Ratings with their intervals, as SVG: it needs no fonts of ours, and follows a page's dark or light."""
    least = min(standing.rating.least for standing in report.standings)
    most = max(standing.rating.most for standing in report.standings)
    scale = (WIDTH - LEFT - 40) / max(most - least, 1e-9)
    height = TOP + ROW * len(report.standings) + 44
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="serif" font-size="14" fill="currentColor" stroke-linecap="round">',
        f"<title>{escape(title)}</title>",
        f'<text x="20" y="30" font-size="17">{escape(title)}</text>',
    ]
    for number, (name, _, rating) in enumerate(report.standings):
        y = TOP + ROW * number + ROW // 2
        low, middle, high = (LEFT + (value - least) * scale for value in (rating.least, rating.strength, rating.most))
        lines += [
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="currentColor" stroke-width="2"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5"/>',
        ]
    foot = TOP + ROW * len(report.standings) + 26
    for value in ticks(least, most):
        x = LEFT + (value - least) * scale
        lines.append(f'<text x="{x:.1f}" y="{foot}" text-anchor="middle" font-size="12">{value}</text>')
    lines += [f'<text x="20" y="{foot}" font-size="12">{escape(label)}</text>', "</svg>"]
    return "\n".join(lines) + "\n"


def ticks(least: float, most: float) -> list[int]:
    """About five round numbers between."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (most - least) / step <= 6 or step == 1000)
    first = int(-(-least // step)) * step
    return list(range(first, int(most) + 1, step))
