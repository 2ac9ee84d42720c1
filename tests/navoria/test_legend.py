"""What the things in the picture are: the same as in the box, in numbers and in words."""

from collections.abc import Iterator
from functools import partial
from typing import cast

import msgspec
import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import GOODS, LANDS, SPECIES, TRADES
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.page.legend import Gift, Given, Legend, Resident, Thing, legend
from ludoteca.games.navoria.words.names import favour_name, gives, lasting
from ludoteca.kernel.game import Data
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table
from ludoteca.text.catalogue import LANGUAGES
from ludoteca.text.saying import Teller
from ludoteca.text.speaker import Speaker
from tests.navoria.kit_packs import Pack, changed, resident, rows, space
from tests.text.kit_saying import said

MANY_PARTS = space(2, 3, ["goods food mineral any or step any or outpost any"])
PACKS: dict[str, Pack | None] = {
    "box": None,
    "many-parts": MANY_PARTS,
    "three-trades": changed("favour", 0, trades=["merchant", "soldier", "artisan"]),
    "income-and-end": resident("soldier_sprite_desert", income="flags"),
}


def table_of(pack: Pack | None, seats: int = 3) -> Table[State]:
    data: Data = GAME.data(pack)
    return GAME.begin(("person",) * seats, data=data)


# As in the box


def text_of(gift: Gift) -> str:
    """A gift in the words of a data file."""
    if gift.parts:
        return " or ".join(text_of(part) for part in gift.parts)
    if gift.goods:
        return f"{gift.kind} {' '.join(gift.goods)}"
    if gift.kind == "artisans":
        assert gift.points == 1
        return gift.kind
    return f"{gift.kind} {gift.land or gift.points}"


def texts(given: list[Given]) -> list[list[str]]:
    return [[text_of(gift) for gift in one.gifts] for one in given]


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_residents_spaces_and_rewards_give_what_the_data_says(pack: Pack | None) -> None:
    data = GAME.data(pack)
    key = legend(table_of(pack))
    for card, row in zip(key.residents, cast("list[dict[str, object]]", data["resident"]), strict=True):
        assert (card.id, card.trade, card.species) == (row["id"], row["trade"], row["species"])
        assert [text_of(gift) for gift in card.now] == row["now"]
        assert lasting_texts(card) == [row[when] for when in ("income", "end") if when in row]
        assert card.icons == (2 if row["trade"] == "soldier" else 1)
    for trade, area in zip(key.trades, cast("list[dict[str, object]]", data["area"]), strict=True):
        assert texts(trade.spaces) == area["spaces"]
    for land, dock in zip(key.lands, cast("list[dict[str, list[str]]]", data["dock"]), strict=True):
        assert texts(land.base) == [[text] for text in dock["base"]]
        assert texts(land.outposts) == [[text] for text in dock["outposts"]]


def lasting_texts(card: Resident) -> list[str]:
    return [f"{one.counts} {one.of}" if one.of else one.counts for one in card.lasting]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tracks_have_their_outposts_flags_treasure_and_prizes(seats: int) -> None:
    key = legend(table_of(None, seats))
    for land, track in zip(key.lands, rows("track"), strict=True):
        last = len(land.spaces) - 1
        assert last == track["spaces"]
        outposts = sorted((space.outpost, number) for number, space in enumerate(land.spaces) if space.outpost)
        assert outposts == list(enumerate(cast("list[int]", track["outposts"]), 1))
        assert [number for number, space in enumerate(land.spaces) if space.flag] == track["flags"]
        assert {number: space.treasure for number, space in enumerate(land.spaces) if space.treasure} == {
            last: track["treasure"]
        }
        assert land.prizes == [3, 2, 1][: seats - 1]
    assert key.recruits == (3 if seats == 4 else 4)
    desert, glacier, forest = (land.order for land in key.lands)
    assert desert == [{"any": 4}]
    assert glacier == [{"food": 3}, {"mineral": 3}, {"weapon": 3}]
    assert forest == [{"food": 1, "mineral": 1, "weapon": 1}]


def test_lists_are_in_the_order_of_the_numbers_that_events_have() -> None:
    key = legend(table_of(None))
    box = table_of(None).state.box
    assert tuple(trade.id for trade in key.trades) == TRADES
    assert tuple(thing.id for thing in key.species) == SPECIES
    assert tuple(land.id for land in key.lands) == LANDS
    assert tuple(good.id for good in key.goods) == GOODS
    assert tuple(space.id for space in key.spaces) == ("space1", "space2", "space3")
    assert tuple(card.id for card in key.residents) == box.resident_ids
    assert tuple(tile.id for tile in key.favours) == box.favour_ids


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_a_legend_travels_as_json(pack: Pack | None) -> None:
    table = table_of(pack)
    say = partial(Teller(GAME).say, table)
    travelled = msgspec.json.decode(msgspec.json.encode(GAME.page.legend(table), enc_hook=say))
    assert [tile["id"] for tile in travelled["favours"]] == list(table.state.box.favour_ids)
    assert travelled["favours"][0]["name"] == msgspec.to_builtins(say(favour_name(table.state.box, 0)))


# In words


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_a_legend_says_things_as_the_house_does(pack: Pack | None) -> None:
    table = table_of(pack)
    box, key, teller = table.state.box, legend(table), Teller(GAME)
    for number, card in enumerate(key.residents):
        phrases = (*gives(box.now[number]), *lasting(box, number))
        assert [teller.say(table, line) for line in card.says] == [teller.say(table, phrase) for phrase in phrases]
    for trade, effects in zip(key.trades, box.areas, strict=True):
        for given, parts in zip(trade.spaces, effects, strict=True):
            assert [teller.say(table, line) for line in given.says] == [teller.say(table, p) for p in gives(parts)]
    for fact, named in (
        *(("trade", key.trades), ("species", key.species), ("land", key.lands), ("good", key.goods)),
        *(("part", key.parts), ("resident", key.residents), ("favour", key.favours)),
    ):
        for number, thing in enumerate(cast("list[Thing]", named)):
            wanted = teller.say(table, Saying("x", **{fact: number})).facts[fact]
            assert teller.say(table, thing.name) == wanted


def sayings(key: Legend) -> Iterator[Saying]:
    yield from (thing.name for thing in (*key.species, *key.goods, *key.spaces, *key.parts))
    yield from (tile.name for tile in key.favours)
    for trade in key.trades:
        yield from (trade.name, *(line for given in trade.spaces for line in given.says))
    for land in key.lands:
        yield from (land.name, *(line for given in (*land.base, *land.outposts) for line in given.says))
    for card in key.residents:
        yield from (card.name, *card.says)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_everything_in_a_legend_can_be_said(language: str, pack: Pack | None) -> None:
    speaker = Speaker(GAME, language, ("Anna", "Bea", "Carl"))
    table = table_of(pack)
    for saying in sayings(legend(table)):
        assert said(speaker.phrase(table, saying))


def test_a_resident_of_a_pack_has_the_name_that_the_pack_gives() -> None:
    table = table_of(resident("merchant_sprite_sprite", id="stranger", name="A Stranger"))
    key = legend(table)
    assert (key.residents[0].id, key.residents[0].name.otherwise) == ("stranger", "A Stranger")
    assert Speaker(GAME, "en", ()).phrase(table, key.residents[0].name) == "A Stranger"
