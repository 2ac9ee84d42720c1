"""From what was typed to a game, its settings and its data; and every 'no' on the way as one sentence."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ludoteca import registry
from ludoteca.cli.files import read_pack
from ludoteca.cli.voice import EXIT_FAULT, Fault, Voice
from ludoteca.kernel.game import Data, Game, Setting
from ludoteca.kernel.journal import BadJournal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.text.speaker import Speaker

MANY_SEATS = 12


class Wishes(NamedTuple):
    """What was asked of a table, as it was typed: seats, options as 'name=value' and by name, a data pack."""

    seats: str | None = None
    option: Sequence[str] = ()
    named: Mapping[str, Setting | None] = {}
    pack: Path | None = None


def the_game(name: str | None, voice: Voice) -> Game[Plain]:
    """The game of that name; without a name, the first. Raises Fault."""
    known = registry.names()
    if not known:
        raise voice.fault("no-games")
    game = find_game(known[0] if name is None else name.lower(), voice)
    if game is None:
        raise voice.fault("game-unknown", name=str(name), known=", ".join(known))
    return game


def find_game(name: str, voice: Voice) -> Game[Plain] | None:
    """Raises Fault if the game is there but broken."""
    try:
        return registry.find(name)
    except registry.BrokenGame as broken:
        raise voice.fault("game-broken", name=broken.name, reason=broken.reason) from None


def settings(game: Game[Plain], wishes: Wishes, voice: Voice) -> dict[str, Setting]:
    """The settings asked for, as the game knows them. Raises Fault.

    A name or value that the game does not know is passed on: the game refuses it and says what it knows.
    """
    found: dict[str, Setting] = {}
    for words in wishes.option:
        name, equals, text = words.partition("=")
        if not name or not equals:
            raise voice.fault("option-form", found=words)
        found[name.strip().replace("-", "_")] = text.strip()
    for name, setting in wishes.named.items():
        if setting is not None:
            found[name] = setting
    values = {option.name: option.values for option in game.settings_offered()}
    for name, setting in found.items():
        found[name] = next((value for value in values.get(name, ()) if same_setting(value, setting)), setting)
    with refusals_told(voice, game):
        return game.settings(found)


def same_setting(value: Setting, typed: Setting) -> bool:
    return str(value).lower() == str(typed).lower()


def pack_for(game: Game[Plain], file: Path, voice: Voice, code: int = EXIT_FAULT) -> Data:
    """A data pack that the game can be played with. Raises Fault, which names the file and the key."""
    pack = read_pack(file, voice)
    try:
        unfit = first_unfit(pack)
        if unfit is not None:
            raise Refused(unfit)
        game.begin(game.default_seats, None, game.data(pack))
    except Refused as refused:
        reason = refusal_sentence(voice, game, refused.refusal)
        raise voice.fault("file-refused", code, file=str(file), reason=reason) from None
    except RecursionError:
        raise voice.fault("pack-deep", code, file=str(file)) from None
    return pack


def first_unfit(value: object, key: str = "") -> Refusal | None:
    """The first value of a pack that a journal could not hold, such as a date."""
    inside: Iterator[tuple[str, object]] = iter(())
    if isinstance(value, dict):
        inside = ((f"{key}.{name}" if key else str(name), item) for name, item in value.items())
    elif isinstance(value, list):
        inside = ((f"{key}[{number}]", item) for number, item in enumerate(value))
    elif not isinstance(value, bool | int | str):
        return Refusal("data", "pack-value", key=key, expected="text, whole number, true, false", found=str(value))
    return next((unfit for name, item in inside if (unfit := first_unfit(item, name)) is not None), None)


def refusal_sentence(voice: Voice, game: Game[Plain] | None, refusal: Refusal) -> str:
    """A 'no' from before there is a table."""
    seats = [voice.say("name-person", number=number + 1) for number in range(MANY_SEATS)]
    return Speaker(game or Game(), voice.language, seats).refusal(None, refusal)


@contextmanager
def refusals_told(voice: Voice, game: Game[Plain] | None, file: Path | None = None) -> Iterator[None]:
    """A refusal stops the command with its sentence, and with the file's name if it speaks of one."""
    try:
        yield
    except (Refused, BadJournal) as refused:
        sentence = refusal_sentence(voice, game, refused.refusal)
        raise Fault(sentence if file is None else voice.say("file-refused", file=str(file), reason=sentence)) from None
