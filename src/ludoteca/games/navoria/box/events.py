"""What happens, as facts. A field's name says what it holds; `why` is a word that names the source."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """Something that happened at the table."""


@dataclass(frozen=True)
class FirstGuideDrawn(Event):
    seat: int


@dataclass(frozen=True)
class ResidentRevealed(Event):
    resident: int
    trade: int


@dataclass(frozen=True)
class FavourRevealed(Event):
    species: int
    favour: int


@dataclass(frozen=True)
class FavourBlanked(Event):
    species: int


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class PhaseBegan(Event):
    """Gather, income, return, or the end; with Recruit the round itself begins."""

    round: int
    phase: str


@dataclass(frozen=True)
class TokenDrawn(Event):
    seat: int
    trade: int


@dataclass(frozen=True)
class TokenToDeck(Event):
    seat: int
    trade: int
    source: str


@dataclass(frozen=True)
class TokenToCapital(Event):
    seat: int
    trade: int


@dataclass(frozen=True)
class ResidentRecruited(Event):
    seat: int
    resident: int


@dataclass(frozen=True)
class FavourClaimed(Event):
    seat: int
    species: int
    place: int


@dataclass(frozen=True)
class RecruitingEnded(Event):
    tokens: int


@dataclass(frozen=True)
class TokenGathered(Event):
    seat: int
    trade: int
    space: int


@dataclass(frozen=True)
class PointsGained(Event):
    seat: int
    points: int
    why: str


@dataclass(frozen=True)
class GoodGained(Event):
    seat: int
    good: int


@dataclass(frozen=True)
class GoodMissing(Event):
    seat: int
    good: int


@dataclass(frozen=True)
class GoodPlaced(Event):
    seat: int
    good: int
    land: int


@dataclass(frozen=True)
class OrderCompleted(Event):
    seat: int
    land: int


@dataclass(frozen=True)
class ExplorerMoved(Event):
    seat: int
    land: int
    space: int


@dataclass(frozen=True)
class TreasureFound(Event):
    seat: int
    land: int
    points: int


@dataclass(frozen=True)
class OutpostBuilt(Event):
    seat: int
    land: int
    space: int


@dataclass(frozen=True)
class OutpostsSpent(Event):
    seat: int
    land: int


@dataclass(frozen=True)
class IncomeCounted(Event):
    seat: int
    resident: int
    count: int
    points: int


@dataclass(frozen=True)
class PrizeWon(Event):
    seat: int
    land: int
    place: int
    points: int


@dataclass(frozen=True)
class ExplorerReturned(Event):
    """`way` is back or forward."""

    seat: int
    land: int
    space: int
    way: str


@dataclass(frozen=True)
class OrderChanged(Event):
    order: tuple[int, ...]


@dataclass(frozen=True)
class ScoreCounted(Event):
    """`times` is how often each counts, or NONE where nothing multiplies."""

    seat: int
    line: str
    count: int
    times: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
