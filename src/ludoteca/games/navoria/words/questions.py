"""Every question of the game, as a phrase with the numbers that help to decide."""

from functools import singledispatch

from ludoteca.games.navoria.box.constants import GOODS, RECRUITS
from ludoteca.games.navoria.box.contents import EITHER
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, ChooseOrder, PlaceGood
from ludoteca.games.navoria.rules.effects import ChoosePart
from ludoteca.games.navoria.rules.gather import ChooseSpace, TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource, KeepToken, RecruitResident
from ludoteca.games.navoria.rules.tracks import ChooseExplorer, ChooseOutpost
from ludoteca.games.navoria.words.names import goods_on
from ludoteca.kernel.game import Phrase
from ludoteca.kernel.table import Table


@singledispatch
def ask(question: object, table: Table[State]) -> Phrase:
    """A question of chance: the box answers it."""
    return Phrase("ask-chance")


# Recruit


@ask.register
def _(question: ChooseSource, table: Table[State]) -> Phrase:
    state = table.state
    return Phrase(
        "ask-choose-source",
        seat=question.seat,
        number=state.guides[question.seat].recruited + 1,
        most=RECRUITS[len(state.guides)],
    )


@ask.register
def _(question: KeepToken, table: Table[State]) -> Phrase:
    return Phrase("ask-keep-token", seat=question.seat, trades=table.state.hand)


@ask.register
def _(question: RecruitResident, table: Table[State]) -> Phrase:
    return Phrase("ask-recruit-resident", seat=question.seat, trade=question.trade)


# Gather


@ask.register
def _(question: TakeToken, table: Table[State]) -> Phrase:
    return Phrase("ask-take-token", seat=question.seat, left=sum(table.state.deck_tokens))


@ask.register
def _(question: ChooseSpace, table: Table[State]) -> Phrase:
    return Phrase("ask-choose-space", seat=question.seat, trade=question.trade)


@ask.register
def _(question: ChoosePart, table: Table[State]) -> Phrase:
    effects = table.state.box.areas[question.trade][question.space]
    return Phrase(
        "ask-choose-part", seat=question.seat, joined="or" if effects[0].kind == EITHER else "and", trade=question.trade
    )


# Goods and docks


@ask.register
def _(question: ChooseGood, table: Table[State]) -> Phrase:
    together = (*question.taken, *question.wanted)
    counts = [together.count(good) for good in range(len(GOODS))]
    return Phrase("ask-choose-good", seat=question.seat, goods=goods_on(counts))


@ask.register
def _(question: PlaceGood, table: Table[State]) -> Phrase:
    return Phrase("ask-place-good", seat=question.seat, good=question.goods[0], goods=question.goods[1:])


@ask.register
def _(question: ChooseOrder, table: Table[State]) -> Phrase:
    return Phrase("ask-choose-order", seat=question.seat, artisans=table.state.artisans(question.seat))


# Explorers and outposts


@ask.register
def _(question: ChooseExplorer, table: Table[State]) -> Phrase:
    return Phrase("ask-choose-explorer", seat=question.seat)


@ask.register
def _(question: ChooseOutpost, table: Table[State]) -> Phrase:
    return Phrase("ask-choose-outpost", seat=question.seat)
