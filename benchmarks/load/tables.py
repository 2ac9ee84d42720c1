"""The tables of the benchmark, put into the database by the package's own means: four people each, in mid-game."""

import asyncio
import random
import secrets
import time
from pathlib import Path
from typing import Final

from benchmarks.load.dialects import SEATS
from ludoteca.kernel.dealer import SECRET_BYTES, commitment
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import Choice
from ludoteca.server.handlers import gathering
from ludoteca.server.people import key_digest
from ludoteca.server.room import Chair, Room
from ludoteca.server.storage.choosing import store_for
from ludoteca.server.storage.store import KeyRow, PersonRow, Store
from ludoteca.server.table import ServedTable
from ludoteca.server.tables import the_game
from ludoteca.server.transaction import Transaction
from ludoteca.wire import messages

GAMES: Final = ("encyclopedia", "navoria")
WAITING: Final = 30 * 24 * 3600
"""So many seconds of patience has a table that only waits."""
MOST_PLAYED: Final = 40
"""At most so many decisions have been made at a table before the benchmark begins."""


async def prepare(
    folder: Path, count: int, seed: int, database: str | None = None, patience: int | None = None
) -> dict[str, list[str]]:
    """So many tables; by table, the keys of its people."""
    store = store_for(database, folder)
    await store.open()
    try:
        luck = random.Random(seed)
        made: dict[str, list[str]] = {}
        at_once = 8 if store.shared else 100  # as many as PostgreSQL has connections; SQLite writes them together
        for start in range(0, count, at_once):
            part = range(start, min(count, start + at_once))
            made.update(await asyncio.gather(*(table(store, number, luck, patience) for number in part)))
        return made
    finally:
        await store.close()


async def table(store: Store, number: int, luck: random.Random, patience: int | None) -> tuple[str, list[str]]:
    people, keys = await seated(store)
    secret = secrets.token_bytes(SECRET_BYTES)
    game = the_game(GAMES[number % len(GAMES)])
    chairs = [Chair(PERSON, person, "Guest") for person in people]
    room = Room(game.name, people[0], chairs, game.settings({}), commitment(secret), time.time(), patience=patience)
    served = ServedTable(secrets.token_urlsafe(16), store, "benchmark", time.time, time.time)
    served.secret = secret
    served.open_new(room, game)
    decisions = luck.randrange(MOST_PLAYED)

    def act(transaction: Transaction) -> messages.Answer:
        transaction.people = people
        gathering.begin(transaction)
        for _ in range(decisions):
            decide(transaction, luck)
        transaction.settle()
        return messages.Done(id="make")

    await served.transact(people[0], "make", act)
    return served.id, keys


def decide(transaction: Transaction, luck: random.Random) -> None:
    at = transaction.game.table
    question = at.question
    assert isinstance(question, Choice)
    word = word_of(at, question, luck.choice(at.options()))
    transaction.record(transaction.game.play(question.seat, [word]))


async def seated(store: Store) -> tuple[list[str], list[str]]:
    people = [secrets.token_urlsafe(12) for _ in range(SEATS)]
    keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    now = time.time()
    for person, key in zip(people, keys, strict=True):
        await store.add_person(PersonRow(person, "Guest", "", None, now), KeyRow(key_digest(key), person, now))
    return people, keys
