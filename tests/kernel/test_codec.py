"""Tables to JSON and back, and what is no table."""

import json

import pytest

from ludoteca.kernel.codec import Codec, Json, Undecodable, all_subclasses, encode
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.plain import Plain, fields_of
from tests.kernel.notes import AskLetter, Notes, Say, Then
from tests.kernel.toy import TOY, Chart, OnTurn, Purse, Sail, Shop, Toll


def test_fields_are_the_constructors_parameters() -> None:
    assert fields_of(Purse) == ("gull", "coins", "hats", "trips")
    assert fields_of(AskLetter) == ("seat", "letters")
    assert fields_of(Shop) == ("seat",)


def test_plain_data_and_steps_become_their_name_and_fields() -> None:
    assert encode(Purse(False, 3, 2, 1)) == {"Purse": [False, 3, 2, 1]}
    assert encode(Then(("a", "b"), True)) == {"Then": [["a", "b"], True]}
    assert encode([Say("x"), None]) == [{"Say": ["x"]}, None]


def test_what_all_copies_share_is_not_saved() -> None:
    assert encode(Chart(5, "")) == {"fixture": 0}


@pytest.mark.parametrize("value", [0.5, {"a": 1}, {1}, object()])
def test_what_must_not_lie_on_a_table_is_not_encoded(value: object) -> None:
    with pytest.raises(TypeError, match="a table holds no"):
        encode((1, value))


def test_a_table_comes_back_from_json() -> None:
    table = TOY.begin([PERSON, PERSON])
    table.commit(3)
    codec = TOY.codec(table)
    saved = json.loads(json.dumps(codec.encode_table(table)))
    again = codec.decode_table(saved)
    assert codec.encode_table(again) == saved
    assert again.state.chart is table.state.chart
    assert again.options() == table.options()
    assert again.rules == table.rules


SAVED: dict[str, Json] = {"rules": 3, "state": {"Notes": [["x"], 2]}, "agenda": [{"AskLetter": [0, 3]}], "owed": []}


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        {**SAVED, "state": {"Harbour": []}},
        {**SAVED, "state": {"Notes": 5}},
        {**SAVED, "state": {"Notes": [1, 1], "Say": [1]}},
        {**SAVED, "state": {}},
        {**SAVED, "state": {"Notes": [1]}},
        {**SAVED, "agenda": [{"AskLetter": [0, 3, 4]}]},
        {key: value for key, value in SAVED.items() if key != "owed"},
    ],
)
def test_what_is_no_saved_table_is_undecodable(broken: Json) -> None:
    codec: Codec[Notes] = Codec([Notes, AskLetter], Chart(0, ""))
    assert codec.decode_table(SAVED).options() == [0, 1, 2]
    with pytest.raises(Undecodable):
        codec.decode_table(broken)


def test_all_subclasses_are_found_however_far() -> None:
    found = all_subclasses(OnTurn)
    assert {Shop, Toll, Sail} <= set(found)
    assert Purse in all_subclasses(Plain)
