"""Plans over random games: the rules accept them, their numbers come true, and cheapest is cheapest."""

import random
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CONTINENTS, NONE, TRACK, TYPES
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.planner import MOST_CHOICES
from ludoteca.games.encyclopedia.page.planner import plan as plan_of
from ludoteca.games.encyclopedia.page.planner_wire import (
    AnyPlan,
    ExpeditionPlan,
    PublicationPlan,
)
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube
from ludoteca.games.encyclopedia.rules.extra import LastMoment
from ludoteca.games.encyclopedia.rules.raising import Raise
from ludoteca.games.encyclopedia.rules.scoring import sheet, total
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, EndTurn, TakeDie
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.codec import encode
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.journal import option_of
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import FREE_ACTION, Choice, Table
from tests.encyclopedia.kit_players import sensible
from tests.encyclopedia.kit_tables import SORTS, setup

Wish = Mapping[str, object]


def positions(number: int) -> Iterator[tuple[Table[State], int, random.Random]]:
    """Where a die is taken or an action chosen, in a game that is played sensibly."""
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    while (question := table.question) is not None:
        if isinstance(question, TakeDie | ChooseAction):
            yield table, question.seat, luck
        if isinstance(question, Choice):
            table.commit(sensible(table, question, luck))
        else:
            table.commit(random_answer(table, question, luck))


def any_expedition(table: Table[State], seat: int, luck: random.Random) -> dict[str, object]:
    box = table.state.box
    continent = luck.randrange(len(CONTINENTS))
    animals = [card for card in table.state.seats[seat].animals if box.continent[card] in (continent, NONE)]
    spaces = [
        box.research_words.word(box.research_base[card] + position)
        for card in animals
        for position in range(len(box.categories[card]))
    ]
    cubes = luck.sample(spaces, min(len(spaces), luck.randint(0, 3)))
    return {"plan": "expedition", "continent": CONTINENTS[continent], "cubes": cubes}


def any_publication(table: Table[State], seat: int, luck: random.Random) -> dict[str, object]:
    box = table.state.box
    animals = [box.card_ids[card] for card in table.state.seats[seat].animals] or ["lemur_catta"]
    wish: dict[str, object] = {"plan": "publication", "reference": luck.choice(animals)}
    if luck.random() < 0.5:
        wish["animals"] = luck.sample(animals, min(len(animals), luck.randint(0, 2)))
    return wish


def played(table: Table[State], answers: list[str]) -> Table[State]:
    """The table after these answers, given through the checked door, when the action is over."""
    copy = table.clone()
    ends = [position for position, step in enumerate(copy.agenda) if isinstance(step, EndTurn | LastMoment)]
    del copy.agenda[: ends[-1] + 1]
    for word in answers:
        question = copy.question
        assert isinstance(question, Choice)
        option = option_of(copy, question, word)
        assert option is not None
        assert copy.why_not(option) is None
        copy.commit(option)
    return copy


SAMPLE: Final = [number for number, sort in enumerate(SORTS) if sort.people][::6]


@pytest.mark.parametrize("number", SAMPLE)
def test_the_rules_accept_a_plan_and_its_numbers_are_those_of_the_state_after_it(number: int) -> None:
    whole = 0
    for table, seat, luck in positions(number):
        for wish in (any_expedition(table, seat, luck), any_publication(table, seat, luck)):
            before = encode(table.state)
            try:
                answers, plan = plan_of(table, seat, wish)
            except Refused:
                assert encode(table.state) == before
                continue
            assert encode(table.state) == before
            assert_numbers(table, played(table, answers), seat, wish, plan)
            whole += plan.whole
    assert whole > 5


def assert_numbers(table: Table[State], after: Table[State], seat: int, wish: Wish, plan: AnyPlan) -> None:
    me, then = table.state.seats[seat], after.state.seats[seat]
    assert plan.change == {
        "vp": then.vp - me.vp,
        "coins": then.coins - me.coins,
        "tokens": then.tokens - me.tokens,
        "seals": then.seals - me.seals,
        "reputation": (then.reputation - me.reputation) % TRACK,
    }
    assert plan.points == total(sheet(after.state, seat)) - total(sheet(table.state, seat))
    assert plan.die == after.state.box.die_words.word(after.state.die)
    assert plan.whole == (after.question is None)
    assert plan.asks == (None if plan.whole else type(after.question).__name__)
    assert plan.value + sum(payment.spent * payment.worth for payment in plan.payments) == plan.reached <= plan.reach
    if after.state.value:
        assert after.state.value == plan.reached
    if plan.whole and isinstance(plan, ExpeditionPlan) and wish["cubes"]:
        assert {cube.word for cube in plan.cubes} == set_of(wish["cubes"])
        assert sum(cube.cost for cube in plan.cubes) == plan.needed <= plan.reached
    if plan.whole and isinstance(plan, PublicationPlan):
        assert plan.reference == wish["reference"]
        assert {after.state.box.card_ids.index(name) for name in plan.animals} <= {*me.animals}
        assert plan.vp in [choice.vp for choice in plan.choices] or len(plan.choices) == MOST_CHOICES
        if "animals" in wish:
            assert set(plan.animals) == set_of(wish["animals"])


def set_of(words: object) -> set[str]:
    assert isinstance(words, list)
    return set(words)


@pytest.mark.parametrize("seed", range(40))
def test_the_cheapest_payment_is_the_cheapest_of_all(seed: int) -> None:
    """Every way to pay is played by the rules; none leaves more on the score sheet."""
    luck = random.Random(seed)
    experts = luck.sample(["vlad_koulechov", "nargiz_tatilian", "pora_paniu", "yaban_peker", "girgis_al_ghumari"], 2)
    coins, tokens, seals = luck.randint(0, 5), luck.randint(0, 3), luck.randint(0, 2)
    animals = ["lemur_catta", "panthera_leo"]
    scene = Scene().give(coins=coins, tokens=tokens, seals=seals, experts=experts, animals=animals)
    play = scene.placed(africa="yellow1 yellow1 yellow1").action(luck.choice(["yellow2", "red3", "blue1", "green5"]))
    cubes = luck.sample([f"{card}.{kind}" for card in ("lemur_catta", "panthera_leo") for kind in TYPES], 2)
    every = [total(sheet(end.state, 0)) for end in ends(played(play.table, []), cubes)]
    wish = {"plan": "expedition", "continent": "africa", "cubes": cubes}
    if not every:
        with pytest.raises(Refused):
            plan_of(play.table, 0, wish)
        return
    _, plan = plan_of(play.table, 0, wish)
    assert plan.whole
    assert plan.points + total(sheet(play.state, 0)) == max(every)


def ends(table: Table[State], cubes: list[str]) -> Iterator[Table[State]]:
    """Every way from here that places exactly these cubes, free actions aside."""
    question = table.question
    if question is None:
        if not cubes:
            yield table
        return
    assert isinstance(question, Choice)
    options = [option for option in table.options() if option < FREE_ACTION]
    if isinstance(question, ChooseAction):
        options = [option for option in options if question.words(table).word(option) == "expedition"]
    elif isinstance(question, PlaceCube):
        words = table.state.box.research_words
        options = [option for option in options if words.word(option) == (cubes[0] if cubes else "done")]
        cubes = cubes[1:]
    else:
        assert isinstance(question, PayColour | Raise) or type(question).__name__ == "ChooseContinent"
        if type(question).__name__ == "ChooseContinent":
            options = [CONTINENTS.index("africa")]
    for option in options:
        copy = table.clone()
        copy.commit(option)
        yield from ends(copy, cubes)


@pytest.mark.parametrize("number", SAMPLE[:3])
def test_the_choices_of_a_publication_give_what_they_say(number: int) -> None:
    tried = 0
    for table, seat, luck in positions(number):
        wish = any_publication(table, seat, luck)
        wish.pop("animals", None)
        try:
            _, plan = plan_of(table, seat, wish)
        except Refused:
            continue
        assert isinstance(plan, PublicationPlan)
        if not plan.whole:
            continue
        if isinstance(table.question, TakeDie):
            wish["die"] = plan.die
        for choice in luck.sample(plan.choices, min(3, len(plan.choices))):
            _, again = plan_of(table, seat, {**wish, "animals": choice.animals, "value": plan.reached})
            assert isinstance(again, PublicationPlan)
            if (again.reached, again.colour) == (plan.reached, plan.colour):
                assert again.vp == choice.vp
                tried += 1
    assert tried > 10
