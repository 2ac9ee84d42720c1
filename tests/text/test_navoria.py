"""Navoria in words: names, questions with all their answers, refusals, and the table as a person sees it."""

from collections.abc import Iterator

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import ANY, ARTISAN, BUILDER, FOREST, GLACIER, MERCHANT, SOLDIER
from ludoteca.games.navoria.box.events import (
    FavourRevealed,
    GameEnded,
    GoodMissing,
    GoodPlaced,
    IncomeCounted,
    OutpostsSpent,
    PointsGained,
    RoundBegan,
    TokenDrawn,
    TokenGathered,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, ChooseOrder, PlaceGood
from ludoteca.games.navoria.rules.effects import ChoosePart
from ludoteca.games.navoria.rules.gather import ChooseSpace, TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource, KeepToken, RecruitResident
from ludoteca.games.navoria.rules.tracks import ChooseExplorer, ChooseOutpost
from ludoteca.games.navoria.scene import Scene
from ludoteca.kernel.game import ScoreLine
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.text.catalogue import LANGUAGES
from ludoteca.text.speaker import Speaker
from tests.text.kit_saying import SEATS, WIDTH, lines, said

FOOD, MINERAL, WEAPON = range(3)


def speaker(language: str = "en") -> Speaker[State]:
    return Speaker(GAME, language, SEATS)


def position() -> Table[State]:
    """Three guides in the midst of a round, and something of everything."""
    scene = Scene(3).tiles(sprite="artisan-merchant", human="builder", goblin="blank", beast="soldier-adventurer")
    scene.give(
        0,
        points=21,
        explorers={"desert": 7, "glacier": 2, "forest": 3},
        outposts={"desert": 3, "glacier": 1},
        docks={"desert": "food weapon mineral", "glacier": "food food weapon weapon", "forest": "food"},
        residents=[
            "merchant_human_sprite",
            "soldier_sprite_desert",
            "soldier_sprite_glacier",
            "artisan_human_weapon_food",
        ],
    )
    scene.give(1, points=17, explorers={"glacier": 6}, residents=["adventurer_human_desert"])
    scene.show(
        merchant=["merchant_sprite_sprite", "merchant_beast_goblin"],
        soldier=["soldier_human_glacier"],
        adventurer=["adventurer_sprite_glacier"],
        artisan=["artisan_goblin_weapon_food"],
    )
    scene.claims(beast=[1, 2]).taken(soldier="1", artisan="2").tokens(capital="builder", decks="artisan merchant")
    return scene.order(2, 0, 1).turn().table


def questions() -> Iterator[Choice[State]]:
    yield from (ChooseSource(0), KeepToken(0), TakeToken(0), ChooseExplorer(0), ChooseOutpost(0), ChooseOrder(0))
    yield from (RecruitResident(0, trade) for trade in range(5))
    yield from (ChooseSpace(0, trade) for trade in range(5))
    yield from (ChoosePart(0, SOLDIER, 0, (2, 1)), ChoosePart(0, ARTISAN, 2, (2, 1)))
    yield from (ChooseGood(0, (), ()), ChooseGood(0, (ANY, FOOD), (WEAPON,)))
    yield from (PlaceGood(0, (FOOD,), ()), PlaceGood(0, (FOOD, WEAPON), (FOREST,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_question_is_described(language: str) -> None:
    table = position()
    vocabularies = set()
    for question in questions():
        vocabularies.add(question.words(table).name)
        assert said(speaker(language).ask(table, question))
        words = range(len(question.words(table)))
        labels = [said(speaker(language).option(table, question, option)) for option in words]
        assert len(set(labels)) == len(labels)
    assert vocabularies == {words.name for words in GAME.vocabularies(table)}


def label(question: Choice[State], word: str) -> str:
    table = position()
    option = question.words(table).option(word)
    assert option is not None
    return said(speaker().option(table, question, option))


def test_a_resident_is_offered_with_what_it_gives_and_would_count() -> None:
    assert label(RecruitResident(0, MERCHANT), "merchant_sprite_sprite") == (
        "Pim Thistledown (sprite): 1 point per sprite icon at Income (5 icons with this card); "
        "claims the favour of the sprites (upper space)"
    )
    assert label(RecruitResident(0, MERCHANT), "merchant_beast_goblin") == (
        "Bruma Velvetpaw (beast): 2 points, 1 point per goblin icon at Income (0 icons with this card); beast icons: 1"
    )
    assert label(RecruitResident(0, SOLDIER), "soldier_human_glacier") == (
        "Torvin Coldwatch (2 × human): 2 points per outpost on the glacier at the end (1 outpost so far); "
        "human icons: 4 of 5"
    )
    assert label(RecruitResident(0, ARTISAN), "artisan_goblin_weapon_food") == (
        "Skeddle Threepockets (goblin): 1 weapon, 1 food, any good; goblin icons: 1"
    )


def test_sources_and_spaces_are_offered_with_what_they_give() -> None:
    assert label(ChooseSource(0), "bag") == (
        "draw 2 tokens from the bag (in it: merchant 2, builder 2, soldier 2, adventurer 3, artisan 1)"
    )
    assert label(ChooseSource(0), "merchant") == (
        "take a merchant token from the Capital (Pim Thistledown and Bruma Velvetpaw)"
    )
    assert label(TakeToken(0), "artisan") == "artisan: first (2 food, any good), third (any good or 1 step anywhere)"
    assert label(TakeToken(0), "soldier") == "soldier: no token on the deck"
    assert label(ChooseSpace(0, BUILDER), "space1") == "first space: an outpost anywhere"
    assert label(ChooseSpace(0, SOLDIER), "space1") == "first space: taken"
    assert label(ChoosePart(0, SOLDIER, 0, (2, 1)), "goods") == "2 weapons"
    assert label(ChoosePart(0, SOLDIER, 0, (2, 1)), "points") == "points: not on this space"


def test_docks_are_offered_with_what_their_order_lacks_or_gives() -> None:
    assert label(PlaceGood(0, (WEAPON,), ()), "forest") == "forest dock (1 food); then the order lacks only 1 mineral"
    assert label(PlaceGood(0, (MINERAL,), ()), "glacier") == (
        "glacier dock (2 food, 2 weapons); then the order lacks only 1 food or 1 weapon"
    )
    assert label(PlaceGood(0, (WEAPON,), ()), "desert") == (
        "desert dock (1 food, 1 mineral, 1 weapon); completes the order: "
        "1 step in the desert, 2 points per artisan, 5 points"
    )
    assert label(PlaceGood(0, (WEAPON,), (FOREST,)), "forest") == "forest dock (1 food): it already has its good"
    assert label(ChooseGood(0, (), ()), "food") == (
        "food (14 in the stock); would complete the order of the desert or of the glacier"
    )


def test_explorers_and_outposts_are_offered_with_what_comes_next() -> None:
    assert label(ChooseExplorer(0), "desert") == (
        "desert: the treasure again, 3 points; the other explorers are on spaces 0 and 0"
    )
    assert label(ChooseExplorer(0), "glacier") == (
        "glacier: from space 2 to 3, a flag; treasure on space 8; the other explorers are on spaces 6 and 0"
    )
    assert label(ChooseExplorer(0), "forest") == (
        "forest: from space 3 to 4, next flag on space 6, treasure on space 9; "
        "the other explorers are on spaces 0 and 0"
    )
    assert label(ChooseOutpost(0), "desert") == "desert: all 3 outposts are built"
    assert label(ChooseOutpost(0), "glacier") == (
        "glacier: outpost 2, on space 4; from then on the order also gives 1 point per artisan; "
        "2 more points from your soldiers at the end"
    )


def test_questions_say_what_there_is_to_know() -> None:
    table = position()
    assert said(speaker().ask(table, ChooseSource(0))) == (
        "You recruit resident 1 of 4: from the bag or from the Capital?"
    )
    assert said(speaker().ask(table, PlaceGood(0, (FOOD, WEAPON), ()))) == (
        "On which dock do you put this good: food? Another dock gets: weapon."
    )
    assert said(speaker().ask(table, ChooseOrder(0))) == (
        "Several orders are complete. Which comes first? You have 1 artisan."
    )


def test_events_are_told_with_names() -> None:
    table = position()

    def told(event: object) -> str:
        return said(speaker().event(table, event))

    assert told(RoundBegan(1, (2, 0, 1))) == "Round 1 begins with Recruit. Turn order: Carl von Linné, Anna and Bea."
    assert told(FavourRevealed(1, 5)) == "The favour of the humans will count every builder and artisan card."
    assert told(TokenDrawn(0, ARTISAN)) == "Anna draws an artisan token from the bag."
    assert told(TokenGathered(1, SOLDIER, 1)) == "Bea takes a soldier token to the Capital: second space."
    assert told(GoodPlaced(0, FOOD, GLACIER)) == "Anna gains 1 food for the glacier dock."
    assert told(GoodMissing(0, ANY)) == "The stock is empty: Anna gains no good."
    assert told(OutpostsSpent(0, ANY)) == "Anna has no outpost left to build."
    assert told(OutpostsSpent(0, GLACIER)) == "Anna has no outpost left to build on the glacier."
    assert told(IncomeCounted(0, 0, 5, 5)) == "Income for Anna: Pim Thistledown brings 5 points."
    assert told(GameEnded((0, 1), (60, 60, 59))) == (
        "The game is over, and the victory is shared: Anna and Bea. Anna 60, Bea 60, Carl von Linné 59."
    )


def test_points_are_told_once() -> None:
    table = position()
    assert said(speaker().event(table, PointsGained(0, 2, "card"))) == "Anna gains 2 points (card)."
    assert [speaker().event(table, PointsGained(0, 2, why)) for why in ("treasure", "income", "prize")] == [""] * 3


def test_a_refusal_names_the_resident_and_both_trades() -> None:
    play = Scene().show(merchant=["merchant_sprite_sprite", "merchant_beast_goblin"]).recruit("merchant")
    refusal = play.why("artisan_goblin_weapon_food")
    assert said(speaker().refusal(play.table, refusal)) == (
        "Skeddle Threepockets belongs to another deck (artisan); your token is for this one: merchant."
    )


def test_score_lines_are_named() -> None:
    table = position()
    assert said(speaker().score_line(table, ScoreLine("soldiers-desert", 2, 8, 2))) == (
        "soldiers × outposts in the desert (2 × 2): 8 points"
    )
    assert said(speaker("fr").score_line(table, ScoreLine("favour-beast", 1, 1))) == (
        "faveur des bêtes, cartes (1) : 1 point"
    )


def test_a_resident_of_a_pack_has_the_name_that_the_pack_gives_it() -> None:
    rows = [dict(row) for row in GAME.data(None)["resident"]]  # type: ignore[attr-defined]
    rows[0] |= {"id": "pim_the_second", "name": "Pim II"}
    rows[1] |= {"id": "odilla_the_third"}
    table = Scene(pack={"resident": rows}).turn().table
    assert [said(speaker("pl").phrase(table, Saying("held", resident=card))) for card in (0, 1)] == [
        "Pim II",
        "odilla the third",
    ]


# The table


def test_the_table_is_shown_part_by_part() -> None:
    shown = lines(speaker(), position(), 0)
    assert shown[0] == "Round 1 of 3"
    assert shown[1] == "Turn order: Carl von Linné, Anna and Bea"
    assert "Tokens in the Capital: builder 1" in shown
    assert "Merchants (9 in the deck, 1 token on it)" in shown
    assert "– Torvin Coldwatch (2 × human): 2 points per outpost on the glacier at the end" in shown
    assert "Soldiers: first (taken)" in shown
    assert "In all five areas: second (any good, 1 step anywhere); taken: artisan" in shown
    assert "Desert, 7 spaces: outposts on 1, 3 and 5; flags on 2, 4 and 6; treasure 3; prizes 3 and 2" in shown
    assert "– Carl von Linné on 0, Anna on 2 (outpost on 2), Bea on 6" in shown
    assert "Sprites: artisan and merchant, 2 per card (upper: free) or 1 (lower: free)" in shown
    assert "Beasts: soldier and adventurer, 2 per card (upper: Bea) or 1 (lower: Carl von Linné)" in shown
    assert "Goblins: blank, cannot be claimed" in shown
    assert "21 points; if the game ended now: 29; next Income from cards: 4" in shown
    assert "Icons: sprite 4, human 2, goblin 0, beast 0" in shown
    assert "Icons: sprite 0, human 1, goblin 0, beast 0 (upper favour)" in shown
    assert "Merchants (1): Odilla Glimmerpurse (counts sprites)" in shown
    assert all(len(line) <= WIDTH or " dock: " in line for line in shown)  # a rich dock takes two lines


def test_the_phase_stands_in_the_heading() -> None:
    table = GAME.begin(("person", "person"))
    assert lines(speaker(), table, None)[0] == "Set-up"
    headings = set()
    while (question := table.question) is not None:
        headings.add(lines(speaker(), table, None)[0])
        table.commit(question.lot(table, 0) if isinstance(question, Chance) else table.options()[0])
    headings.add(lines(speaker(), table, None)[0])
    assert {"Round 1 of 3: Recruit", "Round 3 of 3: Gather", "The game is over"} <= headings
