"""The commands for the terminal: play, read games and their rules, check journals and data packs."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludoteca import registry
from ludoteca.cli.options import AsJson, Edition, Lang, Pack, Sepultus, Settings, Whole
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.tables import Wishes, the_game
from ludoteca.cli.voice import Fault, voice_for

Game = Annotated[str | None, Parameter(metavar="NAME", help="The game that the pack is for.")]


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


def replay(
    file: Path,
    /,
    *,
    first: Annotated[Whole, Parameter(name="--from")] = 0,
    last: Annotated[Whole | None, Parameter(name="--to")] = None,
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
                "options": {option.name: list(option.values) for option in game.settings_offered()},
            }
            for game in found
        ]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    screen = Screen()
    for game in found:
        line = voice.say("games-line", name=game.name, least=game.seats[0], most=game.seats[-1], rules=game.rules[-1])
        screen.line(line)
        for option in game.settings_offered():
            values = ", ".join(str(value).lower() for value in option.values)
            screen.line(f"--option {option.name}=...  {values}", indent=4, hang=4)
    return 0


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


def pack_template(*, game: Game = None, lang: Lang = None) -> int:
    """Print the game's standard values as a data pack to begin from."""
    from ludoteca.cli.packs import print_template

    print_template(game, voice_for(lang))
    return 0
