"""Training: the same for a seed whatever the jobs, weights that enter the arena, clear words about what is wrong."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, Ended, run_apart
from tests.cli.killing import with_a_worker_killed

SMALL = ("train", "nim", "--games", "12", "--generations", "2", "--match", "4", "--seed", "5")


@pytest.mark.usefixtures("nim")
def test_the_same_seed_gives_the_same_weights_whatever_the_jobs(tmp_path: Path) -> None:
    one = run_apart(*SMALL, "--out", str(tmp_path / "one.toml"))
    two = run_apart(*SMALL, "--jobs", "2", "--out", str(tmp_path / "two.toml"))
    assert one.code == two.code
    assert one.code in (0, 1)
    assert (tmp_path / "one.toml").read_text() == (tmp_path / "two.toml").read_text()
    assert "Generation 1" in one.out
    assert "Generation 2" in one.out


def test_weights_say_where_they_come_from_and_enter_the_arena(tmp_path: Path, here: Command) -> None:
    out = tmp_path / "weights.toml"
    ran = run_apart(
        "train", "navoria", "--from", "hand", "--games", "3", "--generations", "1", "--match", "2", "--out", str(out)
    )
    text = out.read_text()
    if not text:  # three games teach little: the match may be lost, and then nothing is written
        assert ran.code == 1
        assert "nothing was written" in ran.out
        return
    assert "games 3, generations 1, match 2, seed 1, start hand" in text
    met = here("arena", "navoria", f"greedy@{out}", "greedy@hand", "--games", "2", "--json")
    assert {who["name"] for who in json.loads(met.out)["entrants"]} == {f"greedy@{out}", "greedy@hand"}


@pytest.mark.usefixtures("nim")
def test_a_worker_that_dies_stops_the_training_with_a_sentence(tmp_path: Path) -> None:
    ended = with_a_worker_killed("train", "nim", "--games", "100000", "--out", tmp_path / "weights.toml")
    assert ended == Ended(2, "", "ludoteca: A process that was playing has died.\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("nothing",), "nothing"),
        (("navoria", "--games", "0"), "--games"),
        (("navoria", "--generations", "0"), "--generations"),
        (("navoria", "--jobs", "0"), "--jobs"),
        (("navoria", "--match", "3"), "--match is 3, but must be an even number"),
        (("navoria", "--match", "0"), "--match is 0, but must be an even number"),
        (("navoria", "--from", "missing.toml"), "missing.toml"),
        (("navoria", "--out", "no/such/folder/weights.toml"), "no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    arguments: tuple[str, ...], says: str, here: Command
) -> None:
    ran = here("train", *arguments)
    assert ran.code == 2
    assert says in ran.err


def test_a_file_that_holds_no_weights_is_told_so(tmp_path: Path, here: Command) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("knots = [0, 1]")
    for ran in (here("train", "navoria", "--from", str(file)), here("arena", "navoria", f"greedy@{file}", "random")):
        assert ran.code == 2
        assert "bad.toml" in ran.err
    missing = here("arena", "navoria", "greedy@nowhere.toml", "random")
    assert missing.code == 2
    assert "nowhere.toml" in missing.err
