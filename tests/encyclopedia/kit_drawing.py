"""What a page draws from a picture and its legend, as addresses; and how it finds those of answers and events."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ludoteca.games.encyclopedia.page.legend import Legend
from ludoteca.games.encyclopedia.page.picture import Picture, SeatPicture
from ludoteca.kernel.events import Event

SPOTS: Final = ("round", "round_token", "first", "bag", "running", "deck/animal", "deck/expert")
OF_A_SEAT: Final = (
    *("board", "points", "coins", "tokens", "seals", "cubes", "experts", "retired", "arriving", "study", "published"),
)
LISTS: Final = ("dice", "continents", "categories", "animals", "experts", "actions", "gifts", "slots")


def drawn(picture: Picture, legend: Legend) -> set[str]:
    """Everything on the page that has an address."""
    cards = [*picture.academy, *(animal.animal for seat in picture.seats for animal in seat.study)]
    addresses = {*SPOTS, *central(picture, legend), *(f"animal/{card}" for card in cards if card)}
    for number, seat in enumerate(picture.seats):
        addresses.update(of_a_seat(number, seat, legend))
    return addresses


def central(picture: Picture, legend: Legend) -> Iterator[str]:
    yield from (f"action/{action.id}" for action in legend.actions)
    yield from (f"expert/{expert}" for expert in picture.university if expert)
    for continent in legend.continents:
        yield f"continent/{continent.id}"
        yield from (f"continent/{continent.id}/{space}" for space in range(len(legend.expedition_spaces)))
    for place in msgspec.structs.astuple(picture.places):
        yield from (f"die/{die}" for die in place if die)
    if picture.hand:
        yield f"die/{picture.hand}"
    yield from (f"shelf/{one.id}/{seat}" for one in legend.categories for seat in range(len(picture.seats)))
    if picture.running and picture.turn is not None:
        payer = picture.seats[picture.turn]
        for goods, have in (("coin", payer.coins), ("token", payer.tokens), ("seal", payer.seals)):
            yield from (f"pay/{goods}-{number}" for number in range(have + 1))


def of_a_seat(number: int, seat: SeatPicture, legend: Legend) -> Iterator[str]:
    yield from (f"{thing}/{number}" for thing in OF_A_SEAT)
    yield from (f"reputation/{number}/{space.id}" for space in legend.track)
    yield from (f"slot/{number}/{slot.id}" for slot in legend.slots)
    yield from (f"die/{die}" for die in (*seat.drawn, *(die for slot in seat.slots for die in slot)))
    yield from (f"expert/{expert}" for expert in (*seat.experts, *seat.arriving) if expert)
    spaces = {animal.id: animal.spaces for animal in legend.animals}
    for animal in seat.study:
        yield from (f"research/{space.word}" for space in spaces[animal.animal])
        words = [f"{animal.animal}.{cube}" for cube in animal.cubes]
        for space in spaces[animal.animal]:
            if space.word in words:
                yield f"animal/{animal.animal}/{space.category}"


def answer_address(legend: Legend, kind: str, seat: int, word: str) -> str:
    """Where the thing is that this word of a question means; '' where it is a button."""
    pattern = legend.answers.get(f"{kind}.{word}")
    return (legend.answers[kind] if pattern is None else pattern).format(word=word, seat=seat)


def event_addresses(legend: Legend, event: Event) -> list[str]:
    """Where something came from and went to, without what is nowhere."""
    things = {name: ids(legend, name) for name in EVENT_LISTS}
    return [event.address(address, things) for address in (event.comes_from, event.goes_to) if address]


EVENT_LISTS: Final = ("dice", "animals", "experts", "slots", "actions", "continents", "categories")


def ids(legend: Legend, name: str) -> list[str]:
    return [thing if isinstance(thing, str) else thing.id for thing in getattr(legend, name)]


def stands_for(address: str, there: set[str]) -> bool:
    """Whether the address of an event or a refused answer is on the page, or the one that it begins with."""
    return address in there or address.rpartition("/")[0] in there
