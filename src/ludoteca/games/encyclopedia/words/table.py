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
from ludoteca.kernel.game import Phrase, Section
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import Table

AUTOMA_ROWS_A_LINE = 2


def sections(table: Table[State], viewer: int | None) -> list[Section]:
    """From the round down to each seat."""
    state = table.state
    box = state.box
    return [
        Section(heading(state), progress(state)),
        Section(Phrase("view-places"), places(state)),
        Section(
            Phrase("view-university", experts=len(state.expert_deck)),
            [whole_expert(box, expert) for expert in shown(state.experts)] or [Phrase("view-no-card")],
        ),
        Section(
            Phrase("view-academy", animals=len(state.animal_deck)),
            [whole_animal(box, card) for card in shown(state.animals)] or [Phrase("view-no-card")],
        ),
        Section(Phrase("view-expeditions"), [continent(state, number) for number in range(len(CONTINENTS))]),
        Section(Phrase("view-publications"), publications(state)),
        *(Section(Phrase("view-seat", seat=seat), board(state, seat, viewer)) for seat in range(len(state.seats))),
    ]


# The central board


def heading(state: State) -> Phrase:
    if state.scores:
        return Phrase("view-over")
    if not state.round:
        return Phrase("view-setup")
    return Phrase("view-round", round=state.round, rounds=ROUNDS)


def progress(state: State) -> list[Phrase]:
    lines = [Phrase("view-first", seat=state.first)]
    if state.round and not state.scores:
        lines.insert(0, Phrase("view-token", gift=state.round_token))
    if state.turn != NONE:
        lines.append(Phrase("view-turn", seat=state.turn))
    if state.hand != NONE:
        lines.append(Phrase("view-hand", die=state.hand, face=state.faces[state.hand]))
    if state.scores:
        lines.append(Phrase("view-scores", scores=state.scores))
    return lines


def places(state: State) -> list[Phrase]:
    """The four places and what was published with, each with its dice."""
    lines = [place(state, action, dice) for action, dice in enumerate(state.places)]
    if state.publications:
        lines.append(place(state, PUBLICATION, state.publications))
    return lines


def place(state: State, action: int, dice: tuple[int, ...]) -> Phrase:
    if not dice:
        return Phrase("view-place-empty", action=action)
    return Phrase("view-place", action=action, lying=tuple(die_face(state, die) for die in dice))


def continent(state: State, number: int) -> Phrase:
    """expedition.space: the dice on it, and what the next space gives."""
    lying = tuple(die_face(state, die) for die in state.expeditions[number] if die != NONE)
    space = state.leftmost_space(number)
    if space == NONE:
        return Phrase("view-continent-full", continent=number, lying=lying)
    return Phrase(
        "view-continent",
        continent=number,
        colour=number,
        lying=lying,
        reputation=state.box.space_reputation(space),
        more=state.box.space_bonus(space),
    )


def publications(state: State) -> list[Phrase]:
    lines = []
    for seat, naturalist in enumerate(state.seats):
        shelves = tuple(
            Phrase("view-shelf", category=category, cubes=naturalist.shelves[category])
            for category in range(len(CATEGORIES))
            if naturalist.shelves[category]
        )
        lines.append(Phrase("view-shelves", seat=seat, shelves=shelves))
    return lines


# A seat


def board(state: State, seat: int, viewer: int | None) -> list[Phrase]:
    """A player board; its owner may look at face-down cards, others only if the table plays so (publication.hidden)."""
    me = state.seats[seat]
    lines = [
        Phrase("view-goods", vp=me.vp, coins=me.coins, tokens=me.tokens, seals=me.seals),
        reputation(state, me),
    ]
    hidden = covered(state, seat, viewer)
    if not hidden:
        lines.insert(1, Phrase("view-score-now", points=total(sheet(state, seat))))
    if me.automa != NONE:
        lines.extend(automa(state, me))
    slots = tuple(
        Phrase("view-slot", slot=slot, lying=tuple(die_face(state, die) for die in dice))
        for slot, dice in enumerate(me.slots)
        if dice
    )
    if slots:
        lines.append(Phrase("view-slots", slots=slots))
    if me.drawn:
        lines.append(Phrase("view-drawn", lying=tuple(die_face(state, die) for die in me.drawn)))
    lines.extend(Phrase("view-expert", whole=whole_expert(state.box, e)) for e in me.experts if e != NONE)
    if me.retired:
        lines.append(face_down_experts(state, me, hidden))
    if me.automa == NONE:
        lines.extend(study(state, me, position) for position in range(len(me.animals)))
    elif me.animals:
        lines.append(Phrase("view-automa-animals", animals=len(me.animals), names=animals(state, me.animals)))
    if me.published:
        lines.append(published(state, me, hidden))
    return lines


def reputation(state: State, me: Naturalist) -> Phrase:
    """reputation: the marker, and the next bonus ahead."""
    for distance in range(1, TRACK + 1):
        bonus = state.box.track[(me.reputation + distance) % TRACK]
        if bonus != NOTHING:
            return Phrase("view-reputation", space=me.reputation, distance=distance, bonus=bonus)
    return Phrase("view-reputation-bare", space=me.reputation)


def face_down_experts(state: State, me: Naturalist, covered: bool) -> Phrase:
    if covered:
        return Phrase("view-face-down-covered", experts=len(me.retired))
    names = tuple(
        Phrase("expert-of", expert=expert, continent=state.box.expert_continent[expert]) for expert in me.retired
    )
    return Phrase("view-face-down", experts=len(me.retired), names=names)


def study(state: State, me: Naturalist, position: int) -> Phrase:
    """An animal under study: where its cubes lie, and what its free spaces cost."""
    box = state.box
    card = me.animals[position]
    cubes = me.cubes[position]
    lying = categories(cube_categories(state, card, cubes))
    if box.continent[card] == NONE:
        free = () if cubes else tuple(space(category, box.sepultus_cost[card]) for category in box.categories[card])
        return Phrase("view-study-sepultus", animal=card, lying=lying, free=free)
    free = tuple(
        space(box.categories[card][kind], box.research_cost[kind])
        for kind in range(len(TYPES))
        if not cubes >> kind & 1
    )
    return Phrase("view-study", animal=card, continent=box.continent[card], lying=lying, free=free)


def space(category: int, points: int) -> Phrase:
    return Phrase("view-space", category=category, points=points)


def published(state: State, me: Naturalist, covered: bool) -> Phrase:
    if covered:
        return Phrase("view-published-covered", animals=len(me.published))
    return Phrase("view-published", animals=len(me.published), names=animals(state, me.published))


def animals(state: State, cards: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Animals with their continents; a creature has none."""
    return tuple(
        Phrase("creature", animal=card)
        if state.box.continent[card] == NONE
        else Phrase("animal-of", animal=card, continent=state.box.continent[card])
        for card in cards
    )


def automa(state: State, me: Naturalist) -> list[Phrase]:
    """Its two cards, its priorities, and what it does with each die."""
    box = state.box
    lines = [
        Phrase(
            "view-automa",
            behaviour=me.automa,
            stars=stars(state, "behaviour", me.automa),
            scoring=me.scoring,
            marks=stars(state, "scoring", me.scoring),
        )
    ]
    if me.priorities:
        lines.append(Phrase("view-priorities", continents=me.priorities))
    card = box.behaviours[me.automa]
    said = [automa_row(state, me.automa, face) for face in range(len(card), 0, -1)]
    for start in range(0, len(said), AUTOMA_ROWS_A_LINE):
        lines.append(Phrase("view-automa-rows", rows=tuple(said[start : start + AUTOMA_ROWS_A_LINE])))
    return lines


def automa_row(state: State, behaviour: int, face: int) -> Phrase:
    """automa.action: what its card says for a die of this value."""
    row = state.box.behaviours[behaviour][face - 1]
    gains: list[Phrase] = []
    if row.animals:
        gains.append(Phrase("gift-animal"))
    if row.experts:
        gains.append(Phrase("gift-expert"))
    if row.coins:
        gains.append(Phrase("n-coins", coins=row.coins))
    if row.first:
        gains.append(Phrase("automa-first"))
    if row.tokens:
        gains.append(Phrase("n-tokens", tokens=row.tokens))
    if row.seals:
        gains.append(Phrase("n-seals", seals=row.seals))
    if row.reputation:
        gains.append(Phrase("n-reputation", reputation=row.reputation))
    if row.vp_per_token:
        gains.append(Phrase("automa-vp-per-token", vp=row.vp_per_token))
    return Phrase("view-automa-row", face=face, action=row.place, gains=tuple(gains))


def stars(state: State, key: str, card: int) -> str:
    """How hard a card is: * to ***."""
    return "*" * int(str(rows(state.box, key)[card]["stars"]))
