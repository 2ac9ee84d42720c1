"""Every fact has its sentence: the catalogues against the sources, and the languages against English."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludoteca.games.encyclopedia.words.questions import QUESTIONS as ENCYCLOPEDIA_QUESTIONS
from ludoteca.games.navoria.words.questions import QUESTIONS as NAVORIA_QUESTIONS
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.events import Event
from ludoteca.kernel.journal import Undone
from ludoteca.kernel.plain import fields_of
from ludoteca.kernel.table import Choice
from ludoteca.server.room import DISCARDED, FINISHED, GATHERING, PLAYING, SEALED
from ludoteca.text.catalogue import FALLBACK, LANGUAGES, BadCatalogue, Catalogue, Sheet, catalogue
from ludoteca.text.saying import kebab
from tests.text.kit_boxes import EFFECTS, NAMES
from tests.text.kit_reading import (
    english,
    facts,
    folder,
    languages,
    packages,
    parsed,
    refusals,
    strings,
    trees,
    variables,
)

pytestmark = pytest.mark.pure_only  # words are never compiled

ENCYCLOPEDIA = "ludoteca.games.encyclopedia"
NAVORIA = "ludoteca.games.navoria"
GAMES = (ENCYCLOPEDIA, NAVORIA)
ASKED: dict[str, Iterable[type]] = {ENCYCLOPEDIA: ENCYCLOPEDIA_QUESTIONS, NAVORIA: NAVORIA_QUESTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_every_file_is_without_fault(package: str, language: str) -> None:
    catalogue(package, language).check()


@pytest.mark.parametrize("package", packages())
def test_every_refusal_has_its_sentence_and_its_facts(package: str) -> None:
    messages = english(package)
    found = refusals(package)
    assert found
    for refusal in found:
        message = f"refusal-{refusal.code}"
        assert message in messages, f"{refusal.place}: no message {message}"
        missing = facts(variables(messages, message)) - refusal.facts
        assert not missing, f"{refusal.place}: {message} wants {sorted(missing)}"


def event_classes() -> list[tuple[str, type]]:
    found = [(event.__module__.removesuffix(".box.events"), event) for event in all_subclasses(Event)]
    return [*(pair for pair in found if pair[0] in GAMES), *((game, Undone) for game in GAMES)]


@pytest.mark.parametrize(("game", "event"), event_classes())
def test_every_event_has_its_sentence_and_its_facts(game: str, event: type) -> None:
    messages = english(game)
    message = f"event-{kebab(event.__name__)}"
    assert message in messages
    assert facts(variables(messages, message)) <= set(fields_of(event))
    if issubclass(event, Event):
        for rule in (event.rule, *event.rules.values()):
            assert f"rule-{rule.replace('.', '-')}" in messages


def question_classes() -> list[tuple[str, type]]:
    """The choices that are asked: those that no other choice is made of."""
    found: list[tuple[str, type]] = []
    for game in GAMES:
        kinds = [kind for kind in all_subclasses(Choice) if kind.__module__.startswith(game)]
        last = [kind for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)]
        found.extend((game, kind) for kind in last)
    return found


@pytest.mark.parametrize(("game", "question"), question_classes())
def test_every_question_is_asked_in_words_of_its_own(game: str, question: type) -> None:
    assert question in ASKED[game]
    message = f"ask-{kebab(question.__name__)}"
    assert message in english(game)
    assert facts(variables(english(game), f"{message}.other")) == {"seat"}


@pytest.mark.parametrize("game", GAMES)
def test_every_source_of_a_gain_has_a_word(game: str) -> None:
    text = (folder(game) / FALLBACK / "table.ftl").read_text(encoding="utf-8")
    words = text[text.index("\nwhy = ") : text.index("\n}", text.index("\nwhy = "))]
    found: list[str] = []
    for path, tree in trees(folder(game).parent):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and tells_why(node.func.id):
                for why in (word for argument in node.args for word in strings(argument)):
                    assert f"[{why}]" in words, f"{path.name}:{node.lineno}: {why}"
                    found.append(why)
    assert len(found) > 5


def tells_why(function: str) -> bool:
    return function.startswith("gain_") or function == "effect_step"


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_has_a_name(game: str) -> None:
    assert NAMES[game]() <= english(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_an_effect_in_words(game: str) -> None:
    assert EFFECTS[game]() <= english(game).keys()


@pytest.mark.parametrize("package", packages())
def test_no_message_is_unused(package: str) -> None:
    used = {f"event-{kebab(event.__name__)}" for game, event in event_classes() if package in (game, "ludoteca")}
    for game in GAMES:
        if package in (game, "ludoteca"):
            used |= NAMES[game]() | EFFECTS[game]()
    for home in packages():
        used |= {f"refusal-{refusal.code}" for refusal in refusals(home)}
    used |= {f"refusal-table-{phase}" for phase in (GATHERING, PLAYING, FINISHED, SEALED, DISCARDED)}
    for _, tree in trees(folder(package).parent):
        used |= set(strings(tree))
    for file in folder(package).glob(f"{FALLBACK}/*.ftl"):
        messages = parsed(file)
        waiting = [message for message in messages if message in used]
        while waiting:
            referred = messages[waiting.pop()].references - used
            used |= referred
            waiting.extend(referred)
        if file.name not in ("cli.ftl", "rules.ftl"):
            whole = {message for message in messages if "." not in message}
            assert not whole - used, f"{file.name}: never said: {sorted(whole - used)}"


# Languages


def translations() -> list[tuple[str, str, str]]:
    """Package, language and file, of every file that is there in a language besides English."""
    return [
        (package, language, file.name)
        for package in packages()
        for language in languages(package)
        if language != FALLBACK
        for file in sorted(folder(package).glob(f"{language}/*.ftl"))
    ]


def test_only_languages_that_are_spoken_have_a_folder() -> None:
    for package in packages():
        assert set(languages(package)) <= set(LANGUAGES)


@pytest.mark.parametrize(("package", "language", "name"), translations())
def test_a_translation_says_what_english_says(package: str, language: str, name: str) -> None:
    ours = parsed(folder(package) / FALLBACK / name)
    ours = {message: spoken for message, spoken in ours.items() if not message.endswith(".page")}  # see test_pages
    theirs = parsed(folder(package) / language / name)
    assert theirs.keys() == ours.keys(), (
        f"missing: {sorted(ours.keys() - theirs.keys())}, too many: {sorted(theirs.keys() - ours.keys())}"
    )
    for message in ours:
        expected, found = facts(variables(ours, message)), facts(variables(theirs, message))
        assert found == expected, f"{message}: English has {sorted(expected)}, {language} has {sorted(found)}"


# Faults


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("good = yes\nbad = { $coins ->\n   [one] one\n}\nlast = no\n", "here/table.ftl:4: "),
        ("good = yes\n\n???\n", "here/table.ftl:3: "),
        ("good = yes\nbad = { missing }\n", "here/table.ftl:2: bad refers to missing"),
        ("good = yes\nbad = { -missing }\n", "here/table.ftl:2: bad refers to -missing"),
        ("good = yes\n\ngood = no\n", "here/table.ftl:3: good is on line 1 already"),
        ("good = { bad }\nbad = { good }\n", "here/table.ftl:1: "),
        ("good = { SHOUT($coins) }\n", "here/table.ftl:1: "),
    ],
)
def test_a_fault_names_the_file_and_the_line(text: str, fault: str) -> None:
    sheet = Sheet("en", "here/table.ftl", text)
    with pytest.raises(BadCatalogue, match=fault.replace(".", r"\.")):
        Catalogue("en", [sheet]).say("good", {})


def test_a_message_has_one_file() -> None:
    sheets = [Sheet("en", f"{place}/table.ftl", "good = yes\n") for place in ("here", "there")]
    with pytest.raises(BadCatalogue, match=r"there/table\.ftl: good is in here/table\.ftl already"):
        Catalogue("en", sheets)


def test_only_what_is_said_is_parsed() -> None:
    good, bad = Sheet("en", "a.ftl", "good = yes\n"), Sheet("en", "b.ftl", "bad = { -missing }\n")
    spoken = Catalogue("en", [good, bad])
    assert spoken.say("good", {}) == "yes"
    assert list(spoken) == ["good", "bad"]
    with pytest.raises(BadCatalogue):
        spoken.check()


def test_there_is_a_folder_for_english() -> None:
    assert FALLBACK in LANGUAGES
    assert all(Path(folder(package), FALLBACK, "table.ftl").is_file() for package in ("ludoteca", *GAMES))
