"""Every fact has its sentence: the catalogues against the sources, and the languages against English."""

import ast
from pathlib import Path

import pytest

from ludoteca.games.encyclopedia import GAME, asking, events
from ludoteca.games.encyclopedia.box import Box
from ludoteca.games.encyclopedia.game import box_for
from ludoteca.games.encyclopedia.things import (
    ACTIONS,
    CATEGORIES,
    COLOURS,
    CONTINENTS,
    DICE,
    GIFTS,
    REPUTATION,
    VP,
)
from ludoteca.games.encyclopedia.wording import NAMERS, expert_effect, line_name
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.journal import Undone
from ludoteca.kernel.plain import fields_of
from ludoteca.kernel.table import Choice
from ludoteca.text.catalogue import FALLBACK, LANGUAGES, BadCatalogue, Catalogue, Sheet, catalogue
from ludoteca.text.speaker import kebab
from tests.text.reading import (
    SOURCES,
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

ENCYCLOPEDIA = "ludoteca.games.encyclopedia"
AUTOMA_LINES = ("experts1", "experts2", "experts3")
LINES = ("played", *CATEGORIES, *CONTINENTS, "seals", "coins", "tokens", *AUTOMA_LINES)


def box() -> Box:
    return box_for(GAME.data(None), 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_every_file_is_without_fault(package: str, language: str) -> None:
    catalogue(package, language).check()


@pytest.mark.parametrize("package", packages())
def test_every_refusal_has_its_sentence_and_its_facts(package: str) -> None:
    messages = english(package)
    found = refusals(package)
    assert found or package != ENCYCLOPEDIA
    for refusal in found:
        message = f"refusal-{refusal.code}"
        assert message in messages, f"{refusal.place}: no message {message}"
        missing = facts(variables(messages, message)) - refusal.facts
        assert not missing, f"{refusal.place}: {message} wants {sorted(missing)}"


def event_classes() -> list[type]:
    return [*all_subclasses(events.Event), Undone]


@pytest.mark.parametrize("event", event_classes(), ids=lambda event: event.__name__)
def test_every_event_has_its_sentence_and_its_facts(event: type) -> None:
    messages = english(ENCYCLOPEDIA)
    message = f"event-{kebab(event.__name__)}"
    assert message in messages
    assert facts(variables(messages, message)) <= set(fields_of(event))


def question_classes() -> list[type]:
    """The choices that are asked: those that no other choice is made of."""
    kinds = [kind for kind in all_subclasses(Choice) if kind.__module__.startswith(ENCYCLOPEDIA)]
    return [kind for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)]


@pytest.mark.parametrize("question", question_classes(), ids=lambda question: question.__name__)
def test_every_question_is_asked_in_words_of_its_own(question: type) -> None:
    assert asking.ask.dispatch(question) is not asking.ask.dispatch(object)
    assert f"ask-{kebab(question.__name__)}" in english(ENCYCLOPEDIA)


def test_every_source_of_a_gain_has_a_word() -> None:
    (file,) = folder(ENCYCLOPEDIA).glob(f"{FALLBACK}/table.ftl")
    text = file.read_text(encoding="utf-8")
    words = text[text.index("\nwhy = ") : text.index("\n}", text.index("\nwhy = "))]
    for path, tree in trees(SOURCES / "ludoteca" / "games" / "encyclopedia"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("gain_"):
                for word in (strings(argument) for argument in node.args[3:]):
                    assert all(f"[{why}]" in words for why in word), f"{path.name}:{node.lineno}: {word}"


def names_of_the_box() -> set[str]:
    """The messages that name the things of the box. Experts, automas and scoring cards have proper names."""
    counts = {
        **dict.fromkeys(("die", "dice"), DICE),
        **dict.fromkeys(("colour", "wanted"), len(COLOURS)),
        **dict.fromkeys(("continent", "continents", "home"), len(CONTINENTS)),
        **dict.fromkeys(("category", "categories"), len(CATEGORIES)),
        "action": len(ACTIONS),
        "animal": box().cards,
        "slot": len(box().slots),
    }
    gifts = [gift for gift in range(len(GIFTS)) if gift not in (REPUTATION, VP)]
    found = {NAMERS[fact](box(), number).message for fact, count in counts.items() for number in range(count)}
    found |= {NAMERS[fact](box(), gift).message for fact in ("gift", "bonus") for gift in gifts}
    return found | {line_name(box(), line).message for line in LINES}


def test_everything_in_the_box_has_a_name() -> None:
    assert names_of_the_box() <= english(ENCYCLOPEDIA).keys()


def test_every_expert_has_an_effect_in_words() -> None:
    effects = {expert_effect(box(), expert).message for expert in range(box().experts)}
    assert effects <= english(ENCYCLOPEDIA).keys()


@pytest.mark.parametrize("package", ["ludoteca", ENCYCLOPEDIA])
def test_no_message_is_unused(package: str) -> None:
    used = names_of_the_box() | {f"event-{kebab(event.__name__)}" for event in event_classes()}
    used |= {expert_effect(box(), expert).message for expert in range(box().experts)}
    for home in packages():
        used |= {f"refusal-{refusal.code}" for refusal in refusals(home)}
    for _, tree in trees(SOURCES):
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
    assert all(Path(folder(package), FALLBACK, "table.ftl").is_file() for package in ("ludoteca", ENCYCLOPEDIA))
