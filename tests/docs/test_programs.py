"""docs/programs.md is true: every example on it is run, and says what the page says."""

import doctest
import re

from tools.rules_map import ROOT

PAGE = ROOT / "docs" / "programs.md"


def test_every_example_says_what_the_page_says() -> None:
    examples = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 30
    said: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert outcome.failed == 0, "".join(said)
