"""Where a token or a good can go: from it to its places, and from a place to what can go there."""

from ludoteca.games.navoria.box.contents import FROM_BAG, LAND_WORDS, SPACE_WORDS, TRADE_WORDS
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, PlaceGood
from ludoteca.games.navoria.rules.gather import ChooseSpace, TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource, KeepToken, RecruitResident
from ludoteca.kernel.moves import Lead, Ways, known
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Refusal, Refused


class TokenWays(Ways[State]):
    def things(self) -> list[int]:
        question = self.table.question
        if isinstance(question, ChooseSource | KeepToken | TakeToken | ChooseGood):
            return question.candidates(self.table)
        return []

    def places(self) -> list[str]:
        state = self.table.state
        question = self.table.question
        if isinstance(question, TakeToken):
            return [f"area/{trade}/{space}" for trade in TRADE_WORDS.words for space in SPACE_WORDS.words]
        if isinstance(question, ChooseGood):
            return [f"dock/{self.seat}/{land}" for land in LAND_WORDS.words]
        return [f"resident/{state.box.resident_words.word(card)}" for row in state.shown for card in shown(row)]

    def leads(self, thing: int, place: str) -> list[Lead[State]]:
        question = self.table.question
        kind, *words = place.split("/")
        if isinstance(question, ChooseSource | KeepToken) and kind == "resident":
            return self.to_resident(question, thing, known(self.table.state.box.resident_words, words[0]))
        if isinstance(question, TakeToken) and kind == "area" and len(words) == 2:
            return self.to_area(thing, known(TRADE_WORDS, words[0]), known(SPACE_WORDS, words[1]))
        if isinstance(question, ChooseGood) and kind == "dock" and words[:1] == [str(self.seat)]:
            return self.to_dock(question, thing, known(LAND_WORDS, words[-1]))
        raise Refused(Refusal("table", "not-there", word=place))

    def to_resident(self, question: ChooseSource | KeepToken, thing: int, resident: int) -> list[Lead[State]]:
        """recruit.bag, recruit.capital: by a token of the resident's trade; the bag may bring one."""
        if isinstance(question, ChooseSource):
            if thing == FROM_BAG:
                return [Lead(question, thing)]
            return [Lead(question, thing), Lead(RecruitResident(self.seat, thing - 1), resident)]
        return [Lead(question, thing), Lead(RecruitResident(self.seat, thing), resident)]

    def to_area(self, thing: int, trade: int, space: int) -> list[Lead[State]]:
        """gather: a token goes to the area of its own trade."""
        if thing != trade:
            raise Refused(Refusal("gather", "space-other-trade", trade=trade, wanted=thing))
        return [Lead(TakeToken(self.seat), thing), Lead(ChooseSpace(self.seat, trade), space)]

    def to_dock(self, question: ChooseGood, thing: int, land: int) -> list[Lead[State]]:
        """goods.place: of goods gained together, those before it are placed first."""
        if question.taken or question.wanted:
            return [Lead(question, thing)]
        return [Lead(question, thing), Lead(PlaceGood(self.seat, (thing,), ()), land)]
