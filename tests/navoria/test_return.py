"""D. Return (p. 14), and the three rounds."""

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.events import (
    ExplorerReturned,
    GameEnded,
    IncomeCounted,
    OrderChanged,
    PhaseBegan,
    PrizeWon,
    ResidentRecruited,
    ResidentRevealed,
    RoundBegan,
    ScoreCounted,
    TokenGathered,
)
from ludoteca.games.navoria.rules.homecoming import ReturnCards, ReturnExplorers, ReturnOrder
from ludoteca.games.navoria.rules.round import Round
from ludoteca.games.navoria.scene import Play, Scene
from tests.navoria.kit_expect import answer, possible
from tests.navoria.kit_residents_table import LANDS, RESIDENTS, TRADES

OUTPOSTS = {"desert": (0, 1, 3, 5), "glacier": (0, 2, 4, 6), "forest": (0, 2, 5, 7)}
guides = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize("space", [0, 3, 7])
@pytest.mark.parametrize("built", [0, 1, 2, 3])
@pytest.mark.parametrize("land", LANDS)
def test_an_explorer_goes_to_its_owners_furthest_outpost(land: str, built: int, space: int) -> None:
    """return.explorers: back or forward; without an outpost to the start."""
    scene = Scene(3).give(0, explorers={land: space}, outposts={land: built})
    scene.give(1, outposts={land: 3}).give(2, explorers={land: space})
    play = scene.steps(ReturnExplorers())
    assert play.explorer(land) == OUTPOSTS[land][built]
    assert play.explorer(land, 1) == OUTPOSTS[land][3]
    assert play.explorer(land, 2) == 0, "others' outposts do not count"
    assert [guide.points for guide in play.state.guides] == [0, 0, 0]
    moved = [event for event in play.events if isinstance(event, ExplorerReturned) and event.seat == 0]
    there = OUTPOSTS[land][built]
    assert [event.way for event in moved] == ([] if space == there else ["forward" if there > space else "back"])


def test_an_explorer_at_the_treasure_returns_without_points() -> None:
    """return.explorers explore.treasure: Return pays nothing."""
    scene = Scene().give(points=4, explorers={"desert": 7, "glacier": 8, "forest": 9}, outposts={"desert": 2})
    play = scene.steps(ReturnExplorers())
    assert play.me.explorers == (3, 0, 0)
    assert play.me.points == 4


@guides
def test_tokens_go_into_the_bag_and_three_new_cards_lie_there(seats: int) -> None:
    """return.cards: the cards that were left are discarded and do not come again."""
    by_trade = {trade: [r.id for r in RESIDENTS if r.trade == trade] for trade in TRADES}
    scene = Scene(seats).taken(merchant="1 3", artisan="2", soldier="1")
    scene.show(**{trade: cards[:2] for trade, cards in by_trade.items()})
    scene.give(1, residents=[cards[2] for cards in by_trade.values()])
    play = scene.steps(ReturnCards())
    assert play.state.bag == ((2,) if seats == 2 else (3,)) * 5
    assert all(area == (0, 0, 0) for area in play.state.areas)
    names = play.state.box.resident_ids
    assert sorted(names[card] for card in play.state.discards) == sorted(
        card for cards in by_trade.values() for card in cards[:2]
    )
    for cards in by_trade.values():
        for card in cards[3:6]:
            assert set(possible(play)) <= set(cards[3:])
            play.luck(card)
    assert [[names[card] for card in row] for row in play.state.shown] == [cards[3:6] for cards in by_trade.values()]
    assert play.residents(1) == [cards[2] for cards in by_trade.values()]


@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ((0, 1), (5, 9), (1, 0)),
        ((0, 1), (9, 5), (0, 1)),
        ((0, 1), (5, 5), (0, 1)),
        ((1, 0), (5, 5), (1, 0)),
        ((0, 1, 2), (1, 2, 3), (2, 1, 0)),
        ((2, 0, 1), (4, 4, 4), (2, 0, 1)),
        ((2, 1, 0), (6, 6, 9), (2, 1, 0)),
        ((0, 2, 1), (6, 6, 2), (0, 1, 2)),
        ((1, 0, 2), (6, 6, 7), (2, 1, 0)),
        ((0, 1, 2, 3), (3, 3, 8, 8), (2, 3, 0, 1)),
        ((3, 2, 1, 0), (3, 3, 8, 8), (3, 2, 1, 0)),
        ((1, 3, 0, 2), (3, 8, 3, 8), (1, 3, 0, 2)),
        ((1, 3, 0, 2), (7, 7, 7, 9), (3, 1, 0, 2)),
        ((0, 1, 2, 3), (0, 0, 0, 0), (0, 1, 2, 3)),
    ],
)
def test_the_new_order_is_by_points_and_ties_keep_their_order(
    before: tuple[int, ...], points: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """return.order: most first."""
    scene = Scene(len(before)).order(*before)
    for seat, count in enumerate(points):
        scene.give(seat, points=count)
    play = scene.steps(ReturnOrder())
    assert play.state.order == after
    assert play.told(OrderChanged) == [OrderChanged(after)]


# The rounds


def played(seats: int) -> Play:
    play = Play(GAME.begin(["person"] * seats))
    while play.asked:
        answer(play)
    return play


@guides
def test_a_game_has_three_rounds_and_the_last_one_has_no_return(seats: int) -> None:
    """return.order return.cards return.explorers end: two Returns, then the end."""
    play = played(seats)
    assert [event.round for event in play.events if isinstance(event, RoundBegan)] == [1, 2, 3]
    assert len(play.told(OrderChanged)) == 2
    assert len(play.told(ResidentRevealed)) == 3 * 15
    assert len(play.told(GameEnded)) == 1
    last = [number for number, event in enumerate(play.events) if isinstance(event, RoundBegan)][-1]
    assert not any(isinstance(event, ExplorerReturned) for event in play.events[last:])
    recruited = {2: 8, 3: 12, 4: 12}[seats]
    assert sum(map(sum, play.state.areas)) == recruited, "the tokens of round 3 stay in the Capital"


@guides
def test_a_round_is_recruit_gather_income_return(seats: int) -> None:
    """recruit.end gather income.cards income.exploration return.order: in this order, every round."""
    play = played(seats)
    phases = (ResidentRecruited, TokenGathered, IncomeCounted, PrizeWon, OrderChanged)
    starts = [number for number, event in enumerate(play.events) if isinstance(event, RoundBegan)]
    for start, stop in zip(starts, [*starts[1:], len(play.events)], strict=True):
        seen = [phases.index(type(event)) for event in play.events[start:stop] if isinstance(event, phases)]
        assert seen == sorted(seen)
        assert {ResidentRecruited, TokenGathered, PrizeWon} <= {type(event) for event in play.events[start:stop]}


@guides
def test_every_phase_is_told_before_anything_in_it(seats: int) -> None:
    """gather income.cards return.explorers end: the round begins with Recruit; the last has no Return."""
    play = played(seats)
    told = [(event.round, event.phase) for event in play.events if isinstance(event, PhaseBegan)]
    both = [(number, phase) for number in (1, 2) for phase in ("gather", "income", "return")]
    assert told == [*both, (3, "gather"), (3, "income"), (3, "end")]
    phase = ""
    belongs = {TokenGathered: "gather", IncomeCounted: "income", PrizeWon: "income", OrderChanged: "return"}
    belongs |= {ExplorerReturned: "return", ScoreCounted: "end", ResidentRecruited: "recruit"}
    for event in play.events:
        phase = "recruit" if isinstance(event, RoundBegan) else event.phase if isinstance(event, PhaseBegan) else phase
        assert belongs.get(type(event), phase) == phase


@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 12), (4, 9)])
def test_at_the_end_everybody_has_recruited_for_three_rounds(seats: int, cards: int) -> None:
    """recruit.end end: 4 cards a round, with four guides 3; all are counted."""
    play = played(seats)
    assert [len(play.residents(seat)) for seat in range(seats)] == [cards] * seats
    assert len({event.seat for event in play.events if isinstance(event, ScoreCounted)}) == seats


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_round_itself_knows_whether_it_is_the_last(number: int) -> None:
    """return.explorers end: after the Income of round 3 explorers stay where they are."""
    scene = Scene().show(**{trade: [r.id for r in RESIDENTS if r.trade == trade][:3] for trade in TRADES})
    play = scene.steps(Round(number))
    while play.asked not in ("", "RevealResident"):
        answer(play)
    assert play.asked == ("" if number == 3 else "RevealResident")
    assert play.state.round == number
    assert all(guide.recruited == 4 for guide in play.state.guides)
