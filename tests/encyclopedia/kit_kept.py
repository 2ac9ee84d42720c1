"""The games of Encyclopedia that are kept: who plays them and how, and how they are told."""

from collections.abc import Callable, Iterator
from typing import Final

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ACTIONS, CATEGORIES, COLOURS, CONTINENTS, GIFTS, NONE
from ludoteca.games.encyclopedia.box.events import RoundEnded
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.research import cube_categories
from ludoteca.kernel.contract.checks import any_option
from ludoteca.kernel.game import PERSON
from tests.encyclopedia.kit_players import sensible
from tests.encyclopedia.kit_tables import setup
from tests.playthroughs.keeping import JOURNALS, PLAYTHROUGHS, Keeping, Kept
from tests.playthroughs.teller import Teller, seat_word

LINNE: Final = "automa:linne:boudeuse"
TREMBLEY: Final = "automa:trembley:resolution"
DAUBENTON: Final = "automa:daubenton:astrolabe"

KEPT: Final[tuple[Kept[State], ...]] = (
    Kept("two-en", (PERSON,) * 2, {"edition": "en"}, sensible, ("ann", "bob")),
    Kept("three-fr-sepultus", (PERSON,) * 3, {"edition": "fr", "sepultus": True}, sensible),
    Kept("four-it", (PERSON,) * 4, {"edition": "it"}, sensible, ("a", "b", "c", "d")),
    Kept("two-pl-sepultus-undos", (PERSON,) * 2, {"edition": "pl", "sepultus": True}, sensible, undos=12),
    Kept("solo-en-linne", (PERSON, LINNE), {"edition": "en"}, sensible),
    Kept(
        "solo-pl-sepultus-three-automas",
        (TREMBLEY, PERSON, LINNE, DAUBENTON),
        {"edition": "pl", "sepultus": True},
        sensible,
    ),
    Kept("two-fr-two-automas", (PERSON, DAUBENTON, PERSON, TREMBLEY), {"edition": "fr"}, sensible, undos=30),
    Kept("four-en-sepultus-random", (PERSON,) * 4, {"edition": "en", "sepultus": True}, any_option),
)

RULES_1: Final = tuple(f"rules1/{kept.name}" for kept in KEPT)
"""The same tables, as they were played before payments could be made in any order."""

NAMES: Final[dict[str, Callable[[State, int], str]]] = {
    "owner": lambda state, seat: seat_word(seat),
    "die": lambda state, die: state.box.die_words.word(die),
    "dice": lambda state, die: state.box.die_words.word(die),
    "animal": lambda state, card: state.box.card_ids[card],
    "expert": lambda state, expert: state.box.expert_ids[expert],
    "covered": lambda state, expert: state.box.expert_ids[expert],
    "continent": lambda state, continent: CONTINENTS[continent],
    "continents": lambda state, continent: CONTINENTS[continent],
    "colour": lambda state, colour: COLOURS[colour],
    "category": lambda state, category: CATEGORIES[category],
    "action": lambda state, action: ACTIONS[action],
    "gift": lambda state, gift: GIFTS[gift],
    "slot": lambda state, slot: f"slot{slot + 1}",
}


def summary(state: State) -> Iterator[str]:
    """What everybody has, in a line each."""
    yield f"     == round {state.round}"
    for seat, me in enumerate(state.seats):
        experts = [state.box.expert_ids[expert] for expert in me.experts if expert != NONE]
        animals = []
        for card, cubes in zip(me.animals, me.cubes, strict=True):
            categories = [CATEGORIES[category] for category in cube_categories(state, card, cubes)]
            animals.append(state.box.card_ids[card] + (f"({'+'.join(categories)})" if categories else ""))
        shelves = [f"{CATEGORIES[category]}*{cubes}" for category, cubes in enumerate(me.shelves) if cubes]
        yield (
            f"     == seat{seat + 1} vp={me.vp} coins={me.coins} tokens={me.tokens} seals={me.seals} "
            f"reputation={me.reputation} experts={','.join(experts) or 'none'} retired={len(me.retired)} "
            f"study={','.join(animals) or 'none'} published={len(me.published)} shelves={','.join(shelves) or 'none'}"
        )


KEEPING: Final = Keeping(
    Teller(GAME, NAMES, (RoundEnded,), summary),
    KEPT,
    setup,
    range(0, 240, 9),
    JOURNALS / "encyclopedia",
    PLAYTHROUGHS / "encyclopedia",
    RULES_1,
)
