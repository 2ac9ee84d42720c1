"""Running a server: its health, its counts, its log, how it stops, and copies of its tables."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from ludoteca import __version__
from ludoteca.client import Client, Refused, new_id
from ludoteca.server.storage.choosing import FILE
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.view import encode
from ludoteca.wire import commands, messages
from tests.server.kit_house import NIM, House, evening, friends, refusal, soon
from tests.server.kit_served import Served, ludoteca, serving

pytestmark = pytest.mark.usefixtures("nim")


def run(*words: str, lang: str = "en") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(ludoteca(*words, "--lang", lang), capture_output=True, text=True, timeout=60, check=False)


def one_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    """What a command said when it could not go on: one line, no traceback, and nothing else."""
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(said) == 1, done.stderr
    return said[0]


async def health(url: str) -> tuple[int, dict[str, str]]:
    async with aiohttp.ClientSession() as http, http.get(f"{url.rstrip('/')}/healthz") as answer:
        return answer.status, await answer.json()


# How it goes


@evening
async def test_health_is_ok_then_storage_then_draining(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        assert await health(house.server.url) == (200, {"status": "ok", "version": __version__})
        await house.server.store.close()
        assert await health(house.server.url) == (503, {"status": "storage", "version": __version__})
        await house.server.store.open()
        house.server.web.draining = True
        assert await health(house.server.url) == (503, {"status": "draining", "version": __version__})
        async with aiohttp.ClientSession() as http:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(f"{house.server.url}ws")
            assert refused.value.status == 503
            async with http.get(f"{house.server.url}ws") as answer:
                assert messages.Refused.__name__.lower() == (await answer.json())["is"]
                assert (await answer.json())["refusal"]["code"] == "draining"
        house.server.web.draining = False


@evening
async def test_asking_how_it_goes_writes_next_to_nothing_however_often_it_is_asked(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        store = house.server.store
        assert isinstance(store, SqliteStore)
        before = store.transactions
        for _ in range(5):
            told = await asyncio.gather(*(health(house.server.url) for _ in range(20)))
            assert {status for status, _ in told} == {200}
        assert store.transactions - before <= 2
        await friends(house, "Ada", "Bob")
        before = store.transactions
        await asyncio.gather(*(health(house.server.url) for _ in range(20)))
        assert store.transactions == before, "that a table could be made is proof enough"


@evening
async def test_while_moves_are_refused_it_is_not_well_and_when_there_is_room_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.web.UNWELL", 0.0)
    async with House(tmp_path / "data") as house:
        table, [ada, _] = await friends(house, "Ada", "Bob")
        store = house.server.store
        assert isinstance(store, SqliteStore)

        def leave_room(pages: int) -> Callable[[sqlite3.Connection], None]:
            return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").close()

        (used,) = await store._write(lambda connection: connection.execute("PRAGMA page_count").fetchone())
        await store._write(leave_room(used))
        line = commands.Say(id=new_id(), table=table.id, text="x" * 500)
        while not isinstance(await ada._answer(line), messages.Refused):
            line = commands.Say(id=new_id(), table=table.id, text="x" * 500)
        assert (await health(house.server.url))[0] == 503
        assert (await health(house.server.url))[0] == 503
        await store._write(leave_room(1_000_000))
        assert (await health(house.server.url))[0] == 200
        await ada.ask(line, messages.Done)


@evening
async def test_when_nothing_can_be_stored_a_command_says_so_and_changes_nothing(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, bob] = await friends(house, "Ada", "Bob")
        await house.server.store.close()
        said = commands.Say(id=new_id(), table=table.id, text="Are you there?")
        assert await refusal(ada.ask(said, messages.Done)) == "storage-unavailable"
        await house.server.store.open()
        assert not bob.table(table.id).chat
        await ada.ask(said, messages.Done)
        await soon(lambda: len(bob.table(table.id).chat) == 1)
        await house.play(table)
        await table.until(lambda seen: seen.over)


@evening
async def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, _] = await friends(house, "Ada", "Bob")
        for _ in range(3):
            await ada.ask(commands.Ping(id=new_id()), messages.Done)
        await refusal(ada.play(table.id, 0, 99, ["1"]))
        async with aiohttp.ClientSession() as http, http.get(f"{house.server.url}metrics") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/plain"
            text = await answer.text()
        for line in (
            "ludoteca_connections 2.0",
            'ludoteca_commands_total{command="ping",outcome="done"} 3.0',
            'ludoteca_commands_total{command="make",outcome="done"} 1.0',
            'ludoteca_commands_total{command="play",outcome="refused"} 1.0',
            'ludoteca_command_seconds_count{command="ping"} 3.0',
            "ludoteca_faults_total 0.0",
        ):
            assert line in text.splitlines()


# Starting


@pytest.mark.pure_only
def test_it_says_where_it_listens_where_the_data_is_and_how_to_stop_it(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        assert served.stop() == 0
    url, place, stop, closed = served.lines
    assert re.fullmatch(r"Ludoteca is open at http://127\.0\.0\.1:\d+/", url)
    assert place == f"Tables are kept in {tmp_path / 'data'}"
    assert stop == "Ctrl-C closes it; nothing is lost."
    assert closed == "Closed."
    assert [event["event"] for event in served.events()] == ["started", "workers-ended", "stopped"]


@pytest.mark.pure_only
def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = one_sentence(run("serve", "--port", f"{port}", "--data-dir", str(tmp_path)))
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


@pytest.mark.pure_only
def test_a_data_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = one_sentence(run("serve", "--port", "0", "--data-dir", str(tmp_path / "file" / "data")))
    assert str(tmp_path / "file" / "data") in said


@pytest.mark.pure_only
def test_a_second_server_on_the_same_data_is_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        said = one_sentence(run("serve", "--port", "0", "--data-dir", str(tmp_path)))
    assert str(tmp_path / FILE) in said


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("option", "value", "lang", "sentence"),
    [
        ("--workers", "0", "en", "--workers is 0, but must be at least 1."),
        ("--bot-seconds", "0", "en", "--bot-seconds is 0, but must be a finite number above 0."),
        ("--bot-seconds", "-1", "fr", "--bot-seconds vaut -1, mais doit être un nombre fini supérieur à 0."),
        ("--bot-seconds", "nan", "it", "--bot-seconds è nan, ma deve essere un numero finito maggiore di 0."),
        ("--proxy", "nginx", "en", "--proxy nginx is neither an address nor a network."),
        ("--proxy", "10.0.0.0/40", "fr", "--proxy 10.0.0.0/40 n’est ni une adresse ni un réseau."),
        ("--proxy", "10.0.0", "it", "--proxy 10.0.0 non è né un indirizzo né una rete."),
        ("--proxy", "::g", "pl", "--proxy ::g to ani adres, ani sieć."),
        ("--bot-seconds", "inf", "pl", "--bot-seconds to inf, a musi to być skończona liczba większa od 0."),
    ],
)
def test_a_number_that_makes_no_sense_is_one_sentence(
    tmp_path: Path, option: str, value: str, lang: str, sentence: str
) -> None:
    said = one_sentence(run("serve", "--port", "0", "--data-dir", str(tmp_path / "data"), option, value, lang=lang))
    assert sentence in said
    assert not (tmp_path / "data").exists()


@pytest.mark.pure_only
@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_help_explains_every_option(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert "--data-dir" in done.stdout
    wanted = "--host --port --database --secure --origin --proxy --name --workers --bot-seconds --log --browser".split()
    for option in wanted if command == "serve" else ():
        assert option in done.stdout


# Stopping


@evening
async def test_on_sigterm_everybody_is_told_and_what_is_under_way_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        async with Client(served.url, "Ada") as ada, aiohttp.ClientSession(cookies={"ludoteca": ada.key}) as http:
            table = await ada.make(NIM, ["me", "friend"])
            async with http.ws_connect(f"{served.url}/ws") as watching:
                lines = [commands.Say(id=new_id(), table=table.id, text=f"{number}") for number in range(50)]
                for line in lines:
                    await watching.send_bytes(encode(line))
                first = await watching.receive(20)
                served.process.send_signal(signal.SIGTERM)
                heard = [first, *[message async for message in watching]]
                told = [json.loads(message.data) for message in heard if message.type is aiohttp.WSMsgType.TEXT]
                done = [message["id"] for message in told if message["is"] == "done"]
                assert told[-1] == {"is": "closing", "reason": "drain"}
                assert watching.close_code == aiohttp.WSCloseCode.GOING_AWAY
                assert done == [line.id for line in lines][: len(done)]
                assert "drain" in ada.closings
        assert served.stop() == 0
    with serving(tmp_path / "data") as again:
        async with Client(again.url, "Ada", ada.key) as back:
            seen = await back.open(table.id)
            texts = [line.text for line in seen.chat]
            assert texts[: len(done)] == [f"{number}" for number in range(len(done))], "what was answered is there"
        assert again.stop() == 0


@evening
async def test_ctrl_c_ends_it_as_gently(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        async with Client(served.url, "Ada") as ada:
            await ada.make("navoria", ["me", "bot:random"])
            assert await asyncio.to_thread(served.stop, signal.SIGINT) == 0
            await soon(lambda: "drain" in ada.closings)
    assert not [line for line in served.log if "Traceback" in line]


# The log


@evening
async def test_the_log_is_json_and_tells_nobodys_name_text_table_or_token(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--log", "debug") as served:
        async with Client(served.url, "Hedwig") as ada, Client(served.url, "Ottokar") as bob:
            table = await ada.make("navoria", ["me", "friend", "bot:beginner"])
            invited = await ada.ask(commands.Invite(id=new_id(), table=table.id), messages.Invited)
            await bob.join(invited.token)
            await ada.ask(commands.Say(id=new_id(), table=table.id, text="Heliotrope"), messages.Done)
            with pytest.raises(Refused):
                await bob.play(table.id, 1, 0, ["Heliotrope"])
            async with aiohttp.ClientSession() as http:
                for path in (f"api/tables/{table.id}/journal", f"join/{invited.token}", "%00", "api/me"):
                    async with http.get(f"{served.url}/{path}", headers={"Origin": "http://["}) as answer:
                        await answer.read()
            keys = [ada.key, bob.key]
            people = [client.me.person for client in (ada, bob) if client.me is not None]
        assert served.stop() == 0
    assert {event["level"] for event in served.events()} <= {"debug", "info"}
    for secret in ("Hedwig", "Ottokar", "Heliotrope", table.id, invited.token, *keys, *people):
        assert not [line for line in served.log if secret in line]


@pytest.mark.pure_only
def test_what_a_library_logs_is_json_too_and_tells_nothing_of_what_it_was_about() -> None:
    script = (
        "import logging\n"
        "from ludoteca.server.logs import start_logging\n"
        "start_logging('info')\n"
        "try:\n    int('Heliotrope')\n"
        "except ValueError:\n"
        "    logging.getLogger('aiohttp.server').exception('Error handling request from %s', 'Hedwig')\n"
        "    logging.getLogger('asyncio').error('Task exception was never retrieved\\nfuture: Ottokar')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    first, second = [json.loads(line) for line in done.stderr.splitlines()]
    assert first["event"] == "aiohttp.server: Error handling request from %s"
    assert first["error"] == "ValueError"
    assert second["event"] == "asyncio: Task exception was never retrieved"
    assert not [name for name in ("Heliotrope", "Hedwig", "Ottokar") if name in done.stderr]


# Copies


def test_a_copy_that_was_made_while_it_served_plays_on_elsewhere(tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.db", tmp_path / "elsewhere"

    @evening
    async def play(served: Served) -> None:
        async with Client(served.url, "Ada") as ada:
            table = await ada.make("navoria", ["me", "bot:random"])
            async for turn in ada.turns(table):
                if await turn.play(turn.words[0]) > 30:
                    break
            done = await asyncio.to_thread(run, "backup", str(copy), "--data-dir", str(tmp_path / "data"))
            assert done.stdout == f"All tables are copied to {copy}\n", done.stderr
            kept.append((table.id, table.version, ada.key))

    @evening
    async def play_on(served: Served, table: str, version: int, key: str) -> None:
        async with Client(served.url, "Ada", key) as ada:
            seen = await ada.open(table)
            assert seen.version >= version
            async for turn in ada.turns(seen):
                await turn.play(turn.words[0])
                break

    kept: list[tuple[str, int, str]] = []
    with serving(tmp_path / "data") as served:
        play(served)
        assert served.stop() == 0
    assert run("restore", str(copy), "--data-dir", str(place)).stdout == f"The tables are back in {place / FILE}\n"
    with serving(place) as served:
        play_on(served, *kept[0])
        assert served.stop() == 0
    assert str(copy) in one_sentence(run("backup", str(copy), "--data-dir", str(place)))
    assert str(place / FILE) in one_sentence(run("restore", str(copy), "--data-dir", str(place)))


@pytest.mark.pure_only
def test_what_cannot_be_copied_is_one_sentence(tmp_path: Path) -> None:
    assert "There is no database" in one_sentence(run("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path)))
    (tmp_path / "text").write_text("not a database, but long enough to look at" * 50)
    said = one_sentence(run("restore", str(tmp_path / "text"), "--data-dir", str(tmp_path / "new")))
    assert str(tmp_path / "text") in said
    assert not os.path.exists(tmp_path / "new" / FILE)
