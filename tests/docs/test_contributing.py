"""The page for contributors shows a test that passes."""

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.pure_only


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "tests/README.md"])
def test_the_example_test_passes(page: str) -> None:
    [block] = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(textwrap.dedent(block), names)
    [test] = [thing for name, thing in names.items() if name.startswith("test_")]
    assert callable(test)
    test()
