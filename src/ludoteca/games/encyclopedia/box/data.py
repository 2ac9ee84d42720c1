"""Loading the box from its data files, and checking what no single value shows: counts, ids, order
(see docs/rulings.md)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import cast

from msgspec.structs import asdict

from ludoteca.games.encyclopedia.box.constants import CATEGORIES, CONTINENTS, DICE, ROUND_TOKENS
from ludoteca.games.encyclopedia.box.schema import ANIMALS_EACH, EXPERTS_EACH, Behaviour, Contents, Expert
from ludoteca.kernel.schema import Table, different, each, own_ids, read, rising, together, with_pack, wrong

BEHAVIOUR_NUMBERS = ("animals", "experts", "tokens", "coins", "seals", "reputation")
CARD_WORDS = ("deck", "done")  # what an answer says besides the id of a card, or of an expert
EXPERT_WORDS = ("deck", "slot", "tuck", "use")
FILES = ("box", "animals", "sepultus", "experts", "automas")


@cache
def standard() -> Table:
    """The box as this project ships it: the tables of all its data files."""
    data: dict[str, object] = {}
    folder = files("ludoteca.games.encyclopedia.box")
    for name in FILES:
        data.update(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")))
    check(data)
    return data


def weights() -> Table:
    """Learned, for bots; no part of the box."""
    return tomllib.loads((files("ludoteca.games.encyclopedia.mind") / "weights.toml").read_text("utf-8"))


@cache
def editions() -> Mapping[str, Mapping[str, bool | int | str]]:
    text = (files("ludoteca.games.encyclopedia.box") / "editions.toml").read_text("utf-8")
    return cast("Mapping[str, Mapping[str, bool | int | str]]", tomllib.loads(text))


def resolved(pack: Table | None) -> Table:
    return with_pack(standard(), pack, check)


def check(data: Table) -> None:
    """Raise Refused at the first value that is missing, of the wrong kind, out of range or refers to nothing."""
    contents = read(data, Contents)
    if contents.seal_coins < contents.seal_value:  # else selling a seal could spoil an action that is under way
        raise wrong("seal_coins", f"at least {contents.seal_value}, as seal_value says", contents.seal_coins)
    rising("value_steps", contents.value_steps)
    rising("research_cost", contents.research_cost)
    rising("publish_from", contents.publish_from)
    if contents.publish_from[0] <= contents.publish_least:
        raise wrong("publish_from", "rising numbers above publish_least", contents.publish_from)
    together("round_tokens", asdict(contents.round_tokens), ROUND_TOKENS)
    together("dice", asdict(contents.dice), DICE)
    own_ids("animal", contents.animal, CARD_WORDS)
    each("animal", [row.continent for row in contents.animal], CONTINENTS, ANIMALS_EACH)
    own_ids("sepultus", contents.sepultus, [*CARD_WORDS, *(row.id for row in contents.animal)])
    for number, creature in enumerate(contents.sepultus):
        different(f"sepultus[{number}].categories", creature.categories, "categories")
    own_ids("expert", contents.expert, EXPERT_WORDS)
    for number, expert in enumerate(contents.expert):
        check_expert(expert, f"expert[{number}]")
    each("expert", [row.continent for row in contents.expert], CONTINENTS, EXPERTS_EACH)
    own_ids("behaviour", contents.behaviour)
    for number, behaviour in enumerate(contents.behaviour):
        written = cast("list[dict[str, list[Table]]]", data["behaviour"])[number]["rows"]
        check_behaviour(behaviour, written, f"behaviour[{number}].rows")
    own_ids("scoring", contents.scoring)


def check_expert(expert: Expert, at: str) -> None:
    duration = "instant" if expert.on == "use" else "final" if expert.on.startswith("end.") else "lasting"
    if expert.duration != duration:
        raise wrong(f"{at}.duration", f"{duration}, since it works on {expert.on}", expert.duration)
    gains = gains_of(expert.on)
    if expert.gain not in gains:
        raise wrong(f"{at}.gain", f"{' or '.join(gains)}, since it works on {expert.on}", expert.gain)


def gains_of(on: str) -> tuple[str, ...]:
    """What an expert that works on this can bring."""
    if on.startswith("value."):
        return ("value",)
    if on == "use":
        return ("coins", "reputation")
    if on.startswith("end."):
        return ("cubes",) if on.removeprefix("end.") in CATEGORIES else ("vp",)
    return ("coins", "reputation", "vp")


def check_behaviour(behaviour: Behaviour, written: list[Table], at: str) -> None:
    """A key that a row's place does not know is refused even with the value that it has where it is left out."""
    dice = [row.die for row in behaviour.rows]
    if sorted(dice) != [1, 2, 3, 4, 5, 6]:
        raise wrong(at, "a row for each die from 1 to 6", dice)
    for number, row in enumerate(behaviour.rows):
        foreign = ("first", *BEHAVIOUR_NUMBERS) if row.place == "expedition" else ("vp_per_token",)
        for key in foreign:
            if key in written[number]:
                raise wrong(f"{at}[{number}].{key}", f"nothing of it at the {row.place}", getattr(row, key))
