"""A refusal names a change that works: with what it says is missing, the same answer is allowed; with less it is not.

`nearest` and `amount` are facts of every refusal that names a change (see nearest.py, whose help is not asked here).
"""

import random
from collections import Counter
from typing import Final

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.raising import RaiseValue
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import FREE_ACTION, Choice, Table, TurnChoice
from tests.encyclopedia.kit_automas import BLANK_TRACK
from tests.encyclopedia.kit_players import sensible
from tests.encyclopedia.kit_styles import STYLES
from tests.encyclopedia.kit_tables import SORTS, setup

ENOUGH: Final = {"coin": 30, "token": 15, "seal": 6}
"""So many of each that none of it can be what is missing."""
CODES: Final = {
    *("wrong-colour", "no-animal-of-colour", "nothing-to-research", "expedition-too-weak", "publication-too-weak"),
    *("no-reference", "value-not-exact", "not-enough", "no-seal", "extra-needs-seal", "points-short"),
}
"""Every refusal that names a change."""
RARE: Final = {"no-reference", "value-not-exact", "extra-needs-seal"}
"""Those that do not come up in every few games."""


def changed(table: Table[State], seat: int, refusal: Refusal, what: str, amount: int) -> Table[State]:
    """The table as it would be with so many more."""
    copy = table.clone()
    state = copy.state
    me = state.seats[seat]
    if what == "coin":
        me.coins += amount
    elif what == "token":
        me.tokens += amount
    elif what == "seal":
        me.seals += amount
    elif what == "animal":
        fresh = [card for card in state.animal_deck if state.box.continent[card] == refusal.facts["continent"]]
        if amount and fresh:
            state.animal_deck = tuple(card for card in state.animal_deck if card != fresh[0])
            me.animals, me.cubes = (*me.animals, fresh[0]), (*me.cubes, 0)
    elif what == "points":
        question = copy.agenda.pop()
        assert isinstance(question, PlaceCube)
        copy.agenda.append(PlaceCube(seat, question.continent, question.points + amount, question.placed))
    return copy


def hold(table: Table[State], option: int, refusal: Refusal) -> None:
    """With the change the answer is allowed; with one less, or where none is named with plenty, it is not."""
    question = table.question
    assert isinstance(question, Choice)
    what, amount = refusal.facts["nearest"], refusal.facts["amount"]
    assert isinstance(what, str)
    assert isinstance(amount, int)
    said = f"{word_of(table, question, option)}: {refusal}"
    if what == "none":
        for goods, plenty in ENOUGH.items():
            assert changed(table, question.seat, refusal, goods, plenty).why_not(option) is not None, (goods, said)
        if "continent" in refusal.facts:
            assert changed(table, question.seat, refusal, "animal", 1).why_not(option) is not None, said
        return
    assert amount > 0
    assert changed(table, question.seat, refusal, what, amount).why_not(option) is None, said
    assert changed(table, question.seat, refusal, what, amount - 1).why_not(option) is not None, said


def hold_all(table: Table[State], seen: Counter[str]) -> None:
    """Every word that could be answered to the open question, and is refused."""
    question = table.question
    assert isinstance(question, Choice)
    own = isinstance(question, TurnChoice)
    free_actions = [FREE_ACTION + aside for aside in range(len(table.state.box.free_words))] if own else []
    for option in [*range(len(question.words(table))), *free_actions]:
        refusal = table.why_not(option)
        if refusal is None:
            continue
        assert ("nearest" in refusal.facts) == (refusal.code in CODES), refusal
        if "nearest" in refusal.facts:
            hold(table, option, refusal)
            seen[f"{refusal.code} {refusal.facts['nearest']}"] += 1
        elif refusal.code in ("value-too-low", "payment-misses"):
            assert isinstance(question, RaiseValue)
            assert larger(table, question, option), refusal
        if refusal.code.endswith("-breaks-action") and option < FREE_ACTION:
            assert any(other < FREE_ACTION for other in table.options()), refusal


def larger(table: Table[State], question: RaiseValue, option: int) -> bool:
    """'Spend more', 'pay all at once': whether a larger payment, of the same goods if it is one, is offered."""
    goods, amount = question.meaning(option)
    offered = [question.meaning(other) for other in table.options() if other < FREE_ACTION]
    return any(more > amount and (not amount or other == goods) for other, more in offered)


SAMPLE: Final = [number for number, sort in enumerate(SORTS) if sort.people][::5]


def played(number: int, seen: Counter[str]) -> None:
    """A game in one of several styles, looked at wherever a die is taken or used, and now and then elsewhere."""
    made = setup(5 * len(SORTS) + number)
    luck = random.Random(made.seed)
    style = [sensible, *STYLES][number % (1 + len(STYLES))]
    table = GAME.begin(made.seats, made.options)
    while (question := table.question) is not None:
        if isinstance(question, Choice):
            if isinstance(question, ChooseAction | RaiseValue) or luck.randrange(4) == 0:
                hold_all(table, seen)
            if isinstance(question, TakeDie) and luck.randrange(6) == 0:
                hold_ways(table, question.seat, luck, seen)
            table.commit(style(table, question, luck))
        else:
            table.commit(random_answer(table, question, luck))


def hold_ways(table: Table[State], seat: int, luck: random.Random, seen: Counter[str]) -> None:
    """A die is dragged to every place: where that is refused, with the change it is not."""
    die = table.state.box.die_words.word(luck.choice(table.options()[:1]))
    _, ways = GAME.page.ways(table, seat).plan(die, None)
    for way in ways:
        facts = {} if way.refusal is None else way.refusal.facts
        what, amount = facts.get("nearest", "none"), facts.get("amount", 0)
        if way.refusal is None or what == "none":
            continue
        assert isinstance(what, str)
        assert isinstance(amount, int)
        after = changed(table, seat, way.refusal, what, amount)
        try:
            GAME.page.ways(after, seat).plan(die, way.place)
        except Refused as still:
            raise AssertionError(f"{die} to {way.place}: {way.refusal}, and then {still.refusal}") from None
        seen["ways"] += 1


@pytest.mark.parametrize("batch", range(4))
def test_in_random_games_the_change_that_a_refusal_names_makes_it_legal(batch: int) -> None:
    """turn.whole turn.colour turn.value: whatever is refused for want of something."""
    seen: Counter[str] = Counter()
    for number in SAMPLE[batch::4]:
        played(number, seen)
    assert seen["ways"] > 50
    for code in CODES - RARE:
        assert any(name.startswith(code) for name in seen), (code, seen)


def hold_scene(play: Play) -> Counter[str]:
    seen: Counter[str] = Counter()
    hold_all(play.table, seen)
    return seen


def test_a_publication_that_a_coin_would_allow_does_not_speak_of_a_token() -> None:
    """turn.whole publication.limit: a red 1, nothing to pay with, an American and a European animal."""
    for animals in (["bison_bison", "ursus_arctos"], ["ursus_arctos", "bison_bison"]):
        play = Scene().give(animals=animals).action("red1")
        why = play.why("publication")
        assert (why.rule, why.code) == ("publication.limit", "publication-too-weak")
        assert why.facts == {"value": 1, "need": 2, "coins": 0, "seals": 0, "nearest": "coin", "amount": 1}
        hold_scene(play)
    play = Scene().give(coins=1, animals=["ursus_arctos"]).action("red1")
    why = play.why("publication")
    assert (why.code, why.facts["nearest"], why.facts["amount"]) == ("wrong-colour", "token", 1)
    play = Scene().give(animals=["ursus_arctos"]).action("red1")
    why = play.why("publication")
    assert (why.code, why.facts["nearest"], why.facts["amount"]) == ("wrong-colour", "seal", 1), "blue, and 1 + 5"
    hold_scene(play)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("coins", [0, 1, 3])
@pytest.mark.parametrize("study", [{}, {"bison_bison": "I II III"}, {"ursus_arctos": "I"}, {"sepultus_2": ""}])
def test_in_tight_positions_the_change_that_a_refusal_names_makes_it_legal(
    face: int, coins: int, study: dict[str, str]
) -> None:
    """turn.whole expedition.research publication.reference sepultus.take: little money, few animals, creatures."""
    for display in ([], ["lemur_catta", "sepultus_4"], ["sepultus_3", "sepultus_6"]):
        for experts in ([], ["rogerio_luz"], ["leonardas_vaikutis", "etienne_lebeau"]):
            scene = Scene(sepultus=True).placed(america="red1 red1")
            scene.give(coins=coins, reputation=2, experts=experts, animals=study)
            hold_scene(scene.show(animals=display, experts=["ishiwata_eiko"]).action(f"red{face}"))


def test_the_rare_refusals_name_a_change_that_works_too() -> None:
    """extra.action publication.reference sepultus.take: a seal for the die; an animal; a coin for the exact value."""
    asked = Scene().give(experts=["safi_limbila"]).placed(bank="red4 blue2").steps(ExtraActions())
    seen = hold_scene(asked)
    seen += hold_scene(Scene(sepultus=True).show(animals=["sepultus_3"]).action("red2"))
    assert {"extra-needs-seal seal", "no-reference animal", "value-not-exact coin"} <= set(seen)


def test_where_no_single_thing_would_do_a_refusal_says_so() -> None:
    """turn.whole expedition.research: a full America, and a European animal that is researched already."""
    full = Scene().placed(america="red1 red1 red1 blue1")
    why = full.give(animals={"ursus_arctos": "I II III IV"}).action("red6").why("expedition")
    assert (why.code, "nearest" in why.facts) == ("continent-full", False)
    play = Scene().give(animals={"bison_bison": "I II III IV"}).placed(america="red1").action("red1")
    why = play.why("expedition")
    assert (why.code, why.facts["nearest"]) == ("nothing-to-research", "animal"), "1 and 1 of the space pay for type I"
    play = Scene(pack=BLANK_TRACK).give(animals={"bison_bison": "I II III IV"}).action("red1")
    why = play.why("expedition")
    assert (why.code, why.facts["nearest"]) == ("nothing-to-research", "none"), "a fresh animal needs a coin besides"
    hold_scene(play)
