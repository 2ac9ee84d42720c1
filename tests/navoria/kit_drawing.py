"""What a page draws from a picture and its legend, as addresses; and how it finds those of answers and events."""

from collections.abc import Iterator

from ludoteca.games.navoria.page.legend import Gift, Legend
from ludoteca.games.navoria.page.picture import Picture
from ludoteca.kernel.events import Event

SPOTS = ("bag", "capital", "stock", "discards", "round", "order")


def drawn(picture: Picture, legend: Legend) -> set[str]:
    """Everything on the page that has an address."""
    return {*SPOTS, *on_board(picture, legend), *in_lands(picture, legend), *of_guides(picture, legend)}


def on_board(picture: Picture, legend: Legend) -> Iterator[str]:
    yield from (f"bag/{trade}" for trade in picture.hand)
    yield from (f"capital/{trade}" for trade, tokens in picture.capital.items() if tokens)
    yield from (f"stock/{good}" for good, lying in picture.stock.items() if lying)
    for deck in picture.decks:
        yield f"deck/{deck.trade}"
        if deck.tokens:
            yield f"deck/{deck.trade}/token"
        yield from (f"resident/{card}" for card in deck.shown if card)
    yield from (f"resident/{card}" for card in picture.discards)
    if picture.doing.resident:
        yield f"resident/{picture.doing.resident}"
    for trade, area in zip(legend.trades, picture.areas, strict=True):
        assert trade.id == area.trade
        for space, given, _ in zip(legend.spaces, trade.spaces, area.taken, strict=True):
            yield f"area/{trade.id}/{space.id}"
            yield from (f"part/{trade.id}/{space.id}/{kind}" for kind in kinds(given.gifts))
    for favour in picture.favours:
        yield f"favour/{favour.species}"
        if favour.tile:
            yield from (f"favour/{favour.species}/{place + 1}" for place in range(legend.favour_spaces))


def kinds(gifts: list[Gift]) -> list[str]:
    return [part.kind for gift in gifts for part in gift.parts or [gift]]


def in_lands(picture: Picture, legend: Legend) -> Iterator[str]:
    for land, track in zip(legend.lands, picture.tracks, strict=True):
        assert land.id == track.land
        yield f"treasure/{land.id}"
        yield from (f"track/{land.id}/{number}" for number in range(len(land.spaces)))
        yield from (f"prize/{land.id}/{place + 1}" for place in range(len(land.prizes)))


def of_guides(picture: Picture, legend: Legend) -> Iterator[str]:
    for seat, guide in enumerate(picture.guides):
        assert guide.seat == seat
        yield from (f"guide/{seat}", f"points/{seat}", f"hand/{seat}")
        yield from (f"resident/{card}" for card in guide.residents)
        for dock in guide.docks:
            yield from (f"dock/{seat}/{dock.land}", f"explorer/{seat}/{dock.land}")
            if len(dock.outposts) < legend.outposts_each:
                yield f"dock/{seat}/{dock.land}/outpost"


def answer_address(legend: Legend, picture: Picture, kind: str, seat: int, word: str) -> str:
    """Where the thing is that this word of a question means."""
    pattern = legend.answers.get(f"{kind}.{word}") or legend.answers[kind]
    doing = picture.doing
    return pattern.format(word=word, seat=seat, trade=doing.trade, space=doing.space)


def event_addresses(legend: Legend, event: Event) -> list[str]:
    """Where something came from and went to, without what is nowhere."""
    things = {name: [thing.id for thing in getattr(legend, name)] for name in LISTS}
    return [event.address(address, things) for address in (event.comes_from, event.goes_to) if address]


LISTS = ("trades", "species", "lands", "goods", "spaces", "residents")


def stands_for(address: str, there: set[str]) -> bool:
    """Whether the address of an event or a refused answer is on the page, or the one that it begins with."""
    return address in there or address.rpartition("/")[0] in there
