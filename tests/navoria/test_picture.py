"""The table as data: nothing is missing, nothing is told that lies face down, and every answer and event is found."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import cast

import msgspec
import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import GOODS, GOODS_EACH, LANDS, TOKENS_EACH, TOKENS_EACH_FOR_TWO, TRADES
from ludoteca.games.navoria.box.data import standard
from ludoteca.games.navoria.box.events import IncomeCounted, PrizeWon, RoundBegan, TokenGathered, TokenToDeck
from ludoteca.games.navoria.box.state import State, added
from ludoteca.games.navoria.game import box_for
from ludoteca.games.navoria.page.legend import legend
from ludoteca.games.navoria.page.picture import Picture, lacks, picture
from ludoteca.games.navoria.rules.docks import order_of
from ludoteca.games.navoria.rules.income import CardIncome, ExplorationPrizes
from ludoteca.games.navoria.scene import Scene
from ludoteca.games.navoria.words.questions import QUESTIONS
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import belongs
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import Choice, Question, Table
from tests.navoria.kit_drawing import answer_address, drawn, event_addresses, stands_for
from tests.navoria.kit_tables import SORTS, setup

GAMES = 2 * len(SORTS)
PACKAGE = GAME.__module__.rpartition(".")[0]


def played(number: int) -> Iterator[tuple[Table[State], list[Event]]]:
    """A random game: the table at every entry, and what happened just before."""
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    yield table, []
    while (question := table.question) is not None:
        told: list[object] = []
        table.told = told
        table.commit(random_answer(table, question, luck))
        yield table, cast("list[Event]", told)


def kind_of(question: Question[State] | None) -> str:
    return type(question).__name__


# Over random games of every sort


@pytest.mark.parametrize("number", range(GAMES))
def test_a_picture_accounts_for_everything(number: int) -> None:
    for table, _ in played(number):
        seen = picture(table, None)
        state = table.state
        held = [card for guide in seen.guides for card in guide.residents]
        if seen.doing.resident:
            held.append(seen.doing.resident)
        open_cards = [card for deck in seen.decks for card in deck.shown if card] + seen.discards + held
        assert len(set(open_cards)) == len(open_cards)
        by_trade = Counter(state.box.trade[state.box.resident_ids.index(card)] for card in open_cards)
        each = TOKENS_EACH_FOR_TWO if len(seen.guides) == 2 else TOKENS_EACH
        for trade, (name, deck, area) in enumerate(zip(TRADES, seen.decks, seen.areas, strict=True)):
            assert by_trade[trade] + deck.cards == 12
            tokens = [seen.bag[name], seen.hand.count(name), seen.capital[name], deck.tokens, sum(area.taken)]
            assert sum(tokens) + (seen.doing.token == name) == each
        for good in GOODS:
            lying = sum(dock.goods[good] for guide in seen.guides for dock in guide.docks)
            assert seen.stock[good] + lying + seen.doing.goods.count(good) == GOODS_EACH
        for guide, found in zip(state.guides, seen.guides, strict=True):
            assert (guide.points, guide.recruited) == (found.points, found.recruited)
            assert guide.explorers == tuple(dock.explorer for dock in found.docks)
            assert guide.outposts == tuple(len(dock.outposts) for dock in found.docks)
        assert [tuple(favour.claims) for favour in seen.favours] == list(state.claims)
        assert [favour.blank for favour in seen.favours].count(True) <= state.blank


@pytest.mark.parametrize("number", range(GAMES))
def test_every_answer_is_a_thing_in_the_picture_or_refused_where_it_would_be(number: int) -> None:
    key = legend(GAME.begin(setup(number).seats))
    for table, _ in played(number):
        question = table.question
        if isinstance(question, Choice):
            seen = picture(table, question.seat)
            there = drawn(seen, key)
            words = [word_of(table, question, option) for option in table.options()]
            addresses = [answer_address(key, seen, kind_of(question), question.seat, word) for word in words]
            assert len(set(addresses)) == len(addresses)
            assert there.issuperset(addresses), (kind_of(question), set(addresses) - there)
            for option in question.candidates(table):
                word = word_of(table, question, option)
                assert stands_for(answer_address(key, seen, kind_of(question), question.seat, word), there)


@pytest.mark.parametrize("number", range(GAMES))
def test_every_event_begins_and_ends_somewhere_in_the_picture(number: int) -> None:
    key = legend(GAME.begin(setup(number).seats))
    before: set[str] = set()
    for table, events in played(number):
        after = drawn(picture(table, None), key)
        for event in events:
            for address in event_addresses(key, event):
                assert stands_for(address, before | after), (event, address)
        before = after


@pytest.mark.parametrize("number", range(GAMES))
def test_a_picture_names_no_card_that_lies_face_down_and_is_the_same_for_all(number: int) -> None:
    for table, _ in played(number):
        seen = picture(table, None)
        assert all(picture(table, viewer) == seen for viewer in range(len(seen.guides)))
        told = msgspec.json.encode(seen).decode()
        ids = table.state.box.resident_ids
        assert not [ids[card] for deck in table.state.decks for card in deck if f'"{ids[card]}"' in told]


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_a_picture_travels_as_json(number: int) -> None:
    for table, _ in played(number):
        seen = picture(table, None)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Picture) == seen
        assert GAME.page.picture(table, 0) == seen


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_income_prizes_and_soldiers_are_those_that_the_rules_count(number: int) -> None:
    for table, _ in played(number):
        seen = picture(table, None)
        told: list[object] = []
        income: Table[State] = Table(table.state.clone(), [ExplorationPrizes(), CardIncome()], [], table.rules)
        income.told = told
        income.settle()
        ids = table.state.box.resident_ids
        counted = {(e.seat, ids[e.resident]): e.points for e in told if isinstance(e, IncomeCounted)}
        assert {(g.seat, card): points for g in seen.guides for card, points in g.income.items()} == counted
        won = {(LANDS[e.land], e.seat, e.place, e.points) for e in told if isinstance(e, PrizeWon)}
        assert {(t.land, lead.seat, lead.place, lead.points) for t in seen.tracks for lead in t.leads} == won
        for guide in seen.guides:
            sheet = [line.points for line in GAME.sheet(table, guide.seat) if line.name.startswith("soldiers")]
            assert sum(guide.end.values()) == sum(sheet)


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_the_turns_to_come_are_those_that_come(number: int) -> None:
    """A turn shows when its token is put on a deck, or taken to the Capital."""
    turns: dict[tuple[int, str], list[int]] = {}  # by round and phase
    foreseen: list[tuple[tuple[int, str], int, list[int]]] = []  # the phase, its turns that had shown, those to come
    now = 0
    for table, events in played(number):
        for event in events:
            if isinstance(event, RoundBegan):
                now = event.round
            elif isinstance(event, TokenToDeck | TokenGathered):
                when = (now, "recruit" if isinstance(event, TokenToDeck) else "gather")
                turns.setdefault(when, []).append(event.seat)
        seen = picture(table, None)
        if seen.phase in ("recruit", "gather"):
            assert seen.seat is not None
            begins = kind_of(table.question) in ("ChooseSource", "DrawToken", "KeepToken", "TakeToken", "ChooseSpace")
            at = (seen.round, seen.phase)
            foreseen.append((at, len(turns.get(at, [])), [seen.seat, *seen.next] if begins else seen.next))
        else:
            assert (seen.seat, seen.next) == (None, [])
    assert len(turns) == 6
    for at, shown, to_come in foreseen:
        assert turns.get(at, [])[shown:] == to_come


def test_every_kind_of_question_and_event_has_its_place_and_comes_up() -> None:
    choices = [kind.__name__ for kind in all_subclasses(Choice) if belongs(kind, PACKAGE)]
    assert {kind.__name__ for kind in QUESTIONS} == set(choices)
    assert all(kind.rule and kind.goes_to for kind in Event.__subclasses__())
    asked: set[str] = set()
    for number in range(GAMES):
        asked.update(kind_of(table.question) for table, _ in played(number) if isinstance(table.question, Choice))
    assert asked == set(choices)


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_the_phase_goes_with_what_is_asked(number: int) -> None:
    phases = {
        "recruit": set[str](),
        "gather": set[str](),
        "setup": set[str](),
        "return": set[str](),
        "over": set[str](),
    }
    for table, _ in played(number):
        phases[picture(table, None).phase].add(kind_of(table.question))
    assert {"ChooseSource", "DrawToken", "KeepToken", "RecruitResident"} <= phases["recruit"]
    assert {"TakeToken", "ChooseExplorer"} <= phases["gather"]
    assert not phases["recruit"] & {"TakeToken", "ChooseSpace", "ChoosePart"}
    assert not phases["gather"] & {"ChooseSource", "DrawToken", "KeepToken", "RecruitResident"}
    assert phases["return"] == {"RevealResident"}
    assert "DrawFirstGuide" in phases["setup"]
    assert phases["over"] == {"NoneType"}


# What an order lacks

BOX = box_for(standard())


@pytest.mark.parametrize("land", range(len(LANDS)), ids=LANDS)
def test_what_an_order_lacks_is_the_least_that_completes_it(land: int) -> None:
    for dock in product(range(4), repeat=len(GOODS)):
        if order_of(BOX, dock, land):
            assert lacks(BOX, land, dock) == [{}]
            continue
        lots = {goods for lot in lacks(BOX, land, dock) for goods in spelt_out(lot)}
        assert lots == least(dock, land), dock


def spelt_out(lot: dict[str, int]) -> set[tuple[int, ...]]:
    """The goods of a lot, 'any' being each kind of good."""
    sure = tuple(number for number, good in enumerate(GOODS) for _ in range(lot.get(good, 0)))
    free = combinations_with_replacement(range(len(GOODS)), lot.get("any", 0))
    return {tuple(sorted((*sure, *goods))) for goods in free}


def least(dock: tuple[int, ...], land: int) -> set[tuple[int, ...]]:
    """The smallest lots of goods that complete an order, by trying them all."""
    for size in range(1, 5):
        found = {
            goods for goods in combinations_with_replacement(range(len(GOODS)), size) if completes(dock, land, goods)
        }
        if found:
            return found
    raise AssertionError((dock, land))


def completes(dock: tuple[int, ...], land: int, goods: tuple[int, ...]) -> bool:
    for good in goods:
        dock = added(dock, good, 1)
    return bool(order_of(BOX, dock, land))


# What somebody is in the middle of


def test_goods_in_the_hand_are_in_the_picture_until_they_are_placed() -> None:
    play = Scene().show(artisan=["artisan_sprite_weapon_food"]).recruit("artisan")
    assert play.asked == "PlaceGood"
    seen = picture(play.table, 0)
    assert seen.doing.resident == "artisan_sprite_weapon_food"
    assert (seen.doing.goods, seen.doing.used) == (["weapon", "food"], [])
    play.do("glacier")
    seen = picture(play.table, 0)
    assert (seen.doing.goods, seen.doing.used) == (["food"], ["glacier"])
    assert seen.guides[0].docks[1].goods == {"food": 0, "mineral": 0, "weapon": 1}


def test_a_token_on_its_way_to_the_capital_and_the_parts_of_its_space() -> None:
    play = Scene().tokens(decks="soldier artisan").gather().do("soldier")
    doing = picture(play.table, 0).doing
    assert (doing.trade, doing.token, doing.space, doing.parts) == ("soldier", "soldier", None, [])
    play.do("space1")
    doing = picture(play.table, 0).doing
    assert (doing.trade, doing.token, doing.space) == ("soldier", None, "space1")
    assert (doing.parts, doing.either) == (["step"], False)
    assert doing.goods == ["weapon", "weapon"]
    play.do("desert", "forest")
    doing = picture(play.table, 0).doing
    assert (doing.goods, doing.space, doing.parts) == ([], "space1", [])


def test_of_parts_joined_by_or_one_is_taken() -> None:
    play = Scene().tokens(decks="soldier artisan").gather().do("soldier", "space3")
    doing = picture(play.table, 0).doing
    assert (doing.space, doing.parts, doing.either) == ("space3", ["goods", "step"], True)


def test_a_good_of_ones_choice_is_wanted() -> None:
    play = Scene().tokens(decks="artisan soldier").gather().do("artisan", "space1")
    assert play.asked == "ChooseGood"
    doing = picture(play.table, 0).doing
    assert (doing.goods, doing.wanted) == (["food", "food"], ["any"])


def test_a_blank_tile_and_claimed_ones() -> None:
    play = Scene(blank_favour=True).tiles(beast="blank", human="soldier").claims(human=[1, 0]).turn()
    sprite, human, _, beast = picture(play.table, 0).favours
    assert (sprite.tile, sprite.blank) == (None, False)
    assert (human.tile, human.claims) == ("soldier", [1, 0])
    assert (beast.tile, beast.blank) == (None, True)
