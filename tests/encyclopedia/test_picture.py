"""The picture: it accounts for everything, hides what is hidden, and every word of every question is found in it."""

import random
import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final, get_type_hints

import msgspec
import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box import events
from ludoteca.games.encyclopedia.box.constants import CUBES, DICE, GIFTS, NONE, ROUND_TOKENS
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.legend import (
    Gift,
    Legend,
    LegendAction,
    LegendAnimal,
    LegendCategory,
    LegendContinent,
    LegendDie,
    LegendExpert,
    legend,
)
from ludoteca.games.encyclopedia.page.picture import Picture, picture
from ludoteca.games.encyclopedia.rules.extra import LastMoment
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.games.encyclopedia.words.names import expert_effect, name_of
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.events import Event
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import fields_of
from ludoteca.kernel.table import FREE_ACTION, Choice, Table, TurnChoice
from ludoteca.text.saying import Teller
from tests.encyclopedia.kit_drawing import EVENT_LISTS, answer_address, drawn, event_addresses, ids, stands_for
from tests.encyclopedia.kit_players import sensible
from tests.encyclopedia.kit_tables import SORTS, setup
from tests.encyclopedia.kit_wild_packs import wild_pack

PLAIN: Final = {
    *("seat", "owner", "winners", "scores", "space", "face", "faces", "round", "value", "amount", "coins", "tokens"),
    *("seals", "vp", "reputation", "points", "cubes", "animals", "count"),
}
"""The facts of events that are counted, or seats, or spaces of a row: no thing goes by them."""

NUMBERS: Final = {
    "die": "dice",
    "dice": "dice",
    "animal": "animals",
    "expert": "experts",
    "covered": "experts",
    "continent": "continents",
    "continents": "continents",
    "colour": "continents",
    "category": "categories",
    "action": "actions",
    "slot": "slots",
    "gift": "gifts",
}
"""The facts of events that are numbers of things: the list of the legend in which the thing has this position."""


def moments(number: int, rules: int | None = None) -> Iterator[Table[State]]:
    """Every moment of a game that is played sensibly."""
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options, rules=rules)
    while (question := table.question) is not None:
        yield table
        if isinstance(question, Choice):
            table.commit(sensible(table, question, luck))
        else:
            table.commit(random_answer(table, question, luck))
    yield table


SAMPLE: Final = [number for number, sort in enumerate(SORTS) if sort.people][::7]
"""Sorts of tables of every number of seats, with automas and creatures, open and hidden."""


RARE: Final = {"LastMoment", "RecolourForSepultus", "MatchColour"}
"""Questions that do not come up in every few games."""


# Addresses, as the page finds them


def assert_addressed(table: Table[State], key: Legend) -> str:
    """Every answer that may be given has a place of its own on the page, or is a button; a refused one stands at what
    it is a part of. What may be done at any moment is a button."""
    question = table.question
    assert isinstance(question, Choice)
    kind = type(question).__name__
    there = drawn(picture(table, question.seat), key)
    options = set(question.options(table))
    taken: set[str] = set()
    for option in question.candidates(table):
        word = word_of(table, question, option)
        address = answer_address(key, kind, question.seat, word)
        if address == "":
            assert word in BUTTONS or kind == "RecolourForSepultus", f"{kind}: {word}"
        elif option in options:
            assert address in there, f"{kind}: {word} at {address}"
            assert address not in taken, f"{kind}: two answers at {address}"
            taken.add(address)
        else:
            assert stands_for(address, there), f"{kind}: {word} at {address}"
    if isinstance(question, TurnChoice):
        for aside in question.free_candidates(table):
            word = word_of(table, question, FREE_ACTION + aside)
            assert answer_address(key, kind, question.seat, word) not in there
    return kind


BUTTONS: Final = {"keep", "done", "pass"}
"""Words that stand at nothing on the table: they end something or leave it as it is."""


def test_every_answer_that_is_there_is_found_on_the_table() -> None:
    asked: set[str] = set()
    for rules in GAME.rules:
        for number in SAMPLE if rules == GAME.rules[-1] else SAMPLE[:2]:
            key: Legend | None = None
            for table in moments(number, rules):
                key = key or legend(table)
                if isinstance(table.question, Choice):
                    asked.add(assert_addressed(table, key))
    assert asked | RARE == questions()


def questions() -> set[str]:
    kinds = [kind for kind in all_subclasses(Choice) if kind.__module__.startswith("ludoteca.games.encyclopedia")]
    return {
        kind.__name__ for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)
    }


def test_every_question_has_its_place_on_the_table() -> None:
    key = legend(GAME.begin(("person", "person")))
    assert questions() == {kind.partition(".")[0] for kind in key.answers}


def test_the_rare_questions_are_found_too() -> None:
    matching = Scene().give(seals=1).show(experts=["safi_limbila", "pora_paniu"]).action("red4")
    matching.do("university", "safi_limbila")
    creature = Scene(sepultus=True).give(coins=1, tokens=1, experts=["rogerio_luz"]).show(animals=["sepultus_4"])
    recolouring = creature.action("blue3").do("academy")
    ending = Scene().give(seals=1)
    ending.state.turn = 0
    last = ending.steps(LastMoment(0))
    assert {play.asked for play in (matching, recolouring, last)} == RARE
    for play in (matching, recolouring, last):
        assert_addressed(play.table, legend(play.table))


# Everything is there


@pytest.mark.parametrize("number", SAMPLE)
def test_the_picture_accounts_for_every_die_card_and_cube(number: int) -> None:
    for table in moments(number):
        shown = picture(table, None)
        assert_dice(table.state, shown)
        assert_cards(table.state, shown)
        for seat, naturalist in zip(shown.seats, table.state.seats, strict=True):
            placed = sum(seat.shelves.values()) + sum(len(animal.cubes) for animal in seat.study)
            assert seat.cubes + placed == CUBES + 5 * seat.fives
            assert (seat.vp, seat.coins, seat.tokens, seat.seals) == (
                *(naturalist.vp, naturalist.coins, naturalist.tokens, naturalist.seals),
            )


def assert_dice(state: State, shown: Picture) -> None:
    lying = [die for seat in shown.seats for die in (*seat.drawn, *(die for slot in seat.slots for die in slot))]
    for place in msgspec.structs.astuple(shown.places):
        lying.extend(die for die in place if die is not None)
    if shown.hand is not None:
        lying.append(shown.hand)
    assert len(lying) == len(set(lying))
    assert set(lying) == shown.faces.keys()
    assert len(lying) + shown.piles.bag == DICE
    for die, face in shown.faces.items():
        assert state.faces[state.box.die_words.numbers[die]] == face


def assert_cards(state: State, shown: Picture) -> None:
    piles = shown.piles
    experts = piles.experts + piles.expert_discards + len([card for card in shown.university if card is not None])
    animals = piles.animals + piles.animal_discards + piles.removed
    animals += len([card for card in shown.academy if card is not None])
    for seat in shown.seats:
        experts += len([card for card in seat.experts if card is not None]) + len(seat.arriving) + seat.retired_count
        animals += len(seat.study) + seat.published_count
        assert seat.retired is None or len(seat.retired) == seat.retired_count
        assert seat.published is None or len(seat.published) == seat.published_count
    assert experts == state.box.experts
    assert animals in (state.box.animals, state.box.cards)


@pytest.mark.parametrize("number", SAMPLE)
def test_the_picture_and_the_legend_travel_as_json(number: int) -> None:
    for moment, table in enumerate(moments(number)):
        if moment % 10 == 0:
            shown = picture(table, 0)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=Picture) == shown
    assert as_json(legend(table), table)["dice"] == as_json(legend(table).dice, table)


def test_the_picture_is_small() -> None:
    """It is sent after every move."""
    sizes = [len(msgspec.json.encode(picture(table, 0))) for number in SAMPLE[:3] for table in moments(number)]
    assert max(sizes) < 8_000


# What is hidden


def test_nothing_of_a_covered_card_is_in_the_picture_of_another_viewer() -> None:
    """publication.hidden: its owner sees it, nobody else, until the end."""
    seen = 0
    for number, sort in enumerate(SORTS):
        if sort.edition != "pl" or not sort.people:
            continue
        for moment, table in enumerate(moments(number)):
            if moment % 5:
                continue
            box = table.state.box
            for seat, naturalist in enumerate(table.state.seats):
                down = [box.expert_ids[expert] for expert in naturalist.retired]
                down += [box.card_ids[card] for card in naturalist.published]
                if naturalist.automa != NONE or not down:
                    continue
                for viewer in (None, *range(len(table.state.seats))):
                    text = msgspec.json.encode(picture(table, viewer)).decode()
                    visible = [card for card in down if f'"{card}"' in text]
                    assert visible == (down if viewer == seat or table.question is None else [])
                    seen += len(down)
    assert seen > 1000


@pytest.mark.parametrize(("edition", "hidden"), [("en", False), ("pl", True)])
def test_face_down_cards_are_numbers_only_where_they_may_not_be_looked_at(edition: str, hidden: bool) -> None:
    scene = Scene(edition=edition).give(1, published=["lemur_catta"], retired=["safi_limbila"])
    play = scene.boards("red1 red2").one_turn()
    shown = picture(play.table, 0).seats[1]
    assert (shown.published, shown.retired) == ((None, None) if hidden else (["lemur_catta"], ["safi_limbila"]))
    assert (shown.published_count, shown.retired_count) == (1, 1)


# Whose turn, and what is running


def test_the_phases_of_a_round_come_in_order() -> None:
    phases = ["setup"]
    for table in moments(SAMPLE[0]):
        phase = picture(table, None).phase
        if phase != phases[-1]:
            phases.append(phase)
    one_round = [phase for phase in phases[1:-1] if phase != "extra"]
    assert (phases[0], phases[-1]) == ("setup", "over")
    assert [phase for phase in one_round if phase == "turns"] == ["turns"] * 6
    order = ("refill", "token", "dice", "turns")
    ranks = [order.index(phase) for phase in one_round]
    assert all(later > earlier or later <= 1 for earlier, later in pairwise(ranks))


def test_the_running_expedition_shows_its_value_and_what_is_needed() -> None:
    play = Scene().give(coins=3, tokens=2, animals={"lemur_catta": "I"}).placed(africa="yellow1").action("red5")
    shown = picture(play.table, 0).running
    assert shown is not None
    assert (shown.die, shown.colour, shown.action, shown.target) == ("red1", "america", None, None)
    assert (shown.value, shown.fixed, shown.needed) == (5, False, None)
    play.do("expedition")
    shown = picture(play.table, 0).running
    assert shown is not None
    assert (shown.action, shown.target, shown.colour) == ("expedition", "africa", "africa")
    assert (shown.value, shown.needed, shown.useful) == (6, 4, 21)
    play.do("token-1", "coin-2", "done")
    shown = picture(play.table, 0).running
    assert shown is not None
    assert (shown.value, shown.fixed, shown.points, shown.needed) == (10, True, 10, None)


def test_the_running_publication_shows_its_reference_and_who_was_added() -> None:
    animals = {"lemur_catta": "I", "loxodonta_africana": "", "panthera_leo": ""}
    play = Scene().give(animals=animals).action("yellow4").do("publication", "lemur_catta", "panthera_leo")
    shown = picture(play.table, 0).running
    assert shown is not None
    assert (shown.action, shown.target, shown.added, shown.value) == ("publication", "lemur_catta", ["panthera_leo"], 4)


def test_an_expert_that_is_not_seated_yet_is_arriving() -> None:
    four = ["rogerio_luz", "yaban_peker", "thao_tri_hung", "mathieu_aubert"]
    play = Scene().give(experts=four).show(experts=["etano_palamo", "gao_zhelan"]).action("red1")
    play.do("university", "gao_zhelan")
    assert play.asked == "SeatExpert"
    assert picture(play.table, 0).seats[0].arriving == ["gao_zhelan"]


# The legend


@pytest.mark.parametrize("number", range(4))
def test_the_legend_says_what_the_game_says(number: int) -> None:
    """data: with the standard box, and with packs of any values."""
    pack = wild_pack(random.Random(number)) if number else None
    table = GAME.begin(("person", "person"), data=GAME.data(pack))
    box = table.state.box
    key = legend(table)
    assert [die.id for die in key.dice] == list(box.die_words.words)
    assert [animal.id for animal in key.animals] == list(box.card_ids)
    words = [space.word for animal in key.animals for space in animal.spaces]
    assert (*words, "done") == box.research_words.words
    assert [gift.id for gift in key.slots] == ["slot1", "slot2", "slot3", "slot4"]
    tokens = [token for token in key.round_tokens for _ in range(token.count)]
    assert len(tokens) == ROUND_TOKENS
    assert all(box.round_tokens[GIFTS.index(token.gift)] == token.count for token in tokens)
    assert {expert.use for expert in key.experts} - {None} == set(box.free_words.words[1:])
    teller = Teller(GAME)
    for number, expert in enumerate(key.experts):
        assert as_json(expert.effect, table) == as_json(teller.say(table, expert_effect(box, number)), table)


def as_json(value: object, table: Table[State]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=partial(Teller(GAME).say, table)))


def test_every_event_has_its_places_and_every_fact_its_list() -> None:
    table = GAME.begin(("person", "person"))
    key = legend(table)
    assert GAME.page.things(table) == {name: tuple(ids(key, name)) for name in EVENT_LISTS}
    kinds = {event.__name__: event for event in kinds_of_events()}
    for name, event in kinds.items():
        assert event.rule
        facts = facts_of(event)
        for fact, _, listed in re.findall(r"\{(\w+)(:(\w+))?\}", event.comes_from + event.goes_to):
            assert facts[fact] in ((int,) if listed else (int, str)), f"{name}.{fact}"
            assert NUMBERS.get(fact, "") == listed, f"{name}.{fact}"
    for name, event in kinds.items():
        for fact, kind in facts_of(event).items():
            if kind is not str:
                assert (fact in NUMBERS) != (fact in PLAIN), f"{name}.{fact}"


def kinds_of_events() -> Iterator[type[Event]]:
    return (
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )


def facts_of(kind: type) -> dict[str, object]:
    return {fact: get_type_hints(kind)[fact] for fact in fields_of(kind)}


@pytest.mark.parametrize("number", SAMPLE[:4])
def test_what_events_speak_of_is_on_the_page_and_named_in_the_legend(number: int) -> None:
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    key = legend(table)
    before = drawn(picture(table, None), key)
    checked: set[str] = set()
    while (question := table.question) is not None:
        told: list[object] = []
        table.told = told
        table.commit(
            sensible(table, question, luck) if isinstance(question, Choice) else random_answer(table, question, luck)
        )
        there = drawn(picture(table, None), key)
        happened = [event for event in told if isinstance(event, Event)]
        assert len(happened) == len(told)
        for event in happened:
            assert_on_the_page(event, key, before | there, happened)
            for fact in facts_of(type(event)):
                if fact in NUMBERS:
                    value = getattr(event, fact)
                    for thing in value if isinstance(value, tuple) else (value,):
                        assert_named(table, key, fact, thing)
                    checked.add(fact)
        before = there
    assert checked >= {"die", "animal", "expert", "category", "continent", "action", "slot"}


def assert_on_the_page(event: Event, key: Legend, there: set[str], told: list[Event]) -> None:
    """Before or after the move; a card that came and went within it was never seen, and a die came from the bag."""
    for address in event_addresses(key, event):
        kind, _, thing = address.partition("/")
        passing = any(thing in "/".join(event_addresses(key, other)) for other in told if other is not event)
        assert stands_for(address, there) or (kind in ("animal", "expert") and passing), f"{event}: {address}"


def assert_named(table: Table[State], key: Legend, fact: str, number: int) -> None:
    thing = getattr(key, NUMBERS[fact])[number]
    name = name_of(table, fact, number)
    assert name is not None
    if isinstance(thing, LegendDie):
        assert thing.id.rstrip("0123456789") == name.otherwise
    elif isinstance(thing, LegendContinent) and fact == "colour":
        assert thing.colour_name.message == name.message
    elif isinstance(thing, str):
        assert thing == name.otherwise
    else:
        assert isinstance(thing, LegendAnimal | LegendExpert | LegendCategory | LegendContinent | LegendAction | Gift)
        assert thing.name.message == name.message
        assert thing.name.otherwise == name.otherwise
