"""The address of a sender, also behind a trusted proxy; and the names of this server."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOUSEHOLD: Final = 64
"""A household has all addresses of IPv6 that begin with the same bits."""
EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""What a server listens at that listens at every address of its machine."""


def networks(words: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks, as they are written. Raises ValueError."""
    return tuple(ip_network(word.strip(), strict=False) for word in words)


def read(word: str) -> Address | None:
    """An address as a header may have it: also in brackets, or with a port."""
    word = word.strip().strip('"')
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        address = ip_address(word)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def whence(remote: str | None, forwarded: Sequence[str], proxies: Sequence[Network]) -> str:
    """The address that a request is counted by. Each proxy writes down at the end from whom it has the request: what
    trusted ones wrote is believed, from the last on, and nothing before somebody else."""
    address = read(remote or "")
    for word in reversed([part for header in forwarded for part in header.split(",")]):
        if address is None or not any(address in proxy for proxy in proxies):
            break
        said = read(word)
        if said is None:
            break
        address = said
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return "" if address is None else str(address)


def name_in(host: str) -> str:
    """The name in a Host header, without the port."""
    name = host.strip().lower()
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") == 1:
        name = name.partition(":")[0]
    return name.removesuffix(".")


def of_this_machine(name: str) -> bool:
    """Whether a name means this machine, wherever it is said. Nobody else's page has such a name."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = read(f"[{name}]")
    return address is not None and address.is_loopback


class Names:
    """The names that a server answers to. One that is meant for its own machine answers to no others: a name that
    somebody else gave this machine's address would make their page this server's own."""

    def __init__(self, host: str, more: Sequence[str] = ()) -> None:
        self._names: Final = frozenset(name_in(name) for name in (host, *more))
        self._any: Final = not more and not of_this_machine(name_in(host))
        self._addresses: Final = host in EVERYWHERE

    def has(self, host: str | None) -> bool:
        if host is None or self._any:
            return True
        name = name_in(host)
        return name in self._names or of_this_machine(name) or (self._addresses and read(f"[{name}]") is not None)
