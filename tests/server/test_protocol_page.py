"""docs/protocol.md is true: its reference is the code's, its routes are the server's, its program plays a game."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.addresses import HOUSEHOLD
from ludoteca.server.analyses import MOST_AT_ONCE as ANALYSES_AT_ONCE
from ludoteca.server.analyses import MOST_OF_ONE
from ludoteca.server.connection import MOST_BYTES, MOST_WAITING
from ludoteca.server.hints import MOST_AT_ONCE as HINTS_AT_ONCE
from ludoteca.server.limits import AT_ONE_ADDRESS, Limits
from ludoteca.server.serving import Plan, Server
from ludoteca.wire import commands, messages
from tests.server.kit_served import serving
from tools.protocol import PAGE, page

TEXT = PAGE.read_text("utf-8")
MOST_LINES = 20


def program() -> str:
    [found] = re.findall(r"^```python\n# my_bot\.py\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.pure_only
def test_the_reference_is_up_to_date() -> None:
    assert page(TEXT) == TEXT, "python -m tools.protocol writes it anew"


@pytest.mark.pure_only
def test_every_message_has_its_section() -> None:
    sections = set(re.findall(r"^#### (\w+)$", TEXT, re.MULTILINE))
    assert not {kind.__name__ for kind in (*commands.COMMANDS, *messages.ANSWERS)} - sections


@pytest.mark.pure_only
def test_every_link_within_the_page_leads_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    places = {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert not set(re.findall(r"\]\(#([^)]+)\)", TEXT)) - places


@pytest.mark.pure_only
def test_every_route_of_the_server_is_listed_and_no_other(tmp_path: Path) -> None:
    listed = set(re.findall(r"^\| `(GET|POST|DELETE) (\S+)` \|", TEXT, re.MULTILINE))
    app = Server(Plan(tmp_path)).web.application()
    routes = {
        (route.method, route.resource.canonical)
        for route in app.router.routes()
        if route.method != "HEAD" and route.resource is not None
    }
    of_the_page = {("GET", "/{path}"), ("GET", "/assets")}
    assert listed == routes - of_the_page


@pytest.mark.pure_only
def test_the_limits_are_those_of_the_code() -> None:
    limits = Limits()
    for said in (
        f"at once: {limits.burst:g}, and then {limits.frames:g} a second",
        f"{limits.connections}\nconnections, and each may watch {limits.watched} tables",
        f"of one address, {limits.strangers} connections may be nobody's",
        f"{limits.hints_burst:g} in a row, and then {limits.hints:g} a second",
        f"waits for at most {MOST_OF_ONE} analyses",
        f"{limits.analyses_burst:g} may be begun in a row, and then {limits.analyses:g} a second",
        f"makes {limits.makes_burst:g} tables in a row, and then {limits.makes:g} a second",
        f"at most {limits.sockets} connections of any kind",
        f"asked for nothing after {limits.silence:g} seconds",
        f"fewer than {limits.tables} that are not over",
        f"{limits.looks_burst:g} times in a row,\nand then {limits.looks:g} times a second",
        f"{AT_ONE_ADDRESS} times what one person has; of IPv6, a network of {HOUSEHOLD} bits",
        f"Of one\naddress, {HINTS_AT_ONCE} hints and {ANALYSES_AT_ONCE} analyses",
        f"leaves {MOST_WAITING >> 20} MiB\nunread",
        f"at most {MOST_BYTES >> 10} KiB",
    ):
        assert said in TEXT


def test_the_programs_example_is_short_and_plays_a_whole_game(tmp_path: Path) -> None:
    source = program()
    assert len([line for line in source.splitlines() if line.strip()]) <= MOST_LINES
    ast.parse(source)
    file = tmp_path / "my_bot.py"
    file.write_text(source, "utf-8")
    with serving(tmp_path / "data") as served:
        played = subprocess.run(
            [sys.executable, str(file), served.url], capture_output=True, text=True, timeout=120, check=False
        )
        assert played.returncode == 0, played.stderr
        assert re.fullmatch(r"points: \[\d+, \d+\] - (won|lost)\n", played.stdout)
        assert served.stop() == 0
