"""Tables to JSON and back, and what is no table."""

import json

import pytest

from ludoteca.kernel.codec import Codec, Json, Undecodable, all_subclasses, encode
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.plain import Plain, fields_of
from tests.toy.heap import Box, Hand, Heap
from tests.toy.nim import PARLOUR, WAGES, OnTurn, Sail, Say, TakeStones, Thank, Toll, Turn


def test_fields_are_the_constructors_parameters() -> None:
    assert fields_of(Hand) == ("gull", "coins", "hats", "trips")
    assert fields_of(Thank) == ("seat", "giver")
    assert fields_of(TakeStones) == ("seat",)


def test_plain_data_and_steps_become_their_name_and_fields() -> None:
    assert encode(Hand(False, 3, 2, 1)) == {"Hand": [False, 3, 2, 1]}
    assert encode(Turn((1, 0))) == {"Turn": [[1, 0]]}
    assert encode([Say("x"), None]) == [{"Say": ["x"]}, None]


def test_what_all_copies_share_is_not_saved() -> None:
    assert encode(Box(5, "")) == {"fixture": 0}


@pytest.mark.parametrize("value", [0.5, {"a": 1}, {1}, object()])
def test_what_must_not_lie_on_a_table_is_not_encoded(value: object) -> None:
    with pytest.raises(TypeError, match="a table holds no"):
        encode((1, value))


def test_a_table_comes_back_from_json() -> None:
    table = PARLOUR.begin([PERSON, PERSON], {"draws": WAGES})
    table.commit(3)
    codec = PARLOUR.codec(table)
    saved = json.loads(json.dumps(codec.encode_table(table)))
    again = codec.decode_table(saved)
    assert codec.encode_table(again) == saved
    assert again.state.box is table.state.box
    assert again.options() == table.options()
    assert again.rules == table.rules


HAND: list[Json] = [False, 1, 0, 0]
HEAP: list[Json] = [{"fixture": 0}, [{"Hand": HAND}], 99, 9, 0, -1, [1], []]
SAVED: dict[str, Json] = {"rules": 3, "state": {"Heap": HEAP}, "agenda": [{"TakeStones": [0]}], "owed": []}


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        {**SAVED, "state": {"Say": ["x"]}},
        {**SAVED, "state": {"Heap": 5}},
        {**SAVED, "state": {"Heap": HEAP, "Hand": HAND}},
        {**SAVED, "state": {}},
        {**SAVED, "state": {"Heap": HEAP[:-1]}},
        {**SAVED, "agenda": [{"TakeStones": [0, 3]}]},
        {key: value for key, value in SAVED.items() if key != "owed"},
    ],
)
def test_what_is_no_saved_table_is_undecodable(broken: Json) -> None:
    codec: Codec[Heap] = Codec([Heap, Hand, TakeStones], Box(100, ""))
    assert codec.decode_table(SAVED).options() == [0, 1, 2]
    with pytest.raises(Undecodable):
        codec.decode_table(broken)


def test_all_subclasses_are_found_however_far() -> None:
    found = all_subclasses(OnTurn)
    assert {TakeStones, Toll, Sail} <= set(found)
    assert Hand in all_subclasses(Plain)
