"""The commands, with the help that each prints."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, cast

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from ludoteca import __version__, registry
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.tables import Wishes, the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, Fault, voice_for

EXIT_BROKEN_PIPE: Final = 141
DEFAULT_PORT: Final = 8739

# Options that several commands have.
Lang = Annotated[
    str | None, Parameter(metavar="LANGUAGE", help="Language: en, fr, it or pl. Else LUDOTECA_LANG or LANG decides.")
]
Settings = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        metavar="NAME=VALUE",
        show_default=False,
        help="An option of the game; may be repeated.",
    ),
]
Edition = Annotated[
    str | None, Parameter(metavar="NAME", help="Short for --option edition=..., if the game has editions.")
]
Sepultus = Annotated[bool | None, Parameter(help="Short for --option sepultus=true, if the game has that variant.")]
Pack = Annotated[Path | None, Parameter(metavar="FILE", help="A data pack (TOML) that replaces cards and values.")]
AsJson = Annotated[
    bool, Parameter(name="--json", negative=(), show_default=False, help="For programs: JSON on standard output.")
]

app = App(
    name="ludoteca",
    help="Board games to play, to read and to simulate. Without a command: play in the browser.",
    version=__version__,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
pack_app = App(name="pack", help="Check a data pack, or begin one.")
app.command(pack_app)


DataDir = Annotated[
    Path | None, Parameter(metavar="FOLDER", help="Where tables are kept. Else in the user's data folder.")
]
Host = Annotated[str, Parameter(metavar="ADDRESS", help="Listen at this address; 0.0.0.0 for all of them.")]
Port = Annotated[int, Parameter(metavar="NUMBER", help="Listen at this port; 0 for any free one.")]
Database = Annotated[
    str | None,
    Parameter(metavar="URL", help="postgresql://user@host/name for PostgreSQL, which several servers may share."),
]


@app.default
def start(*, lang: Lang = None, data_dir: DataDir = None, port: Port = DEFAULT_PORT) -> int:
    """Play in the browser: start the server for this machine, and open its page."""
    from ludoteca.cli import serving
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    plan = Plan(serving.data_folder(data_dir, voice), port=port)
    return serving.serve(plan, "warning", browser=True, voice=voice)


@app.command
def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    data_dir: DataDir = None,
    database: Database = None,
    secure: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    origin: Annotated[tuple[str, ...], Parameter(negative=(), metavar="URL", show_default=False)] = (),
    workers: Annotated[int | None, Parameter(metavar="N")] = None,
    bot_seconds: Annotated[float, Parameter(metavar="SECONDS")] = 30.0,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(metavar="LEVEL")] = "info",
    browser: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    lang: Lang = None,
) -> int:
    """Serve tables to browsers and programs, until SIGTERM or Ctrl-C.

    Every acknowledged move is on disk. `/healthz` says whether all is well; `/metrics` is for Prometheus, and answers
    only this machine. Logs go to standard error, one JSON object a line, without names or secrets.

    Parameters
    ----------
    secure
        Behind a proxy that speaks HTTPS: cookies are sent over HTTPS only.
    origin
        A page of this other address may use the server too, such as https://games.example; may be repeated.
    workers
        How many processes think for the bots. Else one less than the machine has cores.
    bot_seconds
        How long a bot may think over one decision before a simple one takes its seat.
    log
        How much is logged: debug, info, warning or error.
    browser
        Open the page in a browser.
    """
    from ludoteca.cli import serving
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    if workers is not None and workers < 1:
        raise voice.fault("number-least", name="--workers", number=workers, least=1)
    folder = serving.data_folder(data_dir, voice)
    plan = Plan(folder, host, port, database, secure, origin, workers, bot_seconds)
    return serving.serve(plan, log, browser, voice)


@app.command
def backup(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Copy all tables into a new file, while the server runs.

    A PostgreSQL database is backed up with PostgreSQL's own pg_dump.

    Parameters
    ----------
    file
        The copy; a file that does not exist yet.
    """
    from ludoteca.cli import serving

    return serving.back_up(file, None, data_dir, voice_for(lang))


@app.command
def restore(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Put a copy back into an empty data folder.

    Parameters
    ----------
    file
        What `ludoteca backup` wrote.
    """
    from ludoteca.cli import serving

    return serving.bring_back(file, data_dir, voice_for(lang))


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(metavar="LIST")] = None,
    edition: Edition = None,
    sepultus: Sepultus = None,
    settings: Settings = (),
    lang: Lang = None,
    seed: Annotated[str | None, Parameter(metavar="SEED")] = None,
    data: Pack = None,
    save: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    resume: Annotated[Path | None, Parameter(metavar="FILE")] = None,
) -> int:
    """Play in the terminal, alone against automas and bots or with others at the same keyboard.

    Without arguments: go on with an unfinished game, or begin one.

    Every decision is saved at once, so a game can be left at any moment and gone on with later:
    `ludoteca play --resume FILE`. At the prompt, `help` lists what you can say besides an answer.

    Parameters
    ----------
    game
        The name of the game; see `ludoteca games`.
    seats
        Who plays, with commas: `me`, `me:NAME`, `bot:random`, or a seat that the game plays itself, such as
        `automa:linne:boudeuse`.
    seed
        Deal from this seed, so that the same answers give the same game. Without it, luck is secret and fresh.
    save
        Where the game is kept; a file that does not exist yet. Else it is in the user's data folder.
    resume
        Go on with this game. It is checked first: nothing in it may have been changed.
    """
    from ludoteca.cli import playing, saved

    voice = voice_for(lang)
    if game is None and all(
        given in (None, ()) for given in (seats, edition, sepultus, settings, seed, data, save, resume)
    ):
        return playing.start(voice)
    if resume is not None:
        begun = {"GAME": game, "--seats": seats, "--seed": seed, "--data": data, "--save": save, "--edition": edition}
        for name, given in {**begun, "--sepultus": sepultus, "--option": settings or None}.items():
            if given is not None:
                raise voice.fault("resume-alone", name=name)
        return playing.sit_down(saved.resume(resume, voice), voice)
    wishes = Wishes(seats, settings, {"edition": edition, "sepultus": sepultus}, data)
    return playing.sit_down(playing.begin_game(game, wishes, seed, save, voice), voice)


@app.command
def simulate(
    game: str | None = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(metavar="NUMBER|LIST")] = None,
    automas: Annotated[str | None, Parameter(metavar="LIST")] = None,
    games: Annotated[int, Parameter(metavar="N")] = 1000,
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    jobs: Annotated[int, Parameter(metavar="N")] = 1,
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
    from ludoteca.cli import simulating

    voice = voice_for(lang)
    wishes = Wishes(seats, settings, {"edition": edition, "sepultus": sepultus}, data)
    plan = simulating.plan(game, wishes, automas, seed, voice)
    return simulating.simulate(plan, games, jobs, fast, as_json, voice)


@app.command
def replay(
    file: Path,
    /,
    *,
    first: Annotated[int, Parameter(name="--from", metavar="N")] = 0,
    last: Annotated[int | None, Parameter(name="--to", metavar="N")] = None,
    step: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    lang: Lang = None,
) -> int:
    """Tell a game again from its journal: every decision and every draw, and what happened then.

    Parameters
    ----------
    file
        A saved game or any other journal.
    first
        The first entry to tell. Entries are numbered from 0, as in the file.
    last
        The last entry to tell.
    step
        Wait for Enter after each entry.
    """
    from ludoteca.cli.replaying import replay as replay_file

    replay_file(file, first, last, step, voice_for(lang))
    return 0


@app.command
def verify(file: Path, /, *, as_json: AsJson = False, lang: Lang = None) -> int:
    """Check a journal: every move against the rules, every draw against the commitment; and print the scores.

    Ends with 0 if all is right, 1 if something is wrong (it says what), 3 if the dealer's secret is not revealed,
    so that the draws cannot be checked.

    Parameters
    ----------
    file
        A saved game or any other journal.
    """
    from ludoteca.cli.verifying import verify as verify_file

    return verify_file(file, as_json, voice_for(lang))


@app.command
def rules(
    game: str | None = None,
    word: Annotated[str, Parameter(show_default=False)] = "",
    /,
    *,
    lang: Lang = None,
) -> int:
    """Read the rules: the list, one rule by its id, or all rules with a word in them.

    Parameters
    ----------
    game
        The name of the game; see `ludoteca games`.
    word
        A rule's id such as `turn.die`, the beginning of some, or a word.
    """
    from ludoteca.cli.reference import find_rules, show_rules
    from ludoteca.text.speaker import Speaker

    voice = voice_for(lang)
    speaker = Speaker(the_game(game, voice), voice.language, ())
    if word and not find_rules(speaker, word):
        raise voice.fault("rule-unknown", word=word)
    show_rules(Screen(), voice, speaker, word)
    return 0


@app.command
def games(*, as_json: AsJson = False, lang: Lang = None) -> int:
    """List the games that are installed, with their seats and options."""
    voice = voice_for(lang)
    found = []
    for name in registry.names():
        try:
            found.append(the_game(name, voice))
        except Fault as broken:
            warn(str(broken))
    if as_json:
        rows = [
            {
                "name": game.name,
                "seats": list(game.seats),
                "rules": list(game.rules),
                "default_seats": list(game.default_seats),
                "options": {option.name: list(option.values) for option in game.options()},
            }
            for game in found
        ]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    screen = Screen()
    for game in found:
        line = voice.say("games-line", name=game.name, least=game.seats[0], most=game.seats[-1], rules=game.rules[-1])
        screen.line(line)
        for option in game.options():
            values = ", ".join(str(value).lower() for value in option.values)
            screen.line(f"--option {option.name}=...  {values}", indent=4, hang=4)
    return 0


Game = Annotated[str | None, Parameter(metavar="NAME", help="The game that the pack is for.")]


@pack_app.command(name="check")
def pack_check(file: Path, /, *, game: Game = None, lang: Lang = None) -> int:
    """Check a data pack: where it does not fit, the key is named, and what was expected there.

    Parameters
    ----------
    file
        The data pack, in TOML.
    """
    from ludoteca.cli.packs import check_pack

    check_pack(file, game, voice_for(lang))
    return 0


@pack_app.command(name="template")
def pack_template(*, game: Game = None, lang: Lang = None) -> int:
    """Print the game's standard values as a data pack to begin from."""
    from ludoteca.cli.packs import print_template

    print_template(game, voice_for(lang))
    return 0


@app.command
def arena(
    game: str,
    /,
    *entrants: str,
    games: Annotated[int, Parameter(metavar="N")] = 100,
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    seats: Annotated[int, Parameter(metavar="N")] = 2,
    ladder: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    jobs: Annotated[int, Parameter(metavar="N")] = 1,
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
        (`search:200`) or seconds (`search:1s`), or a seat that the game plays itself (`automa:linne:boudeuse`). A bot
        may judge by weights of its own (`greedy@FILE`), or by the evaluation written by hand (`greedy@hand`).
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
    from ludoteca.cli.arena import Manner, Wanted
    from ludoteca.cli.arena import arena as hold_arena

    wishes = Wishes(None, settings, {"edition": edition, "sepultus": sepultus}, data)
    wanted = Wanted(game, entrants, seats, games, ladder, seed, wishes)
    return hold_arena(wanted, Manner(jobs, ray, out, plot, as_json), voice_for(lang))


@app.command
def train(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(metavar="N")] = 800,
    generations: Annotated[int, Parameter(metavar="N")] = 3,
    match: Annotated[int, Parameter(metavar="N")] = 100,
    start: Annotated[str, Parameter(name="--from", metavar="FILE")] = "",
    seed: Annotated[str, Parameter(metavar="SEED")] = "1",
    jobs: Annotated[int, Parameter(metavar="N")] = 1,
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
    from ludoteca.cli.training import Recipe
    from ludoteca.cli.training import train as learn

    return learn(Recipe(game, games, generations, match, seed, start), jobs, out, voice_for(lang))


@app.command
def analyse(
    file: Path,
    /,
    *,
    budget: Annotated[int, Parameter(metavar="N")] = 0,
    samples: Annotated[int, Parameter(metavar="N")] = 2,
    seat: Annotated[int | None, Parameter(metavar="N")] = None,
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
    from ludoteca.cli.analysing import analyse as analyse_file

    return analyse_file(file, budget, samples, seat, as_json, voice_for(lang))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. What goes wrong is one sentence on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without our letters shows a mark, and the game goes on
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return code
    except Fault as fault:
        warn(str(fault))
        return fault.code
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; the interpreter must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE


def run(arguments: list[str]) -> int:
    """Raises Fault."""
    try:
        return cast("int | None", app(arguments)) or 0
    except UnusedCliTokensError as error:
        raise voice_for(None).fault("not-expected", found=" ".join(error.unused_tokens or ())) from None
    except CycloptsError as error:
        raise Fault(str(error)) from None
