"""The end of the game (p. 17, 24): what is discarded, collections, tokens, final experts, scoring cards, who wins."""

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CONTINENTS
from ludoteca.games.encyclopedia.box.events import GameEnded, ScoreCounted, StudyDiscarded
from ludoteca.games.encyclopedia.rules.scoring import FinalScoring
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.refusals import Refused
from tests.encyclopedia.kit_automas import LINNE

TABLE = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 3), (5, 5), (6, 8), (7, 12), (8, 17), (9, 22), (10, 28), (11, 35)]
TABLE += [(12, 40), (13, 45), (14, 50), (20, 80)]  # 5 for each further one

CUBE_EXPERTS = {
    "fernanda_brito_pedroso": "mammal",
    "maddalena_rotella": "arboreal",
    "salvador_ortiz": "omnivore",
    "gidea_grobbelaar": "reptile",
    "habib_abdalla": "temperate",
    "gangesh_mukerji": "hot",
    "suriani_binti_sulung": "carnivore",
    "lotte_paulsen": "bird",
    "manuel_nunez": "cold",
    "arnold_schuman": "terrestrial",
    "ilmatar_iivonen": "aquatic",
    "kiteni_sariman": "herbivore",
}


def animals_of(scene: Scene, continent: str, number: int) -> list[str]:
    home = CONTINENTS.index(continent)
    return [name for card, name in enumerate(scene.box.card_ids) if scene.box.continent[card] == home][:number]


def experts_of(scene: Scene, continent: str, number: int) -> list[str]:
    home = CONTINENTS.index(continent)
    names = scene.box.expert_ids
    return [name for expert, name in enumerate(names) if scene.box.expert_continent[expert] == home][:number]


def ended(scene: Scene) -> Play:
    return scene.steps(FinalScoring())


def lines(play: Play, seat: int = 0) -> dict[str, tuple[int, int]]:
    """The lines of a seat's score as they were told: how many, and the points."""
    told = [event for event in play.events if isinstance(event, ScoreCounted) and event.seat == seat]
    assert len({event.line for event in told}) == len(told)
    assert sum(event.vp for event in told) == play.state.scores[seat]
    return {event.line: (event.count, event.vp) for event in told}


# Discarding


def test_animals_under_study_are_discarded_with_their_cubes() -> None:
    """end.discard: six Oceanians under study, with cubes, count for nothing; the five published do."""
    scene = Scene()
    oceania = animals_of(scene, "oceania", 11)
    scene.give(animals=dict.fromkeys(oceania[:6], "I II III IV"), published=oceania[6:])
    play = ended(scene)
    assert play.state.scores[0] == 5
    assert lines(play)["oceania"] == (5, 5)
    assert play.me.animals == ()
    assert play.me.shelves == (0,) * 12, "their cubes are nobody's collection"
    assert play.me.free_cubes() == 30, "they are back in the supply"
    assert play.told(StudyDiscarded) == [StudyDiscarded(0, 6)]
    GAME.check(play.table)


def test_who_has_nothing_under_study_discards_nothing() -> None:
    """end.discard: only seats with animals are told."""
    play = ended(Scene(3).give(1, animals=["bison_bison"]))
    assert play.told(StudyDiscarded) == [StudyDiscarded(1, 1)]


# Collections


@pytest.mark.parametrize(("cubes", "vp"), TABLE)
def test_cubes_of_a_category_score_by_the_table(cubes: int, vp: int) -> None:
    """end.collections: fewer than 4 nothing, 4 to 12 by the table, 5 for each further cube."""
    assert ended(Scene().give(shelves={"carnivore": cubes})).state.scores[0] == vp


@pytest.mark.parametrize(("cards", "vp"), TABLE)
def test_cards_of_a_continent_score_by_the_same_table(cards: int, vp: int) -> None:
    """end.collections: published animals and experts of a continent, 15 and 11 at most."""
    scene = Scene()
    animals = animals_of(scene, "africa", min(cards, 10))
    experts = experts_of(scene, "africa", 11)
    experts.remove("nkogolo_bakumi")  # would score by itself if active
    scene.give(published=animals, retired=experts[: cards - len(animals)])
    assert ended(scene).state.scores[0] == vp


def test_each_category_and_each_continent_is_a_collection_of_its_own() -> None:
    """end.collections: three birds and three reptiles are no six of class; five of each of 12 are 60 VP."""
    play = ended(Scene().give(0, shelves={"bird": 3, "reptile": 3}).give(1, shelves=dict.fromkeys(all_categories(), 5)))
    assert play.state.scores == (0, 12 * 5)


def all_categories() -> list[str]:
    types = [
        "mammal bird reptile",
        "omnivore carnivore herbivore",
        "terrestrial arboreal aquatic",
        "hot cold temperate",
    ]
    return " ".join(types).split()


def test_active_and_face_down_experts_count_for_their_continent() -> None:
    """end.collections: two active, two face down, one published animal of Europe: 5 cards."""
    scene = Scene().give(
        experts=["katie_macsweeney", None, "mathieu_aubert"],
        retired=["rachel_mostinckx", "louwrens_korte"],
        published=["castor_fiber"],
    )
    assert lines(ended(scene))["europe"] == (5, 5)


@pytest.mark.parametrize(("expert", "category"), CUBE_EXPERTS.items())
def test_an_active_final_expert_adds_two_cubes_of_its_category(expert: str, category: str) -> None:
    """end.collections experts.final: two cubes and two more make a collection valid."""
    play = ended(Scene().give(experts=[None, expert], shelves={category: 2}))
    assert lines(play)[category] == (4, 3)
    assert play.state.scores[0] == 3


@pytest.mark.parametrize(("expert", "category"), CUBE_EXPERTS.items())
def test_a_face_down_final_expert_adds_no_cube(expert: str, category: str) -> None:
    """end.collections experts.final: only if face up."""
    play = ended(Scene().give(retired=[expert], shelves={category: 2}))
    assert lines(play)[category] == (2, 0)


def test_final_experts_add_their_cubes_even_with_an_empty_supply() -> None:
    """end.collections things.supply: 30 cubes and 7 tokens are out: the two hot cubes count all the same."""
    scene = Scene().give(experts=["gangesh_mukerji"], shelves={"mammal": 35, "bird": 28, "hot": 2})
    assert scene.state.seats[0].free_cubes() == 0
    assert lines(ended(scene))["hot"] == (4, 3)


# Tokens and final experts


def test_seals_coins_and_tokens() -> None:
    """end.tokens: 4 VP per seal, 1 per 2 coins (an odd one is lost), 1 per expedition token."""
    play = ended(Scene().give(vp=20, seals=3, coins=7, tokens=5))
    expected = {"played": (20, 20), "seals": (3, 12), "coins": (7, 3), "tokens": (5, 5)}
    assert lines(play) == expected
    assert play.state.scores[0] == 40


@pytest.mark.parametrize(
    ("expert", "count", "vp"),
    [
        ("nargiz_tatilian", 5, 5),  # +1 per expedition token
        ("vlad_koulechov", 3, 3),  # +1 per seal
        ("pora_paniu", 3, 3),  # +1 per 2 coins
        ("nkogolo_bakumi", 3, 3),  # 1 per expert owned, itself and the face-down ones too
        ("ankshu_ragavan", 9, 9),  # 1 per space of the marker from the start
    ],
)
def test_final_experts_score_on_top_if_they_are_active(expert: str, count: int, vp: int) -> None:
    """end.tokens experts.final: each pair, token, seal, expert, space counts once more; face down nothing."""
    base = 3 * 4 + 7 // 2 + 5
    others = ["gao_zhelan", "louwrens_korte"]
    active = Scene().give(seals=3, coins=7, tokens=5, reputation=9, experts=[expert], retired=others)
    play = ended(active)
    assert lines(play)[expert] == (count, vp)
    assert play.state.scores[0] == base + vp
    covered = Scene().give(seals=3, coins=7, tokens=5, reputation=9, retired=[*others, expert])
    play = ended(covered)
    assert expert not in lines(play)
    assert play.state.scores[0] == base


@pytest.mark.parametrize("space", [0, 1, 11])
def test_ankshu_ragavan_counts_the_spaces_from_the_start(space: int) -> None:
    """end.tokens reputation: 0 to 11, however often the marker went around."""
    assert ended(Scene().give(reputation=space, experts=["ankshu_ragavan"])).state.scores[0] == space


def test_several_final_experts_all_score() -> None:
    """end.tokens experts.final: four active ones: 2 tokens, 1 seal, 2 coins and 4 experts, each once more."""
    experts = ["nargiz_tatilian", "vlad_koulechov", "pora_paniu", "nkogolo_bakumi"]
    play = ended(Scene().give(tokens=2, seals=1, coins=2, experts=experts))
    assert play.state.scores[0] == (2 + 2) + (4 + 1) + (1 + 1) + 4


def test_lasting_and_instant_experts_score_nothing_at_the_end() -> None:
    """end.tokens experts.lasting: three active experts of three continents: nothing."""
    play = ended(Scene().give(coins=1, experts=["audrey_morton", "safi_limbila", "piaar_jhari"]))
    assert play.state.scores[0] == 0
    assert set(lines(play)) == {"played", "america", "africa", "asia", "seals", "coins", "tokens"}


# Sepultus at the end


def test_kept_sepultus_join_the_continents_that_pay_most() -> None:
    """sepultus.joker end.collections: two jokers: 10 to 12 (28 to 40) rather than 3 to 4 (0 to 3)."""
    scene = Scene(sepultus=True)
    animals = [*animals_of(scene, "asia", 10), *animals_of(scene, "europe", 3)]
    scene.give(published=[*animals, "sepultus_1", "sepultus_2"])
    play = ended(scene)
    assert lines(play)["asia"] == (12, 40)
    assert lines(play)["europe"] == (3, 0)


def test_kept_sepultus_are_split_if_that_pays_more() -> None:
    """sepultus.joker end.collections: 3 and 3 with two jokers: 4 and 4 (3 + 3) rather than 5 and 3 (5 + 0)."""
    scene = Scene(sepultus=True)
    animals = [*animals_of(scene, "asia", 3), *animals_of(scene, "europe", 3)]
    scene.give(published=[*animals, "sepultus_1", "sepultus_2"])
    assert ended(scene).state.scores[0] == 6


# Automas

LINES = {
    # scoring card: three largest groups of experts, coins, tokens, seals
    "boudeuse": {"experts1": 9, "experts2": 4, "experts3": 1, "coins": 3, "tokens": 2 * 5, "seals": 4 * 2},
    "resolution": {"experts1": 12, "experts2": 6, "experts3": 2, "coins": 3, "tokens": 3 * 5, "seals": 5 * 2},
    "astrolabe": {"experts1": 15, "experts2": 8, "experts3": 3, "coins": 7, "tokens": 4 * 5, "seals": 6 * 2},
}


@pytest.mark.parametrize("behaviour", ["linne", "trembley", "daubenton"])
@pytest.mark.parametrize("scoring", LINES)
def test_an_automa_scores_by_its_scoring_card(behaviour: str, scoring: str) -> None:
    """end.automa: all lines of all cards, whatever its behaviour: America 3 animals and 2 experts, Africa 1 and 3."""
    scene = Scene(["person", f"automa:{behaviour}:{scoring}"])
    experts = experts_of(scene, "america", 2) + experts_of(scene, "africa", 3)
    experts += experts_of(scene, "asia", 1) + experts_of(scene, "europe", 1)
    animals = animals_of(scene, "america", 3) + animals_of(scene, "africa", 1) + animals_of(scene, "oceania", 1)
    scene.give(1, vp=50, coins=7, tokens=5, seals=2, retired=experts, animals=animals)
    play = ended(scene)
    expected = {
        "played": 50,
        "america": (3 + 2) * 3,
        "africa": (1 + 3) * 1,
        "asia": 1 * 0,
        "europe": 1 * 0,
        "oceania": 1 * 1,
        **LINES[scoring],
    }
    assert {name: vp for name, (_, vp) in lines(play, 1).items()} == expected
    assert play.state.scores[1] == sum(expected.values())


def test_an_automa_keeps_its_animals() -> None:
    """end.automa end.discard: nothing of it is discarded, and nothing scores by the table of collections."""
    scene = Scene(["person", LINNE])
    scene.give(1, animals=animals_of(scene, "asia", 4))
    play = ended(scene)
    assert len(play.seat(1).animals) == 4
    assert play.told(StudyDiscarded) == []
    assert play.state.scores[1] == 4 * 4, "not 3 for a collection of four"


def test_final_experts_of_an_automa_score_as_cards_only() -> None:
    """end.automa end.tokens: Nargiz Tatilian and Vlad Koulechov are two experts of two continents: 3 + 2."""
    scene = Scene(["person", LINNE]).give(1, tokens=2, seals=2, retired=["nargiz_tatilian", "vlad_koulechov"])
    assert ended(scene).state.scores[1] == 3 + 2 + 2 * 2 + 2 * 4


def test_lines_of_persons_and_automas_have_one_order() -> None:
    """end.collections end.automa: categories, then continents, an automa's groups of experts, goods, final experts."""
    scene = Scene(["person", "automa:linne:boudeuse"])
    scene.give(0, shelves={"hot": 4, "bird": 1}, published=animals_of(scene, "asia", 1), experts=["nargiz_tatilian"])
    scene.give(1, animals=animals_of(scene, "america", 1), retired=experts_of(scene, "europe", 1))
    table = ended(scene).table
    names = {line.name for seat in range(2) for line in GAME.sheet(table, seat)}
    order = ["played", "bird", "hot", "america", "asia", "europe"]
    order += ["experts1", "seals", "coins", "tokens", "nargiz_tatilian"]
    assert [name for name in GAME.lines(table) if name in names] == order


# Who wins


def test_most_points_win() -> None:
    """end.winner: however many animals the others have published."""
    scene = Scene(3).give(0, vp=10, published=["bison_bison", "panthera_leo"]).give(1, vp=11).give(2, vp=3)
    play = ended(scene)
    assert play.told(GameEnded) == [GameEnded((1,), (10, 11, 3))]
    assert GAME.winners(play.table) == [1]


def test_a_tie_is_broken_by_published_animals() -> None:
    """end.winner: of those with most VP, who has more animals in the published pile."""
    scene = Scene(3).give(0, vp=10, published=["bison_bison"])
    scene.give(1, vp=10, published=["panthera_leo", "lemur_catta"])
    scene.give(2, vp=9, published=["castor_fiber", "ursus_arctos", "panthera_tigris"])
    assert GAME.winners(ended(scene).table) == [1]


def test_a_kept_sepultus_counts_among_the_published_animals() -> None:
    """end.winner: it lies in the pile."""
    scene = Scene(sepultus=True).give(0, vp=10, published=["bison_bison", "sepultus_4"])
    scene.give(1, vp=10, published=["panthera_leo"])
    assert GAME.winners(ended(scene).table) == [0]


def test_animals_removed_from_the_game_break_no_tie() -> None:
    """end.winner publication.cards: seat 0 publishes two animals, of which the foreign one is removed; so 1 to 1."""
    scene = Scene().give(animals={"bison_bison": "I", "panthera_leo": "I"}).give(1, vp=5, published=["lemur_catta"])
    play = scene.action("red3").do("publication", "panthera_leo")
    assert play.me.vp == 2 * 2 + 1
    assert play.me.seals == 1
    scene.state.seats[1].seals = 1
    play = ended(scene)
    assert play.state.scores == (9, 9)
    assert GAME.winners(play.table) == [0, 1]


def test_equal_in_both_they_share_the_victory() -> None:
    """end.winner: the same VP and the same number of published animals."""
    scene = Scene(3).give(0, vp=10, published=["bison_bison"]).give(1, vp=9).give(2, vp=10, published=["panthera_leo"])
    play = ended(scene)
    assert play.told(GameEnded) == [GameEnded((0, 2), (10, 9, 10))]


def test_in_a_tie_an_automa_has_published_nothing() -> None:
    """end.winner end.automa: its four animals are not published: a person with one wins, with none shares."""
    for published, winners in (["panthera_leo"], [1]), ([], [0, 1]):
        scene = Scene([LINNE, "person"])
        scene.give(0, animals=["bison_bison", "castor_fiber", "panthera_tigris", "apteryx_mantelli"])
        scene.give(1, vp=4, published=published)
        play = ended(scene)
        assert play.state.scores == (4, 4)
        assert GAME.winners(play.table) == winners


def test_before_the_end_nobody_has_won() -> None:
    """end.winner: a question too early is refused, and the refusal is a sentence."""
    with pytest.raises(Refused) as refused:
        GAME.winners(Scene().action("red4").table)
    assert (refused.value.refusal.rule, refused.value.refusal.code) == ("table", "not-over")
