"""What is drawn fits: signs lie within their spaces, and the strip below rises only for what needs it."""

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.games.encyclopedia.box.state import State as Encyclopedia
from ludoteca.games.navoria.box.state import State as Navoria
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e.kit_browser import PHONE, SIZES, WIDE, Size, Watch, change_settings
from tests.e2e.kit_checks import sticks_out
from tests.e2e.kit_screens import AUTOMA, area, at_once, half_way, never, opened, seat_of, settled
from tests.e2e.kit_staging import Stage, Until

pytestmark = pytest.mark.pure_only

MARGINS = """() => [...document.querySelectorAll('[data-at^="area/"]')].map((space) => {
  const { left, right, top, bottom } = space.getBoundingClientRect();
  const signs = [...space.querySelectorAll('.gifts > *, .part > *')].map((sign) => sign.getBoundingClientRect());
  return [space.dataset.at, Math.min(...signs.flatMap((sign) =>
    [sign.left - left, right - sign.right, sign.top - top, bottom - sign.bottom]))];
})"""
BORDER = 2.0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_what_a_space_of_the_capital_gives_lies_within_its_border(
    chromium: Browser, stage: Stage, watch: Watch, size: Size
) -> None:
    page = opened(chromium, stage, watch, size, stage.table("navoria", ["Bea"], "fits", at_once))
    if size is PHONE:
        area(2)(page)
    margins = page.evaluate(MARGINS)
    assert len(margins) == 15
    assert [(at, margin) for at, margin in margins if margin < BORDER] == []
    page.context.close()
    assert watch.verdict() == []


def with_a_seal(table: Table[Plain]) -> bool:
    """Anna takes a die, and could discard a seal at any moment."""
    state = table.state
    assert isinstance(state, Encyclopedia)
    return seat_of(table) == 0 and type(table.question).__name__ == "TakeDie" and state.seats[0].seals > 0


def test_what_may_be_done_at_any_moment_does_not_make_the_board_jump(
    chromium: Browser, stage: Stage, watch: Watch
) -> None:
    page = opened(chromium, stage, watch, WIDE, stage.table("encyclopedia", [AUTOMA], "seal", with_a_seal))
    free_actions = page.locator(".offers .asides .button")
    for language in ("en", "fr", "it", "pl"):
        change_settings(page, language=language)
        expect(free_actions.first).to_be_visible()
        settled(page)
        assert page.locator(".room").evaluate("(room) => room.parentElement.clientHeight - room.offsetHeight") == 0
    page.context.close()
    assert watch.verdict() == []


def dice_drawn(table: Table[Plain]) -> bool:
    return seat_of(table) == 0 and type(table.question).__name__ == "SlotDie"


def test_with_dice_to_be_put_on_slots_a_desk_is_as_high_as_ever(chromium: Browser, stage: Stage, watch: Watch) -> None:
    page = opened(chromium, stage, watch, WIDE, stage.table("encyclopedia", [AUTOMA], "drawn", dice_drawn))
    assert page.locator(".desk .drawn > span").count() >= 4
    below = page.locator(".desk").evaluate(
        """(desk) => Math.max(...[...desk.querySelectorAll('.own > *, .experts > *, .study > *')]
          .map((each) => each.getBoundingClientRect().bottom)) - desk.getBoundingClientRect().bottom"""
    )
    assert below <= -BORDER
    page.context.close()
    assert watch.verdict() == []


def an_expert_comes(table: Table[Plain]) -> bool:
    return seat_of(table) == 0 and type(table.question).__name__ == "SeatExpert"


def test_an_expert_who_comes_is_as_large_as_those_who_are_there(chromium: Browser, stage: Stage, watch: Watch) -> None:
    staged = stage.table("encyclopedia", ["Bea", "Carlo"], "comes", an_expert_comes, anyhow=True)
    page = opened(chromium, stage, watch, WIDE, staged)
    sizes = page.locator(".desk .experts .experts > *, .desk .arriving > *").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert len(sizes) == 5
    for measure in zip(*sizes, strict=True):
        assert max(measure) / min(measure) < 1.3
    page.context.close()
    assert watch.verdict() == []


def test_a_long_name_is_read_whole_and_moves_nothing(chromium: Browser, stage: Stage, watch: Watch) -> None:
    staged = stage.table("encyclopedia", ["Louis Jean-Marie Daubenton", "Bea", "Carlo"], "names", at_once)
    page = opened(chromium, stage, watch, WIDE, staged)
    names = page.locator("article header button b")
    assert names.first.inner_text() == "Louis Jean-Marie Daubenton"
    over = "(all) => all.map((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight])"
    assert max(map(max, names.evaluate_all(over))) <= 1
    heights = page.locator("article header").evaluate_all("(all) => all.map((each) => each.offsetHeight)")
    assert max(heights) - min(heights) <= 6
    page.context.close()
    assert watch.verdict() == []


def both_on_a_favour(table: Table[Plain]) -> bool:
    state = table.state
    assert isinstance(state, Navoria)
    return seat_of(table) == 0 and any(len(claims) == 2 for claims in state.claims)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_marker_on_a_favour_lies_beside_its_points(chromium: Browser, stage: Stage, watch: Watch, size: Size) -> None:
    page = opened(chromium, stage, watch, size, stage.table("navoria", ["Bea"], "favour", both_on_a_favour))
    if size is PHONE:
        area(2)(page)
    gaps = page.locator(".favours .marker:has(.piece)").evaluate_all(
        """(markers) => markers.map((marker) => [marker.querySelector('b'), marker.querySelector('.piece')]
          .map((each) => each.getBoundingClientRect())).map(([points, piece]) => piece.left - points.right)"""
    )
    assert len(gaps) >= 2
    assert min(gaps) >= 0
    over = page.locator(".favours .tile").evaluate_all(
        "(all) => all.map((each) => each.scrollWidth - each.clientWidth)"
    )
    assert max(over) <= 0
    page.context.close()
    assert watch.verdict() == []


def dice_at_the_embassy(table: Table[Plain]) -> bool:
    state = table.state
    assert isinstance(state, Encyclopedia)
    return seat_of(table) == 0 and type(table.question).__name__ == "TakeDie" and len(state.places[0]) >= 2


def test_dice_leave_the_name_of_a_place_room_on_a_phone(chromium: Browser, stage: Stage, watch: Watch) -> None:
    staged = stage.table("encyclopedia", ["Bea", "Carlo"], "embassy", dice_at_the_embassy, anyhow=True)
    page = opened(chromium, stage, watch, PHONE, staged)
    area(0)(page)
    for language in ("en", "fr", "it", "pl"):
        change_settings(page, language=language)
        settled(page)
        cut = page.locator(".city .title").evaluate_all(
            "(all) => all.map((each) => each.scrollWidth - each.clientWidth)"
        )
        assert max(cut) <= 0, language
    page.context.close()
    assert watch.verdict() == []


FRIENDS = ("Bea", "Carlo", "Dora")
WIDES = (WIDE, Size("laptop", 1366, 768, False), Size("large", 1920, 1080, False), Size("small", 1024, 768, False))
CUT = """(article) => {
  const { left, right, top, bottom } = article.getBoundingClientRect();
  return [...article.querySelectorAll('.slot, .good, .space, .mini')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
  }).map((each) => each.dataset.at ?? each.className);
}"""


def anna_pays(table: Table[Plain]) -> bool:
    return seat_of(table) == 0 and type(table.question).__name__ == "RaiseValue"


def bea_draws(table: Table[Plain]) -> bool:
    state = table.state
    assert isinstance(state, Encyclopedia)
    return state.round >= 4 and seat_of(table) == 1 and type(table.question).__name__ == "SlotDie"


@pytest.mark.parametrize("until", [anna_pays, bea_draws, never], ids=["paying", "drawing", "over"])
def test_of_four_naturalists_each_lies_open_and_nothing_of_theirs_is_cut(
    chromium: Browser, stage: Stage, watch: Watch, until: Until
) -> None:
    staged = stage.table("encyclopedia", FRIENDS, "four", until, anyhow=True)
    for size in WIDES:
        page = opened(chromium, stage, watch, size, staged)
        articles = page.locator(".right article")
        assert articles.count() == 3
        for article in articles.all():
            assert article.locator(".track .space").count() == 12
            assert article.evaluate(CUT) == [], size
        page.context.close()
    assert watch.verdict() == []


def much_on_the_docks(table: Table[Plain]) -> bool:
    state = table.state
    assert isinstance(state, Navoria)
    return state.round == 3 and seat_of(table) == 0


def test_the_docks_of_three_other_guides_are_one_row_each_and_all_of_it_is_in_sight(
    chromium: Browser, stage: Stage, watch: Watch
) -> None:
    staged = stage.table("navoria", FRIENDS, "n4", much_on_the_docks, anyhow=True)
    for size in WIDES:
        page = opened(chromium, stage, watch, size, staged)
        rows = page.locator(".guides .docks").evaluate_all(
            "(all) => all.map((row) => [row.offsetHeight, row.scrollWidth - row.clientWidth])"
        )
        assert len(rows) == 3
        assert len({height for height, _ in rows}) == 1
        assert max(over for _, over in rows) <= 0
        below = page.locator(".guides").evaluate("(box) => box.scrollHeight - box.clientHeight")
        assert below <= 1
        page.context.close()
    assert watch.verdict() == []


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_no_part_of_a_phone_s_page_is_wider_than_the_page(
    chromium: Browser, stage: Stage, watch: Watch, game: str
) -> None:
    page = opened(chromium, stage, watch, PHONE, stage.table(game, ["Bea", "Carlo"], "wide", half_way))
    for number in range(page.locator(".areas [role=tab]").count()):
        area(number)(page)
        assert sticks_out(page) == []
    page.context.close()
    assert watch.verdict() == []


def bea_is_asked(table: Table[Plain]) -> bool:
    return seat_of(table) == 1


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_the_board_of_who_decides_stands_out_from_the_beginning(
    chromium: Browser, stage: Stage, watch: Watch, game: str
) -> None:
    page = opened(chromium, stage, watch, WIDE, stage.table(game, FRIENDS, "asked", bea_is_asked))
    expect(page.locator("header .turn")).to_contain_text("Bea")
    outstanding = page.locator("article.turn")
    assert outstanding.count() == 1
    expect(outstanding).to_contain_text("Bea")
    page.context.close()
    assert watch.verdict() == []


def recruited(table: Table[Plain]) -> bool:
    """Nearly everybody was recruited who ever will be."""
    state = table.state
    assert isinstance(state, Navoria)
    return seat_of(table) == 0 and all(len(guide.residents) >= 11 for guide in state.guides)


@pytest.mark.parametrize("others", [("Bea",), ("Bea", "Carlo")], ids=len)
def test_everybody_in_front_of_a_guide_lies_within_the_panel(
    chromium: Browser, stage: Stage, watch: Watch, others: tuple[str, ...]
) -> None:
    page = opened(chromium, stage, watch, WIDE, stage.table("navoria", others, "company", recruited, anyhow=True))
    outside = page.locator(".guides article").evaluate_all(
        """(panels) => panels.flatMap((panel) => {
          const { left, right, bottom } = panel.getBoundingClientRect();
          return [...panel.querySelectorAll('.residents *')].map((each) => each.getBoundingClientRect())
            .map((face) => Math.max(left - face.left, face.right - right, face.bottom - bottom));
        })"""
    )
    assert len(outside) >= 11 * len(others)
    assert max(outside) <= 0
    last = page.locator(".guides article").last.bounding_box()
    mine = page.locator("[data-at='guide/0']").bounding_box()
    assert last is not None
    assert mine is not None
    assert last["y"] + last["height"] <= mine["y"]
    page.context.close()
    assert watch.verdict() == []


def with_many_animals(table: Table[Plain]) -> bool:
    state = table.state
    assert isinstance(state, Encyclopedia)
    asked = seat_of(table) == 0 and type(table.question).__name__ == "TakeDie"
    return asked and len(state.seats[1].animals) > 8


def test_an_automas_cards_are_seen_whole_below_many_animals(chromium: Browser, stage: Stage, watch: Watch) -> None:
    page = opened(chromium, stage, watch, WIDE, stage.table("encyclopedia", [AUTOMA], "end2", with_many_animals))
    panel = page.locator("[data-at='board/1']")
    assert panel.locator(".study > *").count() > 8
    gaps = panel.evaluate(
        """(panel) => {
          const box = (selector) => panel.querySelector(selector).getBoundingClientRect();
          const animals = [...panel.querySelectorAll('.study > *')].map((each) => each.getBoundingClientRect().bottom);
          const { bottom } = panel.getBoundingClientRect();
          return [box('.priorities').top - Math.max(...animals), bottom - box('.scoring').bottom];
        }"""
    )
    assert min(gaps) >= BORDER
    page.context.close()
    assert watch.verdict() == []
