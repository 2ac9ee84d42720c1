"""The whole table as a person sees it, part by part."""

from ludoteca.games.encyclopedia.box.constants import (
    CATEGORIES,
    CONTINENTS,
    NONE,
    NOTHING,
    PUBLICATION,
    ROUNDS,
    TRACK,
    TYPES,
)
from ludoteca.games.encyclopedia.box.state import Naturalist, State
from ludoteca.games.encyclopedia.rules.publication import covered
from ludoteca.games.encyclopedia.rules.research import cube_categories
from ludoteca.games.encyclopedia.rules.scoring import sheet, total
from ludoteca.games.encyclopedia.words.names import categories, die_face, rows, whole_animal, whole_expert
from ludoteca.kernel.piles import shown
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.table import Table

AUTOMA_ROWS_A_LINE = 2


def sections(table: Table[State], viewer: int | None) -> list[Section]:
    """From the round down to each seat."""
    state = table.state
    box = state.box
    return [
        Section(heading(state), progress(state)),
        Section(Saying("view-places"), places(state)),
        Section(
            Saying("view-university", experts=len(state.expert_deck)),
            [whole_expert(box, expert) for expert in shown(state.experts)] or [Saying("view-no-card")],
        ),
        Section(
            Saying("view-academy", animals=len(state.animal_deck)),
            [whole_animal(box, card) for card in shown(state.animals)] or [Saying("view-no-card")],
        ),
        Section(Saying("view-expeditions"), [continent(state, number) for number in range(len(CONTINENTS))]),
        Section(Saying("view-publications"), publications(state)),
        *(Section(Saying("view-seat", seat=seat), board(state, seat, viewer)) for seat in range(len(state.seats))),
    ]


# The central board


def heading(state: State) -> Saying:
    if state.scores:
        return Saying("view-over")
    if not state.round:
        return Saying("view-setup")
    return Saying("view-round", round=state.round, rounds=ROUNDS)


def progress(state: State) -> list[Saying]:
    lines = [Saying("view-first", seat=state.first)]
    if state.round and not state.scores:
        lines.insert(0, Saying("view-token", gift=state.round_token))
    if state.turn != NONE:
        lines.append(Saying("view-turn", seat=state.turn))
    if state.hand != NONE:
        lines.append(Saying("view-hand", die=state.hand, face=state.faces[state.hand]))
    if state.scores:
        lines.append(Saying("view-scores", scores=state.scores))
    return lines


def places(state: State) -> list[Saying]:
    """The four places and what was published with, each with its dice."""
    lines = [place(state, action, dice) for action, dice in enumerate(state.places)]
    if state.publications:
        lines.append(place(state, PUBLICATION, state.publications))
    return lines


def place(state: State, action: int, dice: tuple[int, ...]) -> Saying:
    if not dice:
        return Saying("view-place-empty", action=action)
    return Saying("view-place", action=action, lying=tuple(die_face(state, die) for die in dice))


def continent(state: State, number: int) -> Saying:
    """expedition.space: the dice on it, and what the next space gives."""
    lying = tuple(die_face(state, die) for die in state.expeditions[number] if die != NONE)
    space = state.leftmost_space(number)
    if space == NONE:
        return Saying("view-continent-full", continent=number, lying=lying)
    return Saying(
        "view-continent",
        continent=number,
        colour=number,
        lying=lying,
        reputation=state.box.space_reputation(space),
        more=state.box.space_bonus(space),
    )


def publications(state: State) -> list[Saying]:
    lines = []
    for seat, naturalist in enumerate(state.seats):
        shelves = tuple(
            Saying("view-shelf", category=category, cubes=naturalist.shelves[category])
            for category in range(len(CATEGORIES))
            if naturalist.shelves[category]
        )
        lines.append(Saying("view-shelves", seat=seat, shelves=shelves))
    return lines


# A seat


def board(state: State, seat: int, viewer: int | None) -> list[Saying]:
    """A player board; its owner may look at face-down cards, others only if the table plays so (publication.hidden)."""
    me = state.seats[seat]
    lines = [
        Saying("view-goods", vp=me.vp, coins=me.coins, tokens=me.tokens, seals=me.seals),
        reputation(state, me),
    ]
    hidden = covered(state, seat, viewer)
    if not hidden:
        lines.insert(1, Saying("view-score-now", points=total(sheet(state, seat))))
    if me.automa != NONE:
        lines.extend(automa(state, me))
    slots = tuple(
        Saying("view-slot", slot=slot, lying=tuple(die_face(state, die) for die in dice))
        for slot, dice in enumerate(me.slots)
        if dice
    )
    if slots:
        lines.append(Saying("view-slots", slots=slots))
    if me.drawn:
        lines.append(Saying("view-drawn", lying=tuple(die_face(state, die) for die in me.drawn)))
    lines.extend(Saying("view-expert", whole=whole_expert(state.box, e)) for e in me.experts if e != NONE)
    if me.retired:
        lines.append(face_down_experts(state, me, hidden))
    if me.automa == NONE:
        lines.extend(study(state, me, position) for position in range(len(me.animals)))
    elif me.animals:
        lines.append(Saying("view-automa-animals", animals=len(me.animals), names=animals(state, me.animals)))
    if me.published:
        lines.append(published(state, me, hidden))
    return lines


def reputation(state: State, me: Naturalist) -> Saying:
    """reputation: the marker, and the next bonus ahead."""
    for distance in range(1, TRACK + 1):
        bonus = state.box.track[(me.reputation + distance) % TRACK]
        if bonus != NOTHING:
            return Saying("view-reputation", space=me.reputation, distance=distance, bonus=bonus)
    return Saying("view-reputation-bare", space=me.reputation)


def face_down_experts(state: State, me: Naturalist, covered: bool) -> Saying:
    if covered:
        return Saying("view-face-down-covered", experts=len(me.retired))
    names = tuple(
        Saying("expert-of", expert=expert, continent=state.box.expert_continent[expert]) for expert in me.retired
    )
    return Saying("view-face-down", experts=len(me.retired), names=names)


def study(state: State, me: Naturalist, position: int) -> Saying:
    """An animal under study: where its cubes lie, and what its free spaces cost."""
    box = state.box
    card = me.animals[position]
    cubes = me.cubes[position]
    lying = categories(cube_categories(state, card, cubes))
    if box.continent[card] == NONE:
        free = () if cubes else tuple(space(category, box.sepultus_cost[card]) for category in box.categories[card])
        return Saying("view-study-sepultus", animal=card, lying=lying, free=free)
    free = tuple(
        space(box.categories[card][kind], box.research_cost[kind])
        for kind in range(len(TYPES))
        if not cubes >> kind & 1
    )
    return Saying("view-study", animal=card, continent=box.continent[card], lying=lying, free=free)


def space(category: int, points: int) -> Saying:
    return Saying("view-space", category=category, points=points)


def published(state: State, me: Naturalist, covered: bool) -> Saying:
    if covered:
        return Saying("view-published-covered", animals=len(me.published))
    return Saying("view-published", animals=len(me.published), names=animals(state, me.published))


def animals(state: State, cards: tuple[int, ...]) -> tuple[Saying, ...]:
    """Animals with their continents; a creature has none."""
    return tuple(
        Saying("creature", animal=card)
        if state.box.continent[card] == NONE
        else Saying("animal-of", animal=card, continent=state.box.continent[card])
        for card in cards
    )


def automa(state: State, me: Naturalist) -> list[Saying]:
    """Its two cards, its priorities, and what it does with each die."""
    box = state.box
    lines = [
        Saying(
            "view-automa",
            behaviour=me.automa,
            stars=stars(state, "behaviour", me.automa),
            scoring=me.scoring,
            marks=stars(state, "scoring", me.scoring),
        )
    ]
    if me.priorities:
        lines.append(Saying("view-priorities", continents=me.priorities))
    card = box.behaviours[me.automa]
    said = [automa_row(state, me.automa, face) for face in range(len(card), 0, -1)]
    for start in range(0, len(said), AUTOMA_ROWS_A_LINE):
        lines.append(Saying("view-automa-rows", rows=tuple(said[start : start + AUTOMA_ROWS_A_LINE])))
    return lines


def automa_row(state: State, behaviour: int, face: int) -> Saying:
    """automa.action: what its card says for a die of this value."""
    row = state.box.behaviours[behaviour][face - 1]
    gains: list[Saying] = []
    if row.animals:
        gains.append(Saying("gift-animal"))
    if row.experts:
        gains.append(Saying("gift-expert"))
    if row.coins:
        gains.append(Saying("n-coins", coins=row.coins))
    if row.first:
        gains.append(Saying("automa-first"))
    if row.tokens:
        gains.append(Saying("n-tokens", tokens=row.tokens))
    if row.seals:
        gains.append(Saying("n-seals", seals=row.seals))
    if row.reputation:
        gains.append(Saying("n-reputation", reputation=row.reputation))
    if row.vp_per_token:
        gains.append(Saying("automa-vp-per-token", vp=row.vp_per_token))
    return Saying("view-automa-row", face=face, action=row.place, gains=tuple(gains))


def stars(state: State, key: str, card: int) -> str:
    """How hard a card is: * to ***."""
    return "*" * int(str(rows(state.box, key)[card]["stars"]))
