"""The whole table as a person sees it, part by part."""

from typing import cast

from ludoteca.games.navoria.box.constants import (
    AREA_SPACES,
    BLANK,
    FAVOUR_SPACES,
    LANDS,
    NONE,
    ROUNDS,
    SPECIES,
    TRADES,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.gather import GatherTurn
from ludoteca.games.navoria.rules.income import income_of
from ludoteca.games.navoria.rules.recruit import EndRecruiting
from ludoteca.games.navoria.rules.scoring import sheet, total
from ludoteca.games.navoria.words.names import (
    area_space,
    gives,
    goods_on,
    lacking,
    rewards,
    trade_counts,
    whole_resident,
)
from ludoteca.kernel.piles import shown
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.table import Table


def sections(table: Table[State]) -> list[Section]:
    """From the round down to each guide."""
    state = table.state
    return [
        Section(heading(table), progress(state)),
        Section(Saying("view-decks"), decks(state)),
        Section(Saying("view-capital"), areas(state)),
        Section(Saying("view-tracks"), tracks(state)),
        Section(Saying("view-favours", most=state.box.favour_icons), [favour(state, s) for s in range(len(SPECIES))]),
        *(Section(Saying("view-guide", seat=seat), board(state, seat)) for seat in range(len(state.guides))),
    ]


# The round


def heading(table: Table[State]) -> Saying:
    state = table.state
    if state.scores:
        return Saying("view-over")
    if not state.round:
        return Saying("view-setup")
    return Saying("view-round", round=state.round, rounds=ROUNDS, phase=phase(table))


def phase(table: Table[State]) -> str:
    """The phase that decisions fall into: what is still to come on the agenda tells it."""
    if any(isinstance(step, EndRecruiting) for step in table.agenda):
        return "recruit"
    return "gather" if any(isinstance(step, GatherTurn) for step in table.agenda) else "none"


def progress(state: State) -> list[Saying]:
    lines = [Saying("view-order", order=state.order)]
    if state.scores:
        lines.append(Saying("view-scores", scores=state.scores))
    if state.hand:
        lines.append(Saying("view-hand", trades=state.hand))
    lines.append(Saying("view-bag", tokens=trade_counts(state.bag)))
    lines.append(Saying("view-tokens", tokens=trade_counts(state.capital)))
    lines.append(Saying("view-stock", lying=goods_on(state.stock)))
    return lines


# The main board


def decks(state: State) -> list[Saying]:
    """Each deck with its tokens, and the residents that lie face up beside it."""
    lines: list[Saying] = []
    for trade in range(len(TRADES)):
        left, tokens = len(state.decks[trade]), state.deck_tokens[trade]
        lines.append(Saying("view-deck", trade=trade, cards=left, tokens=tokens))
        lines.extend(Saying("view-resident", whole=whole_resident(state.box, c)) for c in shown(state.shown[trade]))
    return lines


def areas(state: State) -> list[Saying]:
    """Each area with the spaces of its own; a space that gives the same in every area is said once, for all."""
    rows = [area["spaces"] for area in cast("list[dict[str, list[object]]]", state.box.data["area"])]
    shared = [space for space in range(AREA_SPACES) if all(row[space] == rows[0][space] for row in rows)]
    own = [space for space in range(AREA_SPACES) if space not in shared]
    lines = [
        Saying("view-area", trade=trade, spaces=tuple(area_space(state, trade, space) for space in own))
        for trade in range(len(TRADES))
        if own
    ]
    for space in shared:
        taken = tuple([trade for trade in range(len(TRADES)) if state.areas[trade][space]])
        lines.append(Saying("view-shared", space=space, gives=gives(state.box.areas[0][space]), trades=taken))
    return lines


def tracks(state: State) -> list[Saying]:
    """Each track as it is printed, and then who is where on it."""
    box = state.box
    lines: list[Saying] = []
    for land in range(len(LANDS)):
        lines.append(
            Saying(
                "view-track",
                land=land,
                last=box.spaces[land],
                outposts=box.outpost_spaces[land],
                flags=box.flags[land],
                points=box.treasure[land],
                prizes=box.prizes[land][: len(state.guides) - 1],
            )
        )
        lines.append(Saying("view-explorers", guides=tuple(explorer(state, seat, land) for seat in state.order)))
    return lines


def explorer(state: State, seat: int, land: int) -> Saying:
    guide = state.guides[seat]
    outposts = state.box.outpost_spaces[land][: guide.outposts[land]]
    return Saying("view-explorer", seat=seat, space=guide.explorers[land], outposts=outposts)


def favour(state: State, species: int) -> Saying:
    """favour.claim: the tile of a species, and who stands on it."""
    tile = state.tiles[species]
    if tile == BLANK:
        return Saying("view-favour-blank", species=species)
    if tile == NONE:
        return Saying("view-favour-none", species=species)
    upper, lower = state.box.favour_points[tile]
    claims = state.claims[species]
    places = [
        Saying("view-claim", seat=claims[place]) if place < len(claims) else Saying("view-unclaimed")
        for place in range(FAVOUR_SPACES)
    ]
    return Saying(
        "view-favour", species=species, favour=tile, more=upper, points=lower, upper=places[0], lower=places[1]
    )


# A guide


def board(state: State, seat: int) -> list[Saying]:
    """What lies on a guide board and in front of it."""
    guide = state.guides[seat]
    lines = [
        Saying("view-points", points=guide.points, total=total(sheet(state, seat)), income=income(state, seat)),
        Saying(
            "view-pawns",
            explorers=tuple(Saying("land-count", land=n, count=space) for n, space in enumerate(guide.explorers)),
            flags=state.flags(seat),
            outposts=tuple(Saying("land-count", land=n, count=built) for n, built in enumerate(guide.outposts)),
        ),
    ]
    lines.extend(dock(state, seat, land) for land in range(len(LANDS)))
    lines.append(Saying("view-icons", icons=tuple(icons(state, seat, species) for species in range(len(SPECIES)))))
    for trade in range(len(TRADES)):
        cards = [card for card in guide.residents if state.box.trade[card] == trade]
        if cards:
            held = tuple(resident(state, card) for card in cards)
            lines.append(Saying("view-residents", trade=trade, count=len(cards), residents=held))
    return lines


def income(state: State, seat: int) -> int:
    """income.cards: what the cards in front of a guide would give at Income as it stands."""
    return sum(max(income_of(state, seat, card), 0) for card in state.guides[seat].residents)


def dock(state: State, seat: int, land: int) -> Saying:
    """goods.place, order.complete: what lies there, what the order lacks and what it gives."""
    lying = state.guides[seat].docks[land]
    return Saying(
        "view-dock",
        land=land,
        holding=goods_on(lying),
        lack=lacking(state.box, land, lying),
        gives=rewards(state, seat, land),
    )


def icons(state: State, seat: int, species: int) -> Saying:
    """favour.claim: icons of a species, and whether they have claimed its favour."""
    claims = state.claims[species]
    if seat in claims:
        place = claims.index(seat) + 1
        return Saying("view-icons-claimed", species=species, icons=state.icons(seat, species), place=place)
    return Saying("icon-count", species=species, icons=state.icons(seat, species))


def resident(state: State, card: int) -> Saying:
    """A resident in front of a guide: only what still counts."""
    box = state.box
    if box.income_species[card] != NONE:
        return Saying("held-counting", resident=card, species=box.income_species[card])
    if box.income_flags[card]:
        return Saying("held-flags", resident=card)
    if box.end_land[card] != NONE:
        return Saying("held-land", resident=card, land=box.end_land[card])
    return Saying("held", resident=card)
