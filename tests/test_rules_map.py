"""Every rule of the reference is written somewhere and played by a test; every refusal is provoked by one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.rules_map import AMONG, BEGINS, MENTIONS, PAGE, ROOT, cited, games, page, rules, titles

pytestmark = pytest.mark.pure_only

SRC = ROOT / "src" / "ludoteca"
OWN_RULES = {"table", "journal", "data"}
"""What refuses besides a game's rules: the table itself, a journal, a data pack."""


@pytest.mark.parametrize("game", games())
def test_every_rule_has_code_and_a_test(game: str) -> None:
    missing = [f"{rule.id}: no code" for rule in rules(game) if not rule.code]
    missing += [f"{rule.id}: no test" for rule in rules(game) if not rule.tests]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("turn.die: take one", {"turn.die": BEGINS}),
        ("turn.die, bank: take one", {"turn.die": BEGINS, "bank": AMONG}),
        ("turn.die", {"turn.die": BEGINS}),
        ("bank of the river: a bank", {}),
        ("The bank pays.", {}),
        ("The bank pays (bank, gather).", {"bank": MENTIONS, "gather": MENTIONS}),
        ("The bank pays (see bank).", {}),
        ("What is left is lost: see turn.die.", {"turn.die": MENTIONS}),
        ("bank: it pays (turn.die), by bank.first too", {"bank": BEGINS, "turn.die": MENTIONS, "bank.first": MENTIONS}),
        ("turn.dice and saturn.die are no rules, nor is turn.die.key", {}),
    ],
)
def test_a_text_cites_the_rules_that_it_names(text: str, found: dict[str, int]) -> None:
    """At its beginning, with a dot anywhere, in parentheses by themselves."""
    known = {"turn.die": "", "bank": "", "bank.first": "", "gather": ""}
    assert cited(text, known) == found


@pytest.mark.parametrize(
    ("game", "rule", "places"),
    [
        ("encyclopedia", "things.supply", {"free_cubes"}),
        ("encyclopedia", "setup.rounds", {"TurnRoundToken", "opening"}),
        ("encyclopedia", "sepultus.publish", {"can_refer_to", "joins_as_card", "AddAnimal", "Publish"}),
        ("encyclopedia", "automa.round", {"TurnRoundToken", "FreeCard", "ReputationBonus", "BonusCard", "OwnerGains"}),
        ("encyclopedia", "experts.final", {"final_expert_count", "sheet"}),
        ("navoria", "gather.spaces", {"effect_step", "TakeParts", "ChooseOutpost"}),
        ("navoria", "recruit.effects", {"RecruitResident", "JoinGuide"}),
        ("navoria", "setup.order", {"PlayGame", "Round", "DrawFirstGuide"}),
    ],
)
def test_a_rule_leads_to_all_its_places(game: str, rule: str, places: set[str]) -> None:
    """What shows or judges a rule is not where it is written."""
    row = next(row for row in rules(game) if row.id == rule)
    assert places <= {place.name for place in row.code}
    assert {place.file.stem for place in row.code}.isdisjoint({"picture", "tensor", "answering", "evaluation"})


def test_the_rules_map_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "make rules-map writes it anew"


def refusals() -> Iterator[tuple[Path, int, str, str]]:
    """Every refusal in the source: file, line, rule, code."""
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Refusal", "refuse"):  # `refuse` is the server's: always the table's own rule
                rule, code = (ast.Constant("table"), node.args[0]) if node.func.id == "refuse" else node.args[:2]
                codes = [c.value for c in ast.walk(code) if isinstance(c, ast.Constant) and isinstance(c.value, str)]
                name = rule.value if isinstance(rule, ast.Constant) and isinstance(rule.value, str) else ""
                for each in codes:
                    if not each.endswith("-"):  # the beginning of a code that is made when it is said
                        yield file, node.lineno, name, each


def test_every_refusal_names_a_rule_of_the_reference() -> None:
    known = OWN_RULES.union(*(titles(game) for game in games()))
    wrong = [f"{f.relative_to(ROOT)}:{line}: {rule}" for f, line, rule, _ in refusals() if rule and rule not in known]
    assert not wrong, "\n".join(wrong)


def test_every_refusal_code_is_provoked_by_a_test() -> None:
    tests = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "tests").rglob("test_*.py")))
    literals = set(re.findall(r'"([a-z0-9-]+)"', tests))
    untested = {f"{code} ({f.relative_to(ROOT)}:{line})" for f, line, _, code in refusals() if code not in literals}
    assert not untested, "\n".join(sorted(untested))
