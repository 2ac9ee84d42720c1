"""Navoria, as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.games.navoria.box.constants import NONE
from ludoteca.games.navoria.box.contents import Box
from ludoteca.games.navoria.box.data import resolved, standard, weights
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.checks import check
from ludoteca.games.navoria.mind import features, observation
from ludoteca.games.navoria.mind.evaluation import evaluation
from ludoteca.games.navoria.mind.pruning import prior
from ludoteca.games.navoria.mind.unfinished import foreseen, underway
from ludoteca.games.navoria.page import legend, picture
from ludoteca.games.navoria.page.moves import TokenWays
from ludoteca.games.navoria.rules.round import PlayGame
from ludoteca.games.navoria.rules.scoring import line_names, sheet, winners
from ludoteca.games.navoria.rules.setup import opening
from ludoteca.games.navoria.words import counting, names, options, questions
from ludoteca.games.navoria.words.table import sections
from ludoteca.kernel.game import PERSON, Data, Game, Name, Option, Phrase, ScoreLine, Section, Setting, digest
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.schema import MOST_BOXES
from ludoteca.kernel.table import Question, Table
from ludoteca.kernel.weights import weights_of
from ludoteca.kernel.words import Words

RULES: Final = range(1, 3)

_boxes: Final[Recent[str, Box]] = Recent(MOST_BOXES)


class Navoria(Game[State]):
    def __init__(self) -> None:
        self.name = "navoria"
        self.rules = RULES
        self.seats = range(2, 5)
        self.spread = 12.0
        self.horizon = 8
        self.breadth = 8
        self.weights = weights_of(weights(), features.NAMES)
        self.default_seats = (PERSON, PERSON, PERSON)
        self.highlights = (
            *("ResidentRecruited.resident", "TokenToDeck.trade", "TokenToDeck.source"),
            *("PointsGained.why", "FavourClaimed.species", "OrderCompleted.land", "ExplorerMoved.land"),
            *("TreasureFound.land", "OutpostBuilt.land", "OutpostsSpent.land", "GoodGained.good", "PrizeWon.land"),
        )

    def options(self) -> Sequence[Option]:
        return (
            Option("gather_space", ("free", "uppermost")),
            Option("blank_favour", (False, True)),
            Option("new_artisan", ("after", "at_once")),
        )

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
        if len(seats) not in self.seats:
            raise Refused(Refusal("setup.order", "seat-count", found=len(seats), least=2, most=4))
        for seat in seats:
            if seat != PERSON:
                raise Refused(Refusal("setup.order", "seat-unknown", found=seat))
        if chosen["blank_favour"] and len(seats) != 2:
            raise Refused(Refusal("setup.favours", "blank-for-two-only", found=len(seats)))
        box = box_for(standard() if data is None else data)
        uppermost = chosen["gather_space"] == "uppermost"
        at_once = chosen["new_artisan"] == "at_once"
        state = opening(box, len(seats), uppermost, bool(chosen["blank_favour"]), at_once)
        table: Table[State] = Table(state, [PlayGame()], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def vocabularies(self, table: Table[State]) -> Sequence[Words]:
        return table.state.box.vocabularies

    def sheet(self, table: Table[State], seat: int) -> list[ScoreLine]:
        return [
            ScoreLine(name, count, points, None if times == NONE else times)
            for name, count, times, points in sheet(table.state, seat)
        ]

    def lines(self, table: Table[State]) -> Sequence[str]:
        return line_names()

    def winners(self, table: Table[State]) -> list[int]:
        self.must_be_over(table)
        return winners(table.state)

    def evaluation(self, table: Table[State], seats: int) -> list[float]:
        return evaluation(table.state)

    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, table: Table[State], seat: int) -> list[float]:
        found = features.features(foreseen(table, seat), seat)
        found[0] += underway(table, seat)
        return found

    def stage(self, table: Table[State], seat: int) -> float:
        return features.stage(table.state, seat)

    def prior(self, table: Table[State], options: list[int]) -> list[float]:
        return prior(table, options)

    def name_of(self, table: Table[State], fact: str, value: int | str) -> Name | None:
        return names.name_of(table, fact, value)

    def ask(self, table: Table[State], question: Question[State]) -> Phrase:
        return questions.ask(question, table)

    def describe(self, table: Table[State], question: Question[State], option: int) -> Phrase:
        return options.answer(question, table, option)

    def view(self, table: Table[State], viewer: int | None) -> Sequence[Section]:
        return sections(table)

    def counted(self, table: Table[State], seat: int) -> Mapping[str, int]:
        return counting.counted(table.state, seat)

    def amount(self, word: str, amount: int) -> Phrase:
        return counting.amount(word, amount)

    def picture(self, table: Table[State], viewer: int | None) -> object:
        return picture.picture(table, viewer)

    def legend(self, table: Table[State]) -> object:
        return legend.legend(table)

    def ways(self, table: Table[State], seat: int) -> TokenWays:
        return TokenWays(table, seat)

    def tensor_layout(self, table: Table[State]) -> Sequence[tuple[str, int]]:
        return observation.layout(table.state.box)

    def tensor(self, table: Table[State], seat: int) -> Sequence[float]:
        return observation.observation(table, seat)

    def check(self, table: Table[State]) -> None:
        check(table)


def box_for(data: Data) -> Box:
    """The box of a table. Boxes are shared: a thousand simulated tables have one."""
    key = "standard" if data is standard() else digest(data)
    return _boxes.get(key, lambda: Box({**standard(), **data}))


GAME: Final = Navoria()
