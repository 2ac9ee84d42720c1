"""Every question of the game, one entry each: its sentence, its answers, where they lie on the page."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ludoteca.games.navoria.box.constants import (
    BLANK,
    DRAWN_TOKENS,
    FAVOUR_SPACES,
    GOODS,
    LANDS,
    OUTPOSTS_EACH,
    RECRUITS,
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
from ludoteca.kernel.asked import Asked, Questions, entry
from ludoteca.kernel.piles import shown, without
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {}


@entry(QUESTIONS, ChooseSource)
class ChooseSourceAsked(Asked[State, ChooseSource]):
    number = 0
    place = "capital/{word}"
    places: ClassVar[Mapping[str, str]] = {"bag": "bag"}
    carried = ("capital/{word}", "deck/{word}")
    aims = ("resident/{resident}",)

    def ask(self, question: ChooseSource, table: Table[State]) -> Saying:
        state = table.state
        return Saying(
            "ask-choose-source",
            seat=question.seat,
            number=state.guides[question.seat].recruited + 1,
            most=RECRUITS[len(state.guides)],
        )

    def answer(self, question: ChooseSource, table: Table[State], option: int) -> Saying:
        state = table.state
        if option == FROM_BAG:
            tokens = sum(state.bag)
            if not tokens:
                return Saying("option-bag-empty")
            return Saying("option-bag", tokens=min(DRAWN_TOKENS, tokens), lying=trade_counts(state.bag))
        trade = option - 1
        return Saying("option-capital", trade=trade, residents=tuple(shown(state.shown[trade])))


@entry(QUESTIONS, KeepToken)
class KeepTokenAsked(Asked[State, KeepToken]):
    number = 1
    place = "bag/{word}"
    carried = ("", "deck/{word}")
    aims = ("resident/{resident}",)

    def ask(self, question: KeepToken, table: Table[State]) -> Saying:
        return Saying("ask-keep-token", seat=question.seat, trades=table.state.hand)

    def answer(self, question: KeepToken, table: Table[State], option: int) -> Saying:
        hand = table.state.hand
        others = without(hand, option) if option in hand else ()
        return Saying(
            "option-keep-token", trade=option, residents=tuple(shown(table.state.shown[option])), trades=tuple(others)
        )


@entry(QUESTIONS, RecruitResident)
class RecruitResidentAsked(Asked[State, RecruitResident]):
    number = 2
    place = "resident/{word}"
    carried = ("", "guide/{seat}")

    def ask(self, question: RecruitResident, table: Table[State]) -> Saying:
        return Saying("ask-recruit-resident", seat=question.seat, trade=question.trade)

    def answer(self, question: RecruitResident, table: Table[State], option: int) -> Saying:
        state = table.state
        whole = resident_for(state, question.seat, option)
        return Saying("option-resident", whole=whole, then=icons_with(state, question.seat, option))


@entry(QUESTIONS, TakeToken)
class TakeTokenAsked(Asked[State, TakeToken]):
    number = 3
    place = "deck/{word}/token"
    carried = ("", "")
    aims = ("area/{trade}/{space}",)

    def ask(self, question: TakeToken, table: Table[State]) -> Saying:
        return Saying("ask-take-token", seat=question.seat, left=sum(table.state.deck_tokens))

    def answer(self, question: TakeToken, table: Table[State], option: int) -> Saying:
        if not table.state.deck_tokens[option]:
            return Saying("option-token-none", trade=option)
        return Saying("option-token", trade=option, spaces=free_spaces(table.state, option))


@entry(QUESTIONS, ChooseSpace)
class ChooseSpaceAsked(Asked[State, ChooseSpace]):
    number = 4
    place = "area/{trade}/{word}"

    def ask(self, question: ChooseSpace, table: Table[State]) -> Saying:
        return Saying("ask-choose-space", seat=question.seat, trade=question.trade)

    def answer(self, question: ChooseSpace, table: Table[State], option: int) -> Saying:
        state = table.state
        if state.areas[question.trade][option]:
            return Saying("option-space-taken", space=option)
        return Saying("option-space", space=option, gives=gives(state.box.areas[question.trade][option]))


@entry(QUESTIONS, ChoosePart)
class ChoosePartAsked(Asked[State, ChoosePart]):
    number = 5
    place = "part/{trade}/{space}/{word}"

    def ask(self, question: ChoosePart, table: Table[State]) -> Saying:
        effects = table.state.box.areas[question.trade][question.space]
        return Saying(
            "ask-choose-part",
            seat=question.seat,
            joined="or" if effects[0].kind == EITHER else "and",
            trade=question.trade,
        )

    def answer(self, question: ChoosePart, table: Table[State], option: int) -> Saying:
        effects = table.state.box.areas[question.trade][question.space]
        parts = effects[0].parts if effects[0].kind == EITHER else effects
        found = gives([effect for effect in parts if effect.kind == option])
        return Saying("option-part", gives=found) if found else Saying("option-part-absent", part=option)


@entry(QUESTIONS, ChooseGood)
class ChooseGoodAsked(Asked[State, ChooseGood]):
    number = 6
    place = "stock/{word}"
    carried = ("", "")
    aims = ("dock/{seat}/{land}",)

    def ask(self, question: ChooseGood, table: Table[State]) -> Saying:
        together = (*question.taken, *question.wanted)
        counts = [together.count(good) for good in range(len(GOODS))]
        return Saying("ask-choose-good", seat=question.seat, goods=goods_on(counts))

    def answer(self, question: ChooseGood, table: Table[State], option: int) -> Saying:
        state = table.state
        docks = state.guides[question.seat].docks
        lands = [land for land in range(len(LANDS)) if order_of(state.box, added(docks[land], option, 1), land)]
        if not lands:
            return Saying("option-good", good=option, stock=state.stock[option])
        orders = one_of([(Saying("of-land", land=land),) for land in lands])
        return Saying("option-good-completes", good=option, stock=state.stock[option], orders=orders)


@entry(QUESTIONS, PlaceGood)
class PlaceGoodAsked(Asked[State, PlaceGood]):
    number = 7
    place = "dock/{seat}/{word}"
    carried = ("hand/{seat}", "")

    def ask(self, question: PlaceGood, table: Table[State]) -> Saying:
        return Saying("ask-place-good", seat=question.seat, good=question.goods[0], goods=question.goods[1:])

    def answer(self, question: PlaceGood, table: Table[State], option: int) -> Saying:
        """order.complete: what the dock's order would lack then, or what it would give."""
        state = table.state
        before = state.guides[question.seat].docks[option]
        after = added(before, question.goods[0], 1)
        holding = goods_on(before)
        if option in question.used:
            return Saying("option-dock-used", land=option, holding=holding)
        if order_of(state.box, after, option):
            gained = rewards(state, question.seat, option)
            return Saying("option-dock-completes", land=option, holding=holding, gives=gained)
        return Saying("option-dock", land=option, holding=holding, lack=lacking(state.box, option, after))


@entry(QUESTIONS, ChooseOrder)
class ChooseOrderAsked(Asked[State, ChooseOrder]):
    number = 8
    place = "dock/{seat}/{word}"

    def ask(self, question: ChooseOrder, table: Table[State]) -> Saying:
        return Saying("ask-choose-order", seat=question.seat, artisans=table.state.artisans(question.seat))

    def answer(self, question: ChooseOrder, table: Table[State], option: int) -> Saying:
        state = table.state
        dock = state.guides[question.seat].docks[option]
        if order_of(state.box, dock, option):
            return Saying("option-order", land=option, gives=rewards(state, question.seat, option))
        return Saying("option-dock-lacks", land=option, lack=lacking(state.box, option, dock))


@entry(QUESTIONS, ChooseExplorer)
class ChooseExplorerAsked(Asked[State, ChooseExplorer]):
    number = 9
    place = "explorer/{seat}/{word}"
    carried = ("", "track/{word}")

    def ask(self, question: ChooseExplorer, table: Table[State]) -> Saying:
        return Saying("ask-choose-explorer", seat=question.seat)

    def answer(self, question: ChooseExplorer, table: Table[State], option: int) -> Saying:
        """explore.treasure, income.exploration: where the step leads, what is next there, and where the others are."""
        state = table.state
        box = state.box
        last = box.spaces[option]
        here = state.guides[question.seat].explorers[option]
        there = here + 1
        others = tuple([guide.explorers[option] for seat, guide in enumerate(state.guides) if seat != question.seat])
        points = box.treasure[option]
        if here == last:
            return Saying("option-explorer-again", land=option, points=points, others=others)
        if there == last:
            return Saying("option-explorer-treasure", land=option, space=here, to=there, points=points, others=others)
        if there in box.flags[option]:
            return Saying("option-explorer-flag", land=option, space=here, to=there, last=last, others=others)
        flag = min([flag for flag in box.flags[option] if flag > there], default=0)
        return Saying("option-explorer", land=option, space=here, to=there, flag=flag, last=last, others=others)


@entry(QUESTIONS, ChooseOutpost)
class ChooseOutpostAsked(Asked[State, ChooseOutpost]):
    number = 10
    place = "dock/{seat}/{word}/outpost"
    carried = ("", "track/{word}")

    def ask(self, question: ChooseOutpost, table: Table[State]) -> Saying:
        return Saying("ask-choose-outpost", seat=question.seat)

    def answer(self, question: ChooseOutpost, table: Table[State], option: int) -> Saying:
        """outpost.build, soldier: where it goes, and what it adds to orders and to soldiers."""
        state = table.state
        box = state.box
        guide = state.guides[question.seat]
        built = guide.outposts[option]
        if built == OUTPOSTS_EACH:
            return Saying("option-outposts-built", land=option, outposts=built)
        soldiers = [card for card in guide.residents if box.end_land[card] == option]
        return Saying(
            "option-outpost",
            land=option,
            number=built + 1,
            space=box.outpost_spaces[option][built],
            gives=gives((box.outpost_rewards[option][built],)),
            points=len(soldiers) * box.soldier_points,
        )


def icons_with(state: State, seat: int, card: int) -> Saying:
    """favour.claim: how far the icons of its species would go with a resident, and whether they claim the favour."""
    species = state.box.species[card]
    icons = state.icons(seat, species) + state.box.icons[card]
    claims = state.claims[species]
    if state.tiles[species] == BLANK or seat in claims or len(claims) == FAVOUR_SPACES:
        return Saying("then-icons", species=species, icons=icons)
    if icons < state.box.favour_icons:
        return Saying("then-icons-of", species=species, icons=icons, most=state.box.favour_icons)
    return Saying("then-claim", species=species, place=len(claims) + 1)
