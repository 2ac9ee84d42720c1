"""docs/research.md is true about the laboratory: its examples are run, and say what the page says."""

import doctest
import re

from tools.rules_map import ROOT

PAGE = ROOT / "docs" / "research.md"


def test_every_example_says_what_the_page_says() -> None:
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) == 11
    said: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert outcome.failed == 0, "".join(said)
