"""The dealer: draws that nobody can foresee, that anybody can check afterwards.

A draw is HMAC(secret, nonces, key, counter), by rejection below the number of lots. The hash of the secret is
published when the table starts, the secret when it ends.
"""

import hashlib
import hmac
from typing import Final

SECRET_BYTES: Final = 32


class Dealer:
    def __init__(self, secret: bytes, nonces: tuple[str, ...] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret has {SECRET_BYTES} bytes, this one {len(secret)}")
        self.secret: Final = secret
        self.nonces: Final = nonces

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Dealer, (self.secret, self.nonces)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def draw(self, key: str, lots: int) -> int:
        """The number of the lot that this key draws."""
        limit = (1 << 256) // lots * lots
        counter = 0
        while True:
            message = "\x1f".join((*self.nonces, key, str(counter))).encode()
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if number < limit:
                return number % lots
            counter += 1


def commitment(secret: bytes) -> str:
    """What is published of a secret before it is used."""
    return hashlib.sha256(secret).hexdigest()


def seeded(seed: str) -> Dealer:
    """A dealer that can be had again: for tests, examples and `--seed`."""
    return Dealer(hashlib.sha256(f"ludoteca seed {seed}".encode()).digest())
