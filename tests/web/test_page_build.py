"""Building the page: only when something changed, never half, and with a reason when it fails."""

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project like this one, with hardly any code and a page that is built already."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / hatch_build.PACKAGE
    page = tmp_path / hatch_build.PAGE
    web = tmp_path / hatch_build.WEB
    (page / "assets").mkdir(parents=True)
    (web / "src").mkdir(parents=True)
    (package / "__init__.py").touch()
    (web / "package.json").write_text(json.dumps({"name": "page", "scripts": {"build": "exit 3"}}))
    (web / "package-lock.json").write_text(json.dumps({"name": "page", "lockfileVersion": 3, "packages": {"": {}}}))
    (web / "src" / "main.ts").write_text("export {};\n")
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "index-1234.js").write_text("export {};")
    (page / hatch_build.STAMP).write_text(hatch_build.page_digest(tmp_path))
    return tmp_path


def build_wheel(project: Path) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env={"LUDOTECA_COMPILE": "0", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    wheels = list((project / "dist").glob("*.whl"))
    if not wheels:
        return run, []
    with zipfile.ZipFile(wheels[0]) as wheel:
        return run, wheel.namelist()


def test_a_page_is_current_until_a_source_changes(project: Path) -> None:
    assert hatch_build.page_is_current(project)
    (project / hatch_build.WEB / "node_modules").mkdir()
    (project / hatch_build.WEB / "node_modules" / "a.js").touch()
    assert hatch_build.page_is_current(project)
    (project / hatch_build.WEB / "src" / "main.ts").rename(project / hatch_build.WEB / "src" / "other.ts")
    assert not hatch_build.page_is_current(project)


def test_a_page_without_its_html_is_not_current(project: Path) -> None:
    (project / hatch_build.PAGE / "index.html").unlink()
    assert not hatch_build.page_is_current(project)


def test_a_wheel_has_the_page(project: Path) -> None:
    run, files = build_wheel(project)
    assert run.returncode == 0, run.stderr
    assert {"ludoteca/server/page/index.html", "ludoteca/server/page/assets/index-1234.js"} <= set(files)


def test_a_page_that_cannot_be_built_leaves_the_old_one_and_says_why(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / hatch_build.WEB / "src" / "main.ts").write_text("export const changed = true;\n")
    assert hatch_build.page_verb(["page"], project) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        "Page: fetching the packages that it is built with (once, half a minute or so).",
        "Page: building.",
    ]
    assert said.err.splitlines()[-1] == "ERROR: the page was not built: vite could not build web/."
    assert (project / hatch_build.PAGE / "index.html").read_text() == "<!doctype html>"
    assert list((project / "build").iterdir()) == []


def test_a_lock_that_does_not_fit_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    web = project / hatch_build.WEB
    (web / "package.json").write_text(json.dumps({"name": "page", "dependencies": {"svelte": "5.57.3"}}))
    assert hatch_build.page_verb(["page"], project) == 1
    assert "npm could not install the packages of web/package-lock.json" in capsys.readouterr().err


def test_a_wheel_is_not_built_without_its_page(project: Path) -> None:
    (project / hatch_build.WEB / "src" / "main.ts").write_text("export const changed = true;\n")
    run, files = build_wheel(project)
    assert run.returncode != 0
    assert files == []
    assert "ludoteca: not built, because the page is missing: vite could not build web/" in run.stderr
