"""The speaker: facts become sentences, names and lists, with Encyclopedia to speak of."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ACADEMY, EMBASSY, EXPEDITION, NONE, PUBLICATION
from ludoteca.games.encyclopedia.box.events import (
    AutomaSlottedDice,
    AutomaTookDie,
    CoinsGained,
    DieTaken,
    GameEnded,
    ScoreCounted,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.cards import TakeFreeAnimal, TakeFreeExpert
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, PlaceCube
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.extra import TakeExtraAction
from ludoteca.games.encyclopedia.rules.once_each import once_each
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, ChooseReference
from ludoteca.games.encyclopedia.rules.raising import RaiseValue
from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.encyclopedia.rules.sepultus import RecolourForSepultus
from ludoteca.games.encyclopedia.rules.setup import DraftAnimal
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.rules.university import ChooseExpert, MatchColour
from ludoteca.games.encyclopedia.rules.value import PayColour
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.games.encyclopedia.words.names import whole_expert
from ludoteca.kernel.game import Game, ScoreLine
from ludoteca.kernel.journal import Undone
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import FREE_ACTION, Choice, Table, TurnChoice
from ludoteca.text import catalogue
from ludoteca.text.speaker import Speaker
from tests.text.kit_saying import SEATS, WIDTH, lines, said


def speaker(language: str = "en") -> Speaker[State]:
    return Speaker(GAME, language, SEATS)


# Facts


def test_seats_dice_and_slots_are_named() -> None:
    table = Scene().boards("red4 blue5").turn().table
    event = DieTaken(1, 0, 4, 0, 1)
    assert speaker().event(table, event) == "Bea takes the red 4 from Anna’s board (slot: 2 coins)."
    own = DieTaken(0, 0, 4, 0, 1)
    assert speaker().event(table, own) == "Anna takes the red 4 from their own board."


def test_numbers_have_their_plurals() -> None:
    table = Scene().boards("red4").turn().table
    assert speaker().event(table, CoinsGained(0, 1, "bank")) == "Anna gains 1 coin (Bank)."
    assert speaker().event(table, CoinsGained(0, 5, "slot")) == "Anna gains 5 coins (for the die taken)."


def test_lists_are_joined_and_counted() -> None:
    table = Scene().boards("red4").turn().table
    dice = AutomaSlottedDice(2, (4, 0, 12), (1, 1, 6))
    sentence = "Carl von Linné sets out its dice, lowest first: 1, 1 and 6 (yellow, red and blue)."
    assert speaker().event(table, dice) == sentence
    alone = GameEnded((1,), (50, 60))
    assert speaker().event(table, alone) == "The game is over, and Bea wins. Anna 50, Bea 60."
    shared = GameEnded((0, 1), (60, 60))
    assert (
        speaker().event(table, shared) == "The game is over, and the victory is shared: Anna and Bea. Anna 60, Bea 60."
    )


def test_an_automa_reads_like_a_clerks_note() -> None:
    table = Scene().boards("blue6").turn().table
    event = AutomaTookDie(2, 12, 6, 0, 3, "highest")
    assert speaker().event(table, event) == "Carl von Linné takes the blue 6 from Anna’s board (highest)."


def test_a_refusal_tells_the_numbers_and_the_nearest_change() -> None:
    play = Scene().show(animals=["lemur_catta", "panthera_leo"]).action("red4")
    assert speaker().refusal(play.table, play.why("academy")) == (
        "No open animal has the die’s colour, red; you have 0 expedition tokens and 0 royal seals. "
        "1 more expedition token would do."
    )


def test_a_refusal_needs_no_table() -> None:
    refusal = Refusal("setup.order", "seat-count", found=5, least=2, most=4)
    assert speaker().refusal(None, refusal) == "This table has 5 seats; the game is for 2 to 4."


def test_an_undo_is_told_like_an_event() -> None:
    table = Scene().boards("red4").turn().table
    assert speaker().event(table, Undone(1, 4, ())) == "Bea takes back the last decision."


def test_score_lines_are_named_and_an_expert_by_name() -> None:
    table = Scene().boards("red4").turn().table
    assert speaker().score_line(table, ScoreLine("played", 31, 31)) == "during the game: 31 points"
    assert speaker().score_line(table, ScoreLine("bird", 5, 5)) == "bird cubes (5): 5 points"
    assert speaker().score_line(table, ScoreLine("nargiz_tatilian", 3, 3)) == "Nargiz Tatilian (3): 3 points"
    counted = ScoreCounted(0, "nargiz_tatilian", 3, 3)
    assert speaker().event(table, counted) == "Anna, Nargiz Tatilian (3): 3 VP."


def test_an_animal_is_called_by_its_common_name_in_each_language() -> None:
    table = Scene().boards("red4").turn().table
    lemur = Saying("creature", animal=table.state.box.card_ids.index("lemur_catta"))
    assert speaker().phrase(table, lemur) == "ring-tailed lemur"


def test_all_experts_read_well() -> None:
    table = Scene().boards("red4").turn().table
    lines = [said(speaker().phrase(table, whole_expert(table.state.box, e))) for e in range(table.state.box.experts)]
    assert len(set(lines)) == 55
    assert all(len(line) <= WIDTH for line in lines)
    assert "Audrey Morton, America: 3 VP for each expedition to America" in lines
    assert "Alonso Rossette, America: 1 coin for each cube on Type I" in lines
    assert "Safi Limbila, Africa: 5 coins, once, at any moment of your turn" in lines
    assert "Habib Abdalla, Africa: at the end, +2 temperate cubes" in lines
    assert "Rogério Luz, America: +1 for each die you use as red" in lines


# What is missing


def test_a_missing_message_is_visible() -> None:
    assert speaker().say("no-such-message") == "[no-such-message]"
    assert speaker().say("list-pair", first="one") == "[list-pair]"


def test_a_missing_translation_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = strange_game(tmp_path, monkeypatch)
    assert Speaker(stranger, "fr", SEATS).say("greeting", seat=1) == "Bonjour, Bea."
    assert Speaker(stranger, "fr", SEATS).say("farewell", seat=1) == "Farewell, Bea."
    assert Speaker(stranger, "pl", SEATS).say("greeting", seat=1) == "Good day, Bea."


def test_a_game_of_another_package_brings_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = strange_game(tmp_path, monkeypatch)
    assert Speaker(stranger, "en", SEATS).say("greeting", seat=0) == "Good day, Anna."
    assert Speaker(stranger, "en", SEATS).say("list-pair", first="a", second="b") == "a and b"
    assert Speaker(stranger, "en", SEATS).rules() == []


def strange_game(root: Path, monkeypatch: pytest.MonkeyPatch) -> Game[State]:
    """A game in a package of its own, with a catalogue beside it."""
    home = root / "strange_game"
    for language, words in (
        ("en", "greeting = Good day, { $seat }.\nfarewell = Farewell, { $seat }.\n"),
        ("fr", "greeting = Bonjour, { $seat }.\n"),
    ):
        (home / "text" / language).mkdir(parents=True)
        (home / "text" / language / "table.ftl").write_text(words, encoding="utf-8")
    (home / "__init__.py").write_text("", encoding="utf-8")
    (home / "play.py").write_text(
        "from ludoteca.kernel.game import Game\n\nclass Strange(Game):\n    name = 'strange'\n"
    )
    monkeypatch.syspath_prepend(root)
    for name in [name for name in sys.modules if name.partition(".")[0] == "strange_game"]:
        monkeypatch.delitem(sys.modules, name)
    catalogue.sheets_of.cache_clear()
    catalogue.catalogue.cache_clear()
    game: Game[State] = import_module("strange_game.play").Strange()
    return game


# The rules


@pytest.mark.parametrize("language", ["en", "fr", "it", "pl"])
def test_the_reference_is_told_in_file_order(language: str) -> None:
    rules = speaker(language).rules()
    assert [rule.id for rule in rules[:2]] == ["things.dice", "things.experts"]
    assert len({rule.id for rule in rules}) == len(rules) > 50
    assert all(said(rule.title) and said(rule.text) for rule in rules)


def test_a_rule_has_title_text_and_page() -> None:
    rule = speaker().rule("turn.die")
    assert rule is not None
    assert (rule.id, rule.title, rule.page) == ("turn.die", "Taking a die", "7")
    assert rule.text.startswith("Take one die from any board")
    assert speaker().rule("turn.nonsense") is None


# Questions and answers


def position() -> Table[State]:
    """A die in hand, cards everywhere, and something of everything."""
    scene = Scene(3, sepultus=True).give(
        0,
        coins=3,
        tokens=2,
        seals=1,
        experts=["rogerio_luz", "safi_limbila", "samara_el_ouadie", None],
        retired=["rachel_mostinckx"],
        animals={"lemur_catta": "I III", "panthera_leo": "", "sepultus_4": "bird", "sepultus_5": ""},
        published=["aix_galericulata"],
        shelves={"bird": 5, "cold": 1},
    )
    scene.give(1, animals={"bison_bison": ""}, published=["monodon_monoceros"], retired=["lotte_paulsen"])
    scene.show(animals=["ursus_arctos", None, "sepultus_1"], experts=["pora_paniu", "gao_zhelan"])
    scene.boards("red4 blue2+green6", "- purple1").placed(embassy="red1", asia="purple2", publication="blue3")
    scene.placed(america="red3 yellow3 yellow4 green1")
    return scene.action("yellow5").table


def questions(table: Table[State]) -> Iterator[Choice[State]]:
    box = table.state.box
    lemur, pora = box.card_ids.index("lemur_catta"), box.expert_ids.index("pora_paniu")
    yield from (DraftAnimal(0), TakeDie(0), TakeDie(1), ChooseAction(0), ChooseExpert(0), ChooseAnimal(0))
    yield from (MatchColour(0, pora), SeatExpert(0, pora), SeatExpert(0, box.instants[0]))
    yield from (RecolourForSepultus(0, box.animals), PayColour(0, 3), ChooseContinent(0), ChooseReference(0))
    for action, target in ((EMBASSY, NONE), (ACADEMY, NONE), (ACADEMY, box.animals), (PUBLICATION, lemur)):
        yield RaiseValue(0, action, target)
        yield from once_each(0, action, target)
    yield RaiseValue(0, EXPEDITION, 1)
    yield from once_each(0, EXPEDITION, 1)
    yield from (PlaceCube(0, 1, 11, 0), PlaceCube(0, 1, 1, 1), AddAnimal(0, lemur, ()))
    yield from (TakeExtraAction(0), TakeFreeExpert(0, "reputation"), TakeFreeAnimal(0, "round-token"))


def test_every_word_of_every_question_is_described() -> None:
    table = position()
    vocabularies = set()
    for question in questions(table):
        vocabularies.add(question.words(table).name)
        said(speaker().ask(table, question))
        for option in range(len(question.words(table))):
            said(speaker().option(table, question, option))
        if isinstance(question, TurnChoice):
            vocabularies.add(question.free_words(table).name)
            for aside in range(len(question.free_words(table))):
                said(speaker().option(table, question, FREE_ACTION + aside))
    vocabularies.add("slot")  # needs dice that are not placed yet: see below
    assert vocabularies == {words.name for words in GAME.vocabularies(table)}


def test_a_slot_is_asked_for_with_the_die() -> None:
    scene = Scene()
    scene.state.seats[0].drawn = (scene._die("red4"), scene._die("blue2"))
    scene.boards("green6")
    table = scene.steps(SlotDie(0, 5)).table
    question = table.question
    assert isinstance(question, SlotDie)
    assert speaker().ask(table, question) == (
        "On which slot do you put the red 4? If another player takes it, you gain what the slot shows. "
        "1 more die waits."
    )
    assert speaker().option(table, question, 0) == "slot 1: nothing (already there: green)"
    assert speaker().option(table, question, 3) == "slot 4: 3 VP"


def test_answers_say_what_they_cost_and_give() -> None:
    table = position()
    box = table.state.box
    lemur = box.card_ids.index("lemur_catta")

    def label(question: Choice[State], word: str) -> str:
        option = question.words(table).option(word)
        assert option is not None
        return speaker().option(table, question, option)

    assert label(TakeDie(1), "red1") == "red 4, on Anna’s board (who gains nothing)"
    assert label(ChooseAction(0), "embassy") == "Embassy: 3 expedition tokens"
    assert label(ChooseAction(0), "bank") == "Bank: 5 coins and the first-player marker; Samara El-Ouadie: 2 reputation"
    assert label(ChooseAction(0), "publication") == "Publication: value 5, up to Type III"
    assert label(ChooseContinent(0), "america") == "America: full"
    assert label(ChooseContinent(0), "africa") == "Africa: 3 reputation, value 5 (space +0)"
    assert label(ChooseContinent(0), "asia") == (
        "Asia: 2 reputation, value 6 (space +1); first pay to make the die purple"
    )
    assert label(RaiseValue(0, EXPEDITION, 1), "token-2") == "2 expedition tokens: value 9"
    assert label(RaiseValue(0, EXPEDITION, 1), "done") == "pay no more: value 5"
    assert label(PlaceCube(0, 1, 11, 0), "panthera_leo.III") == "lion, terrestrial: 7 points, 3 VP at once"
    assert label(ChooseReference(0), "lemur_catta") == "ring-tailed lemur (Africa), cubes: mammal and terrestrial"
    assert label(AddAnimal(0, lemur, ()), "panthera_leo") == "lion: the card, 1 VP"
    assert label(TakeFreeExpert(0, "reputation"), "pora_paniu") == (
        "Pora Paniu, Oceania: at the end, +1 VP for every 2 coins"
    )
    assert speaker().option(table, TakeDie(0), FREE_ACTION) == "discard 1 royal seal: 5 coins"


# The table


def test_the_table_is_shown_part_by_part() -> None:
    shown = lines(speaker(), position(), 0)
    assert shown[0] == "Round 1 of 6"
    assert "Die in hand: yellow 5" in shown
    assert "Embassy: red 1" in shown
    assert "America: red 3, yellow 3, yellow 4, green 1; full" in shown
    assert "Asia (purple): purple 2; next space: 2 reputation, value +1" in shown
    assert "Anna: bird 5, cold 1" in shown
    assert "Dice: red 4 (nothing), blue 2, green 6 (2 coins)" in shown
    assert "Animal: ring-tailed lemur, Africa; cubes: mammal, terrestrial; free: omnivore 4, hot 10" in shown
    assert "Creature: the heron of the red sandstone; cubes: bird" in shown
    assert all(len(line) <= WIDTH for line in shown)


@pytest.mark.parametrize(("viewer", "sees"), [(0, False), (None, False), (1, True)])
def test_face_down_cards_are_hidden_where_the_table_plays_so(viewer: int | None, sees: bool) -> None:
    scene = Scene(2, face_down_cards="hidden").boards("red4")
    scene.give(1, published=["monodon_monoceros"], retired=["lotte_paulsen"])
    shown = lines(speaker(), scene.turn().table, viewer)
    own = shown[shown.index("Bea") :]
    assert ("Published, 1 animal: narwhal (America)" in own) == sees
    assert ("1 expert face down: Lotte Paulsen (Europe)" in own) == sees
    assert ("Published: 1 animal, face down" in own) == (not sees)
    assert ("1 expert face down" in own) == (not sees)
    assert any(line.startswith("If the game ended now") for line in own) == sees


def test_face_down_cards_are_open_otherwise() -> None:
    scene = Scene(2).boards("red4").give(1, published=["monodon_monoceros"], retired=["lotte_paulsen"])
    shown = lines(speaker(), scene.turn().table, 0)
    assert "Published, 1 animal: narwhal (America)" in shown
    assert "1 expert face down: Lotte Paulsen (Europe)" in shown
