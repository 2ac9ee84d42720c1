"""Encyclopedia, as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.contents import Box
from ludoteca.games.encyclopedia.box.data import editions, resolved, standard, weights
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.checks import check
from ludoteca.games.encyclopedia.mind import features, observation
from ludoteca.games.encyclopedia.mind.evaluation import evaluation
from ludoteca.games.encyclopedia.mind.pruning import prior
from ludoteca.games.encyclopedia.mind.unfinished import underway
from ludoteca.games.encyclopedia.page.legend import Legend, legend
from ludoteca.games.encyclopedia.page.moves import DieWays
from ludoteca.games.encyclopedia.page.picture import Picture, picture
from ludoteca.games.encyclopedia.page.planner import plan
from ludoteca.games.encyclopedia.page.planner_wire import AnyPlan
from ludoteca.games.encyclopedia.rules.publication import covered
from ludoteca.games.encyclopedia.rules.scoring import line_names, sheet, winners
from ludoteca.games.encyclopedia.rules.setup import PERSON as PERSON_CARDS
from ludoteca.games.encyclopedia.rules.setup import PlayGame, opening
from ludoteca.games.encyclopedia.rules.turn import undertakings
from ludoteca.games.encyclopedia.words import counting, names, options, questions
from ludoteca.games.encyclopedia.words.table import sections
from ludoteca.kernel.game import PERSON, Data, Game, Name, Option, Phrase, ScoreLine, Section, Setting, digest
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.schema import MOST_BOXES
from ludoteca.kernel.table import FREE_ACTION, Question, Step, Table
from ludoteca.kernel.weights import weights_of
from ludoteca.kernel.words import Words

RULES: Final = range(1, 3)  # turn.value: from 2 on, payments in any order
MOST_AUTOMAS: Final = 3  # setup.order
NUMERALS: Final = ("I", "II", "III")

_boxes: Final[Recent[tuple[str, int, str, bool], Box]] = Recent(MOST_BOXES)


class Encyclopedia(Game[State]):
    def __init__(self) -> None:
        self.name = "encyclopedia"
        self.rules = RULES
        self.seats = range(2, 5)
        self.spread = 22.0
        self.weights = weights_of(weights(), features.NAMES)
        self.default_seats = (PERSON, "automa:linne:boudeuse")
        self.highlights = (
            *("DiePlaced.action", "ExpeditionBegan.continent", "PublicationBegan", "AutomaActed.action"),
            *("RoundTokenTurned.gift", "TokensGained.why", "CoinsGained.why", "SealsGained.why", "BonusLost.gift"),
            *("ExpertTaken.expert", "ExpertWorked.expert", "ExpertUsed.expert", "AutomaTookExpert.expert"),
        )

    def own_seats(self) -> Sequence[str]:
        box = box_for(standard(), 2)
        return [f"automa:{behaviour}:{scoring}" for behaviour in box.behaviour_ids for scoring in box.scoring_ids]

    def options(self) -> Sequence[Option]:
        return (
            Option("edition", tuple(editions())),
            Option("sepultus", (False, True)),
            Option("simon_hodesmann", (2, 3)),
            Option("sepultus_with_automas", (True, False)),
            Option("face_down_cards", ("open", "hidden")),
            Option("sepultus_without_cube", (False, True)),
        )

    def settings(self, given: Mapping[str, Setting]) -> dict[str, Setting]:
        """editions: each is a preset of the named options, which may also be given by themselves."""
        settings = super().settings(given)
        return {**settings, **editions()[cast("str", settings["edition"])], **given}

    def data(self, pack: Data | None) -> Data:
        return resolved(pack)

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[State]:
        chosen = self.settings(options or {})
        box = box_for(
            standard() if data is None else data,
            cast("int", chosen["simon_hodesmann"]),
            cast("str", chosen["face_down_cards"]),
            bool(chosen["sepultus_without_cube"]),
        )
        if len(seats) not in self.seats:
            raise Refused(Refusal("setup.order", "seat-count", found=len(seats), least=2, most=4))
        cards = tuple(seat_cards(box, seat) for seat in seats)
        automas = sum(card != PERSON_CARDS for card in cards)
        if automas > MOST_AUTOMAS:
            raise Refused(Refusal("setup.order", "too-many-automas", found=automas, most=MOST_AUTOMAS))
        if chosen["sepultus"] and automas and not chosen["sepultus_with_automas"]:
            raise Refused(Refusal("sepultus.automa", "sepultus-without-automas"))
        state = opening(box, cards, bool(chosen["sepultus"]))
        table: Table[State] = Table(state, [PlayGame()], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def vocabularies(self, table: Table[State]) -> Sequence[Words]:
        return table.state.box.vocabularies

    def sheet(self, table: Table[State], seat: int) -> list[ScoreLine]:
        return [ScoreLine(name, count, points) for name, count, points in sheet(table.state, seat)]

    def lines(self, table: Table[State]) -> Sequence[str]:
        return line_names(table.state)

    def covered(self, table: Table[State], seat: int, viewer: int | None) -> bool:
        return covered(table.state, seat, viewer)

    def winners(self, table: Table[State]) -> list[int]:
        self.must_be_over(table)
        return winners(table.state)

    def evaluation(self, table: Table[State], seats: int) -> list[float]:
        expected = evaluation(table.state)
        for seat in range(seats):
            expected[seat] += underway(table, seat)
        return expected

    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, table: Table[State], seat: int) -> list[float]:
        found = features.features(table.state, seat)
        found[0] += underway(table, seat)
        return found

    def stage(self, table: Table[State], seat: int) -> float:
        return features.stage(table.state, seat)

    def prior(self, table: Table[State], options: list[int]) -> list[float]:
        return prior(table, options)

    def turn(self, table: Table[State]) -> int:
        """A turn is a die less on the boards; the die in hand is still of this turn."""
        state = table.state
        return len(state.dice_on_boards()) + (1 if state.die != NONE else 0)

    def seat_name(self, table: Table[State], seat: int) -> str | None:
        """An automa is called like its behaviour card. Several with the same name are numbered, as kings are."""
        name = behaviour_name(table.state, seat)
        if name is None:
            return None
        alike = [other for other in range(len(table.state.seats)) if behaviour_name(table.state, other) == name]
        return name if len(alike) == 1 else f"{name} {NUMERALS[alike.index(seat)]}"

    def name_of(self, table: Table[State], fact: str, value: int | str) -> Name | None:
        return names.name_of(table, fact, value)

    def ask(self, table: Table[State], question: Question[State]) -> Phrase:
        return questions.ask(question, table)

    def describe(self, table: Table[State], question: Question[State], option: int) -> Phrase:
        if option >= FREE_ACTION:
            return options.aside(table, option - FREE_ACTION)
        return options.answer(question, table, option)

    def view(self, table: Table[State], viewer: int | None) -> Sequence[Section]:
        return sections(table, viewer)

    def counted(self, table: Table[State], seat: int) -> Mapping[str, int]:
        return counting.counted(table.state.seats[seat])

    def change(self, word: str, before: int, after: int) -> int:
        return counting.change(word, before, after)

    def amount(self, word: str, amount: int) -> Phrase:
        return counting.amount(word, amount)

    def picture(self, table: Table[State], viewer: int | None) -> Picture:
        return picture(table, viewer)

    def legend(self, table: Table[State]) -> Legend:
        return legend(table)

    def plan(self, table: Table[State], seat: int, wish: Mapping[str, object]) -> tuple[list[str], AnyPlan]:
        return plan(table, seat, wish)

    def ways(self, table: Table[State], seat: int) -> DieWays:
        return DieWays(table, seat)

    def tensor_layout(self, table: Table[State]) -> Sequence[tuple[str, int]]:
        return observation.layout(table.state.box)

    def tensor(self, table: Table[State], seat: int) -> Sequence[float]:
        return observation.observation(table, seat)

    def undertakings(self, table: Table[State]) -> list[tuple[int, list[Step[State]]]]:
        return undertakings(table)

    def check(self, table: Table[State]) -> None:
        check(table)


def behaviour_name(state: State, seat: int) -> str | None:
    automa = state.seats[seat].automa
    return None if automa == NONE else cast("str", cast("list[Data]", state.box.data["behaviour"])[automa]["name"])


def seat_cards(box: Box, seat: str) -> tuple[int, int]:
    """automa.setup: the numbers of an automa's two cards, from 'automa:linne:boudeuse'. Raises Refused."""
    if seat == PERSON:
        return PERSON_CARDS
    parts = seat.split(":")
    if parts[0] != "automa" or len(parts) != 3:
        raise Refused(Refusal("setup.order", "seat-unknown", found=seat))
    if parts[1] not in box.behaviour_ids:
        raise Refused(Refusal("automa.setup", "behaviour-unknown", found=parts[1], known=", ".join(box.behaviour_ids)))
    if parts[2] not in box.scoring_ids:
        raise Refused(Refusal("automa.setup", "scoring-unknown", found=parts[2], known=", ".join(box.scoring_ids)))
    return box.behaviour_ids.index(parts[1]), box.scoring_ids.index(parts[2])


def box_for(
    data: Data, simon_hodesmann: int, face_down_cards: str = "open", sepultus_without_cube: bool = False
) -> Box:
    """The box of a table. Boxes are shared: a thousand simulated tables have one."""
    key = ("standard" if data is standard() else digest(data), simon_hodesmann, face_down_cards, sepultus_without_cube)
    return _boxes.get(key, lambda: packed(data, simon_hodesmann, face_down_cards, sepultus_without_cube))


def packed(data: Data, simon_hodesmann: int, face_down_cards: str, sepultus_without_cube: bool) -> Box:
    # editions: the option is about the printed card; a row that a data pack has changed stands as it is
    edition_rows = [row for row in cast("list[Data]", standard()["expert"]) if row["id"] == "simon_hodesmann"]
    experts = [
        {**row, "amount": simon_hodesmann} if row in edition_rows else row for row in cast("list[Data]", data["expert"])
    ]
    readings = {"face_down_cards": face_down_cards, "sepultus_without_cube": sepultus_without_cube}
    return Box({**standard(), **data, "expert": experts, **readings})


GAME: Final = Encyclopedia()
