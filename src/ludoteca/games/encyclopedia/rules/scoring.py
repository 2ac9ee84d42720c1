"""The end of the game (p. 17, 24): collections, tokens, final experts; an automa's scoring card; who wins."""

from typing import assert_never

from ludoteca.games.encyclopedia.box.constants import CATEGORIES, COLLECTION, CONTINENTS, NONE, OVER
from ludoteca.games.encyclopedia.box.contents import (
    AT_END_COINS,
    AT_END_CUBES,
    AT_END_EXPERTS,
    AT_END_REPUTATION,
    AT_END_SEALS,
    AT_END_TOKENS,
    ON_CUBE,
    ON_DICE_VALUE,
    ON_DIE,
    ON_EXPEDITION_VALUE,
    ON_USE,
    WHEN_END_CUBES,
    Box,
)
from ludoteca.games.encyclopedia.box.events import GameEnded, ScoreCounted, StudyDiscarded
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.kernel.table import Step, Table

Line = tuple[str, int, int]
"""A line of the score sheet: what is counted, how many, and the points."""


def collection_vp(box: Box, elements: int) -> int:
    """end.collections: 4 give 3 VP, then 5, 8, 12, 17, 22, 28, 35, 40 up to 12, and 5 for each further one."""
    if elements <= COLLECTION:
        return box.collection_vp[elements]
    return box.collection_vp[COLLECTION] + box.collection_further_vp * (elements - COLLECTION)


def line_names(state: State) -> list[str]:
    """Every line that a sheet can have, a person's or an automa's, in the order of both."""
    groups = max([len(card.experts) for card in state.box.scorings], default=0)
    experts = [f"experts{place + 1}" for place in range(groups)]
    return ["played", *CATEGORIES, *CONTINENTS, *experts, "seals", "coins", "tokens", *state.box.expert_ids]


def sheet(state: State, seat: int) -> list[Line]:
    """end.collections, end.tokens, experts.final: what a seat would score if the game ended now, line by line."""
    if state.seats[seat].automa != NONE:
        return automa_sheet(state, seat)
    me = state.seats[seat]
    lines: list[Line] = [("played", me.vp, me.vp)]
    shelves = list(me.shelves)
    for expert in me.experts:
        if expert != NONE:
            category = state.box.expert_when[expert] - WHEN_END_CUBES
            if 0 <= category < len(CATEGORIES):
                shelves[category] += state.box.expert_amount[expert]
    for category, cubes in enumerate(shelves):
        if cubes:
            lines.append((CATEGORIES[category], cubes, collection_vp(state.box, cubes)))
    for continent, cards in enumerate(continent_collections(state, seat)):
        if cards:
            lines.append((CONTINENTS[continent], cards, collection_vp(state.box, cards)))
    lines.append(("seals", me.seals, me.seals * state.box.vp_per_seal))
    lines.append(("coins", me.coins, me.coins // state.box.coins_per_vp))
    lines.append(("tokens", me.tokens, me.tokens * state.box.vp_per_token))
    for expert in me.experts:
        if expert != NONE:
            count = final_expert_count(state, seat, expert)
            if count != NONE:
                lines.append((state.box.expert_ids[expert], count, count * state.box.expert_amount[expert]))
    return lines


def final_expert_count(state: State, seat: int, expert: int) -> int:
    """experts.final: how often an active final expert counts; NONE if it is not one that gives points."""
    me = state.seats[seat]
    trigger = state.box.expert_trigger[expert]
    if trigger == ON_DIE or trigger == ON_CUBE or trigger == ON_DICE_VALUE or trigger == ON_EXPEDITION_VALUE:
        return NONE
    if trigger == ON_USE or trigger == AT_END_CUBES:
        return NONE
    if trigger == AT_END_TOKENS:
        return me.tokens
    if trigger == AT_END_SEALS:
        return me.seals
    if trigger == AT_END_COINS:
        return me.coins // state.box.coins_per_vp
    if trigger == AT_END_EXPERTS:
        return len(me.owned_experts())
    if trigger == AT_END_REPUTATION:
        return me.reputation
    assert_never(trigger)


def continent_collections(state: State, seat: int) -> list[int]:
    """end.collections: published animals plus all experts; kept Sepultus go where they serve best (sepultus.joker)."""
    box = state.box
    me = state.seats[seat]
    counts = [0] * len(CONTINENTS)
    jokers = 0
    for card in me.published:
        if box.continent[card] == NONE:
            jokers += 1
        else:
            counts[box.continent[card]] += 1
    for expert in me.owned_experts():
        counts[box.expert_continent[expert]] += 1
    return best_split(box, counts, jokers)


def best_split(box: Box, counts: list[int], jokers: int) -> list[int]:
    """sepultus.joker: the split of the jokers over the continents that scores most."""
    best = list(counts)
    best_vp = -1
    for split in splits(jokers, len(counts)):
        joined = [count + extra for count, extra in zip(counts, split, strict=True)]
        vp = sum([collection_vp(box, count) for count in joined])
        if vp > best_vp:
            best, best_vp = joined, vp
    return best


def splits(jokers: int, continents: int) -> list[list[int]]:
    """Every way to hand out so many jokers."""
    if continents == 1:
        return [[jokers]]
    return [[here, *rest] for here in range(jokers, -1, -1) for rest in splits(jokers - here, continents - 1)]


def automa_sheet(state: State, seat: int) -> list[Line]:
    """end.automa: its VP so far, and its scoring card."""
    box = state.box
    me = state.seats[seat]
    card = box.scorings[me.scoring]
    lines: list[Line] = [("played", me.vp, me.vp)]
    animals = [0] * len(CONTINENTS)
    for animal in me.animals:
        animals[box.continent[animal]] += 1
    experts = [0] * len(CONTINENTS)
    for expert in me.retired:
        experts[box.expert_continent[expert]] += 1
    for continent, name in enumerate(CONTINENTS):
        cards = animals[continent] + experts[continent]
        if cards:
            lines.append((name, cards, cards * animals[continent]))
    groups = sorted(experts, reverse=True)
    for place, per_expert in enumerate(card.experts):
        if groups[place]:
            lines.append((f"experts{place + 1}", groups[place], groups[place] * per_expert))
    lines.append(("seals", me.seals, me.seals * card.vp_per_seal))
    lines.append(("coins", me.coins, me.coins // card.coins_per_vp))
    lines.append(("tokens", me.tokens, me.tokens * card.vp_per_token))
    return lines


def total(lines: list[Line]) -> int:
    return sum([vp for _, _, vp in lines])


def winners(state: State) -> list[int]:
    """end.winner: most VP, then most published animals, then shared. For ties an automa has published none
    (end.automa)."""
    best = max([(score, len(state.seats[seat].published)) for seat, score in enumerate(state.scores)])
    return [seat for seat, score in enumerate(state.scores) if (score, len(state.seats[seat].published)) == best]


class FinalScoring(Step[State]):
    """end.discard, end.collections, end.tokens, end.winner: people discard what is under study, then all is counted."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        scores: list[int] = []
        for seat, me in enumerate(state.seats):
            if me.automa == NONE and me.animals:
                table.tell(StudyDiscarded, seat, len(me.animals))
                state.animal_discards += me.animals
                me.animals = ()
                me.cubes = ()
            lines = sheet(state, seat)
            for line, count, vp in lines:
                table.tell(ScoreCounted, seat, line, count, vp)
            scores.append(total(lines))
        state.scores = tuple(scores)
        state.phase = OVER
        table.tell(GameEnded, tuple(winners(state)), state.scores)
