"""The parts of a space (p. 13) come in any order, and are asked for only where the order can matter.

All orders are played on copies, of spaces and positions made at random: where nothing is asked, every order must lead
to the same ends. That every order can be chosen is what the first rules number always asked.
"""

import random
from typing import Final

import pytest

from ludoteca.games.navoria.box.constants import ARTISAN, GOODS, LANDS, OUTPOSTS_EACH, TRADES
from ludoteca.games.navoria.box.contents import EFFECTS, GATHER, OUTPOST, STEP
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.mind.pruning import prior
from ludoteca.games.navoria.rules.effects import ChoosePart, TakeParts, parts_of
from ludoteca.games.navoria.scene import Play, Scene
from ludoteca.kernel.snapshot import image, snapshot
from ludoteca.kernel.table import Table
from tests.navoria.kit_expect import refused
from tests.navoria.kit_packs import Pack, changed, space

Order = tuple[int, ...]
Ends = dict[Order, set[object]]

BATCHES: Final = 4
POSITIONS: Final = 25
PARTS: Final = ("points", "step", "goods", "outpost", "artisans")


def any_land(luck: random.Random) -> str:
    return luck.choice((*LANDS, "any"))


def part(kind: str, luck: random.Random) -> str:
    if kind == "points":
        return f"points {luck.randrange(4)}"
    if kind == "goods":
        return "goods " + " ".join(luck.choices((*GOODS, "any"), (2, 2, 2, 1), k=luck.choice((1, 1, 2))))
    return "artisans" if kind == "artisans" else f"{kind} {any_land(luck)}"


def wild_pack(luck: random.Random) -> Pack:
    """A space with parts of any kinds in any order, and docks that reward with anything that a dock may give."""
    kinds = luck.sample(PARTS, luck.choice((2, 2, 3)))
    pack = space(0, 1, [part(kind, luck) for kind in kinds])
    docks = []
    for number in range(len(LANDS)):
        rewards = [part(luck.choice(("points", "step", "artisans", "outpost")), luck) for _ in range(5)]
        docks.append(changed("dock", number, base=rewards[:2], outposts=rewards[2:])["dock"][number])  # type: ignore[index]
    return {**pack, "dock": docks}


def wild_position(luck: random.Random) -> Scene:
    """Somewhere on the tracks, with goods on the docks, outposts and artisans."""
    scene = Scene(2, pack=wild_pack(luck))
    box = scene.box
    artisans = [name for card, name in enumerate(box.resident_ids) if box.trade[card] == ARTISAN]
    return scene.give(
        explorers={land: luck.randint(box.spaces[at] - 2, box.spaces[at]) for at, land in enumerate(LANDS)},
        outposts={land: luck.randint(0, OUTPOSTS_EACH) for land in LANDS},
        docks={
            "desert": " ".join(luck.choices(GOODS, k=luck.choice((2, 3)))),
            "glacier": " ".join([luck.choice(GOODS)] * luck.choice((1, 2))),
            "forest": " ".join(luck.sample(GOODS, luck.choice((1, 2)))),
        },
        residents=luck.sample(artisans, luck.randrange(3)),
    )


def ends(scene: Scene, rules: int) -> Ends:
    """Where the first merchant's space can lead by these rules, for every order in which its parts are asked."""
    parts = parts_of(scene.box.areas[0][0])
    begun: Table[State] = Table(scene.state.clone(), [TakeParts(0, 0, 0, parts)], [], rules)
    begun.settle()
    found: Ends = {}
    waiting: list[tuple[Order, Table[State]]] = [((), begun)]
    seen: set[object] = set()
    while waiting:
        order, table = waiting.pop()
        question = table.question
        if question is None:
            found.setdefault(order, set()).add(image(table.state))
            continue
        if (order, snapshot(table)) in seen:
            continue
        seen.add((order, snapshot(table)))
        for option in table.options():
            copy = table.clone()
            copy.commit(option)
            waiting.append(((*order, option) if isinstance(question, ChoosePart) else order, copy))
    return found


def whole(order: Order, parts: Order) -> Order:
    """The order with its last part, which is not asked for."""
    return (*order, *[part for part in parts if part not in order])


@pytest.mark.parametrize("batch", range(BATCHES))
def test_where_no_order_is_asked_every_order_leads_to_the_same_ends(batch: int) -> None:
    """gather: and where one is asked, each answer leads where all orders lead with that part before the other."""
    asked = not_asked = 0
    for number in range(batch, BATCHES * POSITIONS, BATCHES):
        scene = wild_position(random.Random(f"parts {number}"))
        parts = parts_of(scene.box.areas[0][0])
        now = ends(scene, 2)
        before = {whole(order, parts): where for order, where in ends(scene, 1).items()}
        if list(now) == [()]:
            not_asked += 1
            for order, where in before.items():
                assert where == now[()], (number, [EFFECTS[part] for part in order])
            continue
        asked += 1
        assert set(now) == {(GATHER,), (OUTPOST,)}, number
        for order, where in before.items():
            first = GATHER if order.index(GATHER) < order.index(OUTPOST) else OUTPOST
            assert where == now[(first,)], (number, [EFFECTS[part] for part in order])
    assert asked > 0
    assert not_asked > 0


# Where it matters

GOODS_AND_OUTPOST = space(0, 1, ["goods food", "step any", "outpost desert"])


def waiting_for_food(rules: int = 2) -> Play:
    """A desert order that lacks one good, and no outpost there yet: the first gives 2 points more for an order."""
    scene = Scene(pack=GOODS_AND_OUTPOST).give(docks={"desert": "food food food"}).by_rules(rules)
    return scene.tokens(decks="merchant").gather().do("space1")


def test_goods_and_an_outpost_are_asked_for() -> None:
    """gather: an outpost built before the order is completed adds its reward. The step is no question of order."""
    points = {}
    for first in ("goods", "outpost"):
        play = waiting_for_food()
        assert play.asked == "ChooseExplorer", "the step comes first: it touches neither"
        play.do("forest")
        assert (play.asked, sorted(play.offered)) == ("ChoosePart", ["goods", "outpost"])
        play.do(first, "desert")
        assert play.asked == ""
        assert play.outposts("desert") == 1
        points[first] = play.me.points
    assert points == {"goods": 0, "outpost": 2}


def test_a_part_that_has_been_taken_is_refused() -> None:
    """gather.spaces: the step is taken before the two that are asked for."""
    play = waiting_for_food().do("forest")
    refused(play, "step", "gather.spaces", "part-not-here", part=STEP, trade=0, space=0)


def test_a_bot_looks_at_both_orders_where_they_differ() -> None:
    """gather: goods and an outpost; of parts whose order is nothing it looks at one."""
    table = waiting_for_food().do("forest").table
    assert prior(table, table.options()) == [1.0, 1.0]
    table = waiting_for_food(rules=1).table
    assert [EFFECTS[option] for option in table.options()] == ["goods", "step", "outpost"]
    assert prior(table, table.options()) == [0.0, 1.0, 0.0]


# Tables that began by the first rules


@pytest.mark.parametrize("trade", TRADES)
def test_the_first_rules_ask_for_every_order(trade: str) -> None:
    """gather: a table that began so goes on so."""
    play = Scene(3).by_rules(1).tokens(decks=trade).gather().do("space2")
    assert (play.asked, sorted(play.offered)) == ("ChoosePart", ["goods", "step"])
    play.do("step", "forest")
    assert (play.explorer("forest"), play.asked) == (1, "ChooseGood")
    play.do("weapon", "forest")
    assert (play.dock("forest"), play.asked) == ({"weapon": 1}, "")


@pytest.mark.parametrize("answers", ["goods food desert desert", "step desert food desert"])
def test_by_the_first_rules_an_order_completed_by_a_space_moves_the_explorer_too(answers: str) -> None:
    """gather explore.treasure order.complete: the space's step and the order's, in either order, to the treasure."""
    scene = Scene(3).give(explorers={"desert": 5}, docks={"desert": "food food food"}).by_rules(1)
    play = scene.tokens(decks="merchant").gather().do("space2", *answers.split())
    assert play.asked == ""
    assert (play.explorer("desert"), play.me.points) == (7, 3)
