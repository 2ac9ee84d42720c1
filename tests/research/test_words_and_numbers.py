"""What can be read of a table is in its array too: the same facts, and no two tables alike that read differently."""

import msgspec
import pytest

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CONTINENTS
from ludoteca.games.encyclopedia.box.state import State as EncyclopediaState
from ludoteca.games.encyclopedia.mind import observation as encyclopedia_tensor
from ludoteca.games.encyclopedia.page.picture import Picture as EncyclopediaPicture
from ludoteca.games.navoria.box.constants import TRADES
from ludoteca.games.navoria.box.contents import EFFECTS, SPACE_WORDS
from ludoteca.games.navoria.mind import observation as navoria_tensor
from ludoteca.games.navoria.page.picture import Picture as NavoriaPicture
from ludoteca.kernel.game import Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table
from tests.research.kit_wandering import SORTS, sort_match, wander

Sort = tuple[str, tuple[str, ...], dict[str, Setting]]


def after(table: Table[Plain], option: int) -> Table[Plain]:
    """A copy on which this was answered, and always the first lot drawn, up to the next choice."""
    other = table.clone()
    other.commit(option)
    while isinstance(question := other.question, Chance):
        other.commit(question.lot(other, 0))
    return other


def in_any_order(told: object) -> object:
    """An array says where cards lie, not in which order."""
    if isinstance(told, dict):
        return {name: in_any_order(value) for name, value in told.items()}
    return sorted(map(in_any_order, told), key=repr) if isinstance(told, list) else told


@pytest.mark.parametrize("sort", SORTS)
def test_answers_that_lead_to_tables_which_read_differently_lead_to_different_arrays(sort: Sort) -> None:
    played = sort_match(sort)
    for seed in range(3):
        for table, _ in wander(played, seed):
            seen: dict[tuple[int, tuple[float, ...]], Table[Plain]] = {}
            for option in table.options():
                one = after(table, option)
                if isinstance(one.question, Choice):
                    viewer = one.question.seat
                    other = seen.setdefault((viewer, tuple(played.observe(one, viewer))), one)
                    if other is not one:
                        told, told_other = played.readable(one, viewer), played.readable(other, viewer)
                        assert in_any_order(told) == in_any_order(told_other)


def words(part: list[float], names: tuple[str, ...]) -> list[str]:
    """What a part of an array says, where each number is for one of these."""
    return [names[place] for place, number in enumerate(part) if number]


def boards(part: list[float], width: int) -> list[list[float]]:
    return [part[begin : begin + width] for begin in range(0, len(part), width)]


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort[0] == "encyclopedia"])
def test_encyclopedia_says_the_same_in_words_and_in_numbers(sort: Sort) -> None:
    played = sort_match(sort)
    in_mid_action = 0
    for table, seat in wander(played, 1):
        if seat < 0:
            continue
        assert isinstance(table.state, EncyclopediaState)
        told = played.readable(table, seat)
        picture = msgspec.convert(told["table"], EncyclopediaPicture)
        parts = played.parts(played.observe(table, seat))
        assert words(parts["question"], encyclopedia_tensor.KINDS) == [told["question"]]
        assert parts["asked seat"].index(1.0) == 0
        assert parts["round"].index(1.0) == picture.round
        width, goods = encyclopedia_tensor.SEAT_WIDTH, encyclopedia_tensor.SEAT_GOODS
        for place, board in enumerate(boards(parts["seats"], width)[: len(picture.seats)]):
            me = picture.seats[(seat + place) % len(picture.seats)]
            assert board[goods] == pytest.approx(me.vp / encyclopedia_tensor.MOST_VP)
            assert board[goods + 1] == pytest.approx(me.coins / encyclopedia_tensor.MOST_COINS)
            assert board[goods + 2] == pytest.approx(me.tokens / encyclopedia_tensor.MOST_TOKENS)
            assert board[goods + 3] == pytest.approx(me.seals / encyclopedia_tensor.MOST_SEALS)
            assert board[encyclopedia_tensor.SEAT_TRACK + me.reputation] == 1.0
        running = picture.running
        action = running.action if running else None
        target = running.target if running else None
        assert words(parts["about action"], ACTIONS) == ([action] if action else [])
        animals = boards(parts["animals"], encyclopedia_tensor.CARD_WIDTH)
        asked = [animal[encyclopedia_tensor.ASKED] for animal in animals]
        about = [*words(parts["about continent"], CONTINENTS), *words(asked, table.state.box.card_ids)]
        assert target is None or target in about
        in_mid_action += target is not None and told["question"] not in ("PlaceCube", "AddAnimal")
    assert in_mid_action > 10


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort[0] == "navoria"])
def test_navoria_says_the_same_in_words_and_in_numbers(sort: Sort) -> None:
    played = sort_match(sort)
    more_to_take = 0
    for table, seat in wander(played, 1):
        if seat < 0:
            continue
        told = played.readable(table, seat)
        picture = msgspec.convert(told["table"], NavoriaPicture)
        parts = played.parts(played.observe(table, seat))
        assert words(parts["question"], navoria_tensor.KINDS) == [told["question"]]
        assert parts["asked seat"].index(1.0) == 0
        assert parts["round"].index(1.0) == picture.round
        for place, board in enumerate(boards(parts["seats"], navoria_tensor.SEAT_WIDTH)[: len(picture.guides)]):
            guide = picture.guides[(seat + place) % len(picture.guides)]
            assert board[navoria_tensor.SEAT_POINTS] == pytest.approx(guide.points / navoria_tensor.MOST_POINTS)
        doing = picture.doing
        assert words(parts["about trade"], TRADES) == ([doing.trade] if doing.trade else [])
        assert words(parts["about space"], SPACE_WORDS.words) == ([doing.space] if doing.space else [])
        assert words(parts["parts"], EFFECTS) == sorted(doing.parts, key=EFFECTS.index)
        more_to_take += bool(doing.parts) and told["question"] != "ChoosePart"
    assert more_to_take > 0
