"""Where a die can go: from a die to its places, and from a place to the dice that can do that."""

from ludoteca.games.encyclopedia.box.constants import ACADEMY, EXPEDITION, PUBLICATION, UNIVERSITY
from ludoteca.games.encyclopedia.box.contents import ACTION_WORDS, CONTINENT_WORDS
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent
from ludoteca.games.encyclopedia.rules.publication import ChooseReference
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.games.encyclopedia.rules.university import ChooseExpert
from ludoteca.kernel.moves import IN_HAND, Lead, Ways, known
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Refusal, Refused


class DieWays(Ways[State]):
    """turn.die, turn.actions: a place of the central board, or the very card or continent that is meant there."""

    def things(self) -> list[int]:
        question = self.table.question
        if isinstance(question, TakeDie):
            return question.candidates(self.table)
        return [IN_HAND] if isinstance(question, ChooseAction) else []

    def places(self) -> list[str]:
        state = self.table.state
        box = state.box
        animals = [*shown(state.animals), *state.seats[self.seat].animals]
        return [
            *[f"action/{word}" for word in ACTION_WORDS.words],
            *[f"continent/{word}" for word in CONTINENT_WORDS.words],
            *[f"expert/{box.expert_words.word(expert)}" for expert in shown(state.experts)],
            *[f"animal/{box.card_words.word(animal)}" for animal in animals],
        ]

    def leads(self, thing: int, place: str) -> list[Lead[State]]:
        taken = [] if thing == IN_HAND else [Lead(TakeDie(self.seat), thing)]
        return [*taken, *self.use(place)]

    def use(self, place: str) -> list[Lead[State]]:
        """What is answered once a die is in hand."""
        seat = self.seat
        box = self.table.state.box
        kind, _, word = place.partition("/")
        if kind == "action":
            return [Lead(ChooseAction(seat), known(ACTION_WORDS, word))]
        if kind == "continent":
            return [Lead(ChooseAction(seat), EXPEDITION), Lead(ChooseContinent(seat), known(CONTINENT_WORDS, word))]
        if kind == "expert":
            return [Lead(ChooseAction(seat), UNIVERSITY), Lead(ChooseExpert(seat), known(box.expert_words, word))]
        if kind != "animal":
            raise Refused(Refusal("table", "not-there", word=place))
        animal = known(box.card_words, word)
        if animal in self.table.state.seats[seat].animals:
            return [Lead(ChooseAction(seat), PUBLICATION), Lead(ChooseReference(seat), animal)]
        return [Lead(ChooseAction(seat), ACADEMY), Lead(ChooseAnimal(seat), animal)]
