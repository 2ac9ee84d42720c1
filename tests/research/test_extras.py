"""Without a framework its adapter says which extra brings it; the others do not need it."""

import subprocess
import sys
from importlib import import_module

import pytest

from ludoteca.research.extras import MissingExtra


@pytest.mark.parametrize(
    ("adapter", "package", "said"),
    [
        ("pettingzoo_env", "pettingzoo", "PettingZoo is not installed: pip install 'ludoteca[pettingzoo]'"),
        ("gymnasium_env", "gymnasium", "Gymnasium is not installed: pip install 'ludoteca[gymnasium]'"),
        ("openspiel_game", "pyspiel", "OpenSpiel is not installed: pip install 'ludoteca[openspiel]'"),
    ],
)
def test_a_missing_framework_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, adapter: str, package: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"ludoteca.research.{adapter}", raising=False)
    with pytest.raises(MissingExtra) as missing:
        import_module(f"ludoteca.research.{adapter}")
    assert str(missing.value) == said
    assert isinstance(missing.value, ImportError)


def test_what_adapters_share_needs_no_framework() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(("numpy", "gymnasium", "pettingzoo", "pyspiel")))
from ludoteca.research.match import match_of
print(match_of("navoria", 2, None, "win").space.size)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(run.stdout) > 0
