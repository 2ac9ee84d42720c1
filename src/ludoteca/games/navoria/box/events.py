"""What happens, as facts. A field's name says what it holds; `why` is a word that names the source."""

from dataclasses import dataclass

from ludoteca.kernel.events import Event


@dataclass(frozen=True)
class FirstGuideDrawn(Event, rule="setup.order", goes_to="guide/{seat}"):
    seat: int


@dataclass(frozen=True)
class ResidentRevealed(
    Event, rule="setup.cards", comes_from="deck/{trade:trades}", goes_to="resident/{resident:residents}"
):
    resident: int
    trade: int


@dataclass(frozen=True)
class FavourRevealed(Event, rule="setup.favours", goes_to="favour/{species:species}"):
    species: int
    favour: int


@dataclass(frozen=True)
class FavourBlanked(Event, rule="setup.favours", goes_to="favour/{species:species}"):
    species: int


@dataclass(frozen=True)
class RoundBegan(Event, rule="setup.order", goes_to="round", begins="round"):
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class PhaseBegan(Event, rule="setup.order", goes_to="round", begins="phase"):
    """Gather, income, return, or the end; with Recruit the round itself begins."""

    round: int
    phase: str


@dataclass(frozen=True)
class TokenDrawn(Event, rule="recruit.bag", comes_from="bag", goes_to="bag/{trade:trades}"):
    seat: int
    trade: int


@dataclass(frozen=True)
class TokenToDeck(Event, rule="recruit.bag", comes_from="{source}/{trade:trades}", goes_to="deck/{trade:trades}/token"):
    seat: int
    trade: int
    source: str


@dataclass(frozen=True)
class TokenToCapital(Event, rule="recruit.bag", comes_from="bag/{trade:trades}", goes_to="capital/{trade:trades}"):
    seat: int
    trade: int


@dataclass(frozen=True)
class ResidentRecruited(
    Event, rule="recruit.effects", comes_from="resident/{resident:residents}", goes_to="guide/{seat}"
):
    seat: int
    resident: int


@dataclass(frozen=True)
class FavourClaimed(Event, rule="favour.claim", comes_from="guide/{seat}", goes_to="favour/{species:species}/{place}"):
    seat: int
    species: int
    place: int


@dataclass(frozen=True)
class RecruitingEnded(Event, rule="recruit.end", comes_from="capital", goes_to="bag"):
    tokens: int


@dataclass(frozen=True)
class TokenGathered(
    Event, rule="gather", comes_from="deck/{trade:trades}/token", goes_to="area/{trade:trades}/{space:spaces}"
):
    seat: int
    trade: int
    space: int


@dataclass(frozen=True)
class PointsGained(
    Event,
    rule="gather.spaces",
    rules={
        "artisans": "artisan",
        "card": "recruit.effects",
        "income": "income.cards",
        "order": "order.complete",
        "prize": "income.exploration",
        "treasure": "explore.treasure",
    },
    goes_to="points/{seat}",
):
    seat: int
    points: int
    why: str


@dataclass(frozen=True)
class GoodGained(Event, rule="merchant", comes_from="stock/{good:goods}", goes_to="hand/{seat}"):
    seat: int
    good: int


@dataclass(frozen=True)
class GoodMissing(Event, rule="things.goods", comes_from="stock", goes_to="hand/{seat}"):
    seat: int
    good: int


@dataclass(frozen=True)
class GoodPlaced(Event, rule="goods.place", comes_from="hand/{seat}", goes_to="dock/{seat}/{land:lands}"):
    seat: int
    good: int
    land: int


@dataclass(frozen=True)
class OrderCompleted(Event, rule="order.complete", comes_from="dock/{seat}/{land:lands}", goes_to="stock"):
    seat: int
    land: int


@dataclass(frozen=True)
class ExplorerMoved(
    Event, rule="adventurer", comes_from="explorer/{seat}/{land:lands}", goes_to="track/{land:lands}/{space}"
):
    seat: int
    land: int
    space: int


@dataclass(frozen=True)
class TreasureFound(Event, rule="explore.treasure", comes_from="treasure/{land:lands}", goes_to="points/{seat}"):
    seat: int
    land: int
    points: int


@dataclass(frozen=True)
class OutpostBuilt(
    Event, rule="outpost.build", comes_from="dock/{seat}/{land:lands}/outpost", goes_to="track/{land:lands}/{space}"
):
    seat: int
    land: int
    space: int


@dataclass(frozen=True)
class OutpostsSpent(Event, rule="outpost.build", goes_to="guide/{seat}"):
    seat: int
    land: int


@dataclass(frozen=True)
class IncomeCounted(Event, rule="income.cards", comes_from="resident/{resident:residents}", goes_to="points/{seat}"):
    seat: int
    resident: int
    count: int
    points: int


@dataclass(frozen=True)
class PrizeWon(Event, rule="income.exploration", comes_from="prize/{land:lands}/{place}", goes_to="points/{seat}"):
    seat: int
    land: int
    place: int
    points: int


@dataclass(frozen=True)
class ExplorerReturned(
    Event, rule="return.explorers", comes_from="explorer/{seat}/{land:lands}", goes_to="track/{land:lands}/{space}"
):
    """`way` is back or forward."""

    seat: int
    land: int
    space: int
    way: str


@dataclass(frozen=True)
class OrderChanged(Event, rule="return.order", goes_to="order"):
    order: tuple[int, ...]


@dataclass(frozen=True)
class ScoreCounted(Event, rule="end", goes_to="points/{seat}"):
    """`times` is how often each counts, or NONE where nothing multiplies."""

    seat: int
    line: str
    count: int
    times: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event, rule="end", goes_to="round"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
