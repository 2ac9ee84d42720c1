"""A table as it goes over the wire: positions, moments, rooms and refusals."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Raw, json
from msgspec.structs import replace

from ludoteca.kernel import journal as journals
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import Game, belongs, home_of, points
from ludoteca.kernel.journal import Chosen, Drawn, Entry, Journal, Undone, word_of
from ludoteca.kernel.moves import Way
from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import FREE_ACTION, Chance, Choice, Table, TurnChoice
from ludoteca.server.room import FINISHED, PLAYING, Room
from ludoteca.text.saying import Saying, Teller, seat_saying
from ludoteca.wire import structs

encode: Final = json.Encoder().encode


def raw(value: object | None) -> Raw:
    return structs.NOTHING if value is None else Raw(encode(value))


class View:
    """Shows the tables of one game."""

    def __init__(self, game: Game[Plain]) -> None:
        self.game: Final = game
        self.teller: Final = Teller(game)
        self.kinds: Final = {kind.__name__: kind for kind in all_subclasses(Event) if belongs(kind, home_of(game))}

    def refusal(self, table: Table[Plain] | None, refusal: Refusal) -> structs.Refusal:
        return structs.Refusal(refusal.rule, refusal.code, self.teller.refusal(table, refusal))

    # What happened

    def events(self, table: Table[Plain], events: Iterable[object]) -> list[structs.Event]:
        return [self.event(table, event) for event in events]

    def event(self, table: Table[Plain], event: object) -> structs.Event:
        kind = type(event)
        facts: dict[str, int | str | list[int]] = {}
        for name in fields_of(kind):
            value = getattr(event, name)
            facts[name] = list(value) if isinstance(value, tuple) else value
        return self.declared(table, event, structs.Event(kind.__name__, facts, self.teller.event(table, event)))

    def declared(self, table: Table[Plain], event: object, told: structs.Event) -> structs.Event:
        """With what the kind of event declares."""
        seat = told.facts.get("seat")
        told = replace(told, seat=seat if isinstance(seat, int) else None)
        if not isinstance(event, Event):
            return told
        things = self.game.page.things(table)
        return replace(
            told,
            rule=event.rule_id(),
            source=event.address(event.comes_from, things),
            target=event.address(event.goes_to, things),
            begins=event.begins,
            automa=event.automa,
        )

    def kept(self, table: Table[Plain], moment: structs.Moment) -> structs.Moment:
        """A moment from the store; one that was stored before events declared anything is completed."""
        events = [event if event.rule else self.declared(table, self.made(event), event) for event in moment.events]
        return replace(moment, events=events)

    def made(self, told: structs.Event) -> object:
        return self.kinds[told.kind](**told.facts) if told.kind in self.kinds else told

    def moment(self, table: Table[Plain], version: int, moment: journals.Moment) -> structs.Moment:
        return self.told(version, moment.entry, self.events(table, moment.events))

    def told(self, version: int, entry: Entry, events: list[structs.Event]) -> structs.Moment:
        if isinstance(entry, Chosen):
            return structs.Moment(version, events, entry.seat, entry.word)
        if isinstance(entry, Drawn):
            return structs.Moment(version, events, None, entry.word, entry.key)
        return self.undone(version, entry)

    def undone(self, version: int, entry: Undone) -> structs.Moment:
        says = Saying("event-undone", {"seat": seat_saying(entry.seat)})
        event = structs.Event("Undone", {"seat": entry.seat, "target": entry.target}, says, seat=entry.seat)
        return structs.Moment(version, [event], entry.seat, undo=entry.target)

    # What is

    def position(self, table: Table[Plain], version: int, viewer: int | None, seats: int) -> structs.Position:
        game = self.game
        over = table.question is None
        picture = game.page.picture(table, viewer)
        return structs.Position(
            version,
            self.question(table),
            [self.sheet(table, seat, viewer) for seat in range(seats)],
            game.winners(table) if over else [],
            raw(picture),
            [] if picture is not None else self.sections(table, viewer),
        )

    def legend(self, table: Table[Plain]) -> Raw:
        legend = self.game.page.legend(table)
        return structs.NOTHING if legend is None else Raw(json.encode(legend, enc_hook=partial(self.teller.say, table)))

    def sections(self, table: Table[Plain], viewer: int | None) -> list[structs.Section]:
        say = self.teller.say
        return [
            structs.Section(say(table, section.title), [say(table, line) for line in section.lines])
            for section in self.game.words.view(table, viewer)
        ]

    def sheet(self, table: Table[Plain], seat: int, viewer: int | None) -> structs.Sheet:
        if self.game.covered(table, seat, viewer):
            return structs.Sheet([], 0, True)
        lines = self.game.sheet(table, seat)
        rows = {name: row for row, name in enumerate(self.game.lines(table))}
        said = [
            structs.SheetLine(line.name, rows[line.name], line.count, line.points, self.teller.score_line(table, line))
            for line in lines
        ]
        return structs.Sheet(said, sum(line.points for line in lines))

    def question(self, table: Table[Plain]) -> structs.Question | None:
        """The open question with everything that is there: what may be chosen, and what may not, with the reason."""
        question = table.question
        if not isinstance(question, Choice):
            return None
        allowed = set(table.options())
        there = list(question.candidates(table))
        if isinstance(question, TurnChoice):
            there += [FREE_ACTION + aside for aside in question.free_candidates(table)]
        offers = [self.offer(table, question, option, option in allowed) for option in there]
        return structs.Question(question.seat, type(question).__name__, self.teller.ask(table, question), offers)

    def offer(self, table: Table[Plain], question: Choice[Plain], option: int, allowed: bool) -> structs.Offer:
        refusal = None if allowed else table.why_not(option)
        return structs.Offer(
            word_of(table, question, option),
            self.teller.option(table, question, option),
            option >= FREE_ACTION,
            None if refusal is None else self.refusal(table, refusal),
        )

    def ways(self, table: Table[Plain], ways: Iterable[Way]) -> list[structs.Way]:
        told = [(way, None if way.refusal is None else self.refusal(table, way.refusal)) for way in ways]
        return [structs.Way(way.thing, way.place, refusal) for way, refusal in told]

    def brings(self, now: Table[Plain], then: Table[Plain], seats: int) -> list[list[structs.Change]]:
        """For each seat, by how much what it has would change."""
        return [self.changes(then, self.counted(now, seat), self.counted(then, seat)) for seat in range(seats)]

    def counted(self, table: Table[Plain], seat: int) -> Mapping[str, int]:
        """What a seat has that everybody may count; of a game that counts nothing else, its points."""
        counted = self.game.words.counted(table, seat)
        if counted is not None:
            return counted
        return {} if self.game.covered(table, seat, None) else {"points": points(self.game, table, seat)}

    def changes(self, table: Table[Plain], now: Mapping[str, int], then: Mapping[str, int]) -> list[structs.Change]:
        by = {word: self.game.words.change(word, now.get(word, 0), count) for word, count in then.items()}
        return [
            structs.Change(word, more, self.teller.say(table, self.game.words.amount(word, abs(more))))
            for word, more in by.items()
            if more
        ]

    def secretive(self, table: Table[Plain], seats: int) -> bool:
        """Whether some seat has cards that not everybody may look at: then what is shown depends on who looks."""
        return any(self.game.covered(table, seat, None) for seat in range(seats))


def room_view(
    table: str, room: Room, revision: int, person: str | None, here: set[str], now: float, secret: bytes, watching: int
) -> structs.Room:
    """The room as one person sees it. The secret is shown only when the table is finished."""
    hosting = person is not None and person == room.host
    chairs = [
        structs.Chair(
            chair.who,
            chair.name,
            chair.person,
            person is not None and chair.person == person and chair.taken,
            chair.person in here,
            chair.bot,
            chair.gone,
            room.left(seat, now),
            chair.votes,
        )
        for seat, chair in enumerate(room.chairs)
    ]
    invitations = [
        structs.Invitation(one.number, one.seat, one.expires, one.used, one.revoked)
        for one in (room.invitations if hosting else ())
    ]
    return structs.Room(
        table,
        revision,
        room.game,
        room.phase,
        chairs,
        room.options,
        room.commitment,
        hosting,
        room.public,
        room.watchers,
        room.pack is not None,
        room.clock,
        room.patience,
        room.running,
        now - room.since if room.phase == PLAYING else None,
        room.take_back,
        room.ranking,
        secret.hex() if room.phase == FINISHED else None,
        room.rematch,
        invitations,
        watching,
        room.created,
        hints=room.hinted(),
    )


def scores_of(journal: Journal[Plain], seats: int, most: int) -> list[structs.Scores]:
    """The scores along the way, at so many versions at most: for a plot."""
    line = journal.line()
    step = max(1, len(line) // most)
    table = journal.at(0)
    found = []
    for place, number in enumerate(line):
        journals.commit_entry(table, journal.entries[number], number)
        if place % step == 0 or place == len(line) - 1:
            points = [sum(score.points for score in journal.game.sheet(table, seat)) for seat in range(seats)]
            found.append(structs.Scores(number + 1, points))
    return found


def draws_of(journal: Journal[Plain], secret: bytes) -> Sequence[dict[str, int | str]]:
    """Every draw of a finished table with what is needed to make it again: its name, its lots, its number."""
    dealer = Dealer(secret, journal.head.nonces)
    table = journal.at(0)
    found: list[dict[str, int | str]] = []
    for number in journal.line():
        entry = journal.entries[number]
        question = table.question
        if isinstance(entry, Drawn) and isinstance(question, Chance):
            lots = question.lots(table)
            drawn = dealer.draw(entry.key, lots)
            word = question.words(table).word(question.lot(table, drawn))
            found.append(
                {
                    "version": number + 1,
                    "key": entry.key,
                    "lots": lots,
                    "number": drawn,
                    "word": entry.word,
                    "expected": word,
                }
            )
        journals.commit_entry(table, entry, number)
    return found
