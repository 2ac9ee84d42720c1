"""The things of the box in words: names of numbers, dice, cards and what experts do, as phrases."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, assert_never, cast

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    COINS,
    COLOURS,
    CONTINENTS,
    EXPEDITION,
    GIFTS,
    NONE,
    NOTHING,
    PUBLICATION,
    REPUTATION,
    SEAL,
    SHELVED_CUBES,
    TOKEN,
    TYPES,
    VALUE,
    VP,
    WHEN,
)
from ludoteca.games.encyclopedia.box.contents import (
    AT_END_COINS,
    AT_END_CUBES,
    AT_END_EXPERTS,
    AT_END_REPUTATION,
    AT_END_SEALS,
    AT_END_TOKENS,
    ON_CUBE,
    ON_DICE_VALUE,
    ON_DIE,
    ON_EXPEDITION_VALUE,
    ON_USE,
    WHEN_CUBE,
    WHEN_END_CUBES,
    Box,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

Row = Mapping[str, object]


# Names


def name_of(table: Table[State], fact: str, value: int | str) -> Saying | None:
    """The name of a value by its fact's name; None if it stands for itself."""
    box = table.state.box
    if isinstance(value, str):
        return line_name(box, value) if fact == "line" else None
    namer = NAMERS.get(fact)
    return None if namer is None or value == NONE else namer(box, value)


def colour_name(box: Box, colour: int) -> Saying:
    return Saying(f"colour-{COLOURS[colour]}", COLOURS[colour])


def die_name(box: Box, die: int) -> Saying:
    """A die is called by its colour; what it shows is a fact of its own."""
    return colour_name(box, box.die_colour[die])


def continent_name(box: Box, continent: int) -> Saying:
    return Saying(f"continent-{CONTINENTS[continent]}", CONTINENTS[continent])


def category_name(box: Box, category: int) -> Saying:
    return Saying(f"category-{CATEGORIES[category]}", CATEGORIES[category])


def action_name(box: Box, action: int) -> Saying:
    return Saying(f"action-{ACTIONS[action]}", ACTIONS[action])


def animal_name(box: Box, card: int) -> Saying:
    """By its common name; an animal of a data pack by the name that the pack gives it, or in Latin."""
    return Saying(
        f"animal-{box.card_ids[card].replace('_', '-')}", str(animal_row(box, card).get("name", latin(box, card)))
    )


def expert_name(box: Box, expert: int) -> Saying:
    return Saying(f"expert-{box.expert_ids[expert].replace('_', '-')}", str(rows(box, "expert")[expert]["name"]))


def behaviour_name(box: Box, behaviour: int) -> Saying:
    return Saying(f"behaviour-{box.behaviour_ids[behaviour]}", str(rows(box, "behaviour")[behaviour]["name"]))


def scoring_name(box: Box, scoring: int) -> Saying:
    return Saying(f"scoring-{box.scoring_ids[scoring]}", str(rows(box, "scoring")[scoring]["name"]))


def slot_name(box: Box, slot: int) -> Saying:
    """A die slot is called by what it gives (turn.die)."""
    return gift(box, box.slots[slot], box.slot_coins)


def gift_name(box: Box, kind: int) -> Saying:
    """What a round token gives (round.token), or a card that a bonus brings."""
    return gift(box, kind, box.round_token_coins)


def bonus_name(box: Box, kind: int) -> Saying:
    """What a space of the reputation track gives (reputation)."""
    return gift(box, kind, box.track_coins)


COUNTED: Final = {COINS: "coins", REPUTATION: "reputation", VP: "vp", TOKEN: "tokens", SEAL: "seals"}
"""Gifts that are called by how many they are."""


def gift(box: Box, kind: int, coins: int) -> Saying:
    word = COUNTED.get(kind)
    if word is None:
        return Saying(f"gift-{GIFTS[kind]}", GIFTS[kind])
    return Saying(f"n-{word}", GIFTS[kind], **{word: gift_amount(box, kind, coins)})


def gift_amount(box: Box, kind: int, coins: int) -> int:
    """How much a gift is; a card or a die is one."""
    return {COINS: coins, REPUTATION: box.slot_reputation, VP: box.slot_vp, NOTHING: 0}.get(kind, 1)


def line_name(box: Box, line: str) -> Saying:
    """What a line of the score sheet counts; a final expert is called by name."""
    if line in box.expert_ids:
        return expert_name(box, box.expert_ids.index(line))
    return Saying(f"score-{line}", line)


NAMERS: Final[dict[str, Callable[[Box, int], Saying]]] = {
    "die": die_name,
    "dice": die_name,
    "colour": colour_name,
    "wanted": colour_name,
    "continent": continent_name,
    "continents": continent_name,
    "home": continent_name,
    "category": category_name,
    "categories": category_name,
    "action": action_name,
    "animal": animal_name,
    "expert": expert_name,
    "covered": expert_name,
    "behaviour": behaviour_name,
    "scoring": scoring_name,
    "slot": slot_name,
    "gift": gift_name,
    "bonus": bonus_name,
}


def rows(box: Box, key: str) -> list[Row]:
    return cast("list[Row]", box.data[key])


def animal_row(box: Box, card: int) -> Row:
    return rows(box, "animal")[card] if card < box.animals else rows(box, "sepultus")[card - box.animals]


def latin(box: Box, card: int) -> str:
    return str(animal_row(box, card).get("latin", box.card_ids[card]))


# Dice and cards


def die_face(state: State, die: int) -> Saying:
    return Saying("die-face", die=die, face=state.faces[die])


def whole_animal(box: Box, card: int) -> Saying:
    """An animal with its continent and its four categories; a creature with its die, cost and categories."""
    if box.continent[card] == NONE:
        return Saying(
            "sepultus-whole",
            animal=card,
            value=box.sepultus_die[card],
            points=box.sepultus_cost[card],
            kinds=categories(box.categories[card]),
        )
    return Saying(
        "animal-whole",
        animal=card,
        latin=latin(box, card),
        continent=box.continent[card],
        kinds=categories(box.categories[card]),
    )


def categories(numbers: Iterable[int]) -> tuple[Saying, ...]:
    """Categories one by one, as on a card; as a fact they are a list in a sentence."""
    return tuple(Saying(f"category-{CATEGORIES[number]}") for number in numbers)


def whole_expert(box: Box, expert: int) -> Saying:
    """An expert with the continent and the effect."""
    return Saying(
        "expert-whole", expert=expert, continent=box.expert_continent[expert], effect=expert_effect(box, expert)
    )


def expert_gain(box: Box, expert: int) -> Saying:
    amount = box.expert_amount[expert]
    gain = box.expert_gain[expert]
    if gain == COINS:
        return Saying("n-coins", coins=amount)
    if gain == REPUTATION:
        return Saying("n-reputation", reputation=amount)
    if gain == VP:
        return Saying("n-vp", vp=amount)
    if gain == VALUE or gain == SHELVED_CUBES:
        raise ValueError(f"{box.expert_ids[expert]} brings nothing at once: its effect says what it does")
    assert_never(gain)


def expert_effect(box: Box, expert: int) -> Saying:
    """What an expert does, said from its row: when it works, and what it brings."""
    when = box.expert_when[expert]
    trigger = box.expert_trigger[expert]
    amount = box.expert_amount[expert]
    continent = box.expert_continent[expert]
    if when == EXPEDITION:
        return Saying("effect-die-expedition", continent=continent, gain=expert_gain(box, expert))
    if when == PUBLICATION:
        return Saying("effect-die-publication", gain=expert_gain(box, expert))
    if trigger == ON_DIE:
        return Saying("effect-die", action=when, gain=expert_gain(box, expert))
    if trigger == ON_CUBE:
        return Saying("effect-cube", kind=TYPES[when - WHEN_CUBE], gain=expert_gain(box, expert))
    if trigger == ON_DICE_VALUE:
        return Saying("effect-value-dice", colour=continent, amount=amount)
    if trigger == ON_EXPEDITION_VALUE:
        return Saying("effect-value-expedition", continent=continent, amount=amount)
    if trigger == ON_USE:
        return Saying("effect-use", gain=expert_gain(box, expert))
    if trigger == AT_END_CUBES:
        return Saying("effect-end-cubes", category=when - WHEN_END_CUBES, cubes=amount)
    if trigger == AT_END_COINS:
        return Saying("effect-end-coins", vp=amount, coins=box.coins_per_vp)
    if trigger == AT_END_TOKENS or trigger == AT_END_SEALS:
        return Saying(f"effect-{WHEN[when].replace('.', '-')}", vp=amount)
    if trigger == AT_END_EXPERTS or trigger == AT_END_REPUTATION:
        return Saying(f"effect-{WHEN[when].replace('.', '-')}", vp=amount)
    assert_never(trigger)


def helpers(state: State, seat: int, action: int, continent: int = NONE) -> tuple[Saying, ...]:
    """The active experts that placing a die there sets to work, and what they bring."""
    box = state.box
    return tuple(
        Saying("helper", expert=expert, gain=expert_gain(box, expert))
        for expert in state.seats[seat].experts
        if expert != NONE
        and box.expert_when[expert] == action
        and (action != EXPEDITION or box.expert_continent[expert] == continent)
    )


# What a value gives


def publication_types(box: Box, value: int) -> int:
    """publication.limit: how many types a value publishes, Type 0 included."""
    return int(value >= box.publish_least) + sum(value >= least for least in box.publish_from)


def value_gives(box: Box, action: int, value: int) -> Saying:
    """What an action gives at a value."""
    if action == EXPEDITION:
        return Saying("n-points", points=value)
    if action == PUBLICATION:
        return Saying("publishes", types=publication_types(box, value))
    if ACTIONS[action] == "embassy":
        return Saying("n-tokens", tokens=box.tokens_for(value))
    return Saying("n-reputation", reputation=box.reputation_for(value))
