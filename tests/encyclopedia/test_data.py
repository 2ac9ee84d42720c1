"""The box as this project ships it: row counts, and everything that is known of the cards."""

from collections import Counter
from importlib.resources import files
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from ludoteca.games.encyclopedia.box.data import standard

CONTINENTS = ("america", "africa", "asia", "europe", "oceania")
TYPES = {
    "class": ("mammal", "bird", "reptile"),
    "diet": ("omnivore", "carnivore", "herbivore"),
    "habitat": ("terrestrial", "arboreal", "aquatic"),
    "climate": ("hot", "cold", "temperate"),
}
TYPE_OF = {category: kind for kind, categories in TYPES.items() for category in categories}
LANGUAGES = ("en", "fr", "it", "pl")

# The experts as the rules dossier has them.
EXPERTS = {
    "america": (
        "Alonso Rossette: cube on type I, 1 coin · Audrey Morton: expedition to America, 3 VP · "
        "Cristian Miller: die at University, 2 coins · Elena Lewis: publication, 2 reputation · "
        "Etienne Lebeau: die at Embassy, 2 reputation · Fernanda Brito Pedroso: *end*, 2 cubes mammal · "
        "Maddalena Rotella: *end*, 2 cubes arboreal · Nargiz Tatilian: *end*, +1 VP per expedition token · "
        "Renell Victorie: expeditions to America +2 · Rogério Luz: your red dice +1 · "
        "Salvador Ortíz: *end*, 2 cubes omnivore"
    ),
    "africa": (
        "Adamu Ashenafi: die at University, 3 VP · Aymar Dibumbè: die at Embassy, 2 coins · "
        "Gidea Grobbelaar: *end*, 2 cubes reptile · Girgis Al-Ghumari: expeditions to Africa +2 · "
        "Habib Abdalla: *end*, 2 cubes temperate · N'Kogolo Bakumi: *end*, 1 VP per expert owned · "
        "Rabiah Assaf: expedition to Africa, 3 VP · Safi Limbila: *instant*, 5 coins · "
        "Samara El-Ouadie: die at Bank, 2 reputation · Simon Hodesmann: cube on type III, 2 coins · "
        "Yaban Peker: your yellow dice +1"
    ),
    "asia": (
        "Ankshu Ragavan: *end*, 1 VP per space of your reputation marker · "
        "Gangesh Mukerji: *end*, 2 cubes hot · Gao Zhelan: publication, 3 coins · "
        "Ishiwata Eiko: *instant*, 3 reputation · Kedar Ghale: cube on type IV, 3 coins · "
        "Morishita Shinzo: expedition to Asia, 3 VP · Piaar Jhari: die at Embassy, 3 VP · "
        "Pu Geun-Young: expeditions to Asia +2 · Shanti Shevade: die at Academy, 2 reputation · "
        "Suriani binti Sulung: *end*, 2 cubes carnivore · Thao Trí Hùng: your purple dice +1"
    ),
    "europe": (
        "Adriana Zarek: publication, 2 reputation · Cathrin Holzhausen: die at Academy, 2 coins · "
        "Katie MacSweeney: expeditions to Europe +2 · Leonardas Vaikutis: die at University, 2 reputation · "
        "Lotte Paulsen: *end*, 2 cubes bird · Louwrens Korte: expedition to Europe, 3 VP · "
        "Manuel Núñez: *end*, 2 cubes cold · Mathias Hass: cube on type II, 1 coin · "
        "Mathieu Aubert: your blue dice +1 · Rachel Mostinckx: *instant*, 5 coins · "
        "Vlad Koulechov: *end*, +1 VP per seal"
    ),
    "oceania": (
        "Akona Wikiriwhi: expeditions to Oceania +2 · Arnold Schuman: *end*, 2 cubes terrestrial · "
        "Egbert Rensing: publication, 3 coins · Emilia Morris: expedition to Oceania, 3 VP · "
        "Etano Palamo: your green dice +1 · Ilmatar Iivonen: *end*, 2 cubes aquatic · "
        "Kiteni Sariman: *end*, 2 cubes herbivore · Matilda Glenn: *instant*, 3 reputation · "
        "Paipau Piripi: die at Academy, 3 VP · Phoebe Burke: die at Bank, 3 VP · "
        "Pora Paniu: *end*, +1 VP per 2 coins"
    ),
}
PER = {"expedition token": "tokens", "seal": "seals", "2 coins": "coins", "expert owned": "experts"}
PER["space of your reputation marker"] = "reputation"

Effect = tuple[str, str, str, int]  # duration, on, gain, amount


def rows(key: str) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", standard()[key])


def effect(text: str) -> Effect:
    """What the dossier says of an expert, as the columns of its row."""
    if text.startswith(("expeditions to", "your")):
        kind = "value.dice" if text.startswith("your") else "value.expedition"
        return "lasting", kind, "value", int(text[-1])
    when, said = text.split(", ")
    number, kind = said.lstrip("+").split(" ", maxsplit=1)
    if when == "*end*":
        if kind.startswith("cubes"):
            return "final", f"end.{kind.removeprefix('cubes ')}", "cubes", int(number)
        return "final", f"end.{PER[kind.removeprefix('VP per ')]}", "vp", int(number)
    gain = {"coin": "coins", "VP": "vp"}.get(kind, kind)
    if when == "*instant*":
        return "instant", "use", gain, int(number)
    if when.startswith("cube on type "):
        return "lasting", f"cube.{when.removeprefix('cube on type ')}", gain, int(number)
    place = when.removeprefix("die at ").split()[0].lower()
    return "lasting", f"die.{place}", gain, int(number)


# Dice, tokens, values


def test_there_are_twenty_dice_four_of_each_colour() -> None:
    """things.dice: 20 dice, five colours."""
    assert standard()["dice"] == dict.fromkeys(CONTINENTS, 4)


def test_there_are_twelve_round_tokens_two_of_each_kind() -> None:
    """setup.rounds: 12 tokens of six kinds."""
    kinds = ("token", "coins", "expert", "animal", "die", "nothing")
    assert standard()["round_tokens"] == dict.fromkeys(kinds, 2)


def test_the_reconstructed_values_are_those_of_the_rulings() -> None:
    """setup.start expedition.space expedition.research reputation round.dice: values that are only in pictures."""
    box = standard()
    assert box["start_coins"] == [2, 3, 3, 4]
    assert box["expedition_spaces"] == [[3, 0], [2, 1], [1, 2], [0, 3]]
    assert box["research_vp"] == [0, 1, 3, 5]
    assert box["slots"] == ["nothing", "coins", "reputation", "vp"]
    bonuses = {space: gift for space, gift in enumerate(cast("list[str]", box["reputation"])) if gift != "nothing"}
    assert bonuses == {2: "token", 4: "expert", 6: "coins", 8: "animal", 11: "seal"}
    assert len(cast("list[str]", box["reputation"])) == 12


# Experts


def test_there_are_fifty_five_experts_eleven_of_each_continent() -> None:
    """things.experts: 34 lasting, 17 final, 4 instant."""
    experts = rows("expert")
    assert len(experts) == 55
    assert Counter(row["continent"] for row in experts) == dict.fromkeys(CONTINENTS, 11)
    assert Counter(row["duration"] for row in experts) == {"lasting": 34, "final": 17, "instant": 4}


@pytest.mark.parametrize("continent", CONTINENTS)
def test_every_expert_does_what_the_rulebook_says(continent: str) -> None:
    """things.experts experts.lasting experts.final experts.instant: name, kind, what makes it work, what it brings."""
    expected = {name: effect(text) for name, text in (line.split(": ") for line in EXPERTS[continent].split(" · "))}
    found = {
        row["name"]: (row["duration"], row["on"], row["gain"], row["amount"])
        for row in rows("expert")
        if row["continent"] == continent
    }
    assert found == expected


# Animals


def test_there_are_seventy_five_animals_fifteen_of_each_continent() -> None:
    """things.animals: with ids and Latin names of their own."""
    animals = rows("animal")
    assert Counter(row["continent"] for row in animals) == dict.fromkeys(CONTINENTS, 15)
    assert len({row["id"] for row in animals}) == len({row["latin"] for row in animals}) == 75
    for row in animals:
        assert row["id"] == str(row["latin"]).lower().replace(" ", "_")


@pytest.mark.parametrize("kind", TYPES)
def test_every_category_is_there_often_enough_and_everywhere(kind: str) -> None:
    """things.types: 20 to 30 of each category in the deck, and every category of a type on every continent."""
    counts = Counter(row[kind] for row in rows("animal"))
    assert set(counts) == set(TYPES[kind])
    assert all(20 <= count <= 30 for count in counts.values()), counts
    for continent in CONTINENTS:
        here = {row[kind] for row in rows("animal") if row["continent"] == continent}
        assert here == set(TYPES[kind]), continent


@pytest.mark.parametrize("continent", CONTINENTS)
def test_no_two_animals_of_a_continent_are_alike(continent: str) -> None:
    """things.animals: they differ in at least one of the four types."""
    seen = Counter(tuple(row[kind] for kind in TYPES) for row in rows("animal") if row["continent"] == continent)
    assert [alike for alike, count in seen.items() if count > 1] == []


def test_the_animals_that_the_rulebook_names_are_there() -> None:
    """things.animals: eight by name; the mandarin duck is European, a bird, omnivorous and aquatic."""
    by_name = {row["latin"]: row for row in rows("animal")}
    named = "Monodon monoceros, Falco peregrinus, Ursus arctos, Phoenicopterus roseus, Tamiasciurus hudsonicus"
    assert set(named.split(", ")) | {"Loxodonta africana"} <= set(by_name)
    assert by_name["Lemur catta"]["continent"] == "africa"
    duck = by_name["Aix galericulata"]
    assert [duck[key] for key in ("continent", "class", "diet", "habitat")] == ["europe", "bird", "omnivore", "aquatic"]
    birds = [row for row in by_name.values() if row["continent"] == "europe" and row["class"] == "bird"]
    assert len(birds) >= 3


# Sepultus


def test_there_are_six_sepultus_one_for_each_value() -> None:
    """sepultus.deck: dice 1 to 6; 1 and 2 cost 5, 3 and 4 cost 6, 5 and 6 cost 7."""
    costs = {row["die"]: row["cost"] for row in rows("sepultus")}
    assert costs == {1: 5, 2: 5, 3: 6, 4: 6, 5: 7, 6: 7}
    assert len(rows("sepultus")) == 6


def test_a_sepultus_has_three_categories_of_three_types() -> None:
    """sepultus.deck: and all twelve categories are used once or twice."""
    used: Counter[str] = Counter()
    for row in rows("sepultus"):
        categories = cast("list[str]", row["categories"])
        assert len(categories) == 3
        assert len({TYPE_OF[category] for category in categories}) == 3, row["id"]
        used.update(categories)
    assert set(used) == set(TYPE_OF)
    assert set(used.values()) == {1, 2}


# Words


def messages(language: str) -> dict[str, Message]:
    """The messages of a language's animals."""
    path = files("ludoteca.games.encyclopedia") / "text" / language / "animals.ftl"
    parsed = FluentParser().parse(path.read_text("utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, Message)}


def plain(message: Message, attribute: str | None = None) -> str:
    """The text of a message or of one of its attributes, which is plain text."""
    pattern = message.value
    if attribute is not None:
        (pattern,) = [found.value for found in message.attributes if found.id.name == attribute]
    assert pattern is not None
    assert all(isinstance(element, TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_animal_has_a_name_and_a_note_in_every_language(language: str) -> None:
    """things.animals sepultus.deck: a common name and a note of its own, for 75 animals and 6 creatures."""
    words = messages(language)
    ids = [str(row["id"]) for row in (*rows("animal"), *rows("sepultus"))]
    assert set(words) == {f"animal-{name.replace('_', '-')}" for name in ids}
    names = [plain(message) for message in words.values()]
    notes = [plain(message, "note") for message in words.values()]
    assert len(set(names)) == len(set(notes)) == 75 + 6
    for note in notes:
        assert note.endswith((".", "!", "?", "»", "”")), note


def test_the_notes_of_each_language_are_its_own() -> None:
    """things.animals: no note was left in another language."""
    books = [messages(language) for language in LANGUAGES]
    for name in books[0]:
        assert len({plain(book[name], "note") for book in books}) == len(LANGUAGES), name
