"""Where on the page things belong. A part of the legend.

A thing goes by the word that answers use: a die, an animal, an expert, a continent. Each has an address on the page,
and four tables say which address is meant, so that the page needs no rule to light up what may be chosen, to have it
carried there by hand, or to move what happened:

- `answers`, by the question's kind, or by 'Kind.word' for a word of its own; '' is nowhere: a button. `{word}` is the
  answer, `{seat}` whoever is asked. What may be done at any moment of one's turn (turn.free) is a button always.
- `events`, by the event's kind: where from and where to, '' for nowhere. `{fact}` is the event's fact as it is,
  `{fact:list}` the id of the thing with that number in the legend's list of that name.
- `carried`, by the question's kind: from where to where an answer is carried by hand, '' for where the answer is.
  `{hand}` is the die in the picture's hand.
- `aims`, by the question's kind: the places that may be pointed at before the die that goes there (see ways.py).

    die/DIE                a die, wherever it lies        slot/SEAT/SLOT           a die slot of a seat's board
    animal/ANIMAL          a card, wherever it lies       animal/ANIMAL/CATEGORY   a cube on it
    research/ANIMAL.TYPE   a research space of a card     expert/EXPERT            a card, wherever it lies
    action/ACTION          a place of the central board   continent/CONTINENT      a continent on the map
    continent/CONTINENT/N  an expedition space, from 0    shelf/CATEGORY/SEAT      a seat's cubes of a category
    deck/animal            the animals, face down         deck/expert              the experts, face down
    board/SEAT             a seat's board                 points/SEAT              its score
    coins/SEAT             its coins                      tokens/SEAT, seals/SEAT  its tokens, its seals
    cubes/SEAT             its cubes at hand              reputation/SEAT/SPACE    a space of its track
    experts/SEAT           its expert slots               retired/SEAT             its experts that lie face down
    arriving/SEAT          an expert not yet seated       study/SEAT               its animals under study
    published/SEAT         its published pile             drawn/SEAT               its die to be placed next
    running                the running action
    pay/GOODS-NUMBER       so many of these goods to pay, in the running action
    round, round_token     the round, its token           first, bag               the first-player marker, the bag

What may be chosen is always there. What is refused may be missing for that very reason, and what an event names may be
gone or not come yet: then it is where its address leads without the last part ('animal/lemur_catta/mammal': the card).
"""

from typing import Final

_DIE = "die/{die:dice}"
_ANIMAL = "animal/{animal:animals}"
_EXPERT = "expert/{expert:experts}"

ANSWERS: Final = {
    "DraftAnimal": "animal/{word}",
    "SlotDie": "slot/{seat}/{word}",
    "TakeDie": "die/{word}",
    "ChooseAction": "action/{word}",
    "ChooseContinent": "continent/{word}",
    "PayColour": "{word}s/{seat}",
    "RaiseValue": "pay/{word}",
    "RaiseValue.done": "",
    "RaiseWithSeals": "pay/seal-{word}",
    "RaiseWithTokens": "pay/token-{word}",
    "RaiseWithCoins": "pay/coin-{word}",
    "ChooseExpert": "expert/{word}",
    "MatchColour": "{word}s/{seat}",
    "MatchColour.keep": "",
    "SeatExpert": "expert/{word}",
    "SeatExpert.slot": "experts/{seat}",
    "SeatExpert.tuck": "retired/{seat}",
    "SeatExpert.use": "arriving/{seat}",
    "ChooseAnimal": "animal/{word}",
    "RecolourForSepultus": "",
    "PlaceCube": "research/{word}",
    "PlaceCube.done": "",
    "ChooseReference": "animal/{word}",
    "AddAnimal": "animal/{word}",
    "AddAnimal.done": "",
    "TakeExtraAction": "die/{word}",
    "TakeExtraAction.pass": "",
    "LastMoment": "",
    "TakeFreeExpert": "expert/{word}",
    "TakeFreeExpert.deck": "deck/expert",
    "TakeFreeAnimal": "animal/{word}",
    "TakeFreeAnimal.deck": "deck/animal",
}
CARRIED: Final = {
    "DraftAnimal": ("", "study/{seat}"),
    "SlotDie": ("drawn/{seat}", ""),
    "TakeDie": ("", ""),
    "ChooseAction": ("die/{hand}", ""),
    "ChooseContinent": ("die/{hand}", ""),
    "ChooseReference": ("die/{hand}", ""),
    "ChooseExpert": ("", "experts/{seat}"),
    "ChooseAnimal": ("", "study/{seat}"),
    "SeatExpert": ("arriving/{seat}", ""),
    "PlaceCube": ("cubes/{seat}", ""),
    "TakeFreeExpert": ("", "experts/{seat}"),
    "TakeFreeAnimal": ("", "study/{seat}"),
}
_ANYWHERE = ["action/{action}", "continent/{continent}", "expert/{expert}", "animal/{animal}"]
AIMS: Final = {"TakeDie": _ANYWHERE, "ChooseAction": _ANYWHERE}
EVENTS: Final = {
    "FirstPlayerDrawn": ("first", "board/{seat}"),
    "PrioritiesDrawn": ("", "board/{seat}"),
    "ExpertRevealed": ("deck/expert", _EXPERT),
    "AnimalRevealed": ("deck/animal", _ANIMAL),
    "DeckRebuilt": ("", "deck/{deck}"),
    "RoundBegan": ("", "round"),
    "RoundTokenTurned": ("", "round_token"),
    "DieRolled": ("bag", _DIE),
    "DieSlotted": (_DIE, "slot/{seat}/{slot:slots}"),
    "RoundEnded": ("", "round"),
    "TurnBegan": ("", "board/{seat}"),
    "DieTaken": ("slot/{owner}/{slot:slots}", _DIE),
    "DiePlaced": (_DIE, "action/{action:actions}"),
    "ExpeditionBegan": (_DIE, "continent/{continent:continents}/{space}"),
    "PublicationBegan": (_DIE, _ANIMAL),
    "ColourPaid": ("{payment}s/{seat}", "running"),
    "ValueRaised": ("{payment}s/{seat}", "running"),
    "SealSold": ("seals/{seat}", "coins/{seat}"),
    "FirstPlayerTaken": ("first", "board/{seat}"),
    "CoinsGained": ("", "coins/{seat}"),
    "TokensGained": ("", "tokens/{seat}"),
    "SealsGained": ("", "seals/{seat}"),
    "PointsGained": ("", "points/{seat}"),
    "ReputationGained": ("", "reputation/{seat}/{space}"),
    "BonusOwed": ("", "board/{seat}"),
    "BonusLost": ("", "board/{seat}"),
    "ExpertTaken": (_EXPERT, "experts/{seat}"),
    "ExpertSeated": (_EXPERT, "experts/{seat}"),
    "ExpertCovered": ("expert/{covered:experts}", "retired/{seat}"),
    "ExpertTucked": (_EXPERT, "retired/{seat}"),
    "ExpertUsed": (_EXPERT, "retired/{seat}"),
    "ExpertWorked": ("", _EXPERT),
    "AnimalTaken": (_ANIMAL, "study/{seat}"),
    "SepultusPassedOver": ("", _ANIMAL),
    "CubePlaced": ("cubes/{seat}", "animal/{animal:animals}/{category:categories}"),
    "AnimalAdded": ("", _ANIMAL),
    "CubesPublished": ("study/{seat}", "shelf/{category:categories}/{seat}"),
    "AnimalPublished": (_ANIMAL, "published/{seat}"),
    "AnimalRemoved": (_ANIMAL, "board/{seat}"),
    "ExtraActionTaken": (_DIE, "running"),
    "ExtraActionDeclined": ("", "board/{seat}"),
    "DieRerolled": ("", _DIE),
    "AutomaTookDie": ("slot/{owner}/{slot:slots}", _DIE),
    "AutomaActed": ("", "action/{action:actions}"),
    "AutomaTookAnimal": (_ANIMAL, "study/{seat}"),
    "AutomaTookExpert": (_EXPERT, "experts/{seat}"),
    "AutomaChoseContinent": ("", "continent/{continent:continents}"),
    "AutomaSkipped": ("", "board/{seat}"),
    "AutomaSpentTokens": ("tokens/{seat}", "board/{seat}"),
    "AutomaSlottedDice": ("", "board/{seat}"),
    "StudyDiscarded": ("study/{seat}", "board/{seat}"),
    "ScoreCounted": ("", "points/{seat}"),
    "GameEnded": ("", "round"),
}
