"""Training: the same for a seed whatever the jobs, weights that enter the arena, clear words about what is wrong."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.game import digest
from ludoteca.lab import training
from ludoteca.lab.arena import judgement
from ludoteca.lab.matches import Count
from tests.cli.conftest import Command, Ended
from tests.cli.kit_killing import with_a_worker_killed

SMALL = ("train", "nim", "--games", "12", "--generations", "2", "--match", "4", "--seed", "5")
OLDER = "# weights of last week"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder / "weights.toml"


class Here:
    """In place of processes: the same work, done here."""

    def each(self, do: Callable[[object], object], work: Iterable[object]) -> Iterator[object]:
        return map(do, work)


@contextmanager
def no_processes(jobs: int, prepare: Callable[[str], None], game: str) -> Iterator[Here]:
    training._games.clear()
    prepare(game)
    yield Here()


Matches = Callable[..., None]


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> Matches:
    """The matches have these ends, of four games each: so many won, or Ctrl-C in the middle."""

    def come_to(*wins: float | None) -> None:
        ends = iter(wins)

        def match(*_: object) -> Count:
            won = next(ends)
            if won is None:
                raise KeyboardInterrupt
            count = Count()
            count.games, count.wins, count.margin = 4, won, round(10 * won) - 20
            return count

        monkeypatch.setattr(training, "processes", no_processes)
        monkeypatch.setattr(training, "hold_match", match)

    return come_to


@pytest.mark.usefixtures("nim")
def test_the_same_seed_gives_the_same_weights_whatever_the_jobs(
    out: Path, here: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = training.hold_match

    def won(*terms: object) -> Count:
        count = played(*terms)  # type: ignore[arg-type]
        count.wins = count.games - count.wins / 8.0  # whatever it was, it tells, and it is enough
        return count

    monkeypatch.setattr(training, "hold_match", won)
    ended = []
    for jobs in ("1", "2"):
        ran = here(*SMALL, "--jobs", jobs, "--out", out)
        ended.append((ran.code, ran.out.rpartition("%")[0], out.read_text()))
        out.unlink()
    assert ended[0] == ended[1]
    assert ended[0][0] == 0
    assert "Generation 1" in ended[0][1]
    assert "Generation 2" in ended[0][1]


def test_weights_say_where_they_come_from_and_enter_the_arena(out: Path, here: Command, matches: Matches) -> None:
    asked = ("train", "navoria", "--games", "1", "--generations", "1", "--match", "4")
    matches(4, 4)
    assert here(*asked, "--from", "hand", "--out", out).code == 0
    text = out.read_text()
    code, data = training.code(Path(ludoteca.__file__).parent), digest(NAVORIA.data(None))
    assert "game navoria, games 1, generations 1, match 4, seed 1, start hand" in text
    assert f"# made with: code {code[:12]}, data {data[:12]}, start hand\n" in text
    again = out.with_name("again.toml")
    matches(4, 4)
    assert here(*asked, "--out", again).code == 0
    assert "start what bots went by" in again.read_text()
    assert f", start {judgement(NAVORIA.mind.weights)[:12]}\n" in again.read_text()
    met = here("arena", "navoria", f"greedy@{out}", "greedy@hand", "--games", "2", "--json")
    assert {who["name"] for who in json.loads(met.out)["entrants"]} == {f"greedy@{out}", "greedy@hand"}


# What is written, and what is said of it


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize(
    ("language", "ahead", "behind", "level"),
    [
        ("en", "3 of 4 won (30 to 95%), 2.5 points ahead.", "1 of 4 won (5 to 70%), 2.5 points behind.", "level on"),
        ("fr", "3 victoires sur 4 (30 à 95 %), 2,5 points d’avance.", "1 victoire sur 4 (5 à 70 %), 2,5 ", "égalité"),
        ("it", "3 vittorie su 4 (30–95%), 2,5 punti di vantaggio.", "1 vittoria su 4 (5–70%), 2,5 punti di sv", "pari"),
        ("pl", "wygrane: 3 z 4 (od 30 do 95%), przewaga w punktach: 2,5.", "strata w punktach: 2,5.", "bez różnicy"),
    ],
)
def test_a_match_is_told_as_the_language_counts(
    matches: Matches, here: Command, out: Path, language: str, ahead: str, behind: str, level: str
) -> None:
    matches(3, 2, 1)
    said = here(*SMALL, "--out", out, "--lang", language).out.replace("\u00a0", " ").splitlines()
    for sentence, line in zip((ahead, level, behind), said, strict=True):
        assert sentence in line


def test_other_code_has_another_mark(tmp_path: Path) -> None:
    for room in training.PLAYED_BY:
        (tmp_path / room).mkdir()
    source = tmp_path / "games" / "rules.py"
    source.write_text("COINS = 5")
    mark = training.code(tmp_path)
    (tmp_path / "games" / "weights.toml").write_text("knots = [0, 1]")
    assert training.code(tmp_path) == mark
    source.write_text("COINS = 6")
    assert training.code(tmp_path) != mark


@pytest.mark.usefixtures("nim")
def test_the_file_says_of_which_generation_its_weights_are(matches: Matches, here: Command, out: Path) -> None:
    matches(3, 1, 4)
    here(*SMALL, "--out", out)
    notes = [line for line in out.read_text().splitlines() if line.startswith("#")]
    assert [line.partition(":")[0] for line in notes[-4:]] == [
        "# generation 1",
        "# generation 2",
        "# kept",
        "# against the start",
    ]
    assert "# kept: generation 1" in notes


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.iterdir()}


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize("older", [{}, {"weights.toml": OLDER}], ids=("new", "older"))
def test_nothing_is_written_that_was_not_better(
    matches: Matches, here: Command, out: Path, older: dict[str, str]
) -> None:
    for name, text in older.items():
        out.with_name(name).write_text(text)
    matches(2, 1)
    ended = here(*SMALL, "--out", out)
    assert ended.code == 1
    assert "nothing was written" in ended.out
    assert files(out.parent) == older
    matches(None)
    assert here(*SMALL, "--out", out) == Ended(130, "", "ludoteca: Stopped. Nothing was written.\n")
    assert files(out.parent) == older


@pytest.mark.usefixtures("nim")
def test_stopped_later_it_says_which_weights_were_written(matches: Matches, here: Command, out: Path) -> None:
    out.write_text(OLDER)
    matches(3, None)
    ended = here(*SMALL, "--out", out)
    assert ended.code == 130
    assert ended.err == f"ludoteca: Stopped. The best weights, those of generation 1, are in {out}.\n"
    assert files(out.parent).keys() == {out.name}
    assert "generations 1" in out.read_text()


@pytest.mark.usefixtures("nim")
def test_what_cannot_be_written_to_the_end_leaves_the_older_file_as_it_is(
    matches: Matches, here: Command, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    out.write_text(OLDER)
    matches(3)
    monkeypatch.setattr(os, "fsync", full)
    fault = f"ludoteca: {out} cannot be written: No space left on device\n"
    assert here(*SMALL, "--out", out)[::2] == (2, fault)
    assert files(out.parent) == {out.name: OLDER}


@pytest.mark.usefixtures("nim")
def test_a_worker_that_dies_stops_the_training_with_a_sentence(out: Path) -> None:
    ended = with_a_worker_killed("train", "nim", "--games", "100000", "--out", out)
    assert ended == Ended(2, "", "ludoteca: A process that was playing has died. Nothing was written.\n")
    assert files(out.parent) == {}


# What is wrong


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
        (("navoria", "--out", "/"), "/ cannot be written"),
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
