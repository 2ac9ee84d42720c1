"""The search player: Monte-Carlo tree search over plans and weighted draws, for any number of seats.

A node is a seat's turn, its edges are the most promising plans (bots/beam.py), and after a plan lies either the next
seat's node or a draw, which falls in one way or another. Every seat looks after its own chance to win. From a new leaf
the game is played on for some turns, always to the end of the same turn, so that nobody is judged with a turn more; the
evaluation judges where that leads. At the root all plans are tried, then the better half of them, and so on.

Luck is shared by name: the first visit to every plan meets the same draws, as far as the games go alike, and so does
the second. Plans are then told apart by what they are and not by how lucky they were.
"""

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from ludoteca.bots.beam import Plan, Planner, chances, deal, expected, hopes
from ludoteca.bots.plan_cache import PlanCache
from ludoteca.bots.player import Answer, Look
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table

BRANCHES: Final = 10
"""So many plans of a turn are followed."""
ROOT_BRANCHES: Final = 12
WIDTH: Final = 12
ROOT_WIDTH: Final = 48
SAMPLES: Final = 1
ROOT_SAMPLES: Final = 6
LONGEST: Final = 16
"""No playout is longer than so many turns: at a full table everybody has fewer, so that it thinks no longer."""
SOON: Final = 2
"""An end within so many turns of every seat is won or lost. Of a later one, much of which is luck, only by how much one
is ahead tells plans apart."""
TRUST: Final = 2.0
"""So many visits weighs what the evaluation says right after a plan."""
LUCK: Final = 0.25
"""By so much of the chance to win a visit may err: n visits by this over the root of n."""
FIRST_PART: Final = 0.25
"""Of the budget: nothing is dropped before."""
CURIOSITY: Final = 0.7
"""How much a plan that was hardly visited draws the search, against one that did well."""
SOFTNESS: Final = 0.15
"""In spreads of the game: plans apart by so much differ by a factor e in how often they are tried first."""
CORES: Final = 2
"""What strong play may count on: it grows a tree on each."""
WIDENING: Final = 0.6
"""A draw has been seen in about so many ways after n visits: n to this power."""


class Edge:
    """A plan in the tree, and what came of it so far."""

    def __init__(self, plan: Plan, prior: float, first: list[float]) -> None:
        self.answers: Final = plan.answers
        self.after: Final = plan.after
        self.prior: Final = prior
        self.first: Final = first  # each seat's chance to win, as evaluated
        self.first_points: Final = plan.points
        self.visits = 0
        self.hopes = [0.0] * len(first)  # what the visits found, summed
        self.points = [0.0] * len(first)
        self.next: dict[tuple[int, ...], Node] = {}
        self.draws: list[Node] = []  # by the number of the luck

    def add(self, hopes: list[float], points: list[float]) -> None:
        self.visits += 1
        for seat in range(len(hopes)):
            self.hopes[seat] += hopes[seat]
            self.points[seat] += points[seat]


class Node:
    """A seat's turn; or the end, then without edges."""

    def __init__(self, table: Table[Plain], seat: int, turn: int, ahead: int, edges: list[Edge]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.turn: Final = turn
        self.ahead: Final = ahead  # turns after the root's
        self.edges: Final = edges
        self.visits = 0


class Search:
    """One search from one position. Grow it, then read the root."""

    def __init__(self, game: Game[Plain], seats: int, seed: str, table: Table[Plain], seat: int) -> None:
        random = Random(seed)
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.dealers: Final[list[Dealer]] = []
        self.planner: Final = Planner(game, seats, random.random, WIDTH, SAMPLES)
        self.quick: Final = Planner(game, seats, random.random, game.mind.breadth, SAMPLES)
        wide = Planner(game, seats, random.random, ROOT_WIDTH, ROOT_SAMPLES)
        self.low = 1.0
        self.high = 0.0
        self.followed = 0  # plans, for the first time
        self.drift = 0.0  # what that did to the hope of who plans, summed
        self.points_drift = 0.0
        self.root: Final = self.node(table, seat, 0, wide.plans(table, seat)[:ROOT_BRANCHES])
        self.running = self.root.edges.copy()

    def node(self, table: Table[Plain], seat: int, ahead: int, plans: list[Plan]) -> Node:
        scale = self.game.mind.spread * SOFTNESS
        best = plans[0].margin
        weights = [exp(max(-20.0, (plan.margin - best) / scale)) for plan in plans]
        total = sum(weights)
        edges: list[Edge] = []
        for number, plan in enumerate(plans):
            first = chances(self.game, plan.after, plan.points)
            self.low = min(self.low, first[seat])  # hopes are compared within what the tree has seen:
            self.high = max(self.high, first[seat])  # most games hang on a small part of the scale
            edges.append(Edge(plan, weights[number] / total, first))
        return Node(table, seat, self.game.mind.turn(table), ahead, edges)

    def luck(self, number: int) -> Dealer:
        while len(self.dealers) <= number:
            self.dealers.append(seeded(f"{self.seed}/{len(self.dealers)}"))
        return self.dealers[number]

    def narrow(self, progress: float) -> None:
        """Of the plans that are still tried, the better half: once for every part of the budget. One that is further
        behind than luck explains is dropped before."""
        if progress < FIRST_PART:
            return
        running = self.running
        seat = self.root.seat
        running.sort(key=lambda edge: -self.hope(edge, seat))
        wanted = len(self.root.edges)
        parts = max(1, wanted.bit_length() - 1)
        for _ in range(min(parts - 1, int(progress * parts))):
            wanted = (wanted + 1) // 2
        best = self.hope(running[0], seat)
        while len(running) > wanted or (
            len(running) > 1 and best - self.hope(running[-1], seat) > LUCK / sqrt(1 + running[-1].visits)
        ):
            running.pop()

    def grow(self) -> None:
        """One iteration: from the root to a new leaf, and what it says back to all on the way."""
        edge = self.running[0]
        for other in self.running:
            if other.visits < edge.visits:
                edge = other
        number = edge.visits
        path = [edge]
        node = self.follow(edge, self.root)
        seat = self.root.seat
        while node.visits and node.edges:
            node.visits += 1
            seat = node.seat
            edge = self.select(node)
            path.append(edge)
            node = self.follow(edge, node)
        node.visits += 1
        table, ahead = self.play_on(node, self.luck(number))
        points = expected(self.game, table, self.seats)
        found = chances(self.game, table, points) if ahead <= SOON * self.seats else hopes(self.game, points)
        if edge.visits == 0:
            self.followed += 1
            self.drift += found[seat] - edge.first[seat]
            self.points_drift += points[seat] - edge.first_points[seat]
        for edge in path:
            edge.add(found, points)

    def hope(self, edge: Edge, seat: int) -> float:
        """The chance to win that a plan gives."""
        first = edge.first[seat] + self.drift / max(1, self.followed)
        return (TRUST * min(1.0, max(0.0, first)) + edge.hopes[seat]) / (TRUST + edge.visits)

    def expectation(self, edge: Edge, seat: int) -> float:
        """The points, likewise."""
        first = edge.first_points[seat] + self.points_drift / max(1, self.followed)
        return (TRUST * first + edge.points[seat]) / (TRUST + edge.visits)

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

    def follow(self, edge: Edge, before: Node) -> Node:
        """The node after a plan. After a draw, a new way it can fall, or one that was seen before."""
        if isinstance(edge.after.question, Chance):
            seen = len(edge.draws)
            if seen and seen >= (1 + edge.visits) ** WIDENING:
                return edge.draws[edge.visits % seen]
            table = edge.after.clone()
            drawn = tuple(deal(table, self.luck(seen)))
            known = edge.next.get(drawn)
            if known is None:
                known = self.leaf(table, before)
                edge.next[drawn] = known
            edge.draws.append(known)
            return known
        known = edge.next.get(())
        if known is None:
            known = self.leaf(edge.after, before)
            edge.next[()] = known
        return known

    def leaf(self, table: Table[Plain], before: Node) -> Node:
        question = table.question
        if not isinstance(question, Choice):
            return Node(table, before.seat, before.turn, before.ahead, [])
        seat = question.seat
        same = seat == before.seat and self.game.mind.turn(table) == before.turn
        ahead = before.ahead if same else before.ahead + 1
        return self.node(table, seat, ahead, self.planner.plans(table, seat)[:BRANCHES])

    def play_on(self, node: Node, dealer: Dealer) -> tuple[Table[Plain], int]:
        """Good play from a new leaf to the end of the last turn within the horizon; how many turns that is ahead."""
        if not node.edges:
            return node.table, node.ahead
        goal = min(self.game.mind.horizon, max(1, LONGEST // self.seats)) * self.seats
        while goal < node.ahead:
            goal += self.seats
        table = node.edges[0].after.clone()
        seat, turn, ahead = node.seat, node.turn, node.ahead
        while True:
            deal(table, dealer)
            question = table.question
            if not isinstance(question, Choice):
                return table, ahead
            now = self.game.mind.turn(table)
            if question.seat != seat or now != turn:
                if ahead == goal:
                    return table, ahead
                seat, turn, ahead = question.seat, now, ahead + 1
            for option in self.quick.plans(table, seat)[0].answers:
                table.commit(option)


class Job(NamedTuple):
    """A tree to grow, from a position: with which seed, and for how long."""

    game: Game[Plain]
    seats: int
    seed: str
    table: Table[Plain]
    seat: int
    iterations: int
    seconds: float
    """Of this processor's time: what else runs on the machine takes nothing from it."""


class Harvest(NamedTuple):
    """What a tree found of one plan, for the seat that is asked."""

    answers: tuple[int, ...]
    visits: int
    """The evaluation's own look at it is the first."""
    hope: float
    points: float


def grow(job: Job) -> list[Harvest]:
    began = processor_time() if job.seconds > 0.0 else 0.0
    search = Search(job.game, job.seats, job.seed, job.table, job.seat)
    edges = search.root.edges
    part = sqrt(len(edges) / ROOT_BRANCHES)  # so much of the budget tries the best of a few as often as of many
    grown = 0
    progress = 0.0
    while len(search.running) > 1 and progress < 1.0:
        search.grow()
        grown += 1
        progress = spent(job, grown, began) / part
        search.narrow(progress)
    seat = job.seat
    return [
        Harvest(edge.answers, 1 + edge.visits, search.hope(edge, seat), search.expectation(edge, seat))
        for edge in edges
    ]


def spent(job: Job, grown: int, began: float) -> float:
    """Which part of the budget: of the iterations or of the time, whichever ends first."""
    part = grown / job.iterations if job.iterations else 0.0
    return max(part, (processor_time() - began) / job.seconds) if job.seconds > 0.0 else part


def processor_time() -> float:
    """The processor time of this thread. A browser has no such clock, so it is imported only where a search has a time
    limit."""
    from time import thread_time

    return thread_time()


def one_after_another(jobs: list[Job]) -> list[list[Harvest]]:
    return [grow(job) for job in jobs]


class Grower:
    """What grows the trees of a search: this process, one after another, or several (bots/search_workers.py)."""

    def __init__(self) -> None:
        self.grow: Callable[[list[Job]], list[list[Harvest]]] = one_after_another


GROWER: Final = Grower()


class SearchPlayer:
    """Plays the same from the same seed, unless its budget is in seconds. The budget is for a turn, and is shared out
    among so many trees; what these found is put together, whoever has grown them."""

    def __init__(
        self,
        game: Game[Plain],
        seats: int,
        seed: str | Random,
        iterations: int = 0,
        seconds: float = 0.0,
        trees: int = 1,
    ) -> None:
        if iterations < 1 and seconds <= 0.0:
            raise ValueError(f"a search needs a budget: {iterations} iterations, {seconds} seconds")
        self._random: Final = Random(seed) if isinstance(seed, str) else seed
        self._game: Final = game
        self._seats: Final = seats
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._trees: Final = trees
        self._plans = PlanCache()

    def __reduce__(self) -> tuple[object, ...]:
        made_of = (self._game, self._seats, self._random, self._iterations, self._seconds, self._trees)
        return SearchPlayer, made_of, {"_plans": self._plans}

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        followed = self._plans.follow(table)
        if followed is not None:
            return followed
        iterations = -(-self._iterations // self._trees)
        jobs = [
            Job(self._game, self._seats, str(self._random.random()), table, seat, iterations, self._seconds)
            for _ in range(self._trees)
        ]
        found = together(GROWER.grow(jobs) if len(jobs) > 1 else one_after_another(jobs))
        return self._plans.begin(table, [(plan.answers, look(plan)) for plan in ranked(found)])


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


def ranked(found: list[Harvest]) -> list[Harvest]:
    """Best first: by hope those that were tried to the end, then the others by how long they were."""
    most = max(plan.visits for plan in found)
    return sorted(
        found, key=lambda plan: (0, -plan.hope) if 2 * plan.visits >= most else (most - plan.visits, -plan.hope)
    )


def look(plan: Harvest) -> Look:
    return Look(plan.answers[0], plan.points, plan.hope, plan.visits)
