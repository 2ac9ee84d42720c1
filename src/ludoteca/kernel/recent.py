"""What was asked for lately, kept so that it need not be made again: so many things, and no more."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """So many things, each under its key. When there are more, the one that nobody has asked for longest goes."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._kept: Final[dict[K, V]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The thing of this key, made if it is not there."""
        value = self._kept.pop(key) if key in self._kept else make()
        self._kept[key] = value
        if len(self._kept) > self.most:
            del self._kept[next(iter(self._kept))]
        return value
