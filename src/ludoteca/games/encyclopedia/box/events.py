"""What happens, as facts. Sentences in four languages are made from these at the edge.

A field's name says what it holds (`seat`, `die`, `animal`, `expert`, `continent`, `category` are numbers of the
box; `why` is a word that names the source).
"""

from dataclasses import dataclass

from ludoteca.kernel.events import Event

# Set-up and rounds


@dataclass(frozen=True)
class FirstPlayerDrawn(Event, rule="setup.order", comes_from="first", goes_to="board/{seat}"):
    seat: int


@dataclass(frozen=True)
class PrioritiesDrawn(Event, rule="automa.setup", goes_to="board/{seat}"):
    seat: int
    continents: tuple[int, ...]


@dataclass(frozen=True)
class ExpertRevealed(Event, rule="round.refill", comes_from="deck/expert", goes_to="expert/{expert:experts}"):
    expert: int
    space: int


@dataclass(frozen=True)
class AnimalRevealed(Event, rule="round.refill", comes_from="deck/animal", goes_to="animal/{animal:animals}"):
    animal: int
    space: int


@dataclass(frozen=True)
class DeckRebuilt(Event, rule="round.refill", goes_to="deck/{deck}"):
    deck: str


@dataclass(frozen=True)
class RoundBegan(Event, rule="setup.rounds", goes_to="round", begins="round"):
    round: int


@dataclass(frozen=True)
class RoundTokenTurned(Event, rule="round.token", goes_to="round_token"):
    gift: int


@dataclass(frozen=True)
class DieRolled(Event, rule="round.dice", comes_from="bag", goes_to="die/{die:dice}"):
    seat: int
    die: int
    face: int


@dataclass(frozen=True)
class DieSlotted(Event, rule="round.dice", comes_from="die/{die:dice}", goes_to="slot/{seat}/{slot:slots}"):
    seat: int
    die: int
    face: int
    slot: int


@dataclass(frozen=True)
class RoundEnded(Event, rule="round.end", goes_to="round"):
    round: int


# Turns


@dataclass(frozen=True)
class TurnBegan(Event, rule="turn.actions", goes_to="board/{seat}", begins="turn"):
    seat: int


@dataclass(frozen=True)
class DieTaken(Event, rule="turn.die", comes_from="slot/{owner}/{slot:slots}", goes_to="die/{die:dice}"):
    seat: int
    die: int
    face: int
    owner: int
    slot: int


@dataclass(frozen=True)
class DiePlaced(Event, rule="turn.actions", comes_from="die/{die:dice}", goes_to="action/{action:actions}"):
    seat: int
    die: int
    face: int
    action: int


@dataclass(frozen=True)
class ExpeditionBegan(
    Event, rule="expedition.space", comes_from="die/{die:dice}", goes_to="continent/{continent:continents}/{space}"
):
    seat: int
    die: int
    face: int
    continent: int
    space: int


@dataclass(frozen=True)
class PublicationBegan(
    Event, rule="publication.reference", comes_from="die/{die:dice}", goes_to="animal/{animal:animals}"
):
    seat: int
    die: int
    face: int
    animal: int


@dataclass(frozen=True)
class ColourPaid(Event, rule="turn.colour", comes_from="{payment}s/{seat}", goes_to="running"):
    seat: int
    colour: int
    payment: str


@dataclass(frozen=True)
class ValueRaised(Event, rule="turn.value", comes_from="{payment}s/{seat}", goes_to="running"):
    seat: int
    payment: str
    amount: int
    value: int


@dataclass(frozen=True)
class SealSold(Event, rule="turn.free", comes_from="seals/{seat}", goes_to="coins/{seat}"):
    seat: int


@dataclass(frozen=True)
class FirstPlayerTaken(Event, rule="bank.first", comes_from="first", goes_to="board/{seat}"):
    seat: int


# Gains


@dataclass(frozen=True)
class CoinsGained(Event, rule="things.supply", goes_to="coins/{seat}"):
    seat: int
    coins: int
    why: str


@dataclass(frozen=True)
class TokensGained(Event, rule="things.supply", goes_to="tokens/{seat}"):
    seat: int
    tokens: int
    why: str


@dataclass(frozen=True)
class SealsGained(Event, rule="things.supply", goes_to="seals/{seat}"):
    seat: int
    seals: int
    why: str


@dataclass(frozen=True)
class PointsGained(
    Event,
    rule="things.supply",
    rules={
        "card": "automa.expedition",
        "cards": "publication.cards",
        "expert": "experts.lasting",
        "publication": "publication.vp",
        "research": "expedition.research",
        "slot": "round.dice",
    },
    goes_to="points/{seat}",
):
    seat: int
    vp: int
    why: str


@dataclass(frozen=True)
class ReputationGained(Event, rule="reputation", goes_to="reputation/{seat}/{space}"):
    seat: int
    reputation: int
    space: int
    why: str


@dataclass(frozen=True)
class BonusOwed(Event, rule="reputation.choice", goes_to="board/{seat}"):
    seat: int
    gift: int


@dataclass(frozen=True)
class BonusLost(Event, rule="reputation.choice", goes_to="board/{seat}"):
    seat: int
    gift: int


# Cards


@dataclass(frozen=True)
class ExpertTaken(Event, rule="university", comes_from="expert/{expert:experts}", goes_to="experts/{seat}"):
    seat: int
    expert: int
    why: str


@dataclass(frozen=True)
class ExpertSeated(Event, rule="university.slots", comes_from="expert/{expert:experts}", goes_to="experts/{seat}"):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertCovered(Event, rule="university.slots", comes_from="expert/{covered:experts}", goes_to="retired/{seat}"):
    seat: int
    expert: int
    covered: int


@dataclass(frozen=True)
class ExpertTucked(Event, rule="university.slots", comes_from="expert/{expert:experts}", goes_to="retired/{seat}"):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertUsed(Event, rule="experts.instant", comes_from="expert/{expert:experts}", goes_to="retired/{seat}"):
    seat: int
    expert: int


@dataclass(frozen=True)
class ExpertWorked(Event, rule="experts.lasting", goes_to="expert/{expert:experts}"):
    seat: int
    expert: int


@dataclass(frozen=True)
class AnimalTaken(Event, rule="academy", comes_from="animal/{animal:animals}", goes_to="study/{seat}"):
    seat: int
    animal: int
    why: str


@dataclass(frozen=True)
class SepultusPassedOver(Event, rule="sepultus.automa", goes_to="animal/{animal:animals}"):
    seat: int
    animal: int


# Research and publication


@dataclass(frozen=True)
class CubePlaced(
    Event,
    rule="expedition.research",
    comes_from="cubes/{seat}",
    goes_to="animal/{animal:animals}/{category:categories}",
):
    seat: int
    animal: int
    category: int
    points: int


@dataclass(frozen=True)
class AnimalAdded(Event, rule="publication.cubes", goes_to="animal/{animal:animals}"):
    seat: int
    animal: int


@dataclass(frozen=True)
class CubesPublished(
    Event, rule="publication.vp", comes_from="study/{seat}", goes_to="shelf/{category:categories}/{seat}"
):
    seat: int
    category: int
    cubes: int
    vp: int


@dataclass(frozen=True)
class AnimalPublished(
    Event, rule="publication.cards", comes_from="animal/{animal:animals}", goes_to="published/{seat}"
):
    seat: int
    animal: int


@dataclass(frozen=True)
class AnimalRemoved(Event, rule="publication.cards", comes_from="animal/{animal:animals}", goes_to="board/{seat}"):
    seat: int
    animal: int


# Extra actions


@dataclass(frozen=True)
class ExtraActionTaken(Event, rule="extra.action", comes_from="die/{die:dice}", goes_to="running"):
    seat: int
    die: int


@dataclass(frozen=True)
class ExtraActionDeclined(Event, rule="extra.action", goes_to="board/{seat}"):
    seat: int


@dataclass(frozen=True)
class DieRerolled(Event, rule="extra.action", goes_to="die/{die:dice}"):
    seat: int
    die: int
    face: int


# Automas


@dataclass(frozen=True)
class AutomaTookDie(
    Event, rule="automa.die", comes_from="slot/{owner}/{slot:slots}", goes_to="die/{die:dice}", automa=True
):
    seat: int
    die: int
    face: int
    owner: int
    slot: int
    reason: str


@dataclass(frozen=True)
class AutomaActed(Event, rule="automa.action", goes_to="action/{action:actions}", automa=True):
    seat: int
    face: int
    action: int


@dataclass(frozen=True)
class AutomaTookAnimal(
    Event, rule="automa.card", comes_from="animal/{animal:animals}", goes_to="study/{seat}", automa=True
):
    seat: int
    animal: int
    reason: str


@dataclass(frozen=True)
class AutomaTookExpert(
    Event, rule="automa.card", comes_from="expert/{expert:experts}", goes_to="experts/{seat}", automa=True
):
    seat: int
    expert: int
    reason: str


@dataclass(frozen=True)
class AutomaChoseContinent(Event, rule="automa.expedition", goes_to="continent/{continent:continents}", automa=True):
    seat: int
    continent: int
    animals: int
    reason: str


@dataclass(frozen=True)
class AutomaSkipped(Event, rule="automa.card", goes_to="board/{seat}", automa=True):
    seat: int
    what: str


@dataclass(frozen=True)
class AutomaSpentTokens(
    Event, rule="automa.expedition", comes_from="tokens/{seat}", goes_to="board/{seat}", automa=True
):
    seat: int
    tokens: int
    vp: int


@dataclass(frozen=True)
class AutomaSlottedDice(Event, rule="automa.dice", goes_to="board/{seat}", automa=True):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]


# The end


@dataclass(frozen=True)
class StudyDiscarded(Event, rule="end.discard", comes_from="study/{seat}", goes_to="board/{seat}"):
    seat: int
    animals: int


@dataclass(frozen=True)
class ScoreCounted(Event, rule="end.collections", goes_to="points/{seat}"):
    seat: int
    line: str
    count: int
    vp: int


@dataclass(frozen=True)
class GameEnded(Event, rule="end.winner", goes_to="round"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
