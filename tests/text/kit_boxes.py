"""What each game's box holds that must have words: the ids of the messages for its names and its effects."""

from collections.abc import Callable, Iterable

from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.encyclopedia.box import constants as things
from ludoteca.games.encyclopedia.game import box_for
from ludoteca.games.encyclopedia.words import names as wording
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.games.navoria.box import constants as navoria_things
from ludoteca.games.navoria.box.constants import LANDS, SPECIES, TRADES
from ludoteca.games.navoria.box.contents import EITHER
from ludoteca.games.navoria.game import box_for as navoria_box_for
from ludoteca.games.navoria.words import names as navoria_wording
from ludoteca.kernel.saying import Saying

AUTOMA_LINES = ("experts1", "experts2", "experts3")
LINES = ("played", *things.CATEGORIES, *things.CONTINENTS, "seals", "coins", "tokens", *AUTOMA_LINES)
NAVORIA_LINES = (
    "played",
    *(f"soldiers-{land}" for land in LANDS),
    *(f"favour-{species}" for species in SPECIES),
)


def encyclopedia_names() -> set[str]:
    """The messages that name the things of the box. Experts, automas and scoring cards have proper names."""
    box = box_for(ENCYCLOPEDIA.data(None), 2)
    counts = {
        **dict.fromkeys(("die", "dice"), things.DICE),
        **dict.fromkeys(("colour", "wanted"), len(things.COLOURS)),
        **dict.fromkeys(("continent", "continents", "home"), len(things.CONTINENTS)),
        **dict.fromkeys(("category", "categories"), len(things.CATEGORIES)),
        "action": len(things.ACTIONS),
        "animal": box.cards,
        "slot": len(box.slots),
    }
    gifts = [gift for gift in range(len(things.GIFTS)) if gift not in (things.REPUTATION, things.VP)]
    namers = wording.NAMERS
    found = {namers[fact](box, number).message for fact, count in counts.items() for number in range(count)}
    found |= {namers[fact](box, gift).message for fact in ("gift", "bonus") for gift in gifts}
    return found | {wording.line_name(box, line).message for line in LINES}


def navoria_names() -> set[str]:
    box = navoria_box_for(NAVORIA.data(None))
    counts = {
        **dict.fromkeys(("trade", "trades", "wanted"), len(TRADES)),
        "species": len(SPECIES),
        **dict.fromkeys(("land", "lands"), len(LANDS) + 1),
        **dict.fromkeys(("good", "goods"), len(navoria_things.GOODS) + 1),
        "part": EITHER + 1,
        **dict.fromkeys(("resident", "residents"), box.residents),
        "favour": len(box.favour_ids),
    }
    namers = navoria_wording.NAMERS
    assert set(counts) == set(namers)
    found = {namers[fact](box, number).message for fact, count in counts.items() for number in range(count)}
    return found | {f"score-{line}" for line in NAVORIA_LINES}


def encyclopedia_effects() -> set[str]:
    box = box_for(ENCYCLOPEDIA.data(None), 2)
    return {wording.expert_effect(box, expert).message for expert in range(box.experts)}


def navoria_effects() -> set[str]:
    box = navoria_box_for(NAVORIA.data(None))
    said = [navoria_wording.whole_resident(box, card) for card in range(box.residents)]
    return set(messages(said))


def messages(phrases: Iterable[Saying]) -> Iterable[str]:
    """The ids of phrases and of all the phrases in them."""
    for phrase in phrases:
        yield phrase.message
        for fact in phrase.facts.values():
            inside = fact if isinstance(fact, tuple) else (fact,)
            yield from messages(part for part in inside if isinstance(part, Saying))


NAMES: dict[str, Callable[[], set[str]]] = {
    "ludoteca.games.encyclopedia": encyclopedia_names,
    "ludoteca.games.navoria": navoria_names,
}
EFFECTS: dict[str, Callable[[], set[str]]] = {
    "ludoteca.games.encyclopedia": encyclopedia_effects,
    "ludoteca.games.navoria": navoria_effects,
}
