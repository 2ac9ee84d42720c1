"""Trying before playing: nothing is stored or revealed; wishes become answers; face-down cards stay covered."""

from pathlib import Path

import pytest
from msgspec import Raw, json

from ludoteca.client import Client, Refused, Table, new_id
from ludoteca.wire import commands, messages
from tests.server.kit_house import House, do, evening, friends, refusal

pytestmark = pytest.mark.usefixtures("nim")

CONTINENTS = ("africa", "america", "asia", "europe")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def attempt(house: House, client: Client, table: Table, seat: int, *answers: str) -> messages.Tried:
    version = (await house.live(table)).version
    command = commands.Try(id=new_id(), table=table.id, seat=seat, version=version, answers=list(answers))
    return await client.ask(command, messages.Tried)


@evening
async def test_a_draft_stops_before_what_is_hidden_and_leaves_nothing_behind(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="navoria")
        served = await house.live(table)
        for number in range(40):
            seat = served.waits_for() or 0
            before = (served.revision, served.version)
            nothing = await attempt(house, clients[seat], table, seat)
            assert (nothing.events, nothing.reveals, nothing.ends) == ([], False, False)
            assert nothing.position.question is not None
            word = next(offer.word for offer in nothing.position.question.offers if offer.refusal is None)
            tried = await attempt(house, clients[seat], table, seat, word)
            assert (served.revision, served.version) == before
            if tried.reveals:
                assert (tried.ends, tried.then) == (True, None)
                assert tried.position.question is None
                beyond = attempt(house, clients[seat], table, seat, word, word)
                assert await refusal(beyond) == "draft-reveals"
                return
            await house.play(table, 1, seed=str(number))
        raise AssertionError("nothing was ever drawn")


async def to_the_bank(house: House, client: Client, table: Table) -> messages.Tried | None:
    """A whole turn: a die goes to the Bank, and nothing else is asked."""
    start = await attempt(house, client, table, 0)
    question = start.position.question
    if question is None or question.kind != "TakeDie":
        return None
    tried = await attempt(house, client, table, 0, question.offers[0].word, "bank")
    asked = tried.position.question
    return tried if asked is None or asked.kind == "TakeDie" else None


@evening
async def test_a_draft_stops_before_an_automas_turn_and_says_whose_it_is(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make("encyclopedia", ["me", "automa:linne:boudeuse"])
        served = await house.live(table)
        while (tried := await to_the_bank(house, ada, table)) is None or tried.reveals:
            await house.play(table, 1, seed=str(served.version))
        before = served.version
        answers, die = tried.answers, tried.answers[0]
        under_way = await attempt(house, ada, table, 0, die)
        assert (under_way.ends, under_way.then) == (False, None)
        assert (tried.ends, tried.then) == (True, 1)
        assert (tried.position.question, tried.position.winners) == (None, [])
        kinds = [event.kind for event in tried.events]
        assert kinds[0] == "DieTaken"
        assert not [kind for kind in kinds if kind.startswith("Automa") or kind == "TurnBegan"]
        assert await refusal(attempt(house, ada, table, 0, *answers, die)) == "draft-awaits"
        on = commands.Hint(id=new_id(), table=table.id, seat=0, version=before, answers=answers)
        assert await refusal(ada.ask(on, messages.Hinted)) == "draft-awaits"
        assert await refusal(ada.play(table.id, 0, before, [*answers, die])) == "draft-awaits"
        assert served.version == before
        await ada.play(table.id, 0, before, answers)
        await table.until(lambda seen: seen.version == before + len(answers))
        told = [event.kind for moment in table.moments[-len(answers) :] for event in moment.events]
        assert told[: len(kinds)] == kinds
        assert {"AutomaTookDie", "AutomaActed"} <= set(told[len(kinds) :])
        undo = commands.Undo(id=new_id(), table=table.id, seat=0, version=served.version)
        assert (await do(ada, undo)).version == before + len(answers) + 1


@evening
async def test_a_draft_says_that_something_is_drawn_after_an_automas_turn(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make("encyclopedia", ["me", "automa:linne:boudeuse"])
        served = await house.live(table)
        for _ in range(400):
            start = await attempt(house, ada, table, 0)
            assert start.position.question is not None
            for offer in start.position.question.offers:
                if offer.refusal is None:
                    tried = await attempt(house, ada, table, 0, offer.word)
                    if tried.then is not None and tried.reveals:
                        before = served.version
                        assert await ada.play(table.id, 0, before, [offer.word]) > before + 1
                        return
            await house.play(table, 1, seed=str(served.version))
        raise AssertionError("no automa was ever the last before a draw")


@evening
async def test_only_the_one_who_is_asked_tries(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="parlour")
        assert await refusal(attempt(house, clients[1], table, 1, "1")) == "not-your-decision"
        assert await refusal(attempt(house, clients[0], table, 0, "4")) == "unknown-word"
        tried = await attempt(house, clients[0], table, 0, "boast", "1")
        assert (tried.answers, tried.ends, tried.then, tried.reveals) == (["boast", "1"], True, 1, False)
        assert [event.kind for event in tried.events] == ["Boasted", "StonesTaken"]


def in_sight(picture: Raw) -> list[dict[str, int]]:
    """What the board shows of each seat, as far as it has a number of its own."""
    shown = json.decode(picture)
    if "seats" in shown:
        return [{word: seat[word] for word in ("vp", "coins", "tokens", "seals", "cubes")} for seat in shown["seats"]]
    return [
        {
            "points": guide["points"],
            **{f"step/{dock['land']}": dock["explorer"] for dock in guide["docks"]},
            **{f"outpost/{dock['land']}": len(dock["outposts"]) for dock in guide["docks"]},
            **{good: sum(dock["goods"][good] for dock in guide["docks"]) for good in ("food", "mineral", "weapon")},
            **guide["icons"],
        }
        for guide in shown["guides"]
    ]


@evening
@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
async def test_a_draft_is_reckoned_up_as_the_board_will_show_it(house: House, game: str) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game=game)
        served = await house.live(table)
        moved: set[str] = set()
        for number in range(60):
            seat = served.waits_for() or 0
            before = await attempt(house, clients[seat], table, seat)
            assert before.brings == [[], []]
            assert before.position.question is not None
            offers = [offer.word for offer in before.position.question.offers if offer.refusal is None]
            tried = await attempt(house, clients[seat], table, seat, offers[number % len(offers)])
            was, will_be = in_sight(before.position.picture), in_sight(tried.position.picture)
            for now, then, changes in zip(was, will_be, tried.brings, strict=True):
                told = {change.what: change.by for change in changes}
                assert 0 not in told.values()
                assert {word: told.get(word, 0) for word in now} == {word: then[word] - now[word] for word in now}
                moved |= told.keys()
            await house.play(table, 1, seed=str(number))
        assert len(moved) > 4


@evening
async def test_a_game_that_counts_nothing_of_its_own_is_reckoned_up_in_points(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="parlour")
        for seat in (0, 1):
            tried = await attempt(house, clients[seat], table, seat, "3")
            assert tried.brings == [[], []]
            await clients[seat].play(table.id, seat, tried.version, ["3"])
        tried = await attempt(house, clients[0], table, 0, "3")
        (change,) = tried.brings[0]
        assert (change.what, change.by, change.says.message) == ("points", 1, "score-points")
        assert tried.brings[1] == []


async def planned(house: House, client: Client, table: Table, seat: int) -> messages.Tried | None:
    for continent in CONTINENTS:
        version = (await house.live(table)).version
        wish: dict[str, object] = {"plan": "expedition", "continent": continent}
        command = commands.Plan(id=new_id(), table=table.id, seat=seat, version=version, answers=[], wish=wish)
        try:
            return await client.ask(command, messages.Tried)
        except Refused:
            continue
    return None


@evening
async def test_a_wish_becomes_answers_that_can_be_played(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="encyclopedia")
        served = await house.live(table)
        for number in range(60):
            seat = served.waits_for() or 0
            before = served.revision
            tried = await planned(house, clients[seat], table, seat)
            if tried is not None:
                assert served.revision == before
                assert json.decode(tried.plan)
                version = await clients[seat].play(table.id, seat, tried.version, tried.answers)
                assert version >= tried.version + len(tried.answers)
                return
            await house.play(table, 1, seed=str(number))
        raise AssertionError("no expedition was ever possible")


@evening
async def test_face_down_cards_are_covered_for_all_but_their_owner(house: House) -> None:
    async with house:
        options = {"face_down_cards": "hidden"}
        table, clients = await friends(house, "Ada", "Bob", game="encyclopedia", options=options)
        served = await house.live(table)
        assert served.journal is not None
        eve = await house.guest("Eve")
        while not served.view.secretive(served.journal.table, 2):
            await house.play(table, 1, seed=str(served.version))
        for seat, client in enumerate([*clients, eve]):
            shown = await client.ask(commands.Open(id=new_id(), table=table.id), messages.Shown)
            assert shown.position is not None
            for other, sheet in enumerate(shown.position.sheets):
                assert sheet.covered == served.view.game.covered(
                    served.journal.table, other, seat if seat < 2 else None
                )
            assert await refusal(client.ask(commands.History(id=new_id(), table=table.id), messages.Historied)) == (
                "scores-covered"
            )
        await house.play(table)
        history = await eve.ask(commands.History(id=new_id(), table=table.id), messages.Historied)
        assert history.scores[-1].version <= served.version


@evening
async def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        await house.play(table)
        again = await do(bob, commands.Rematch(id=new_id(), table=table.id))
        assert again.table is not None
        invited = await bob.ask(commands.Invite(id=new_id(), table=again.table), messages.Invited)
        eve = await house.guest("Eve")
        assert await refusal(eve.join(invited.token)) == "seats-taken"
        await do(ada, commands.Sit(id=new_id(), table=again.table, seat=0))
        assert (await house.live(again.table)).room.phase == "playing"


async def way(house: House, client: Client, table: Table, seat: int, **wish: object) -> messages.Tried:
    version = (await house.live(table)).version
    whole = {"plan": "way", **wish}
    command = commands.Plan(id=new_id(), table=table.id, seat=seat, version=version, answers=[], wish=whole)
    return await client.ask(command, messages.Tried)


@evening
async def test_a_place_is_told_what_can_go_there_and_a_thing_where(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="navoria")
        served = await house.live(table)
        assert served.journal is not None
        while type(served.journal.table.question).__name__ != "TakeToken":
            await house.play(table, 1, seed=str(served.version))
        seat = served.waits_for() or 0
        before = (served.revision, served.version)
        asked = await attempt(house, clients[seat], table, seat)
        assert asked.position.question is not None
        token = next(offer.word for offer in asked.position.question.offers if offer.refusal is None)
        place = f"area/{token}/space1"
        to = await way(house, clients[seat], table, seat, place=place)
        assert (to.answers, len(to.ways)) == ([], 5)
        assert {one.thing for one in to.ways if one.refusal is None} == {token}
        assert {one.refusal.code for one in to.ways if one.refusal} <= {"space-other-trade", "no-token-on-deck"}
        of = await way(house, clients[seat], table, seat, thing=token)
        assert [one.place for one in of.ways if one.refusal is None] == [f"area/{token}/space{n}" for n in (1, 2, 3)]
        gone = await way(house, clients[seat], table, seat, thing=token, place=place)
        assert (gone.answers, gone.ways) == ([token, "space1"], [])
        assert [event.kind for event in gone.events][:1] == ["TokenGathered"]
        assert (served.revision, served.version) == before
        other = next(one.thing for one in to.ways if one.thing != token)
        assert await refusal(way(house, clients[seat], table, seat, thing=other, place=place)) == "space-other-trade"
        assert await refusal(way(house, clients[seat], table, seat, thing=7)) == "plan-unreadable"
        assert await refusal(way(house, clients[seat], table, seat, die="red1")) == "plan-unreadable"


@evening
async def test_a_game_without_places_has_no_ways(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="parlour")
        assert await refusal(way(house, clients[0], table, 0, place="here")) == "way-not-now"


@evening
async def test_a_game_without_planners_says_so(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="navoria")
        seat = (await house.live(table)).waits_for() or 0
        version = (await house.live(table)).version
        wish = commands.Plan(
            id=new_id(), table=table.id, seat=seat, version=version, answers=[], wish={"plan": "feast"}
        )
        assert await refusal(clients[seat].ask(wish, messages.Tried)) == "no-planner"
