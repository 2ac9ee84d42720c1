"""All nine automas in whole games: what they did is held against the rules, from the events alone."""

from dataclasses import dataclass, field
from itertools import product
from random import Random

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ACTIONS
from ludoteca.games.encyclopedia.box.events import (
    AutomaActed,
    AutomaSlottedDice,
    AutomaSpentTokens,
    AutomaTookDie,
    CoinsGained,
    ColourPaid,
    CubePlaced,
    CubesPublished,
    DieRolled,
    DieSlotted,
    DieTaken,
    ExpertUsed,
    ExpertWorked,
    ExtraActionDeclined,
    ExtraActionTaken,
    PointsGained,
    PublicationBegan,
    SealsGained,
    SealSold,
    TokensGained,
    ValueRaised,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.kernel.events import Event
from ludoteca.kernel.table import Chance, Table
from tests.encyclopedia.kit_automas import CARDS

SCORING = {"boudeuse": (3, 2, 1), "resolution": (4, 3, 2), "astrolabe": (5, 4, 3)}
COINS_FOR_ONE = {"boudeuse": 2, "resolution": 2, "astrolabe": 1}
PER_TOKEN = {"boudeuse": 2, "resolution": 3, "astrolabe": 4}
PER_SEAL = {"boudeuse": 4, "resolution": 5, "astrolabe": 6}
NEVER = (
    *(ColourPaid, ValueRaised, SealSold, PublicationBegan, CubePlaced, CubesPublished),
    *(ExtraActionTaken, ExtraActionDeclined, ExpertWorked, ExpertUsed),
)
TABLES = [["person", f"automa:{behaviour}:{scoring}"] for behaviour, scoring in product(CARDS, SCORING)]
FULL_TABLES = [
    ["automa:linne:boudeuse", "automa:trembley:resolution", "person", "automa:daubenton:astrolabe"],
    ["automa:daubenton:boudeuse", "person", "automa:linne:resolution", "automa:trembley:astrolabe"],
    ["person", "automa:trembley:boudeuse", "automa:daubenton:resolution", "automa:linne:astrolabe"],
]


@dataclass
class Played:
    """A game to its end, and all that was told."""

    seats: list[str]
    table: Table[State]
    events: list[object] = field(default_factory=list)

    def of(self, seat: int, *kinds: type[Event]) -> list[Event]:
        return [e for e in self.events if isinstance(e, kinds) and getattr(e, "seat", None) == seat]

    @property
    def automas(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name != "person"]


def play_at_random(seats: list[str], sepultus: bool) -> Played:
    played = Played(seats, GAME.begin(seats, {"sepultus": sepultus}))
    table = played.table
    table.told = played.events
    luck = Random(" ".join(seats))
    while (question := table.question) is not None:
        if isinstance(question, Chance):
            table.commit(question.lot(table, luck.randrange(question.lots(table))))
        else:
            table.commit(luck.choice(table.options()))
        GAME.check(table)
    return played


@pytest.fixture(scope="module", params=[*TABLES, *FULL_TABLES], ids=" ".join)
def played(request: pytest.FixtureRequest) -> Played:
    seats: list[str] = request.param
    return play_at_random(seats, sepultus=len(seats) == 4)


def test_it_never_spends_researches_publishes_or_acts_again(played: Played) -> None:
    """automa.action: in a whole game: no payment, cube, publication, expert effect or extra action."""
    for seat in played.automas:
        assert played.of(seat, *NEVER) == []
        me = played.table.state.seats[seat]
        assert (me.published, set(me.cubes), set(me.shelves)) == ((), {0}, {0})
        assert set(me.experts) == {-1}, "no expert is ever active"


def test_what_it_owns_is_what_it_gained(played: Played) -> None:
    """automa.action automa.expedition: coins and seals only grow; tokens go on expeditions alone."""
    for seat in played.automas:
        me = played.table.state.seats[seat]
        spent = [e for e in played.of(seat, AutomaSpentTokens) if isinstance(e, AutomaSpentTokens)]
        assert me.coins == sum(e.coins for e in played.of(seat, CoinsGained) if isinstance(e, CoinsGained))
        assert me.seals == sum(e.seals for e in played.of(seat, SealsGained) if isinstance(e, SealsGained))
        tokens = sum(e.tokens for e in played.of(seat, TokensGained) if isinstance(e, TokensGained))
        assert me.tokens == tokens - sum(e.tokens for e in spent)
        slots = [e for e in played.of(seat, PointsGained) if isinstance(e, PointsGained) and e.why == "slot"]
        assert me.vp == sum(e.vp for e in spent) + 3 * len(slots), "expeditions, and dice taken from '3 VP'"


def test_every_die_went_where_its_card_says(played: Played) -> None:
    """automa.action automa.die: the place of the row for the value, for every die of the game."""
    for seat in played.automas:
        card = CARDS[played.seats[seat].split(":")[1]]
        took = [e for e in played.of(seat, AutomaTookDie) if isinstance(e, AutomaTookDie)]
        acted = [e for e in played.of(seat, AutomaActed) if isinstance(e, AutomaActed)]
        assert [e.face for e in took] == [e.face for e in acted]
        assert len(acted) >= 6 * 4
        for event in acted:
            assert card[6 - event.face].lower().startswith(ACTIONS[event.action])


def test_every_die_it_took_was_the_one_to_take(played: Played) -> None:
    """automa.die automa.dice: all boards followed through the game; no die on them came before the one taken."""
    state = played.table.state
    face: dict[int, int] = {}
    lies: dict[int, tuple[int, int]] = {}
    for event in played.events:
        if isinstance(event, DieRolled):
            face[event.die] = event.face
        elif isinstance(event, DieSlotted):
            lies[event.die] = (event.seat, event.slot)
        elif isinstance(event, AutomaSlottedDice):
            lies |= {die: (event.seat, min(place, 3)) for place, die in enumerate(event.dice)}
        elif isinstance(event, DieTaken):
            assert lies.pop(event.die) == (event.owner, event.slot)
        elif isinstance(event, AutomaTookDie):
            priorities = state.seats[event.seat].priorities
            ranks: dict[int, tuple[int, ...]] = {}
            for die, (owner, slot) in lies.items():
                away = (owner - event.seat) % len(played.seats)
                colour = priorities.index(state.box.die_colour[die])
                ranks[die] = (face[die], -colour, -slot if away else 0, away)
            assert ranks[event.die] == max(ranks.values())
            assert lies.pop(event.die) == (event.owner, event.slot)
    assert lies == {}


def test_it_scores_by_its_scoring_card(played: Played) -> None:
    """end.automa: the points of the game, then its card, worked out from the cards that it holds at the end."""
    state = played.table.state
    for seat in played.automas:
        me = state.seats[seat]
        scoring = played.seats[seat].split(":")[2]
        animals = [state.box.continent[card] for card in me.animals]
        experts = [state.box.expert_continent[expert] for expert in me.retired]
        score = me.vp
        for continent in range(5):
            score += (animals.count(continent) + experts.count(continent)) * animals.count(continent)
        groups = sorted((experts.count(continent) for continent in range(5)), reverse=True)
        score += sum(group * each for group, each in zip(groups, SCORING[scoring], strict=False))
        score += me.coins // COINS_FOR_ONE[scoring] + me.tokens * PER_TOKEN[scoring] + me.seals * PER_SEAL[scoring]
        assert state.scores[seat] == score
        assert sum(line.points for line in GAME.sheet(played.table, seat)) == score


def test_it_ends_with_its_animals_and_without_sepultus(played: Played) -> None:
    """end.automa end.discard sepultus.automa: its animals stay with it, and no creature is among them."""
    state = played.table.state
    for seat, me in enumerate(state.seats):
        if seat in played.automas:
            assert len(me.animals) >= 2
            assert all(card < state.box.animals for card in me.animals)
        else:
            assert me.animals == ()
