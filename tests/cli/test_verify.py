"""Journals that were edited, cut off, forged or come from elsewhere: found out, named, and left as they are."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.game import digest
from tests.cli.conftest import Command

Edit = Callable[[dict[str, Any]], object]


def edit(file: Path, change: Edit) -> None:
    value = json.loads(file.read_text("utf-8"))
    change(value)
    file.write_text(json.dumps(value), "utf-8")


def number_of(entries: list[dict[str, str]], key: str) -> int:
    return next(number for number, entry in enumerate(entries) if entry.get("draw") == key)


def test_a_good_journal_is_good(here: Command, finished: Path) -> None:
    ended = here("verify", finished)
    assert (ended.code, ended.err) == (0, "")
    assert "Anna" in ended.out
    report = json.loads(here("verify", finished, "--json").out)
    assert (report["good"], report["over"], report["secret_fits_commitment"]) == (True, True, True)
    assert report["scores"][report["winners"][0]] == max(report["scores"])
    assert f"All {report['draws']} draws" in ended.out


def test_a_game_that_is_not_over_is_told_from_one_that_is(here: Command, halfway: Path) -> None:
    ended = here("verify", halfway)
    assert ended.code == 0
    assert "not over" in ended.out
    assert json.loads(here("verify", halfway, "--json").out)["over"] is False


@pytest.mark.parametrize("word", ["6", "1"])
def test_an_edited_draw_is_named(here: Command, copy_of_finished: Path, word: str) -> None:
    """Also when the game goes on to fit it only for a while."""
    key = "round2.seat1.die1"

    def roll(value: dict[str, Any]) -> None:
        entry = value["entries"][number_of(value["entries"], key)]
        entry["word"] = f"{entry['word'].partition('-')[0]}-{word}"

    whole = json.loads(copy_of_finished.read_text("utf-8"))
    number = number_of(whole["entries"], key)
    drawn = whole["entries"][number]["word"]
    edit(copy_of_finished, roll)
    stored = json.loads(copy_of_finished.read_text("utf-8"))["entries"][number]["word"]
    assert stored != drawn
    ended = here("verify", copy_of_finished)
    assert ended.code == 1
    [line] = ended.err.splitlines()
    assert all(part in line for part in (str(copy_of_finished), f"entry {number}", key, stored, drawn))
    report = json.loads(here("verify", copy_of_finished, "--json").out)
    assert report["wrong_draws"] == [{"entry": number, "key": key, "stored": stored, "expected": drawn}]
    assert report["good"] is False


def test_a_draw_that_could_not_be_is_named_with_what_it_should_be(here: Command, copy_of_finished: Path) -> None:
    whole = json.loads(copy_of_finished.read_text("utf-8"))
    edit(copy_of_finished, lambda value: value["entries"][0].update(word="seat4"))
    ended = here("verify", copy_of_finished)
    assert ended.code == 1
    assert "entry 0" in ended.err
    assert "“seat4”" in ended.err
    assert f"“{whole['entries'][0]['word']}”" in ended.err


def other_choice(value: dict[str, Any]) -> None:
    choices = [entry for entry in value["entries"] if entry.get("asked") == "DraftAnimal"]
    choices[1]["word"] = choices[0]["word"]


def other_seat(value: dict[str, Any]) -> None:
    next(entry for entry in value["entries"] if "asked" in entry)["seat"] = 1


def drop_choice(value: dict[str, Any]) -> None:
    value["entries"].remove(next(entry for entry in value["entries"] if "asked" in entry))


def forged_undo(value: dict[str, Any]) -> None:
    value["entries"].append({"undo": 3, "seat": 0, "consents": [1]})


@pytest.mark.parametrize("change", [other_choice, other_seat, drop_choice, forged_undo])
def test_an_edited_choice_is_found(here: Command, copy_of_finished: Path, change: Edit) -> None:
    edit(copy_of_finished, change)
    ended = here("verify", copy_of_finished)
    assert ended.code == 1
    [line] = ended.err.splitlines()
    assert str(copy_of_finished) in line
    assert "ntry " in line


def test_without_the_secret_nothing_can_be_said_of_the_draws(here: Command, copy_of_finished: Path) -> None:
    edit(copy_of_finished, lambda value: value.update(secret=None))
    ended = here("verify", copy_of_finished)
    assert ended.code == 3
    assert "not revealed" in ended.err
    assert "Anna" in ended.out
    ended = here("verify", copy_of_finished, "--json")
    assert ended.code == 3
    assert json.loads(ended.out)["secret_revealed"] is False
    assert here("play", "--resume", copy_of_finished).code == 3


def test_another_secret_does_not_fit_the_commitment(here: Command, copy_of_finished: Path) -> None:
    edit(copy_of_finished, lambda value: value.update(secret="00" * 32))
    ended = here("verify", copy_of_finished)
    assert (ended.code, len(ended.err.splitlines())) == (1, 1)
    assert "does not fit the commitment" in ended.err


# What no command accepts


def cards(value: dict[str, Any]) -> None:
    value["head"]["data"]["start_coins"] = [20, 20, 20, 20]


def forged_cards(value: dict[str, Any]) -> None:
    value["head"]["data"]["start_coins"] = ["many"]
    value["head"]["digest"] = digest(value["head"]["data"])


UNFIT: dict[str, Edit] = {
    "another format": lambda value: value.update(format="chess"),
    "a newer format": lambda value: value.update(number=2),
    "newer rules": lambda value: value["head"].update(rules=99),
    "another game": lambda value: value["head"].update(game="chess"),
    "no head": lambda value: value.pop("head"),
    "no seats": lambda value: value["head"].update(seats=[]),
    "an unknown seat": lambda value: value["head"].update(seats=["person", "automa:nobody:boudeuse"]),
    "an unknown option": lambda value: value["head"]["options"].update(colour="red"),
    "other cards": cards,
    "other cards with their digest": forged_cards,
    "an entry of another kind": lambda value: value["entries"].insert(3, {"dance": 1}),
    "a short secret": lambda value: value.update(secret="00"),
}


@pytest.mark.parametrize("name", UNFIT)
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_an_unfit_journal_is_refused_in_a_sentence(
    here: Command, halfway: Path, name: str, command: tuple[str, ...]
) -> None:
    edit(halfway, UNFIT[name])
    before = halfway.read_bytes()
    ended = here(*command, halfway, typed="1\n")
    assert ended.code != 0
    assert ended.out == ""
    [line] = ended.err.splitlines()
    assert str(halfway) in line
    assert "[refusal" not in line  # every one has its words
    assert halfway.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[1, 2", "[]", "7", '{"format": "ludoteca-journal"}', "\x00\x01", "[" * 100_000])
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_what_is_no_journal_is_refused_in_a_sentence(
    here: Command, tmp_path: Path, text: str, command: tuple[str, ...]
) -> None:
    file = tmp_path / "foreign.json"
    file.write_text(text)
    ended = here(*command, file)
    assert (ended.code != 0, ended.out) == (True, "")
    [line] = ended.err.splitlines()
    assert str(file) in line
    assert file.read_text() == text


def test_a_truncated_journal_is_refused(here: Command, copy_of_finished: Path) -> None:
    whole = copy_of_finished.read_bytes()
    for length in (1, len(whole) // 2, len(whole) - 3):
        copy_of_finished.write_bytes(whole[:length])
        ended = here("verify", copy_of_finished)
        assert ended.code != 0
        assert "cut off" in ended.err
        assert copy_of_finished.read_bytes() == whole[:length]


def test_files_that_are_not_there(here: Command, tmp_path: Path) -> None:
    for command in (("verify",), ("replay",), ("play", "--resume")):
        for file in (tmp_path / "none.json", tmp_path):
            ended = here(*command, file)
            assert ended.code == 2
            assert f"{file} cannot be read" in ended.err


def test_a_game_whose_draws_were_edited_is_not_gone_on_with(here: Command, halfway: Path) -> None:
    def first_player(value: dict[str, Any]) -> None:
        entry = value["entries"][number_of(value["entries"], "setup.expert1")]
        entry["word"] = "audrey_morton" if entry["word"] != "audrey_morton" else "kedar_ghale"

    edit(halfway, first_player)
    ended = here("play", "--resume", halfway, typed="1\n")
    assert (ended.code, ended.out) == (1, "")
    assert "setup.expert1" in ended.err


def test_a_journal_from_elsewhere_is_played_by_the_persons_here(here: Command, halfway: Path) -> None:
    edit(halfway, lambda value: value.pop("seated"))
    ended = here("play", "--resume", halfway, typed="quit\n")
    assert ended.code == 0
    assert "Player 1" in ended.out
    edit(halfway, lambda value: value.update(seated=["bot:random"]))
    assert here("play", "--resume", halfway, typed="quit\n").code == 0


def test_replay_tells_entries_in_order(here: Command, copy_of_finished: Path) -> None:
    whole = json.loads(copy_of_finished.read_text("utf-8"))
    ended = here("replay", copy_of_finished)
    assert (ended.code, ended.err) == (0, "")
    told = [int(line.partition(".")[0]) for line in ended.out.splitlines() if line[:1].isdigit()]
    assert told == list(range(len(whole["entries"])))
    assert ended.out.count("Total: ") == 2
    part = here("replay", copy_of_finished, "--from", "3", "--to", "5", "--lang", "it").out
    assert [line.partition(".")[0] for line in part.splitlines() if line[:1].isdigit()] == ["3", "4", "5"]
    stepped = here("replay", copy_of_finished, "--from", "3", "--step", typed="\n\n").out
    assert sum(line[:1].isdigit() for line in stepped.splitlines()) == 3


def test_replay_tells_what_was_taken_back(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    here("play", "--seed", "3", "--save", file, typed="jaguar\nundo\nnarwhal\n")
    out = here("replay", file).out
    assert "Player 1 takes back entry" in out
    assert out.index("jaguar (opening choice)") < out.index("takes back entry") < out.index("narwhal (opening choice)")
