"""What lies on the table. Nothing here is secret: decks and the bag are what is left in them, without an order."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    CUBES,
    EXPEDITION,
    FIVE_CUBES_TOKENS,
    NONE,
)
from ludoteca.games.encyclopedia.box.contents import (
    WHEN_DICE_VALUE,
    WHEN_EXPEDITION_VALUE,
    Box,
)
from ludoteca.kernel.plain import Plain

SEPULTUS_CUBE: Final = 16
"""The cube of a Sepultus creature lies on one of its categories: 16 + category."""


IDLE: Final = (NONE, NONE)
"""No action is running: it has no name and no target."""


class Naturalist(Plain):
    """A seat: its player board and what lies beside it."""

    def __init__(
        self,
        automa: int,
        scoring: int,
        priorities: tuple[int, ...],
        vp: int,
        coins: int,
        tokens: int,
        seals: int,
        reputation: int,
        drawn: tuple[int, ...],
        slots: tuple[tuple[int, ...], ...],
        experts: tuple[int, ...],
        retired: tuple[int, ...],
        animals: tuple[int, ...],
        cubes: tuple[int, ...],
        published: tuple[int, ...],
        shelves: tuple[int, ...],
    ) -> None:
        self.automa: Final = automa  # the behaviour card; NONE for a person or a bot
        self.scoring: Final = scoring
        self.priorities = priorities  # an automa's continents, highest first
        self.vp = vp
        self.coins = coins
        self.tokens = tokens  # expedition tokens
        self.seals = seals
        self.reputation = reputation  # space of the marker, 0 to 11
        self.drawn = drawn  # dice rolled, not yet on a slot
        self.slots = slots  # dice on each of the four slots
        self.experts = experts  # the four slots for active experts, NONE where free
        self.retired = retired  # face-down experts: spent, covered, tucked; all of an automa's
        self.animals = animals  # under study, in the order they came
        self.cubes = cubes  # for each animal under study: bits of types I to IV, or SEPULTUS_CUBE + category
        self.published = published  # the pile of published animals
        self.shelves = shelves  # cubes published in each of the twelve categories

    def clone(self) -> "Naturalist":
        return Naturalist(
            self.automa, self.scoring, self.priorities, self.vp, self.coins, self.tokens, self.seals,
            self.reputation, self.drawn, self.slots, self.experts, self.retired, self.animals, self.cubes,
            self.published, self.shelves,
        )  # fmt: skip

    def free_cubes(self) -> int:
        """things.supply: cubes at hand; with none, those that '5 cubes' tokens can free."""
        used = 0
        for shelf in self.shelves:
            used += shelf
        for cubes in self.cubes:
            if cubes >= SEPULTUS_CUBE:
                used += 1
            elif cubes:
                used += (cubes & 1) + (cubes >> 1 & 1) + (cubes >> 2 & 1) + (cubes >> 3 & 1)
        if used < CUBES:
            return CUBES - used
        return CUBES - used + 5 * min(self.fives(), FIVE_CUBES_TOKENS)

    def fives(self) -> int:
        """How often five published cubes of a category could be swapped for a token (things.supply)."""
        return sum([shelf // 5 for shelf in self.shelves])

    def owned_experts(self) -> tuple[int, ...]:
        return tuple(expert for expert in self.experts if expert != NONE) + self.retired

    def free_slot(self) -> int:
        """The first free expert slot, or NONE."""
        for slot, expert in enumerate(self.experts):
            if expert == NONE:
                return slot
        return NONE

    def study(self, card: int) -> None:
        """An animal joins those under study."""
        self.animals = (*self.animals, card)
        self.cubes = (*self.cubes, 0)

    def put_cubes(self, card: int, cubes: int) -> None:
        position = self.animals.index(card)
        self.cubes = (*self.cubes[:position], cubes, *self.cubes[position + 1 :])

    def leave_study(self, card: int) -> None:
        """An animal leaves the study; its cubes return to the seat's supply."""
        position = self.animals.index(card)
        self.animals = self.animals[:position] + self.animals[position + 1 :]
        self.cubes = self.cubes[:position] + self.cubes[position + 1 :]


class State(Plain):
    """The central board, the decks and the bag, and every seat."""

    def __init__(
        self,
        box: Box,
        seats: tuple[Naturalist, ...],
        phase: str,
        round: int,
        first: int,
        start: int,
        turn: int,
        bank_claimed: bool,
        round_tokens: tuple[int, ...],
        round_token: int,
        bag: tuple[int, ...],
        faces: tuple[int, ...],
        places: tuple[tuple[int, ...], ...],
        expeditions: tuple[tuple[int, ...], ...],
        publications: tuple[int, ...],
        experts: tuple[int, ...],
        expert_deck: tuple[int, ...],
        expert_discards: tuple[int, ...],
        animals: tuple[int, ...],
        animal_deck: tuple[int, ...],
        animal_discards: tuple[int, ...],
        removed: tuple[int, ...],
        deck_draws: int,
        hand: int,
        running: tuple[int, ...],
        die: int,
        colour: int,
        raised: int,
        value: int,
        scores: tuple[int, ...],
    ) -> None:
        self.box: Final = box
        self.seats: Final = seats
        self.phase = phase  # one of PHASES
        self.round = round  # 1 to 6; 0 during set-up
        self.first = first  # who holds the first-player marker
        self.start = start  # who was first when the round began: turn order starts there
        self.turn = turn  # whose turn it is; NONE between turns
        self.bank_claimed = bank_claimed  # a die was placed at the Bank this round
        self.round_tokens = round_tokens  # how many of each gift are not turned yet
        self.round_token = round_token  # this round's
        self.bag = bag
        self.faces = faces  # the value that each die shows
        self.places = places  # dice at the Embassy, Bank, University, Academy
        self.expeditions = expeditions  # for each continent its four spaces, NONE where free
        self.publications = publications  # dice used to publish
        self.experts = experts  # the University's display, NONE where a card was taken
        self.expert_deck = expert_deck
        self.expert_discards = expert_discards
        self.animals = animals  # the Academy's display, NONE where a card was taken
        self.animal_deck = animal_deck
        self.animal_discards = animal_discards
        self.removed = removed  # animals out of the game
        self.deck_draws = deck_draws  # cards drawn from a deck into a hand so far: names such draws
        self.hand = hand  # the die taken and not yet placed
        self.running = running  # the running action, and its target (a continent, a reference, a Sepultus), once named
        self.die = die  # the die of the running action
        self.colour = colour  # its colour in this action
        self.raised = raised  # by how much it was raised in this action
        self.value = value  # its value once fixed
        self.scores = scores  # final scores; empty until the end

    def clone(self) -> "State":
        return State(
            self.box, tuple([seat.clone() for seat in self.seats]), self.phase, self.round, self.first, self.start,
            self.turn, self.bank_claimed, self.round_tokens, self.round_token, self.bag, self.faces, self.places,
            self.expeditions, self.publications, self.experts, self.expert_deck, self.expert_discards,
            self.animals, self.animal_deck, self.animal_discards, self.removed, self.deck_draws, self.hand,
            self.running, self.die, self.colour, self.raised, self.value, self.scores,
        )  # fmt: skip

    def hold(self, die: int) -> None:
        """A die is in hand, with its own colour and value; NONE: the action is over."""
        self.hand = self.die = die
        self.colour = NONE if die == NONE else self.box.die_colour[die]
        self.running = IDLE
        self.raised = self.value = 0

    def clockwise(self, first: int) -> list[int]:
        """All seats, from this one clockwise."""
        return [(first + i) % len(self.seats) for i in range(len(self.seats))]

    def dice_on_boards(self) -> list[int]:
        return [die for seat in self.seats for slot in seat.slots for die in slot]

    def dice_left(self) -> bool:
        """Whether any board still has a die."""
        for seat in self.seats:
            for slot in seat.slots:
                if slot:
                    return True
        return False

    def leftmost_space(self, continent: int) -> int:
        """The leftmost free expedition space, or NONE."""
        for space, die in enumerate(self.expeditions[continent]):
            if die == NONE:
                return space
        return NONE

    def space_of_die(self, continent: int) -> int:
        """The space of the running action's die on a continent, or the one it would get; NONE if full."""
        spaces = self.expeditions[continent]
        if self.die in spaces:
            return spaces.index(self.die)
        return self.leftmost_space(continent)

    def dice_expert(self, seat: int, colour: int) -> int:
        """What a seat's active experts add to every die of this colour (turn.value, experts.lasting)."""
        box = self.box
        bonus = 0
        for expert in self.seats[seat].experts:
            if expert != NONE and box.expert_when[expert] == WHEN_DICE_VALUE and box.expert_continent[expert] == colour:
                bonus += box.expert_amount[expert]
        return bonus

    def expedition_expert(self, seat: int, continent: int) -> int:
        """What a seat's active experts add to expeditions to this continent (expedition.value, experts.lasting)."""
        box = self.box
        bonus = 0
        for expert in self.seats[seat].experts:
            if (
                expert != NONE
                and box.expert_when[expert] == WHEN_EXPEDITION_VALUE
                and box.expert_continent[expert] == continent
            ):
                bonus += box.expert_amount[expert]
        return bonus

    def die_value(self, seat: int, action: int, target: int) -> int:
        """turn.value, expedition.value: the running action's value so far: die, experts, space, what was paid."""
        value = self.faces[self.die] + self.raised + self.dice_expert(seat, self.colour)
        if action == EXPEDITION:
            value += self.box.space_bonus(self.space_of_die(target)) + self.expedition_expert(seat, target)
        return value

    def dice_on_board(self) -> list[int]:
        """Dice that an extra action may take: everywhere on the board but in publications (extra.action)."""
        placed = [die for place in self.places for die in place]
        return placed + [die for spaces in self.expeditions for die in spaces if die != NONE]

    def take_from_slot(self, die: int) -> tuple[int, int]:
        """Take a die off its slot; whose board and which slot it was."""
        for seat, naturalist in enumerate(self.seats):
            for slot, dice in enumerate(naturalist.slots):
                if die in dice:
                    left = tuple([other for other in dice if other != die])
                    naturalist.slots = (*naturalist.slots[:slot], left, *naturalist.slots[slot + 1 :])
                    return seat, slot
        raise ValueError(f"die {die} lies on no board")

    def take_from_board(self, die: int) -> None:
        """Take a placed die off the central board, freeing its space."""
        self.places = tuple([tuple([other for other in place if other != die]) for place in self.places])
        self.expeditions = tuple(
            [tuple([NONE if other == die else other for other in spaces]) for spaces in self.expeditions]
        )

    def roll(self, die: int, face: int) -> None:
        self.faces = (*self.faces[:die], face, *self.faces[die + 1 :])
