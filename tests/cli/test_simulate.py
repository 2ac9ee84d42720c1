"""Simulations: the same for a seed whatever the jobs, and counts that add up."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.tally import Tally, empty_tally
from ludoteca.lab.simulation import Summary
from tests.cli.conftest import Command, Ended, run_apart
from tests.cli.kit_killing import with_a_worker_killed

SMALL = ("simulate", "encyclopedia", "--seats", "3", "--automas", "linne:boudeuse", "--games", "8")


def counts(out: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out)
    speed = report.pop("speed")
    assert speed["games_per_second"] > 0
    assert speed["decisions_per_second"] > 0
    return report


def test_the_same_seed_gives_the_same_counts_whatever_the_jobs(here: Command) -> None:
    one = here(*SMALL, "--seed", "7", "--json")
    two = run_apart(*SMALL, "--seed", "7", "--jobs", "2", "--json")
    assert (two.code, two.err) == (0, "")
    assert counts(one.out) == counts(two.out)
    assert counts(here(*SMALL, "--seed", "8", "--json").out) != counts(one.out)


def test_the_counts_add_up(here: Command) -> None:
    report = counts(here(*SMALL, "--json").out)
    assert report["games"] == 8
    assert [seat["seat"] for seat in report["seats"]] == ["bot:random", "bot:random", "automa:linne:boudeuse"]
    assert sum(seat["win_rate"] for seat in report["seats"]) == pytest.approx(1)
    for seat in report["seats"]:
        assert seat["score"]["min"] <= seat["score"]["mean"] <= seat["score"]["max"]
    assert report["events"]["GameEnded"] == 8
    assert report["events"]["RoundBegan"] == 8 * 6
    assert sum(report["facts"]["DiePlaced.action"].values()) == report["events"]["DiePlaced"]
    assert sum(report["facts"]["ExpertTaken.expert"].values()) == report["events"]["ExpertTaken"]
    assert sum(report["facts"]["CoinsGained.why"].values()) == report["events"]["CoinsGained"]


def test_fast_counts_no_events_but_the_same_games(here: Command) -> None:
    report = counts(here(*SMALL, "--json").out)
    fast = counts(here(*SMALL, "--fast", "--json").out)
    assert (fast["events"], fast["facts"]) == ({}, {})
    for key in ("games", "seats", "decisions", "draws"):
        assert fast[key] == report[key]


def test_a_report_for_people(here: Command) -> None:
    ended = here(*SMALL, "--edition", "pl", "--sepultus")
    assert (ended.code, ended.err) == (0, "")
    for part in ("8 games, seed 1", "automa:linne:boudeuse", "decisions", "games_per_second", "DiePlaced.action"):
        assert part in ended.out
    assert "8 partite" in here(*SMALL, "--fast", "--lang", "it").out


@pytest.mark.usefixtures("nim")
def test_a_game_from_elsewhere_is_simulated_too(here: Command) -> None:
    game = ("simulate", "nim", "--games", "60", "--seed", "x", "--json")
    report = counts(here(*game).out)
    assert report["decisions"]["max"] <= 10
    assert report["facts"] == {"Boasted.loudness": {"loudness-1": report["events"]["Boasted"]}}
    assert counts(run_apart(*game, "--jobs", "2").out) == report
    assert "loud" in here(*game[:-1]).out


@pytest.mark.usefixtures("nim")
def test_a_worker_that_dies_stops_the_simulation_with_a_sentence() -> None:
    ended = with_a_worker_killed("simulate", "nim", "--games", "1000000", "--fast")
    assert ended == Ended(2, "", "ludoteca: A process that was playing has died.\n")


def test_a_pack_and_options_count(here: Command, tmp_path: Path) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("start_coins = [20, 20, 20, 20]\n")
    plain = counts(here(*SMALL, "--json", "--fast").out)
    rich = counts(here(*SMALL, "--json", "--fast", "--data", pack, "--option", "simon_hodesmann=3").out)
    assert rich["seats"][0]["score"]["mean"] > plain["seats"][0]["score"]["mean"]
    assert rich["options"]["simon_hodesmann"] == 3


def test_summaries() -> None:
    summary = Summary({2: 1, 4: 1})
    assert (summary.mean, summary.sd, summary.least, summary.most) == (3, 1, 2, 4)
    assert Summary({5: 3}).sd == 0


def test_tallies_add_up_in_any_order() -> None:
    def tally(score: int) -> Tally:
        return Tally([{score: 1}], {(0,): 1}, {score: 1}, {2: 1}, {"Won": 1}, {("Won", "seat", 0): 1})

    sums = []
    for order in ((1, 2, 2), (2, 1, 2)):
        total = empty_tally(1)
        for score in order:
            total.add(tally(score))
        sums.append(total.__reduce__()[1])
    assert sums[0] == sums[1]
    assert sums[0] == ([{1: 1, 2: 2}], {(0,): 3}, {1: 1, 2: 2}, {2: 3}, {"Won": 3}, {("Won", "seat", 0): 3})
