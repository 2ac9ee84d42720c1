"""The search player: Monte-Carlo tree search over plans and weighted draws, for any number of seats.

A node is a seat's turn, its edges are the most promising plans (bots/beam.py), and after a plan lies either the next
seat's node or a draw, which falls in one way or another. Every seat looks after its own chance to win. A new leaf
counts what the game's evaluation says after the best plan there. A plan that was not followed yet counts what the
evaluation says right after it, less what plans lose on average once they are followed: the others' answers to it.
"""

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

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
        self.visits = 0
        self.hopes = hopes  # each seat's chance to win: as evaluated, then summed over the visits
        self.points = plan.points  # likewise
        self.next: dict[tuple[int, ...], Node] = {}
        self.draws: list[Node] = []

    def add(self, node: "Node") -> None:
        """A visit, and what it found: the first takes the place of the evaluation."""
        if self.visits == 0:
            self.hopes = list(node.hopes)
            self.points = list(node.points)
        else:
            for seat in range(len(self.hopes)):
                self.hopes[seat] += node.hopes[seat]
                self.points[seat] += node.points[seat]
        self.visits += 1


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
        self.followed = 0  # plans, for the first time
        self.drift = 0.0  # what that did to the hope of who plans, summed
        self.points_drift = 0.0
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
        seat = node.seat
        path: list[Edge] = []
        while node.edges:
            node.visits += 1
            seat = node.seat
            edge = self.select(node)
            path.append(edge)
            node = self.follow(edge)
            if node.visits == 0:
                node.visits = 1
                break
        last = path[-1]
        if last.visits == 0:
            self.followed += 1
            self.drift += node.hopes[seat] - last.hopes[seat]
            self.points_drift += node.points[seat] - last.points[seat]
        for edge in path:
            edge.add(node)

    def hope(self, edge: Edge, seat: int) -> float:
        """The chance to win that a plan gives, per visit."""
        if edge.visits:
            return edge.hopes[seat] / edge.visits
        return min(1.0, max(0.0, edge.hopes[seat] + self.drift / max(1, self.followed)))

    def expectation(self, edge: Edge, seat: int) -> float:
        """The points, likewise."""
        if edge.visits:
            return edge.points[seat] / edge.visits
        return edge.points[seat] + self.points_drift / max(1, self.followed)

    def select(self, node: Node) -> Edge:
        seat = node.seat
        span = max(self.high - self.low, 1e-6)
        reach = CURIOSITY * sqrt(node.visits)
        best = node.edges[0]
        best_draw = -1e9
        for edge in node.edges:
            value = (self.hope(edge, seat) - self.low) / span
            draw = value + reach * edge.prior / (1 + edge.visits)
            if draw > best_draw:
                best, best_draw = edge, draw
        return best

    def follow(self, edge: Edge) -> Node:
        """The node after a plan. After a draw, a new way it can fall, or one that was seen before."""
        if isinstance(edge.after.question, Chance):
            if edge.draws and len(edge.draws) >= (1 + edge.visits) ** WIDENING:
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


class Job(NamedTuple):
    """A tree to grow, from a position: with which seed, and for how long."""

    game: Game[Plain]
    seats: int
    seed: str
    table: Table[Plain]
    seat: int
    iterations: int
    seconds: float


class Harvest(NamedTuple):
    """What a tree found of one plan, for the seat that is asked."""

    answers: tuple[int, ...]
    visits: int
    """The evaluation's own look at it is the first."""
    hope: float
    points: float


def grow(job: Job) -> list[Harvest]:
    began = perf_counter()
    search = Search(job.game, job.seats, Random(job.seed).random, job.table, job.seat)
    edges = search.root.edges
    grown = 0
    while len(edges) > 1 and goes_on(job, grown, began):
        search.grow()
        grown += 1
    seat = job.seat
    return [
        Harvest(edge.answers, 1 + edge.visits, search.hope(edge, seat), search.expectation(edge, seat))
        for edge in edges
    ]


def goes_on(job: Job, grown: int, began: float) -> bool:
    if job.iterations and grown >= job.iterations:
        return False
    return job.seconds <= 0.0 or perf_counter() - began < job.seconds


def one_after_another(jobs: list[Job]) -> list[list[Harvest]]:
    return [grow(job) for job in jobs]


class Crew:
    """Who grows the trees of a search: this process, one after another, unless it has mates (bots/mates.py)."""

    def __init__(self) -> None:
        self.grow: Callable[[list[Job]], list[list[Harvest]]] = one_after_another


CREW: Final = Crew()


class SearchPlayer:
    """Plays the same from the same seed, unless its budget is in seconds. The budget is for a turn, and is shared out
    among so many trees; what these found is put together, whoever has grown them."""

    def __init__(
        self, game: Game[Plain], seats: int, seed: str, iterations: int = 0, seconds: float = 0.0, trees: int = 1
    ) -> None:
        if iterations < 1 and seconds <= 0.0:
            raise ValueError(f"a search needs a budget: {iterations} iterations, {seconds} seconds")
        self._random: Final = Random(seed)
        self._game: Final = game
        self._seats: Final = seats
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._trees: Final = trees
        self._track: Final = Track()

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        followed = self._track.follow(table)
        if followed is not None:
            return followed
        iterations = -(-self._iterations // self._trees)
        jobs = [
            Job(self._game, self._seats, str(self._random.random()), table, seat, iterations, self._seconds)
            for _ in range(self._trees)
        ]
        found = together(CREW.grow(jobs) if len(jobs) > 1 else one_after_another(jobs))
        found.sort(key=lambda plan: (-plan.visits, -plan.hope))
        return self._track.begin(table, [(plan.answers, look(plan)) for plan in found])


def together(harvests: list[list[Harvest]]) -> list[Harvest]:
    """Plans by their answers, each with what all trees found of it; who visited it more has more to say."""
    known: dict[tuple[int, ...], Harvest] = {}
    for harvest in harvests:
        for plan in harvest:
            before = known.get(plan.answers)
            known[plan.answers] = plan if before is None else of_both(before, plan)
    return list(known.values())


def of_both(one: Harvest, other: Harvest) -> Harvest:
    visits = one.visits + other.visits
    share = one.visits / visits
    return Harvest(
        one.answers,
        visits,
        share * one.hope + (1.0 - share) * other.hope,
        share * one.points + (1.0 - share) * other.points,
    )


def look(plan: Harvest) -> Look:
    return Look(plan.answers[0], plan.points, plan.hope, plan.visits)
