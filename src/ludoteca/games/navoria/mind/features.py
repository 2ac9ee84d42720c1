"""What a learned evaluation looks at: a guide's position in numbers, each with a name.

The first is what the hand-written evaluation expects; what is learned (`ludoteca train`) is where it errs.
"""

from typing import Final

from ludoteca.games.navoria.box.constants import ARTISAN, LANDS, RECRUITS, ROUNDS, TRADES
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.mind.evaluation import (
    WEIGHTS,
    counted,
    docks,
    favours,
    gather_turns,
    income_over,
    incomes,
    tracks,
)

NAMES: Final = (
    *("points", "one", "recruits", "gather turns", "income over"),
    *("incomes", "tracks", "docks", "favours"),
    *(f"trade {trade}" for trade in TRADES),
    *("most icons", "second icons", "third icons", "claims", "flags"),
    *(f"explorer {land}" for land in LANDS),
    *(f"outposts {land}" for land in LANDS),
    *(f"goods {land}" for land in LANDS),
    *(f"ahead {land}" for land in LANDS),
)
AT: Final = {name: place for place, name in enumerate(NAMES)}
ONE: Final = AT["one"]
PARTS_AT: Final = AT["incomes"]
TRADES_AT: Final = AT[f"trade {TRADES[0]}"]
ICONS_AT: Final = AT["most icons"]
EXPLORERS_AT: Final = AT[f"explorer {LANDS[0]}"]
OUTPOSTS_AT: Final = AT[f"outposts {LANDS[0]}"]
GOODS_AT: Final = AT[f"goods {LANDS[0]}"]
AHEAD_AT: Final = AT[f"ahead {LANDS[0]}"]


def features(state: State, seat: int) -> list[float]:
    found = [0.0] * len(NAMES)
    found[ONE] = 1.0
    if not state.round:
        return found
    box = state.box
    guide = state.guides[seat]
    over = income_over(state)
    later = ROUNDS - state.round
    each = RECRUITS[len(state.guides)]
    now = 0 if over else each - guide.recruited
    coming = now + later * each
    turns = each * later + (0.0 if over else gather_turns(state, seat))
    icons, trades = counted(box, guide)
    found[ONE + 1] = float(coming)
    found[ONE + 2] = turns
    if over:
        found[ONE + 3] = 1.0
    pay = incomes(state, seat, icons, now, later, over)
    travel = tracks(state, seat, later, over)
    goods = docks(box, guide, trades[ARTISAN] + WEIGHTS.artisan_growth * coming, coming + turns)
    favour = favours(state, seat, icons, trades, coming)
    found[PARTS_AT] = pay
    found[PARTS_AT + 1] = travel
    found[PARTS_AT + 2] = goods
    found[PARTS_AT + 3] = favour
    in_hand = guide.points + WEIGHTS.recruit_worth * coming + WEIGHTS.token_worth * turns
    found[0] = in_hand + pay + travel + goods + favour
    for trade in range(len(TRADES)):
        found[TRADES_AT + trade] = float(trades[trade])
    icons.sort(reverse=True)
    for place in range(3):
        found[ICONS_AT + place] = float(icons[place])
    claimed = 0
    for claims in state.claims:
        if seat in claims:
            claimed += 1
    found[ICONS_AT + 3] = float(claimed)
    found[ICONS_AT + 4] = float(state.flags(seat))
    for land in range(len(LANDS)):
        mine = guide.explorers[land]
        dock = guide.docks[land]
        found[EXPLORERS_AT + land] = float(mine)
        found[OUTPOSTS_AT + land] = float(guide.outposts[land])
        found[GOODS_AT + land] = float(dock[0] + dock[1] + dock[2])
        furthest = 0
        for other in range(len(state.guides)):
            if other != seat:
                reached = state.guides[other].explorers[land]
                if reached > furthest:
                    furthest = reached
        ahead = mine - furthest
        found[AHEAD_AT + land] = float(-3 if ahead < -3 else 3 if ahead > 3 else ahead)
    return found


def stage(state: State, seat: int) -> float:
    """How much of the game is still to come: from 0 to 1, in residents to recruit."""
    if not state.round:
        return 1.0
    each = RECRUITS[len(state.guides)]
    now = 0 if income_over(state) else each - state.guides[seat].recruited
    return (now + (ROUNDS - state.round) * each) / (ROUNDS * each)
