"""Encyclopedia, as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.games.encyclopedia.box.contents import Box
from ludoteca.games.encyclopedia.box.data import editions, resolved, standard
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.checks import check
from ludoteca.games.encyclopedia.mind.game_mind import EncyclopediaMind
from ludoteca.games.encyclopedia.page.game_page import EncyclopediaPage
from ludoteca.games.encyclopedia.rules.publication import covered
from ludoteca.games.encyclopedia.rules.scoring import line_names, sheet, winners
from ludoteca.games.encyclopedia.rules.setup import PERSON as PERSON_CARDS
from ludoteca.games.encyclopedia.rules.setup import PlayGame, opening
from ludoteca.games.encyclopedia.rules.turn import undertakings
from ludoteca.games.encyclopedia.words.game_words import EncyclopediaWords
from ludoteca.kernel.game import PERSON, Data, Game, ScoreLine, Setting, SettingOffered, digest, must_be_over
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.schema import MOST_BOXES
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words

RULES: Final = range(1, 3)  # turn.value: from 2 on, payments in any order
MOST_AUTOMAS: Final = 3  # setup.order

_boxes: Final[Recent[tuple[str, int, str, bool], Box]] = Recent(MOST_BOXES)


class Encyclopedia(Game[State]):
    def __init__(self) -> None:
        super().__init__()
        self.name = "encyclopedia"
        self.rules = RULES
        self.seats = range(2, 5)
        self.default_seats = (PERSON, "automa:linne:boudeuse")
        self.words = EncyclopediaWords()
        self.page = EncyclopediaPage()
        self.mind = EncyclopediaMind()

    def own_seats(self) -> Sequence[str]:
        box = box_for(standard(), 2)
        return [f"automa:{behaviour}:{scoring}" for behaviour in box.behaviour_ids for scoring in box.scoring_ids]

    def settings_offered(self) -> Sequence[SettingOffered]:
        return (
            SettingOffered("edition", tuple(editions())),
            SettingOffered("sepultus", (False, True)),
            SettingOffered("simon_hodesmann", (2, 3)),
            SettingOffered("sepultus_with_automas", (True, False)),
            SettingOffered("face_down_cards", ("open", "hidden")),
            SettingOffered("sepultus_without_cube", (False, True)),
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
        must_be_over(table)
        return winners(table.state)

    def undertakings(self, table: Table[State]) -> list[tuple[int, list[Step[State]]]]:
        return undertakings(table)

    def check(self, table: Table[State]) -> None:
        check(table)


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
