"""What happens, as facts. Sentences in four languages are made from these at the edge.

A field's name says what it holds (`seat`, `die`, `animal`, `expert`, `continent`, `category` are numbers of the
box; `why` is a word that names the source).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """Something that happened at the table."""


# Set-up and rounds


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    seat: int


@dataclass(frozen=True)
class PrioritiesDrawn(Event):
    seat: int
    continents: tuple[int, ...]


@dataclass(frozen=True)
class ExpertRevealed(Event):
    expert: int
    space: int


@dataclass(frozen=True)
class AnimalRevealed(Event):
    animal: int
    space: int


@dataclass(frozen=True)
class DeckRebuilt(Event):
    deck: str


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True)
class RoundTokenTurned(Event):
    gift: int


@dataclass(frozen=True)
class DieRolled(Event):
    seat: int
    die: int
    face: int


@dataclass(frozen=True)
class DieSlotted(Event):
    seat: int
    die: int
    face: int
    slot: int


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int


# Turns


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True)
class DieTaken(Event):
    seat: int
    die: int
    face: int
    owner: int
    slot: int


@dataclass(frozen=True)
class DiePlaced(Event):
    seat: int
    die: int
    face: int
    action: int


@dataclass(frozen=True)
class ExpeditionBegan(Event):
    seat: int
    die: int
    face: int
    continent: int
    space: int


@dataclass(frozen=True)
class PublicationBegan(Event):
    seat: int
    die: int
    face: int
    animal: int


@dataclass(frozen=True)
class ColourPaid(Event):
    seat: int
    colour: int
    payment: str


@dataclass(frozen=True)
class ValueRaised(Event):
    seat: int
    payment: str
    amount: int
    value: int


@dataclass(frozen=True)
class SealSold(Event):
    seat: int


@dataclass(frozen=True)
class FirstPlayerTaken(Event):
    seat: int


# Gains


@dataclass(frozen=True)
class CoinsGained(Event):
    seat: int
    coins: int
    why: str


@dataclass(frozen=True)
class TokensGained(Event):
    seat: int
    tokens: int
    why: str


@dataclass(frozen=True)
class SealsGained(Event):
    seat: int
    seals: int
    why: str


@dataclass(frozen=True)
class PointsGained(Event):
    seat: int
    vp: int
    why: str


@dataclass(frozen=True)
class ReputationGained(Event):
    seat: int
    reputation: int
    space: int
    why: str


@dataclass(frozen=True)
class BonusOwed(Event):
    seat: int
    gift: int


@dataclass(frozen=True)
class BonusLost(Event):
    seat: int
    gift: int


# Cards


@dataclass(frozen=True)
class ExpertTaken(Event):
    seat: int
    expert: int
    why: str


@dataclass(frozen=True)
class ExpertSeated(Event):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertCovered(Event):
    seat: int
    expert: int
    covered: int


@dataclass(frozen=True)
class ExpertTucked(Event):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertUsed(Event):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertWorked(Event):
    seat: int
    expert: int


@dataclass(frozen=True)
class AnimalTaken(Event):
    seat: int
    animal: int
    why: str


@dataclass(frozen=True)
class SepultusPassedOver(Event):
    seat: int
    animal: int


# Research and publication


@dataclass(frozen=True)
class CubePlaced(Event):
    seat: int
    animal: int
    category: int
    points: int


@dataclass(frozen=True)
class AnimalAdded(Event):
    seat: int
    animal: int


@dataclass(frozen=True)
class CubesPublished(Event):
    seat: int
    category: int
    cubes: int
    vp: int


@dataclass(frozen=True)
class AnimalPublished(Event):
    seat: int
    animal: int


@dataclass(frozen=True)
class AnimalRemoved(Event):
    seat: int
    animal: int


# Extra actions


@dataclass(frozen=True)
class ExtraActionTaken(Event):
    seat: int
    die: int


@dataclass(frozen=True)
class ExtraActionDeclined(Event):
    seat: int


@dataclass(frozen=True)
class DieRerolled(Event):
    seat: int
    die: int
    face: int


# Automas


@dataclass(frozen=True)
class AutomaTookDie(Event):
    seat: int
    die: int
    face: int
    owner: int
    slot: int
    reason: str


@dataclass(frozen=True)
class AutomaActed(Event):
    seat: int
    face: int
    action: int


@dataclass(frozen=True)
class AutomaTookAnimal(Event):
    seat: int
    animal: int
    reason: str


@dataclass(frozen=True)
class AutomaTookExpert(Event):
    seat: int
    expert: int
    reason: str


@dataclass(frozen=True)
class AutomaChoseContinent(Event):
    seat: int
    continent: int
    animals: int
    reason: str


@dataclass(frozen=True)
class AutomaSkipped(Event):
    seat: int
    what: str


@dataclass(frozen=True)
class AutomaSpentTokens(Event):
    seat: int
    tokens: int
    vp: int


@dataclass(frozen=True)
class AutomaSlottedDice(Event):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]


# The end


@dataclass(frozen=True)
class StudyDiscarded(Event):
    seat: int
    animals: int


@dataclass(frozen=True)
class ScoreCounted(Event):
    seat: int
    line: str
    count: int
    vp: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
