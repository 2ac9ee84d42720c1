"""Setting up a table: who may sit there, which options there are, and what is refused."""

from collections.abc import Mapping, Sequence

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import Setting
from ludoteca.kernel.journal import begin
from ludoteca.kernel.refusals import Fact, Refused


def refused(
    seats: Sequence[str], options: Mapping[str, Setting], rule: str, code: str, facts: Mapping[str, Fact]
) -> None:
    """No table is made, neither by the game nor with a journal."""
    with pytest.raises(Refused) as raised:
        GAME.begin(seats, options)
    refusal = raised.value.refusal
    assert (refusal.rule, refusal.code, refusal.facts) == (rule, code, facts)
    with pytest.raises(Refused) as raised:
        begin(GAME, seats, options, None, seeded("refused"))
    assert (raised.value.refusal.rule, raised.value.refusal.code) == (rule, code)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_guides_play(seats: int) -> None:
    """setup.order: nobody, one alone or five are refused."""
    refused(["person"] * seats, {}, "setup.order", "seat-count", {"found": seats, "least": 2, "most": 4})


@pytest.mark.parametrize("seat", ["", "human", "Person", "automa:linne:boudeuse"])
def test_an_unknown_seat_is_refused(seat: str) -> None:
    """setup.order: Navoria has no automas."""
    refused(["person", seat], {}, "setup.order", "seat-unknown", {"found": seat})
    refused([seat, "person", "person"], {}, "setup.order", "seat-unknown", {"found": seat})


@pytest.mark.parametrize("seats", [3, 4])
def test_the_blank_tile_is_for_two_guides_only(seats: int) -> None:
    """setup.favours: three or four are refused."""
    refused(["person"] * seats, {"blank_favour": True}, "setup.favours", "blank-for-two-only", {"found": seats})


def test_an_unknown_option_is_refused() -> None:
    """The options there are are named."""
    facts: dict[str, Fact] = {"name": "edition", "known": "gather_space, blank_favour, new_artisan"}
    refused(["person"] * 2, {"edition": "it"}, "table", "option-unknown", facts)


@pytest.mark.parametrize(
    ("name", "value", "found", "known"),
    [
        ("gather_space", "any", "any", "free, uppermost"),
        ("gather_space", True, "True", "free, uppermost"),
        ("blank_favour", "yes", "yes", "false, true"),
        ("blank_favour", 1, "1", "false, true"),
        ("new_artisan", "before", "before", "after, at_once"),
        ("new_artisan", True, "True", "after, at_once"),
    ],
)
def test_an_unknown_value_of_an_option_is_refused(name: str, value: Setting, found: str, known: str) -> None:
    """The allowed values are named."""
    refused(["person"] * 2, {name: value}, "table", "option-value", {"name": name, "found": found, "known": known})


def test_without_options_spaces_are_free_no_tile_is_blank_and_a_new_artisan_counts_afterwards() -> None:
    """The defaults (gather, setup.favours, recruit.effects)."""
    assert GAME.settings({}) == {"gather_space": "free", "blank_favour": False, "new_artisan": "after"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_allowed_value_of_every_option_makes_a_table(seats: int) -> None:
    """The options that the game names are the options that it takes."""
    for option in GAME.settings_offered():
        for value in option.values:
            if option.name == "blank_favour" and value and seats > 2:
                continue
            assert GAME.settings({option.name: value})[option.name] == value
            assert not GAME.over(GAME.begin(["person"] * seats, {option.name: value}))
