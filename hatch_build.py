"""The build hook: a wheel's rules are compiled by mypyc from the same source that runs as plain Python.

The environment variable LUDOTECA_COMPILE decides:

- unset: compile if this machine can, otherwise build a pure wheel and say why in one line on stderr;
- ``require``: compile, and fail with the compiler's output if that is not possible;
- ``0``: build a pure wheel.

An editable install is always pure. A compiled wheel carries the sources too, beside the compiled modules.

Run as a script, this file has two verbs: ``why-not`` says why this machine cannot compile (and then exits
with 1), and ``compile FOLDER`` compiles into that folder, for the hook.
"""

import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "ludoteca")
COMPILED_ROOMS = ("kernel", "games", "bots")
# Names of files and folders that stay plain Python: packages' own files only re-export, views and
# what they are made of hold words and wire structures, the contract is a test suite, and texts are words.
NEVER_COMPILED = frozenset(
    {
        *("__init__.py", "view.py", "asking.py", "answering.py", "showing.py", "wording.py"),
        *("events.py", "contract.py", "text"),
    }
)
OPTIMISATION = "1"  # as fast as -O3 for such code, and quicker to build
BUILD_TOOLS = ("mypy[mypyc]>=2.4,<3", "setuptools>=77")
OUTPUTS = "outputs.json"


def modules(root: Path) -> list[Path]:
    """The source files to compile, as paths from the root, in a stable order."""
    found = []
    for room in COMPILED_ROOMS:
        for file in sorted((root / PACKAGE / room).rglob("*.py")):
            path = file.relative_to(root)
            if NEVER_COMPILED.isdisjoint(path.parts):
                found.append(path)
    return found


def wish() -> str:
    """What LUDOTECA_COMPILE asks for: 'try', 'require' or 'pure'."""
    value = os.environ.get("LUDOTECA_COMPILE", "")
    try:
        return {"": "try", "require": "require", "0": "pure"}[value]
    except KeyError:
        raise ValueError(f"LUDOTECA_COMPILE is {value!r}: unset it, or make it 'require' or '0'") from None


def compiler() -> str | None:
    """The command of a C compiler: $CC, or the one Python itself was built with, or a usual name."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def why_not() -> str | None:
    """Why this machine cannot compile C for this Python, or None if it can."""
    if sys.platform == "win32":
        return None  # the compiler is not on the path there: setuptools looks for it
    command = compiler()
    if command is None:
        return "no C compiler was found"
    headers = sysconfig.get_path("include")
    probe = subprocess.run(
        [*shlex.split(command), "-I", headers, "-fsyntax-only", "-x", "c", "-"],
        input="#include <Python.h>\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if probe.returncode == 0:
        return None
    errors = [line for line in probe.stderr.splitlines() if "error" in line]
    reason = errors[0] if errors else probe.stderr
    return f"the C compiler cannot use Python's headers: {reason.strip()}"


class CompileError(Exception):
    """Compiling failed. The first argument is the reason in a line, the second all that was printed."""


def compile_modules(root: Path) -> dict[str, str]:
    """Compile in a process of its own. Gives compiled files with their places in the wheel."""
    reason = why_not()
    if reason:
        raise CompileError(reason, "")
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        raise CompileError("mypy is not installed", "") from None
    python = sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag
    folder = Path("build", "mypyc", f"{python}-mypy-{mypy}")
    environment = dict(os.environ)
    command = compiler()
    if command:
        environment["CC"] = command
    run = subprocess.run(
        [sys.executable, "hatch_build.py", "compile", str(folder)],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        lines = [line.strip() for line in run.stdout.splitlines() if line.strip()]
        telling = [line for line in lines if "error" in line.lower()] or lines[-1:] or ["no reason was given"]
        raise CompileError(f"compiling failed: {telling[0]}", run.stdout)
    built: list[str] = json.loads((root / folder / OUTPUTS).read_text())
    library = root / folder / "lib"
    return {str(library / path): path for path in built}


def compile_here(folder: Path) -> None:
    """In the process of its own: sources to C with mypyc, C to modules with setuptools."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    library = folder / "lib"
    options = ["--no-warn-unused-ignores", "--no-warn-unused-configs"]
    extensions = mypycify(
        [*options, *(path.as_posix() for path in modules(Path()))],
        opt_level=OPTIMISATION,
        debug_level="0",
        target_dir=str(folder),
        group_name="ludoteca",
    )
    command = build_ext(Distribution({"name": "ludoteca", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    built = [Path(output).relative_to(library).as_posix() for output in command.get_outputs()]
    (folder / OUTPUTS).write_text(json.dumps(built))


class CompileHook(BuildHookInterface[Any]):
    """What hatchling calls when it builds a wheel."""

    def dependencies(self) -> list[str]:
        wanted = wish()
        if wanted == "pure" or (wanted == "try" and why_not()):
            return []
        return list(BUILD_TOOLS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = wish()
        root = Path(self.root)
        if version == "editable" or wanted == "pure" or not modules(root):
            return
        try:
            built = compile_modules(root)
        except CompileError as error:
            reason, output = error.args
            if wanted == "require":
                message = f"ludoteca: not built, because LUDOTECA_COMPILE=require and {reason}"
                raise SystemExit(f"{output}\n{message}") from None
            print(f"ludoteca: building a pure Python wheel, because {reason}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["why-not"]:
            reason = why_not()
            if reason:
                print(reason)
            return 1 if reason else 0
        case ["compile", folder]:
            compile_here(Path(folder))
            return 0
    print("usage: hatch_build.py why-not | compile FOLDER", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
