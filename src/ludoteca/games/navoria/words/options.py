"""Every answer of the game, as a label that says what it would give."""

from functools import singledispatch

from ludoteca.games.navoria.box.constants import (
    BLANK,
    DRAWN_TOKENS,
    FAVOUR_SPACES,
    LANDS,
    OUTPOSTS_EACH,
)
from ludoteca.games.navoria.box.contents import EITHER, FROM_BAG
from ludoteca.games.navoria.box.state import State, added
from ludoteca.games.navoria.rules.docks import ChooseGood, ChooseOrder, PlaceGood, order_of
from ludoteca.games.navoria.rules.effects import ChoosePart
from ludoteca.games.navoria.rules.gather import ChooseSpace, TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource, KeepToken, RecruitResident
from ludoteca.games.navoria.rules.tracks import ChooseExplorer, ChooseOutpost
from ludoteca.games.navoria.words.names import (
    free_spaces,
    gives,
    goods_on,
    lacking,
    one_of,
    resident_for,
    rewards,
    trade_counts,
)
from ludoteca.kernel.game import Phrase
from ludoteca.kernel.piles import shown, without
from ludoteca.kernel.table import Table


@singledispatch
def answer(question: object, table: Table[State], option: int) -> Phrase:
    """An answer of chance: nobody is offered it."""
    return Phrase("ask-chance")


# Recruit


@answer.register
def _(question: ChooseSource, table: Table[State], option: int) -> Phrase:
    state = table.state
    if option == FROM_BAG:
        tokens = sum(state.bag)
        if not tokens:
            return Phrase("option-bag-empty")
        return Phrase("option-bag", tokens=min(DRAWN_TOKENS, tokens), lying=trade_counts(state.bag))
    trade = option - 1
    return Phrase("option-capital", trade=trade, residents=tuple(shown(state.shown[trade])))


@answer.register
def _(question: KeepToken, table: Table[State], option: int) -> Phrase:
    hand = table.state.hand
    others = without(hand, option) if option in hand else ()
    return Phrase(
        "option-keep-token", trade=option, residents=tuple(shown(table.state.shown[option])), trades=tuple(others)
    )


@answer.register
def _(question: RecruitResident, table: Table[State], option: int) -> Phrase:
    state = table.state
    whole = resident_for(state, question.seat, option)
    return Phrase("option-resident", whole=whole, then=icons_with(state, question.seat, option))


def icons_with(state: State, seat: int, card: int) -> Phrase:
    """favour.claim: how far the icons of its species would go with a resident, and whether they claim the favour."""
    species = state.box.species[card]
    icons = state.icons(seat, species) + state.box.icons[card]
    claims = state.claims[species]
    if state.tiles[species] == BLANK or seat in claims or len(claims) == FAVOUR_SPACES:
        return Phrase("then-icons", species=species, icons=icons)
    if icons < state.box.favour_icons:
        return Phrase("then-icons-of", species=species, icons=icons, most=state.box.favour_icons)
    return Phrase("then-claim", species=species, place=len(claims) + 1)


# Gather


@answer.register
def _(question: TakeToken, table: Table[State], option: int) -> Phrase:
    if not table.state.deck_tokens[option]:
        return Phrase("option-token-none", trade=option)
    return Phrase("option-token", trade=option, spaces=free_spaces(table.state, option))


@answer.register
def _(question: ChooseSpace, table: Table[State], option: int) -> Phrase:
    state = table.state
    if state.areas[question.trade][option]:
        return Phrase("option-space-taken", space=option)
    return Phrase("option-space", space=option, gives=gives(state.box.areas[question.trade][option]))


@answer.register
def _(question: ChoosePart, table: Table[State], option: int) -> Phrase:
    effects = table.state.box.areas[question.trade][question.space]
    parts = effects[0].parts if effects[0].kind == EITHER else effects
    found = gives([effect for effect in parts if effect.kind == option])
    return Phrase("option-part", gives=found) if found else Phrase("option-part-absent", part=option)


# Goods and docks


@answer.register
def _(question: ChooseGood, table: Table[State], option: int) -> Phrase:
    state = table.state
    docks = state.guides[question.seat].docks
    lands = [land for land in range(len(LANDS)) if order_of(state.box, added(docks[land], option, 1), land)]
    if not lands:
        return Phrase("option-good", good=option, stock=state.stock[option])
    orders = one_of([(Phrase("of-land", land=land),) for land in lands])
    return Phrase("option-good-completes", good=option, stock=state.stock[option], orders=orders)


@answer.register
def _(question: PlaceGood, table: Table[State], option: int) -> Phrase:
    """order.complete: what the dock's order would lack then, or what it would give."""
    state = table.state
    before = state.guides[question.seat].docks[option]
    after = added(before, question.goods[0], 1)
    holding = goods_on(before)
    if option in question.used:
        return Phrase("option-dock-used", land=option, holding=holding)
    if order_of(state.box, after, option):
        gained = rewards(state, question.seat, option)
        return Phrase("option-dock-completes", land=option, holding=holding, gives=gained)
    return Phrase("option-dock", land=option, holding=holding, lack=lacking(state.box, option, after))


@answer.register
def _(question: ChooseOrder, table: Table[State], option: int) -> Phrase:
    state = table.state
    dock = state.guides[question.seat].docks[option]
    if order_of(state.box, dock, option):
        return Phrase("option-order", land=option, gives=rewards(state, question.seat, option))
    return Phrase("option-dock-lacks", land=option, lack=lacking(state.box, option, dock))


# Explorers and outposts


@answer.register
def _(question: ChooseExplorer, table: Table[State], option: int) -> Phrase:
    """explore.treasure, income.exploration: where the step leads, what is next there, and where the others are."""
    state = table.state
    box = state.box
    last = box.spaces[option]
    here = state.guides[question.seat].explorers[option]
    there = here + 1
    others = tuple([guide.explorers[option] for seat, guide in enumerate(state.guides) if seat != question.seat])
    points = box.treasure[option]
    if here == last:
        return Phrase("option-explorer-again", land=option, points=points, others=others)
    if there == last:
        return Phrase("option-explorer-treasure", land=option, space=here, to=there, points=points, others=others)
    if there in box.flags[option]:
        return Phrase("option-explorer-flag", land=option, space=here, to=there, last=last, others=others)
    flag = min([flag for flag in box.flags[option] if flag > there], default=0)
    return Phrase("option-explorer", land=option, space=here, to=there, flag=flag, last=last, others=others)


@answer.register
def _(question: ChooseOutpost, table: Table[State], option: int) -> Phrase:
    """outpost.build, soldier: where it goes, and what it adds to orders and to soldiers."""
    state = table.state
    box = state.box
    guide = state.guides[question.seat]
    built = guide.outposts[option]
    if built == OUTPOSTS_EACH:
        return Phrase("option-outposts-built", land=option, outposts=built)
    soldiers = [card for card in guide.residents if box.end_land[card] == option]
    return Phrase(
        "option-outpost",
        land=option,
        number=built + 1,
        space=box.outpost_spaces[option][built],
        gives=gives((box.outpost_rewards[option][built],)),
        points=len(soldiers) * box.soldier_points,
    )
