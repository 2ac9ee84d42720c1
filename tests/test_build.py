"""What was built is what it claims to be: pure or compiled, complete, and honest about a failure."""

import ast
import importlib
import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import hatch_build
import ludoteca
from tests.test_imports import imports

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludoteca"
EXPECT = os.environ.get("LUDOTECA_EXPECT")
SUFFIXES = {"pure": (".py",), "compiled": tuple(importlib.machinery.EXTENSION_SUFFIXES)}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


@pytest.mark.skipif(EXPECT is None, reason="LUDOTECA_EXPECT does not say which build this is")
def test_the_expected_build_is_imported() -> None:
    assert EXPECT in SUFFIXES
    names = ["ludoteca.kernel.table", *map(dotted, hatch_build.modules(ROOT))]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    assert {name: file for name, file in files.items() if not file.endswith(SUFFIXES[EXPECT])} == {}


def test_everything_is_in_the_package() -> None:
    """Sources, data and words: also in a compiled build, which has them beside the compiled modules."""
    installed = Path(ludoteca.__file__).parent
    files = [file for suffix in ("py", "toml", "ftl") for file in SOURCE.rglob(f"*.{suffix}")]
    shipped = [file.relative_to(SOURCE) for file in files]
    assert [path for path in shipped if not (installed / path).is_file()] == []
    assert (installed / "py.typed").is_file()


@pytest.mark.pure_only
def test_what_is_compiled(tmp_path: Path) -> None:
    kernel = "kernel/__init__.py kernel/contract/run.py kernel/table.py"
    others = "games/go/turn.py games/go/words/names.py games/go/text/pl.py bots/a.py cli.py"
    for path in f"{kernel} {others}".split():
        file = tmp_path / hatch_build.PACKAGE / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = [path.relative_to(hatch_build.PACKAGE).as_posix() for path in hatch_build.modules(tmp_path)]
    assert found == ["kernel/table.py", "games/go/turn.py", "bots/a.py"]


def seen_by_the_compiler() -> set[str]:
    """Whatever the compiled modules import, and what that imports: packages of others by name, ours file by file."""
    packages: set[str] = set()
    files = [ROOT / path for path in hatch_build.modules(ROOT)]
    known = set(files)
    while files:
        file = files.pop()
        where = file.relative_to(ROOT / "src").parent.parts
        for _, module in imports(ast.parse(file.read_text(encoding="utf-8")), list(where)):
            parts = module.split(".")
            if parts[0] != "ludoteca":
                packages.add(parts[0])
                continue
            for path in (Path(*parts), Path(*parts[:-1])):  # the last may be a name in it
                found = {ROOT / "src" / path.with_suffix(".py"), ROOT / "src" / path / "__init__.py"} - known
                files += [each for each in found if each.is_file()]
                known |= found
    return packages - sys.stdlib_module_names


def test_a_build_in_an_environment_of_its_own_has_what_the_compiler_must_see() -> None:
    """Else pip would build a pure wheel where the package is not installed yet, and keep the reason to itself."""
    tools = {re.split(r"[^\w-]", tool)[0].replace("-", "_") for tool in hatch_build.BUILD_TOOLS}
    assert seen_by_the_compiler() <= {*tools, "mypy_extensions"}  # the latter comes with mypy


@pytest.mark.pure_only
def test_make_installs_nothing_that_is_not_pinned() -> None:
    """By hashes, but for this package itself; the tool that makes the pins has a version."""
    lines = [line for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if "$(PIP_INSTALL)" in line]
    assert len(lines) >= 7
    assert [line for line in lines if not re.search(r"--require-hashes -r |--no-deps .*\.$|\$\(UV\)$", line)] == []
    named = {name for line in lines for name in re.findall(r"requirements/\w+\.txt", line)}
    assert named == {f"requirements/{file.name}" for file in (ROOT / "requirements").glob("*.txt")}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project like this one with hardly any code in it."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    kernel = tmp_path / hatch_build.PACKAGE / "kernel"
    kernel.mkdir(parents=True)
    for folder in (kernel.parent, kernel):
        (folder / "__init__.py").touch()
    (kernel / "table.py").write_text("def double(x: int) -> int:\n    return 2 * x\n")
    (kernel / "table.toml").touch()
    (kernel / "table.ftl").touch()
    return tmp_path


def build(project: Path, compile_wish: str | None) -> tuple[subprocess.CompletedProcess[str], str, list[str]]:
    """Build a wheel there. Gives how that went, the wheel's name and what is in it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
    if compile_wish is not None:
        environment["LUDOTECA_COMPILE"] = compile_wish
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    wheels = list((project / "dist").glob("*.whl"))
    if not wheels:
        return run, "", []
    with zipfile.ZipFile(wheels[0]) as wheel:
        return run, wheels[0].name, wheel.namelist()


PURE_WHEEL = f"ludoteca-{ludoteca.__version__}-py3-none-any.whl"
SHIPPED = {f"ludoteca/kernel/table.{suffix}" for suffix in ("py", "toml", "ftl")}
can_compile = pytest.mark.skipif(hatch_build.why_not() is not None, reason="C cannot be compiled here")


@pytest.mark.pure_only
def test_a_pure_wheel(project: Path) -> None:
    run, name, files = build(project, "0")
    assert (run.returncode, name) == (0, PURE_WHEEL)
    assert set(files) >= SHIPPED


@pytest.mark.pure_only
@can_compile
@pytest.mark.parametrize("compile_wish", ["require", None])
def test_a_compiled_wheel(project: Path, compile_wish: str | None) -> None:
    run, name, files = build(project, compile_wish)
    assert run.returncode == 0, run.stderr
    assert "none-any" not in name
    assert set(files) >= SHIPPED
    compiled = {file.partition(".")[0] for file in files if file.endswith(SUFFIXES["compiled"])}
    assert compiled == {"ludoteca__mypyc", "ludoteca/kernel/table"}


@pytest.mark.pure_only
@can_compile
@pytest.mark.skipif(sys.platform == "win32", reason="no such thing there")
def test_compiled_modules_do_not_look_for_libraries_where_they_were_built(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The builder's Python may have such a folder among its flags, and whoever can write there on another machine would
    be in our process."""
    monkeypatch.setenv(
        "LDFLAGS", "-Wl,-rpath,/builders-folder/1 -Wl,-rpath=/builders-folder/2 -Wl,-R/builders-folder/3"
    )
    run, name, files = build(project, "require")
    assert run.returncode == 0, run.stderr
    compiled = [file for file in files if file.endswith(SUFFIXES["compiled"])]
    assert len(compiled) == 2
    own = sysconfig.get_config_var("LIBDIR")
    with zipfile.ZipFile(project / "dist" / name) as wheel:
        for file in compiled:
            dynamic = wheel.read(file)
            assert b"/builders-folder" not in dynamic
            assert own.encode() not in dynamic


@pytest.mark.pure_only
@can_compile
def test_a_failure_to_compile_is_fatal_if_required(project: Path) -> None:
    (project / hatch_build.PACKAGE / "kernel" / "table.py").write_text("x: int = 'seven'\n")
    run, name, _ = build(project, "require")
    assert run.returncode != 0
    assert name == ""
    assert "table.py:1: error: Incompatible types" in run.stderr


@pytest.mark.pure_only
@can_compile
def test_a_failure_to_compile_is_told_in_one_line_otherwise(project: Path) -> None:
    (project / hatch_build.PACKAGE / "kernel" / "table.py").write_text("x: int = 'seven'\n")
    run, name, _ = build(project, None)
    assert (run.returncode, name) == (0, PURE_WHEEL)
    [line] = [line for line in run.stderr.splitlines() if line.startswith("ludoteca:")]
    assert "pure" in line
    assert "table.py:1: error: Incompatible types" in line


@pytest.mark.pure_only
@pytest.mark.skipif(sys.platform == "win32", reason="the compiler is found in another way there")
def test_without_a_compiler(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(project))
    run, name, _ = build(project, None)
    assert (run.returncode, name) == (0, PURE_WHEEL)
    line = "ludoteca: building a pure Python wheel, because no C compiler was found"
    assert line in run.stderr.splitlines()
    assert build(project, "require")[0].returncode != 0


@pytest.mark.pure_only
def test_a_misspelt_wish_is_refused(project: Path) -> None:
    run, name, _ = build(project, "yes")
    assert run.returncode != 0
    assert name == ""
    assert "LUDOTECA_COMPILE is 'yes'" in run.stderr
