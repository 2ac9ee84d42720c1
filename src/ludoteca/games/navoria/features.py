"""What a learned evaluation looks at: a guide's position in numbers, each with a name.

The first is what the hand-written evaluation expects; what is learned (`ludoteca train`) is where it errs.
"""

from typing import Final

from ludoteca.games.navoria.evaluation import WEIGHTS, docks, favours, gather_turns, income_over, incomes, tracks
from ludoteca.games.navoria.state import State
from ludoteca.games.navoria.things import ARTISAN, LANDS, RECRUITS, ROUNDS, SPECIES, TRADES

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
TRADES_AT: Final = AT[f"trade {TRADES[0]}"]
ICONS_AT: Final = AT["most icons"]
EXPLORERS_AT: Final = AT[f"explorer {LANDS[0]}"]
OUTPOSTS_AT: Final = AT[f"outposts {LANDS[0]}"]
GOODS_AT: Final = AT[f"goods {LANDS[0]}"]
AHEAD_AT: Final = AT[f"ahead {LANDS[0]}"]


def features(state: State, seat: int) -> list[float]:
    found = [0.0] * len(NAMES)
    if not state.round:
        found[ONE] = 1.0
        return found
    guide = state.guides[seat]
    over = income_over(state)
    later = ROUNDS - state.round
    each = RECRUITS[len(state.guides)]
    now = 0 if over else each - guide.recruited
    coming = now + later * each
    turns = each * later + (0.0 if over else gather_turns(state, seat))
    icons = [0.0] * len(SPECIES)
    trades = [0] * len(TRADES)
    for card in guide.residents:
        icons[state.box.species[card]] += state.box.icons[card]
        trades[state.box.trade[card]] += 1
    parts = (
        incomes(state, seat, icons, now, later, over),
        tracks(state, seat, later, over),
        docks(state.box, guide, trades[ARTISAN] + WEIGHTS.artisan_growth * coming, coming + turns),
        favours(state, seat, icons, trades, coming),
    )
    found[0] = guide.points + WEIGHTS.recruit_worth * coming + WEIGHTS.token_worth * turns
    found[ONE] = 1.0
    found[ONE + 1] = float(coming)
    found[ONE + 2] = float(turns)
    found[ONE + 3] = 1.0 if over else 0.0
    for place, part in enumerate(parts):
        found[0] += part
        found[ONE + 4 + place] = part
    for trade in range(len(TRADES)):
        found[TRADES_AT + trade] = float(trades[trade])
    icons.sort(reverse=True)
    for place in range(3):
        found[ICONS_AT + place] = icons[place]
    for claims in state.claims:
        if seat in claims:
            found[ICONS_AT + 3] += 1.0
    found[ICONS_AT + 4] = float(state.flags(seat))
    for land in range(len(LANDS)):
        mine = guide.explorers[land]
        dock = guide.docks[land]
        found[EXPLORERS_AT + land] = float(mine)
        found[OUTPOSTS_AT + land] = float(guide.outposts[land])
        found[GOODS_AT + land] = float(dock[0] + dock[1] + dock[2])
        furthest = 0
        for other, rival in enumerate(state.guides):
            if other != seat:
                furthest = max(furthest, rival.explorers[land])
        found[AHEAD_AT + land] = float(max(-3, min(3, mine - furthest)))
    return found


def stage(state: State, seat: int) -> float:
    """How much of the game is still to come: from 0 to 1, in residents to recruit."""
    if not state.round:
        return 1.0
    each = RECRUITS[len(state.guides)]
    now = 0 if income_over(state) else each - state.guides[seat].recruited
    return (now + (ROUNDS - state.round) * each) / (ROUNDS * each)
