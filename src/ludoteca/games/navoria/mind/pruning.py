"""Which answers are worth a bot's look: the others are legal, and never better than one that is left, or hardly."""

from ludoteca.games.navoria.box.contents import EITHER, Effect
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.effects import ChoosePart, next_parts
from ludoteca.games.navoria.rules.gather import ChooseSpace
from ludoteca.kernel.table import Table


def prior(table: Table[State], options: list[int]) -> list[float]:
    question = table.question
    worth = [1.0] * len(options)
    if isinstance(question, ChoosePart):
        if table.state.box.areas[question.trade][question.space][0].kind != EITHER:
            worth_a_look = next_parts(question.parts)  # all the parts are taken, and some in whatever order
            worth = [1.0 if option in worth_a_look else 0.0 for option in options]
    elif isinstance(question, ChooseSpace):
        spaces = table.state.box.areas[question.trade]
        for place, option in enumerate(options):
            if spaces[option][0].kind == EITHER:
                for other in options:
                    if gives_both(spaces[other], spaces[option][0].parts):
                        worth[place] = 0.0
    return worth


def gives_both(effects: tuple[Effect, ...], parts: tuple[Effect, ...]) -> bool:
    """Whether a space gives all of what another gives one of."""
    for part in parts:
        found = False
        for effect in effects:
            if effect.kind == part.kind and effect.amount == part.amount and effect.goods == part.goods:
                found = True
        if not found:
            return False
    return True
