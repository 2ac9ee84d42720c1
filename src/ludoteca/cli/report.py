"""What came of many games: as JSON for programs, as columns for people."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ludoteca.bots.tally import Tally
from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.codec import Json
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.lab.simulation import Simulation, Summary
from ludoteca.text.speaker import Speaker

DIGITS: Final = 3
MOST_ROWS: Final = 60


def summary_to_json(summary: Summary) -> dict[str, Json]:
    return {
        "mean": round(summary.mean, DIGITS),
        "sd": round(summary.sd, DIGITS),
        "min": summary.least,
        "max": summary.most,
    }


def cells(summary: Summary, voice: Voice) -> list[str]:
    return [voice.number(summary.mean), voice.number(summary.sd), str(summary.least), str(summary.most)]


class Named:
    """The values of one fact of one event, by name, the most frequent first."""

    def __init__(self, event: str, fact: str, counts: Mapping[str, int]) -> None:
        self.event: Final = event
        self.fact: Final = fact
        self.counts: Final = by_count(counts)


def by_count(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def named_facts(tally: Tally, name: Callable[[str, int], str | None]) -> list[Named]:
    """Every fact whose values have names: words, and numbers that are named in some way."""
    found: dict[tuple[str, str], dict[str, int]] = {}
    for (event, fact, value), count in tally.facts.items():
        called = value if isinstance(value, str) else name(fact, value)
        if called is not None:
            counts = found.setdefault((event, fact), {})
            counts[called] = counts.get(called, 0) + count
    return [Named(event, fact, counts) for (event, fact), counts in sorted(found.items())]


class Names:
    """The names that a game has for its numbers: as ids for programs, and spoken for people."""

    def __init__(self, speaker: Speaker[Plain], table: Table[Plain]) -> None:
        self._speaker: Final = speaker
        self._table: Final = table

    def id(self, fact: str, value: int) -> str | None:
        name = self._speaker.game.words.name_of(self._table, fact, value)
        return None if name is None else name.message

    def spoken(self, fact: str, value: int) -> str | None:
        name = self._speaker.game.words.name_of(self._table, fact, value)
        return None if name is None else self._speaker.phrase(self._table, name)


def to_json(found: Simulation, speaker: Speaker[Plain], table: Table[Plain]) -> dict[str, Json]:
    plan, tally, speed = found
    scores, shares = found.scores, found.win_shares
    facts: dict[str, Json] = {}
    for named in named_facts(tally, Names(speaker, table).id):
        facts[f"{named.event}.{named.fact}"] = dict[str, Json](named.counts)
    return {
        "game": plan.game,
        "seed": plan.seed,
        "options": dict[str, Json](plan.options),
        "games": found.games,
        "seats": [
            {"seat": seat, "score": summary_to_json(scores[number]), "win_rate": round(shares[number], 6)}
            for number, seat in enumerate(plan.written)
        ],
        "decisions": summary_to_json(Summary(tally.decisions)),
        "draws": summary_to_json(Summary(tally.draws)),
        "events": dict[str, Json](sorted(tally.events.items())),
        "facts": facts,
        "speed": {
            "games_per_second": round(speed.games / speed.seconds, 1),
            "decisions_per_second": round(speed.decisions / speed.seconds),
            "games": speed.games,
            "seconds": round(speed.seconds, DIGITS),
            "jobs": speed.jobs,
        },
    }


def show(screen: Screen, found: Simulation, speaker: Speaker[Plain], table: Table[Plain], voice: Voice) -> None:
    plan, tally, speed = found
    games = found.games
    screen.line(voice.say("sim-games", games=games, seed=plan.seed))
    heads = [voice.say(f"sim-{head}") for head in ("seat", "mean", "sd", "min", "max", "wins")]
    scores, shares = found.scores, found.win_shares
    rows = [
        [f"{number + 1} {seat}", *cells(scores[number], voice), voice.percent(shares[number])]
        for number, seat in enumerate(plan.written)
    ]
    screen.rows(rows, heads, numbers=range(1, 6))
    screen.line()
    lengths = [
        [voice.say("sim-decisions"), *cells(Summary(tally.decisions), voice)],
        [voice.say("sim-draws"), *cells(Summary(tally.draws), voice)],
    ]
    screen.rows(lengths, [voice.say("sim-length"), *heads[1:5]], numbers=range(1, 5))
    if tally.events:
        show_events(screen, tally, games, speaker, table, voice)
    screen.line()
    screen.line(
        voice.say(
            "sim-speed",
            games=voice.number(speed.games / speed.seconds),
            decisions=voice.number(speed.decisions / speed.seconds, 0),
            timed=speed.games,
            seconds=voice.number(speed.seconds, 2),
            jobs=speed.jobs,
        )
    )


def show_events(
    screen: Screen, tally: Tally, games: int, speaker: Speaker[Plain], table: Table[Plain], voice: Voice
) -> None:
    """Every event; then, by name, what the game says is worth it, or everything if it says nothing."""
    heads = [voice.say("sim-count"), voice.say("sim-per-game")]
    screen.line()
    show_counts(screen, by_count(tally.events), games, [voice.say("sim-event"), *heads], voice)
    wanted = speaker.game.words.highlights()
    for named in named_facts(tally, Names(speaker, table).spoken):
        title = f"{named.event}.{named.fact}"
        if title in wanted or not wanted:
            screen.line()
            show_counts(screen, named.counts, games, [title, *heads], voice)


def show_counts(screen: Screen, counts: Mapping[str, int], games: int, heads: Sequence[str], voice: Voice) -> None:
    rows = [[name, str(count), voice.number(count / games, 2)] for name, count in counts.items()]
    screen.rows(rows[:MOST_ROWS], heads, numbers=(1, 2))
    if len(rows) > MOST_ROWS:
        screen.line(voice.say("sim-more", count=len(rows) - MOST_ROWS), indent=2)
