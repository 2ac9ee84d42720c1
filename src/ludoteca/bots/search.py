"""The search player: Monte-Carlo tree search over plans and weighted draws, for any number of seats.

A node is a seat's turn, its edges are the most promising plans (bots/beam.py), and after a plan lies either the next
seat's node or a draw, which falls in one way or another. Every seat looks after its own chance to win. A new leaf
counts what the game's evaluation says after the best plan there.
"""

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from ludoteca.bots.beam import Plan, Planner, chances, draw_on
from ludoteca.bots.player import Answer, Look
from ludoteca.bots.track import Track
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table

BRANCHES: Final = 10
"""So many plans of a turn are followed."""
ROOT_BRANCHES: Final = 24
WIDTH: Final = 16
ROOT_WIDTH: Final = 48
SAMPLES: Final = 2
ROOT_SAMPLES: Final = 6
CURIOSITY: Final = 0.7
"""How much a plan that was hardly visited draws the search, against one that did well."""
SOFTNESS: Final = 0.15
"""In spreads of the game: plans apart by so much differ by a factor e in how often they are tried first."""
LONGEST_DRAW: Final = 10_000
"""No game draws so often in a row."""
WIDENING: Final = 0.6
"""A draw has been seen in about so many ways after n visits: n to this power."""


class Edge:
    """A plan in the tree, and what came of it so far."""

    def __init__(self, plan: Plan, prior: float, hopes: list[float]) -> None:
        self.answers: Final = plan.answers
        self.after: Final = plan.after
        self.prior: Final = prior
        self.visits = 1  # what the evaluation says counts as the first
        self.hopes = hopes  # summed over the visits: each seat's chance to win
        self.points = plan.points  # summed likewise
        self.next: dict[tuple[int, ...], Node] = {}
        self.draws: list[Node] = []


class Node:
    """A seat's turn; or the end, then without edges."""

    def __init__(self, seat: int, edges: list[Edge], hopes: list[float], points: list[float]) -> None:
        self.seat: Final = seat
        self.edges: Final = edges
        self.hopes: Final = hopes
        self.points: Final = points
        self.visits = 1


class Search:
    """One search from one position. Grow it, then read the root."""

    def __init__(
        self, game: Game[Plain], seats: int, luck: Callable[[], float], table: Table[Plain], seat: int
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.luck: Final = luck
        self.planner: Final = Planner(game, seats, luck, WIDTH, SAMPLES)
        wide = Planner(game, seats, luck, ROOT_WIDTH, ROOT_SAMPLES)
        self.low = 1.0
        self.high = 0.0
        self.root: Final = self.node(seat, wide.plans(table, seat)[:ROOT_BRANCHES])

    def node(self, seat: int, plans: list[Plan]) -> Node:
        scale = self.game.spread * SOFTNESS
        best = plans[0].margin
        weights = [exp(max(-20.0, (plan.margin - best) / scale)) for plan in plans]
        total = sum(weights)
        edges: list[Edge] = []
        for number, plan in enumerate(plans):
            hopes = chances(self.game, plan.after, plan.points)
            self.note(hopes[seat])
            edges.append(Edge(plan, weights[number] / total, hopes))
        return Node(seat, edges, list(edges[0].hopes), list(plans[0].points))

    def note(self, hope: float) -> None:
        """Hopes are compared within what the tree has seen: most games hang on a small part of the scale."""
        self.low = min(self.low, hope)
        self.high = max(self.high, hope)

    def grow(self) -> None:
        """One iteration: from the root to a new leaf, and what it says back to all on the way."""
        node = self.root
        path: list[Edge] = []
        while node.edges:
            node.visits += 1
            edge = self.select(node)
            path.append(edge)
            following = self.follow(edge)
            if following.visits == 0:
                following.visits = 1
                node = following
                break
            node = following
        for edge in path:
            edge.visits += 1
            for seat in range(self.seats):
                edge.hopes[seat] += node.hopes[seat]
                edge.points[seat] += node.points[seat]

    def select(self, node: Node) -> Edge:
        seat = node.seat
        span = max(self.high - self.low, 1e-6)
        reach = CURIOSITY * sqrt(node.visits + len(node.edges))
        best = node.edges[0]
        best_draw = -1e9
        for edge in node.edges:
            value = (edge.hopes[seat] / edge.visits - self.low) / span
            draw = value + reach * edge.prior / edge.visits
            if draw > best_draw:
                best, best_draw = edge, draw
        return best

    def follow(self, edge: Edge) -> Node:
        """The node after a plan. After a draw, a new way it can fall, or one that was seen before."""
        if isinstance(edge.after.question, Chance):
            if edge.draws and len(edge.draws) >= edge.visits**WIDENING:
                return edge.draws[int(self.luck() * len(edge.draws))]
            table = edge.after.clone()
            drawn = tuple(draw_on(table, self.luck, LONGEST_DRAW))
            known = edge.next.get(drawn)
            if known is None:
                known = self.leaf(table)
                edge.next[drawn] = known
            edge.draws.append(known)  # once for every time it was drawn: so often it is visited again
            return known
        known = edge.next.get(())
        if known is None:
            known = self.leaf(edge.after)
            edge.next[()] = known
        return known

    def leaf(self, table: Table[Plain]) -> Node:
        question = table.question
        if isinstance(question, Choice):
            node = self.node(question.seat, self.planner.plans(table, question.seat)[:BRANCHES])
            node.visits = 0
            return node
        points = [float(sum([line.points for line in self.game.sheet(table, seat)])) for seat in range(self.seats)]
        return Node(0, [], chances(self.game, table, points), points)


class SearchPlayer:
    """Plays the same from the same seed, unless its budget is in seconds. The budget is for a turn."""

    def __init__(self, game: Game[Plain], seats: int, seed: str, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations < 1 and seconds <= 0.0:
            raise ValueError(f"a search needs a budget: {iterations} iterations, {seconds} seconds")
        random = Random(seed)
        self._random: Final = random
        self._game: Final = game
        self._seats: Final = seats
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._track: Final = Track()

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        followed = self._track.follow(table)
        if followed is not None:
            return followed
        began = perf_counter()
        search = Search(self._game, self._seats, self._random.random, table, seat)
        edges = search.root.edges
        grown = 0
        while len(edges) > 1 and self.goes_on(grown, began):
            search.grow()
            grown += 1
        edges.sort(key=lambda edge: (-edge.visits, -edge.hopes[seat] / edge.visits))
        return self._track.begin(table, [(edge.answers, look(edge, seat)) for edge in edges])

    def goes_on(self, grown: int, began: float) -> bool:
        if self._iterations and grown >= self._iterations:
            return False
        return self._seconds <= 0.0 or perf_counter() - began < self._seconds


def look(edge: Edge, seat: int) -> Look:
    return Look(edge.answers[0], edge.points[seat] / edge.visits, edge.hopes[seat] / edge.visits, edge.visits)
