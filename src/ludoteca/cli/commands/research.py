"""The commands of the laboratory: many games, bots against each other, training, the analysis of a game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludoteca.bots.ledger import SAMPLES
from ludoteca.cli.options import AsJson, Edition, Lang, Pack, Sepultus, Settings, Whole
from ludoteca.cli.tables import Wishes
from ludoteca.cli.voice import voice_for


def simulate(
    game: str | None = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(metavar="NUMBER|LIST")] = None,
    automas: Annotated[str | None, Parameter(metavar="LIST")] = None,
    games: Whole = 1000,
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    jobs: Whole = 1,
    edition: Edition = None,
    sepultus: Sepultus = None,
    settings: Settings = (),
    data: Pack = None,
    fast: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Play many games with bots and count what comes of them: scores, wins, lengths, and what happened how often.

    The counts are the same for a seed, whatever the number of jobs. Speeds are not taken from the games that are
    counted, since listening to every event costs time: afterwards up to about two seconds' worth of the same games
    are played again with nobody listening, and those are timed, by the clock on the wall, all jobs together. The
    time in which worker processes start is not part of it.

    Parameters
    ----------
    game
        The name of the game; see `ludoteca games`.
    seats
        How many random players, or a list as in `play`: `bot:random,automa:linne:boudeuse`.
    automas
        Automas for the last seats, with commas: `linne:boudeuse,trembley:astrolabe`.
    games
        How many games.
    seed
        All luck and all random choices follow from it.
    jobs
        How many processes work at it.
    fast
        Count no events; then the speeds are those of this run itself.
    """
    from ludoteca.cli.simulating import Manner, simulate_games

    wishes = Wishes(seats, settings, {"edition": edition, "sepultus": sepultus}, data)
    return simulate_games(game, wishes, automas, Manner(games, seed, jobs, fast, as_json), voice_for(lang))


def arena(
    game: str,
    /,
    *entrants: str,
    games: Whole = 100,
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    seats: Whole = 2,
    ladder: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    jobs: Whole = 1,
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    out: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    plot: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    edition: Edition = None,
    sepultus: Sepultus = None,
    settings: Settings = (),
    data: Pack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Let bots and automas play each other, and rate them: wins and ratings, each with its 95% interval.

    Seats are rotated, and the games of a set share their luck by name. The results are the same for a seed, whatever
    the number of jobs, unless a search has its budget in seconds. With --out the arena can be stopped at any moment,
    and the same command goes on with it; more entrants or more games may be asked for then.

    Parameters
    ----------
    game
        The name of the game; see `ludoteca games`.
    entrants
        Who plays: `random`, `greedy`, a level (`beginner` to `master`), a search with so many iterations a turn
        (`search:200`) or seconds of a processor's time (`search:1s`), or a seat that the game plays itself
        (`automa:linne:boudeuse`). A bot may judge by weights of its own (`greedy@FILE`), or by the evaluation written
        by hand (`greedy@hand`).
    games
        How many games of each pairing; a multiple of the seats, so that everybody sits everywhere.
    seed
        All luck and all play follow from it.
    seats
        How many sit at a table.
    ladder
        Each meets only its neighbours in the list, instead of everybody.
    jobs
        How many processes work at it.
    ray
        Play on the Ray cluster at this address; `local` starts one here.
    out
        Keep every result in this file, and go on with it if it is there.
    plot
        Draw the ratings into this file, as SVG.
    """
    from ludoteca.cli.arena import Manner, Wanted, hold_arena

    wishes = Wishes(None, settings, {"edition": edition, "sepultus": sepultus}, data)
    wanted = Wanted(game, entrants, seats, games, ladder, seed, wishes)
    return hold_arena(wanted, Manner(jobs, ray, out, plot, as_json), voice_for(lang))


def train(
    game: str,
    /,
    *,
    games: Whole = 800,
    generations: Whole = 3,
    match: Whole = 100,
    start: Annotated[str, Parameter(name="--from", metavar="FILE")] = "",
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    jobs: Whole = 1,
    out: Annotated[Path, Parameter(metavar="FILE")] = Path("weights.toml"),
    lang: Lang = None,
) -> int:
    """Learn what a position is worth from games that bots play among themselves.

    In every generation greedy bots play by the best weights so far, each with a taste of its own; new weights are
    fitted to the positions that came up; and if they win a match against the best ones, they are the best from then
    on, and are written down. If not, there are more games of the same best to learn from. The same for a seed,
    whatever the number of jobs. What came of it can enter the arena as `greedy@FILE` or `master@FILE`, and the
    evaluation written by hand as `greedy@hand`. Needs NumPy.

    Parameters
    ----------
    game
        The name of the game; see `ludoteca games`.
    games
        How many games of self-play in each generation.
    generations
        How often to play and to learn from it.
    match
        How many games decide whether new weights are better; an even number.
    start
        The weights to begin with: a file, or `hand` for the evaluation written by hand. Else those that bots go by.
    seed
        All luck and all play follow from it.
    jobs
        How many processes work at it.
    out
        Where the best weights are written.
    """
    from ludoteca.cli.training import learn
    from ludoteca.lab.training import Recipe

    return learn(Recipe(game, games, generations, match, seed, start), jobs, out, voice_for(lang))


def analyse(
    file: Path,
    /,
    *,
    budget: Whole = 0,
    samples: Whole = SAMPLES,
    seat: Whole | None = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Say what decided a game: a ledger of luck and choice, and the decisions that cost most.

    The ledger adds up: what was to be expected at the start, what the draws moved, and what everybody's decisions
    moved, are together the margin to the best other seat.

    Parameters
    ----------
    file
        A saved game or any other journal.
    budget
        How many iterations a search may spend on each decision; with 0, turns are compared by where they end.
    samples
        How often the ledger draws what is still to come, to judge a position: more of them tell luck from choice more
        finely, and take longer. With 0 nobody looks ahead, and dice are worth nothing until they are used.
    seat
        Whose game to look at, counted from 1. Else that of the people at the table.
    """
    from ludoteca.cli.analysing import analyse_file

    return analyse_file(file, budget, samples, seat, as_json, voice_for(lang))
