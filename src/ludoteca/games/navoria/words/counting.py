"""What a guide has that is counted, so that a draft can be reckoned up."""

from ludoteca.games.navoria.box.constants import GOODS, LANDS, SPECIES, TRADES
from ludoteca.games.navoria.box.state import State
from ludoteca.kernel.saying import Saying


def counted(state: State, seat: int) -> dict[str, int]:
    """By the words of the signs: 'step/desert', 'outpost/forest', a good on any dock, a trade, a species' icons."""
    guide = state.guides[seat]
    found = {"points": guide.points}
    for land, name in enumerate(LANDS):
        found[f"step/{name}"] = guide.explorers[land]
        found[f"outpost/{name}"] = guide.outposts[land]
    for good, name in enumerate(GOODS):
        found[name] = sum([dock[good] for dock in guide.docks])
    for trade, name in enumerate(TRADES):
        found[name] = len([card for card in guide.residents if state.box.trade[card] == trade])
    for species, name in enumerate(SPECIES):
        found[name] = state.icons(seat, species)
    return found


def amount(word: str, amount: int) -> Saying:
    kind, _, land = word.partition("/")
    if kind == "step":
        return Saying("n-steps", steps=amount, land=LANDS.index(land))
    if kind == "outpost":
        return Saying("n-outposts", outposts=amount, land=LANDS.index(land))
    if word in GOODS:
        return Saying("n-goods", amount=amount, good=GOODS.index(word))
    if word in TRADES:
        return Saying("n-of-trade", amount=amount, trade=TRADES.index(word))
    if word in SPECIES:
        return Saying("n-of-species", amount=amount, species=SPECIES.index(word))
    return Saying("n-points", points=amount)
