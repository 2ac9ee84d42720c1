"""Navoria, as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.games.navoria import counting, features, legend, picture, tensor, view
from ludoteca.games.navoria.box import Box
from ludoteca.games.navoria.checking import check
from ludoteca.games.navoria.data import resolved, standard, weights
from ludoteca.games.navoria.evaluation import evaluation
from ludoteca.games.navoria.round import PlayGame
from ludoteca.games.navoria.scoring import line_names, sheet, winners
from ludoteca.games.navoria.sense import prior
from ludoteca.games.navoria.setup import opening
from ludoteca.games.navoria.state import Board, State
from ludoteca.games.navoria.things import NONE
from ludoteca.games.navoria.underway import foreseen, underway
from ludoteca.games.navoria.ways import TokenWays
from ludoteca.kernel.game import PERSON, Data, Game, Name, Option, Phrase, ScoreLine, Section, Setting, digest
from ludoteca.kernel.packs import MOST_BOXES
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
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
    ) -> Board:
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
        table: Board = Table(state, [PlayGame()], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def vocabularies(self, table: Board) -> Sequence[Words]:
        return table.state.box.vocabularies

    def sheet(self, table: Board, seat: int) -> list[ScoreLine]:
        return [
            ScoreLine(name, count, points, None if times == NONE else times)
            for name, count, times, points in sheet(table.state, seat)
        ]

    def lines(self, table: Board) -> Sequence[str]:
        return line_names()

    def winners(self, table: Board) -> list[int]:
        self.must_be_over(table)
        return winners(table.state)

    def evaluation(self, table: Board, seats: int) -> list[float]:
        return evaluation(table.state)

    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, table: Board, seat: int) -> list[float]:
        found = features.features(foreseen(table, seat), seat)
        found[0] += underway(table, seat)
        return found

    def stage(self, table: Board, seat: int) -> float:
        return features.stage(table.state, seat)

    def prior(self, table: Board, options: list[int]) -> list[float]:
        return prior(table, options)

    def name_of(self, table: Board, fact: str, value: int | str) -> Name | None:
        return view.name_of(table, fact, value)

    def ask(self, table: Board, question: Question[State]) -> Phrase:
        return view.ask(table, question)

    def describe(self, table: Board, question: Question[State], option: int) -> Phrase:
        return view.describe(table, question, option)

    def view(self, table: Board, viewer: int | None) -> Sequence[Section]:
        return view.sections(table, viewer)

    def counted(self, table: Board, seat: int) -> Mapping[str, int]:
        return counting.counted(table.state, seat)

    def amount(self, word: str, amount: int) -> Phrase:
        return counting.amount(word, amount)

    def picture(self, table: Board, viewer: int | None) -> object:
        return picture.picture(table, viewer)

    def legend(self, table: Board) -> object:
        return legend.legend(table)

    def ways(self, table: Board, seat: int) -> TokenWays:
        return TokenWays(table, seat)

    def tensor_layout(self, table: Board) -> Sequence[tuple[str, int]]:
        return tensor.layout(table.state.box)

    def tensor(self, table: Board, seat: int) -> Sequence[float]:
        return tensor.observation(table, seat)

    def check(self, table: Board) -> None:
        check(table)


def box_for(data: Data) -> Box:
    """The box of a table. Boxes are shared: a thousand simulated tables have one."""
    key = "standard" if data is standard() else digest(data)
    return _boxes.get(key, lambda: Box(data))


GAME: Final = Navoria()
