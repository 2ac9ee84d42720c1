"""The planners of Encyclopedia: what is asked on the way is chosen there, and payments are counted until then."""

from pathlib import Path
from typing import NamedTuple, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CONTINENTS, NONE, TYPES
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.planner_wire import ExpeditionPlan, PublicationPlan
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Table
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import PHONE, QUICK, WIDE, Watch
from tests.e2e.kit_screens import Cast, bring, seat_of
from tests.e2e.kit_screens import table as opened
from tests.e2e.kit_staging import Stage, sit_in

pytestmark = pytest.mark.pure_only

CARDS = ("TakeFreeAnimal", "TakeFreeExpert")
MOST_ASKED = 4


class Asked(NamedTuple):
    """An expedition on whose way reputation brings a card, and that more could be paid for."""

    continent: str
    animal: str
    kind: int
    plan: ExpeditionPlan


def asked(table: Table[Plain]) -> Asked | None:
    state = table.state
    if not isinstance(state, State) or type(table.question).__name__ != "TakeDie" or seat_of(table) != 0:
        return None
    box = state.box
    for card in state.seats[0].animals:
        for kind in range(len(TYPES)) if box.continent[card] != NONE else ():
            continent = CONTINENTS[box.continent[card]]
            plan = planned(table, continent, box.research_words.word(box.research_base[card] + kind))
            if plan is not None and plan.asks in CARDS and plan.reached < plan.reach and coins(plan):
                return Asked(continent, box.card_ids[card], kind, plan)
    return None


def too_much(table: Table[Plain]) -> Asked | None:
    """The same, if a cube on every free space of that animal costs more than can be paid."""
    state, found = table.state, asked(table)
    if not isinstance(state, State) or found is None:
        return None
    me = state.seats[0]
    there = me.cubes[me.animals.index(state.box.card_ids.index(found.animal))]
    free = [f"{found.animal}.{kind}" for at, kind in enumerate(TYPES) if not there & 1 << at]
    plan = planned(table, found.continent, *free)
    return found if plan is not None and plan.needed > plan.reach else None


def planned(table: Table[Plain], continent: str, *cubes: str) -> ExpeditionPlan | None:
    wish = {"plan": "expedition", "continent": continent, "cubes": list(cubes)}
    try:
        _, plan = GAME.page.plan(cast("Table[State]", table), 0, wish)
    except Refused:
        return None
    return plan if isinstance(plan, ExpeditionPlan) else None


def coins(plan: ExpeditionPlan) -> bool:
    """Whether one more can be paid."""
    return any(each.payment == "coin" and each.spent < each.have for each in plan.payments)


def test_a_card_that_is_brought_on_the_way_is_chosen_in_the_planner(chromium: Browser, tmp_path: Path) -> None:
    watch = Watch()
    with Stage(tmp_path) as stage:
        table, key = stage.table("encyclopedia", ["Bea"], "plan", lambda found: asked(found) is not None)
        found = asked(stage.journal(table).table)
        assert found is not None
        with browsers.context(chromium, stage.url, watch, PHONE, QUICK) as context:
            sit_in(context, stage, key)
            page = context.new_page()
            opened("plan")(page, Cast(key, {"plan": table}))
            plan_it(page, found)
    assert watch.verdict() == []


def test_what_an_action_that_has_begun_leaves_no_choice_of_says_so(chromium: Browser, tmp_path: Path) -> None:
    watch = Watch()
    with Stage(tmp_path) as stage:
        table, key = stage.table("encyclopedia", ["Bea"], "plan", lambda found: asked(found) is not None)
        found = asked(stage.journal(table).table)
        assert found is not None
        with browsers.context(chromium, stage.url, watch, WIDE, QUICK) as context:
            sit_in(context, stage, key)
            page = context.new_page()
            opened("plan")(page, Cast(key, {"plan": table}))
            plan_it(page, found)
            plan = page.locator(".plan .button").first
            while not plan.is_visible():
                page.get_by_role("button", name="Step back").click()
                page.wait_for_timeout(200)
            plan.click()
            other = page.locator(".planner .continents [aria-disabled=true]").first
            other.hover()
            expect(page.locator(".tip:popover-open")).to_contain_text("You have begun this action already")
            page.keyboard.press("Escape")
    assert watch.verdict() == []


def test_a_plan_that_cannot_be_says_why_with_its_rule_and_promises_nothing(chromium: Browser, tmp_path: Path) -> None:
    watch = Watch()
    with Stage(tmp_path) as stage:
        table, key = stage.table("encyclopedia", ["Bea"], "plan", lambda found: too_much(found) is not None)
        found = too_much(stage.journal(table).table)
        assert found is not None
        with browsers.context(chromium, stage.url, watch, WIDE, QUICK) as context:
            sit_in(context, stage, key)
            page = context.new_page()
            opened("plan")(page, Cast(key, {"plan": table}))
            page.locator(".plan .button").first.click()
            refuse_it(page, found)
    assert watch.verdict() == []


def refuse_it(page: Page, found: Asked) -> None:
    planner = page.locator(".planner")
    planner.locator(f".continents .{found.continent}").click()
    latin = found.animal.replace("_", " ").capitalize()
    spaces = planner.locator(".animal", has_text=latin).locator("button")
    spaces.nth(found.kind).click()
    promised, why = planner.get_by_text("On your score sheet"), planner.locator(".why")
    expect(promised).to_be_visible()
    others = [spaces.nth(space) for space in range(len(TYPES)) if space != found.kind]
    free = [space for space in others if space.get_attribute("aria-disabled") != "true"]  # the rest is researched
    for space in free:
        space.click()
    asks = page.get_by_role("group", name="Asked on the way:")
    for answers in range(1, MOST_ASKED):
        asks.locator("button:not([aria-pressed])").first.click()
        expect(asks.get_by_role("button", pressed=True)).to_have_count(answers)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("button", name="Use this plan")).not_to_have_attribute("aria-busy", "true")
        if why.is_visible():
            break
    expect(why).to_contain_text("That takes a value of")
    expect(promised).to_be_hidden()
    expect(page.get_by_role("button", name="Use this plan")).to_have_attribute("aria-disabled", "true")
    why.get_by_role("link", name="Rule").click()
    rule = page.get_by_role("dialog", name="The value of an expedition")
    expect(rule).to_be_visible()
    rule.get_by_role("button", name="Close").last.click()
    for space in free:
        space.click()
    expect(why).to_be_hidden()
    expect(promised).to_be_visible()


def plan_it(page: Page, found: Asked) -> None:
    button = page.locator(".plan .button").first
    bring(page, button.element_handle())
    button.click()
    page.locator(f".planner .continents .{found.continent}").click()
    expect(page.locator(".planner .meter")).to_contain_text("Which research spaces get a cube?")
    use = page.get_by_role("button", name="Use this plan")
    expect(use).to_have_attribute("aria-disabled", "true")
    missing = page.locator("dialog[open] footer p")
    expect(missing).to_have_text("Choose at least one research space first.")
    page.locator(".planner .animal", has_text=latin(found.animal)).locator("button").nth(found.kind).click()
    expect(missing).to_be_hidden()
    expect(use).not_to_have_attribute("aria-disabled", "true")
    reached = page.locator(".planner .meter b").nth(2)
    expect(reached).to_have_text(str(found.plan.reached))
    value, sum_of = found.plan.value, page.locator(".planner .sum")
    expect(sum_of).to_have_text(f"{value} + {found.plan.reached - value} paid = {found.plan.reached}")
    page.locator(".planner li", has_text="Coins").get_by_role("button", name="More").click()
    expect(reached).to_have_text(str(found.plan.reached + 1))
    expect(sum_of).to_have_text(f"{value} + {found.plan.reached + 1 - value} paid = {found.plan.reached + 1}")
    page.get_by_role("button", name="As suggested").locator("visible=true").click()
    expect(reached).to_have_text(str(found.plan.reached))
    asks = page.get_by_role("group", name="Asked on the way:")
    chosen = asks.get_by_role("button", pressed=True)
    for answers in range(1, MOST_ASKED):
        asks.locator("button:not([aria-pressed])").first.click()
        expect(chosen).to_have_count(answers)
        page.wait_for_load_state("networkidle")
        expect(use).not_to_have_attribute("aria-busy", "true")
        if asks.locator("button:not([aria-pressed])").count() == 0:
            break
    use.click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()


def published(table: Table[Plain], reference: str, animals: list[str] | None = None) -> PublicationPlan | None:
    wish: dict[str, object] = {"plan": "publication", "reference": reference}
    if animals is not None:
        wish["animals"] = animals
    try:
        _, plan = GAME.page.plan(cast("Table[State]", table), 0, wish)
    except Refused:
        return None
    return plan if isinstance(plan, PublicationPlan) else None


def to_be_published(table: Table[Plain]) -> PublicationPlan | None:
    """A publication that others can join, and that is worth less without the first of them."""
    state = table.state
    if not isinstance(state, State) or type(table.question).__name__ != "TakeDie" or seat_of(table) != 0:
        return None
    for card in state.seats[0].animals:
        plan = published(table, state.box.card_ids[card])
        if plan is not None and plan.whole and plan.joining and plan.joining[0].vp > 0:
            return plan
    return None


def test_the_points_of_each_choice_of_animals_are_seen_and_chosen(chromium: Browser, tmp_path: Path) -> None:
    watch = Watch()
    with Stage(tmp_path) as stage:
        table, key = stage.table("encyclopedia", ["Bea"], "publish", lambda found: to_be_published(found) is not None)
        here = stage.journal(table).table
        found = to_be_published(here)
        assert found is not None
        left_out = found.joining[0].animal
        fewer = published(here, found.reference, [animal for animal in found.animals if animal != left_out])
        assert fewer is not None
        assert fewer.vp < found.vp
        with browsers.context(chromium, stage.url, watch, WIDE, QUICK) as context:
            sit_in(context, stage, key)
            page = context.new_page()
            opened("publish")(page, Cast(key, {"publish": table}))
            page.locator(".plan .button").nth(1).click()
            page.locator(".references button", has_text=latin(found.reference)).click()
            points = page.locator(".planner .meter b")
            joins = page.locator(".joining button", has_text=latin(left_out))
            expect(joins.locator("b")).to_have_text(f"+{found.joining[0].vp}")
            expect(points).to_have_text(str(found.vp))
            joins.click()
            expect(joins).to_have_attribute("aria-pressed", "false")
            expect(points).to_have_text(str(fewer.vp))
            page.get_by_text("All choices, best first").click()
            page.locator(".choices button").first.click()
            expect(points).to_have_text(str(found.vp))
            page.get_by_role("button", name="Use this plan").click()
            expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()
    assert watch.verdict() == []


def latin(animal: str) -> str:
    return animal.replace("_", " ").capitalize()
