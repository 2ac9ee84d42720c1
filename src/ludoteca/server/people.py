"""People: guests with a name and a secret that their browser keeps; a passphrase, to be the same person elsewhere.

A secret is stored only as a digest. What it opens is one identity: there is nothing else to know about anybody.
"""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec.structs import replace

from ludoteca.server.limits import FairQueue, Place, Who
from ludoteca.server.names import clean_name
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import KeyRow, PersonRow, Store
from ludoteca.server.transaction import Person

SHORTEST_PASSPHRASE: Final = 10
LONGEST_PASSPHRASE: Final = 200
KEY_BYTES: Final = 32
HANDLE: Final = re.compile(r"[a-z0-9-]{1,64}")
"""As `handle_for` makes them."""


class People:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = FairQueue(1)  # each takes memory and a core
        self._nobody = ""

    async def arrive(self, name: str) -> tuple[PersonRow, str]:
        """A new guest, and the secret for their browser. Raises Refused."""
        name = clean_name(name)
        row = PersonRow(secrets.token_urlsafe(12), name, handle_for(name), None, self.clock())
        key = secrets.token_urlsafe(KEY_BYTES)
        await self.store.add_person(row, KeyRow(key_digest(key), row.person, self.clock()))
        return row, key

    async def who(self, key: str | None) -> PersonRow | None:
        """Whose secret this is."""
        return None if not key else await self.store.person_of_key(key_digest(key))

    async def rename(self, row: PersonRow, name: str) -> PersonRow:
        changed = replace(row, name=clean_name(name))
        await self.store.rename(row.person, changed.name)
        return changed

    async def set_passphrase(self, who: Who, key: str, passphrase: str, old: str) -> PersonRow:
        """Set the passphrase of the person with this key; they must know the old one if there is one. All their
        other keys go. Raises Refused."""
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise refuse("passphrase-length", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        async with self._hashing.turn(Place(who)):  # to the end: nobody signs in with the old one meanwhile
            row = await self.who(key)
            if row is None:
                raise refuse("nobody")
            if row.passphrase is not None and not await self._is(row.passphrase, old):
                raise refuse("passphrase-wrong")
            hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
            await self.store.set_passphrase(row.person, hashed, key_digest(key))
        return replace(row, passphrase=hashed)

    async def sign_in(self, who: Who, handle: str, passphrase: str) -> tuple[PersonRow, str]:
        """The same person on another device, with a secret of its own. Raises Refused, not saying which was wrong."""
        handle = handle.strip().lower()
        async with self._hashing.turn(Place(who)):  # also where there is nobody, so that the time tells nothing
            row = await self.store.person_of_handle(handle) if HANDLE.fullmatch(handle) else None
            if not self._nobody:
                self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_urlsafe(16))
            right = await self._is(self._nobody if row is None else row.passphrase or self._nobody, passphrase)
            if row is None or row.passphrase is None or not right:
                raise refuse("sign-in-wrong")
            key = secrets.token_urlsafe(KEY_BYTES)
            await self.store.add_key(KeyRow(key_digest(key), row.person, self.clock()))
        return row, key

    async def _is(self, kept: str, passphrase: str) -> bool:
        return await asyncio.to_thread(self._verify, kept, passphrase[:LONGEST_PASSPHRASE])

    def _verify(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    async def sign_out(self, key: str) -> None:
        await self.store.drop_key(key_digest(key))

    async def sign_out_everywhere(self, row: PersonRow) -> None:
        await self.store.drop_keys(row.person)


def person_of(row: PersonRow | None) -> Person | None:
    return None if row is None else Person(row.person, row.name)


def key_digest(key: str) -> bytes:
    return hashlib.sha256(key.encode(errors="surrogateescape")).digest()  # a cookie can be any bytes


def handle_for(name: str) -> str:
    """The handle to sign in with: the name in plain letters, and random digits."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ł", "l"))
    word = re.sub(r"[^a-z0-9]+", "-", "".join(letter for letter in plain if not unicodedata.combining(letter)))
    return f"{word.strip('-')[:20] or 'guest'}-{secrets.token_hex(4)}"
