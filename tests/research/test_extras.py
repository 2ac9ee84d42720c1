"""Without a framework its adapter says which extra brings it; the others do not need it."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

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


@pytest.mark.parametrize("adapter", ["pettingzoo_env", "gymnasium_env", "openspiel_game"])
def test_a_framework_that_is_there_and_broken_speaks_for_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, adapter: str
) -> None:
    for name in ("pettingzoo", "gymnasium", "pyspiel"):
        (tmp_path / f"{name}.py").write_text("import a_part_that_it_needs")
        for module in [known for known in sys.modules if known.split(".")[0] == name]:
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "ludoteca.research.arrays", raising=False)
    monkeypatch.delitem(sys.modules, f"ludoteca.research.{adapter}", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="No module named 'a_part_that_it_needs'"):
        import_module(f"ludoteca.research.{adapter}")


def test_what_adapters_share_needs_no_framework() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(("numpy", "gymnasium", "pettingzoo", "pyspiel")))
from ludoteca.research.match import match_of
print(match_of("navoria", 2, None, "win").space.size)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(run.stdout) > 0
