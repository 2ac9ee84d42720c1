"""Whether a table is one that there can be: every count within its bounds, and nothing lost or doubled."""

from ludoteca.games.navoria.box.constants import (
    BLANK,
    DRAWN_TOKENS,
    FAVOUR_SPACES,
    GOODS,
    GOODS_EACH,
    LANDS,
    OUTPOSTS_EACH,
    RECRUITS,
    ROUNDS,
    SPECIES,
    TOKENS_EACH,
    TOKENS_EACH_FOR_TWO,
    TRADES,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.gather import ChooseSpace
from ludoteca.games.navoria.rules.recruit import JoinGuide
from ludoteca.kernel.piles import shown
from ludoteca.kernel.plain import within
from ludoteca.kernel.table import Step, Table


def check(table: Table[State]) -> None:
    """Raise AssertionError where something cannot be."""
    check_counts(table.state)
    check_residents(table)
    check_tokens_and_goods(table)
    check_tiles(table.state)


def tokens_each(state: State) -> int:
    """setup.bag: how many tokens of each trade are in play."""
    return TOKENS_EACH_FOR_TWO if len(state.guides) == 2 else TOKENS_EACH


def check_counts(state: State) -> None:
    seats = len(state.guides)
    tokens = tokens_each(state)
    recruits = RECRUITS[seats]
    within("round", (state.round,), 0, ROUNDS)
    within("turn", (state.turn,), 0, recruits * seats)
    within("bag", state.bag, 0, tokens)
    within("hand", (len(state.hand),), 0, DRAWN_TOKENS)
    within("hand", state.hand, 0, len(TRADES) - 1)
    within("capital", state.capital, 0, tokens)
    within("deck_tokens", state.deck_tokens, 0, tokens)
    for area in state.areas:
        within("areas", area, 0, 1)
    within("stock", state.stock, 0, GOODS_EACH)
    within("scores", state.scores, 0, None)
    for guide in state.guides:
        within("points", (guide.points,), 0, None)
        for land in range(len(LANDS)):
            within("explorers", (guide.explorers[land],), 0, state.box.spaces[land])
            within("docks", guide.docks[land], 0, GOODS_EACH)
        within("outposts", guide.outposts, 0, OUTPOSTS_EACH)
        within("recruited", (guide.recruited,), 0, recruits)


def check_residents(table: Table[State]) -> None:
    state = table.state
    residents = [card for deck in state.decks for card in deck] + list(state.discards)
    residents += [card for row in state.shown for card in shown(row)]
    residents += [card for guide in state.guides for card in guide.residents]
    residents += [step.card for step in table.agenda if isinstance(step, JoinGuide)]  # being recruited
    assert sorted(residents) == list(range(state.box.residents)), "residents"
    assert sorted(state.order) == list(range(len(state.guides))), f"order: {state.order}"


def check_tokens_and_goods(table: Table[State]) -> None:
    state = table.state
    gathered = [step.trade for step in table.agenda if isinstance(step, ChooseSpace)]  # on the way to its space
    for trade in range(len(TRADES)):
        tokens = state.bag[trade] + state.capital[trade] + state.deck_tokens[trade] + sum(state.areas[trade])
        tokens += state.hand.count(trade) + gathered.count(trade)
        assert tokens == tokens_each(state), f"{TRADES[trade]} tokens: {tokens}"
    for good in range(len(GOODS)):
        goods = state.stock[good] + sum(dock[good] for guide in state.guides for dock in guide.docks)
        goods += sum(goods_in_hand(step).count(good) for step in table.agenda)
        assert goods == GOODS_EACH, f"{GOODS[good]}: {goods}"


def goods_in_hand(step: Step[State]) -> tuple[int, ...]:
    """Goods taken from the stock and not yet on a dock."""
    goods: tuple[int, ...] = getattr(step, "taken", ()) or getattr(step, "goods", ())
    return goods


def check_tiles(state: State) -> None:
    """Each tile lies on one species, or in the pile; nobody stands on one twice, and on a blank one nobody."""
    lying = [tile for tile in state.tiles if tile >= 0]
    known = sorted([*lying, *state.tile_pile])
    assert known == sorted(set(known)), f"tiles: {known}"
    within("tiles", known, 0, len(state.box.favour_ids) - 1)
    for species in range(len(SPECIES)):
        claims = state.claims[species]
        within("claims", claims, 0, len(state.guides) - 1)
        most = FAVOUR_SPACES if state.tiles[species] != BLANK else 0
        assert len(claims) == len(set(claims)) <= most, f"claims: {claims}"
