"""What learned evaluations look at, held against whole games."""

from random import Random

import pytest

from ludoteca.bots.beam import expected
from ludoteca.bots.weights_file import with_weights
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.encyclopedia.mind.feature_cache import Study, study_of
from ludoteca.games.encyclopedia.mind.unfinished import underway
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube
from ludoteca.games.encyclopedia.rules.turn import TakeDie
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.games.navoria.mind.features import NAMES as NAVORIA_NAMES
from ludoteca.games.navoria.mind.unfinished import underway as underway_in_navoria
from ludoteca.games.navoria.rules.gather import TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource
from ludoteca.games.navoria.scene import Scene
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.table import Choice
from ludoteca.kernel.weights import Weights
from tests.bots.kit_positions import AUTOMA, COMPANIES, TWO, Company, company, somewhere


@pytest.mark.parametrize("sitting", COMPANIES, ids=repr)
def test_every_feature_has_a_name_and_the_stage_only_falls(sitting: Company) -> None:
    game, seats = sitting.game, len(sitting.seats)
    luck = Random("stage")
    table = sitting.begin()
    before = [1.0 + 1e-9] * seats
    while (question := table.question) is not None:
        for seat in range(seats):
            assert len(game.mind.features(table, seat)) == len(game.mind.feature_names())
            assert 0.0 <= game.mind.stage(table, seat) <= 1.0
            if isinstance(question, Choice) and question.seat == seat:
                # a fifth die in a round (round.token) is a turn more than there seemed to be
                assert game.mind.stage(table, seat) <= before[seat] + 1 / 25 + 1e-9
                before[seat] = game.mind.stage(table, seat)
        table.commit(random_answer(table, question, luck))


@pytest.mark.parametrize("seats", [TWO, ("person", AUTOMA)], ids=("people", "automa"))
def test_the_first_feature_of_encyclopedia_is_what_the_end_would_give_now(seats: tuple[str, str]) -> None:
    """Before a turn, when nothing is under way."""
    sitting = company(ENCYCLOPEDIA, *seats)
    luck = Random("first")
    table = sitting.begin()
    seen = 0
    while (question := table.question) is not None:
        if isinstance(question, TakeDie):
            seen += 1
            for seat in range(2):
                sheet = sum(line.points for line in sitting.game.sheet(table, seat))
                assert sitting.game.mind.features(table, seat)[0] == sheet
        table.commit(random_answer(table, question, luck))
    assert seen > 20


def test_a_study_that_is_remembered_is_the_one_that_lies_there() -> None:
    """With the cards of two boxes in turn: the same numbers are other animals in the other."""
    table = ENCYCLOPEDIA.begin(TWO)
    animals = ENCYCLOPEDIA.data(None)["animal"]
    assert isinstance(animals, list)
    boxes = [table.state.box, ENCYCLOPEDIA.begin(TWO, data=ENCYCLOPEDIA.data({"animal": animals[::-1]})).state.box]
    luck = Random("study")
    seen = 0
    while (question := table.question) is not None:
        for me in table.state.seats:
            for box in boxes:
                known, anew = study_of(box, me), Study(box, me)
                assert (known.features, known.collected) == (anew.features, anew.collected)
                seen += 1
        table.commit(random_answer(table, question, luck))
    assert seen > 1000


def test_what_is_paid_for_an_expedition_is_not_lost_on_the_way() -> None:
    """While cubes are placed, points that are left are worth something to who leads it, and to nobody else."""
    luck = Random("way")
    table = ENCYCLOPEDIA.begin(TWO)
    seen = 0
    while (question := table.question) is not None:
        if isinstance(question, PlaceCube):
            seen += 1
            assert (underway(table, question.seat) > 0.0) == (table.options() != [table.state.box.research_done])
            assert underway(table, 1 - question.seat) == 0.0
        elif isinstance(question, TakeDie):
            assert underway(table, question.seat) == 0.0
        table.commit(random_answer(table, question, luck))
    assert seen > 5


@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
def test_bots_judge_by_the_weights_they_are_given(game: object) -> None:
    sitting = company(game, *TWO)
    names = sitting.game.mind.feature_names()
    table = somewhere(sitting, "judge", 60)
    nothing = [0.0] * len(names)
    one = [1.0 if name == "one" else 0.0 for name in names]
    plain = expected(with_weights(sitting.game, Weights(names, (0.0, 1.0), (nothing, nothing))), table, 2)
    assert plain == [sitting.game.mind.features(table, seat)[0] for seat in range(2)]
    more = expected(with_weights(sitting.game, Weights(names, (0.0, 1.0), (one, one))), table, 2)
    assert more == pytest.approx([points + 1.0 for points in plain])
    assert expected(with_weights(sitting.game, None), table, 2) == sitting.game.mind.evaluation(table, 2)


def test_in_navoria_nothing_is_under_way_before_a_turn() -> None:
    luck = Random("before")
    table = NAVORIA.begin(TWO)
    seen = 0
    while (question := table.question) is not None:
        if isinstance(question, ChooseSource | TakeToken):
            seen += 1
            assert [underway_in_navoria(table, seat) for seat in range(2)] == [0.0, 0.0]
        table.commit(random_answer(table, question, luck))
    assert seen > 30


def test_in_navoria_what_a_card_has_still_to_give_counts_on_the_way() -> None:
    """Two goods are worth something before they are placed, to who recruits, and the card counts already."""
    play = Scene().show(artisan=["artisan_sprite_weapon_food", "artisan_beast_weapon_food"]).recruit("artisan")
    artisans = NAVORIA_NAMES.index("trade artisan")
    before = [NAVORIA.mind.features(play.table, seat) for seat in range(2)]
    play.do("artisan_sprite_weapon_food")
    assert play.asked == "PlaceGood"
    two = underway_in_navoria(play.table, 0)
    assert underway_in_navoria(play.table, 1) == 0.0
    assert NAVORIA.mind.features(play.table, 0)[artisans] == before[0][artisans] + 1
    assert NAVORIA.mind.features(play.table, 1) == before[1]
    play.do("glacier")
    assert 0.0 < underway_in_navoria(play.table, 0) < two
    play.do("forest")
    assert underway_in_navoria(play.table, 0) == 0.0
    assert len(play.me.residents) == 1


def test_in_navoria_a_space_is_worth_what_its_parts_give() -> None:
    """The artisans' first space gives three goods, the second a good and a step, the third only one of these."""
    worth = []
    for space in ("space1", "space2", "space3"):
        play = Scene().tokens(decks="artisan merchant").gather().do("artisan", space)
        worth.append(underway_in_navoria(play.table, 0))
    assert worth == sorted(worth, reverse=True)
    assert worth[2] > 0.0
