"""A refusal that names what to do instead names what can be done.

No refusal of Navoria speaks of something that a guide would need more of (`nearest`, as in Encyclopedia): guides pay
nothing. Those that send to another answer are held to it here.
"""

import random
from collections import Counter
from typing import Final

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import AREA_SPACES, GOODS, GOODS_EACH, TRADES
from ludoteca.games.navoria.box.contents import FROM_BAG
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood
from ludoteca.games.navoria.rules.gather import ChooseSpace
from ludoteca.games.navoria.rules.recruit import ChooseSource, RecruitResident
from ludoteca.games.navoria.scene import Scene
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Table
from tests.navoria.kit_tables import SORTS, setup

ELSEWHERE: Final = {
    "bag-empty": ChooseSource,
    "good-out-of-stock": ChooseGood,
    "resident-not-shown": RecruitResident,
}
"""'Take a token from the Capital', 'choose another good', 'choose one of the open cards': answers of that question."""


def hold(table: Table[State], question: Choice[State], refusal: Refusal) -> None:
    assert "nearest" not in refusal.facts, refusal
    kind = ELSEWHERE.get(refusal.code)
    if kind is not None:
        assert isinstance(question, kind), refusal
        others = [option for option in question.options(table) if not (kind is ChooseSource and option == FROM_BAG)]
        assert others, refusal


def hold_spaces(table: Table[State], seat: int, seen: Counter[str]) -> None:
    """gather: with the uppermost rule a lower space is refused with the one that a token may go to."""
    for trade in range(len(TRADES)):
        question = ChooseSpace(seat, trade)
        for space in range(AREA_SPACES):
            refusal = question.law(table, space)
            if refusal is not None and refusal.code == "space-not-uppermost":
                wanted = refusal.facts["wanted"]
                assert isinstance(wanted, int)
                assert question.law(table, wanted) is None, refusal
                seen[refusal.code] += 1


@pytest.mark.parametrize("number", range(2 * len(SORTS)))
def test_in_random_games_what_a_refusal_tells_one_to_do_can_be_done(number: int) -> None:
    """recruit.bag things.goods gather: every word that could be answered and is refused."""
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    seen: Counter[str] = Counter()
    while (question := table.question) is not None:
        if isinstance(question, Choice):
            for option in range(len(question.words(table))):
                refusal = table.why_not(option)
                if refusal is not None:
                    hold(table, question, refusal)
                    seen[refusal.code] += 1
            hold_spaces(table, question.seat, seen)
        table.commit(random_answer(table, question, luck))
    assert seen["resident-not-shown"] > 0
    assert (seen["space-not-uppermost"] > 0) == (made.options["gather_space"] == "uppermost")


def test_an_empty_bag_and_an_empty_stock_leave_another_answer() -> None:
    """recruit.bag things.goods: the Capital has tokens, and two goods are left."""
    play = Scene().tokens(capital=" ".join(TRADES[:2]), bag="").steps(ChooseSource(0))
    refusal = play.why("bag")
    assert refusal.code == "bag-empty"
    hold(play.table, ChooseSource(0), refusal)
    play = Scene().spent(" ".join(GOODS[:1] * GOODS_EACH)).steps(ChooseGood(0, (), ()))
    refused = [play.table.why_not(option) for option in range(3)]
    assert [refusal and refusal.code for refusal in refused] == ["good-out-of-stock", None, None]
    assert refused[0] is not None
    hold(play.table, ChooseGood(0, (), ()), refused[0])
