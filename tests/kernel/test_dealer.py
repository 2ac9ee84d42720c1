"""The dealer: fair, repeatable, checkable."""

import hashlib
import hmac
from collections import Counter

import pytest

from ludoteca.kernel.dealer import SECRET_BYTES, Dealer, commitment, seeded

SECRET = bytes(range(SECRET_BYTES))


def number(secret: bytes, *parts: str) -> int:
    """The number that the dealer's formula gives: HMAC-SHA256 of the parts."""
    return int.from_bytes(hmac.new(secret, "\x1f".join(parts).encode(), hashlib.sha256).digest(), "big")


def test_the_same_key_draws_the_same() -> None:
    assert [Dealer(SECRET).draw("die", 6) for _ in range(5)] == [Dealer(SECRET).draw("die", 6)] * 5


def test_a_draw_can_be_worked_out_by_anybody() -> None:
    assert Dealer(SECRET).draw("round1.die", 6) == number(SECRET, "round1.die", "0") % 6
    assert Dealer(SECRET, ("ann", "bob")).draw("round1.die", 6) == number(SECRET, "ann", "bob", "round1.die", "0") % 6


def test_a_number_beyond_the_last_full_set_of_lots_is_drawn_again() -> None:
    """With so many lots nearly half of all numbers are rejected."""
    lots = (1 << 255) + 1
    rejected = 0
    for key in map(str, range(50)):
        counter = 0
        while number(SECRET, key, str(counter)) >= lots:
            counter += 1
        rejected += counter > 0
        assert Dealer(SECRET).draw(key, lots) == number(SECRET, key, str(counter))
    assert 10 < rejected < 40


@pytest.mark.parametrize("lots", [1, 2, 3, 4, 5, 6, 7, 12])
def test_every_lot_comes_about_equally_often(lots: int) -> None:
    """Over many keys. The secret is fixed, so this cannot fail by bad luck."""
    draws = 1000 * lots
    counts = Counter(Dealer(SECRET).draw(f"key{i}", lots) for i in range(draws))
    assert sorted(counts) == list(range(lots))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 30, counts


def test_keys_are_independent() -> None:
    """Pairs of neighbouring keys come about equally often too."""
    dealer = Dealer(SECRET)
    pairs = Counter((dealer.draw(f"a{i}", 3), dealer.draw(f"b{i}", 3)) for i in range(9000))
    assert len(pairs) == 9
    assert all(850 < count < 1150 for count in pairs.values()), pairs


def test_another_secret_or_another_nonce_draws_otherwise() -> None:
    def draws(dealer: Dealer) -> list[int]:
        return [dealer.draw(f"key{i}", 6) for i in range(20)]

    dealers = [Dealer(SECRET), Dealer(SECRET[::-1]), Dealer(SECRET, ("a",)), Dealer(SECRET, ("a", "b")), seeded("x")]
    assert len({tuple(draws(dealer)) for dealer in dealers}) == len(dealers)
    assert draws(Dealer(SECRET, ("a", "b"))) != draws(Dealer(SECRET, ("b", "a")))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Dealer(SECRET).commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert Dealer(SECRET, ("a",)).commitment == commitment(SECRET)


def test_a_secret_has_its_full_length() -> None:
    with pytest.raises(ValueError, match="has 32 bytes, this one 31"):
        Dealer(SECRET[1:])


def test_a_seed_gives_the_same_dealer_again() -> None:
    assert seeded("one").secret == seeded("one").secret
    assert seeded("one").secret != seeded("two").secret
    assert len(seeded("").secret) == SECRET_BYTES
