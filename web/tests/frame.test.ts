/** What the frame works out by itself: the story in chapters, sheets side by side, the course, hints, times. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { chapters } from "../src/board/frame/chapters";
import { courseOf, niceStep, roundsOf, spread } from "../src/board/frame/scoreChart";
import { hintFor, pointsAt, type Hint } from "../src/board/frame/guide";
import { reckoned, signed as inSigns } from "../src/board/frame/draftBalance";
import { drawnBy } from "../src/board/frame/bottomSheet";
import { aheadAndMine, rows, split } from "../src/board/frame/sheets";
import { timeLeft } from "../src/board/frame/time";
import type { Change, Event, Moment, Sheet } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { lastDecision } = await import("../src/board/frame/undoing");
const { ending, lastTurn, messageOf, sinceMine } = await import("../src/board/frame/turn.svelte");
const { percent, signed } = await import("../src/board/frame/ledger");
const { FOLDERS } = await import("../src/games/games");
const { tabsBeside } = await import("../src/board/frame/panel.svelte");

const GAMES = Object.keys(FOLDERS);
const hintsOf = (game: string): readonly Hint[] => FOLDERS[game]?.guide ?? [];
const BEGINS: Record<string, string> = { RoundBegan: "round", PhaseBegan: "phase", TurnBegan: "turn" };
const event = (kind: string): Event => ({ kind, facts: {}, says: { m: kind }, begins: BEGINS[kind] ?? "", automa: kind.startsWith("Automa") });
const began = (seat: number): Event => ({ ...event("TurnBegan"), seat });
const moment = (version: number, kinds: string[], seat: number | null = null, undo: number | null = null): Moment => ({
  version,
  events: kinds.map(event),
  seat,
  undo,
});
const ROWS = ["played", "bird", "hot", "america", "asia", "seals", "coins", "tokens"];
const sheet = (...lines: [string, number, number][]): Sheet => ({
  points: lines.reduce((sum, [, , points]) => sum + points, 0),
  lines: lines.map(([name, count, points]) => ({ name, row: ROWS.indexOf(name), count, points, says: { m: name } })),
});

describe("the log", () => {
  it("has a chapter for each round, and one for what came before", () => {
    const log = [moment(1, ["Drawn"]), moment(2, ["RoundBegan", "DieRolled"]), moment(3, ["AutomaActed"]), moment(4, ["RoundBegan"])];
    const told = chapters(log).map(({ head, lines }) => [head?.kind ?? null, lines.map((line) => line.event.kind)]);
    expect(told).toEqual([
      [null, ["Drawn"]],
      ["RoundBegan", ["DieRolled", "AutomaActed"]],
      ["RoundBegan", []],
    ]);
    expect(chapters(log)[1]?.lines.map(({ automa }) => automa)).toEqual([false, true]);
  });
  it("has a chapter for each phase of a round too", () => {
    const log = [moment(1, ["RoundBegan", "TokenDrawn"]), moment(2, ["RecruitingEnded", "PhaseBegan", "TokenGathered"]), moment(3, ["PhaseBegan"])];
    expect(chapters(log).map(({ head, lines }) => [head?.kind, lines.map((line) => line.event.kind)])).toEqual([
      ["RoundBegan", ["TokenDrawn", "RecruitingEnded"]],
      ["PhaseBegan", ["TokenGathered"]],
      ["PhaseBegan", []],
    ]);
  });
  it("tells what came after my last decision; one that was an undo does not count", () => {
    const log = [moment(1, ["A"], 0), moment(2, ["B"], 1), moment(3, ["Undone"], 0, 1), moment(4, ["C"], 1)];
    expect(sinceMine(log, [0]).map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(sinceMine(log, [1])).toEqual([]);
    expect(sinceMine(log, [2])).toEqual([]);
  });
  it("tells an automa's turn, which follows in the moment of my own decision", () => {
    const events = [event("DieTaken"), began(1), event("AutomaTookDie"), event("AutomaActed"), began(0)];
    const log = [moment(1, ["A"], 0), { ...moment(2, [], 0), events }];
    expect(sinceMine(log, [0]).map((each) => each.events.map(({ kind }) => kind))).toEqual([["TurnBegan", "AutomaTookDie", "AutomaActed", "TurnBegan"]]);
    expect(lastTurn(log).map(({ kind }) => kind)).toEqual(["AutomaTookDie", "AutomaActed"]);
  });
  it("tells the whole of the latest turn, without what was drawn in it, and no more", () => {
    const log = [moment(1, ["A"], 1), moment(2, ["B"], 2), moment(3, ["Drawn"]), moment(4, ["C"], 2)];
    expect(lastTurn(log).map(({ kind }) => kind)).toEqual(["B", "C"]);
    expect(lastTurn([moment(1, ["A", "RoundBegan"]), moment(2, ["Rolled", "AutomaTookAnimal"])]).map(({ kind }) => kind)).toEqual(["Rolled", "AutomaTookAnimal"]);
    expect(lastTurn([...log, moment(5, ["RoundEnded", "RoundBegan", "TokenTurned"], 1), moment(6, ["DieRolled"])]).map(({ kind }) => kind)).toEqual(["RoundBegan", "TokenTurned"]);
    expect(lastTurn([...log, moment(5, ["RoundEnded", "RoundBegan"]), moment(6, ["DieRolled"])]).map(({ kind }) => kind)).toEqual(["DieRolled"]);
    expect(lastTurn([])).toEqual([]);
  });
  it("cuts what came first, where there is not room for all", () => {
    const sentences = ["You take a die.", "You pay.", "You gain 3."];
    expect(ending(sentences, 100)).toBe("You take a die. You pay. You gain 3.");
    expect(ending(sentences, 25)).toBe("… You pay. You gain 3.");
    expect(ending(sentences, 0)).toBe("… You gain 3.");
    expect(ending([], 9)).toBe("");
  });
});

describe("a whole draft", () => {
  it.for([
    [{}, "draft-whole"],
    [{ reveals: true }, "draft-reveals"],
    [{ then: 0 }, "draft-then"],
    [{ then: 1, reveals: true }, "draft-then-reveals"],
  ] as const)("with %o says so by %s", ([tried, message]) => expect(messageOf(tried)).toBe(message));
});

describe("a sheet", () => {
  it("is split into what was gained and what the end adds", () => {
    const whole = sheet(["played", 0, 12], ["seals", 2, 8], ["coins", 0, 0]);
    expect(split(whole)).toMatchObject({ now: 12, later: 8 });
    expect(split(whole).lines.map(({ name }) => name)).toEqual(["played", "seals"]);
  });
  it("stands beside others in one order, without lines that gave nobody anything", () => {
    const one = sheet(["played", 0, 3], ["coins", 1, 0], ["tokens", 1, 1]);
    const other = sheet(["played", 0, 5], ["asia", 2, 4], ["coins", 1, 0]);
    expect(rows([one, other]).map(({ name, points }) => [name, ...points])).toEqual([
      ["played", 3, 5],
      ["asia", null, 4],
      ["tokens", 1, null],
    ]);
  });
  it("keeps the rows of the game's sheet, whoever has which of them", () => {
    const automa = sheet(["played", 0, 3], ["america", 2, 4], ["seals", 1, 2]);
    const one = sheet(["played", 0, 5], ["hot", 4, 3], ["asia", 4, 3], ["seals", 1, 2]);
    const other = sheet(["played", 0, 7], ["bird", 5, 5], ["seals", 1, 2]);
    const order = ["played", "bird", "hot", "america", "asia", "seals"];
    for (const sheets of [[automa, one, other], [other, one, automa], [one, automa, other]]) expect(rows(sheets).map(({ name }) => name)).toEqual(order);
  });
});

describe("the course of a game", () => {
  it("is a line for each seat, from the first to the last version, on round marks", () => {
    const course = courseOf([{ version: 10, points: [0, 0] }, { version: 20, points: [40, 90] }], [], 100, 50);
    expect(course?.lines.map(({ points }) => points)).toEqual(["0,50 100,30", "0,50 100,5"]);
    expect(course?.marks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
  });
  it("lies over the rounds, each from its beginning to the next one's", () => {
    const began = (kind: string, number: number): Event => ({ ...event(kind), facts: { round: number } });
    const log = [1, 2, 2].flatMap((number, i) => [
      { ...moment(10 + 20 * i, []), events: [began("RoundBegan", number)] },
      { ...moment(15 + 20 * i, []), events: [began("PhaseBegan", number)] },
    ]);
    const rounds = roundsOf(log);
    expect(rounds).toEqual([{ round: 1, version: 10 }, { round: 2, version: 50 }]);
    const scores = [{ version: 20, points: [0] }, { version: 70, points: [9] }];
    expect(courseOf(scores, rounds, 100, 50)?.rounds).toEqual([{ round: 1, x: 0, width: 60 }, { round: 2, x: 60, width: 40 }]);
  });
  it("is none before anything happened", () => {
    expect(courseOf([], [], 100, 50)).toBeNull();
    expect(courseOf([{ version: 1, points: [0] }], [], 100, 50)).toBeNull();
  });
  it.for([
    [0.2, 1],
    [1.4, 2],
    [4, 5],
    [6, 10],
    [37, 50],
  ] as const)("a step of at least %d is %d", ([least, step]) => expect(niceStep(least)).toBe(step));
  it("keeps names apart, in their order", () => {
    expect(spread([50, 48, 10])).toEqual([66, 48, 10]);
  });
});

describe("the guide", () => {
  const hints = hintsOf("navoria");
  it("explains what is asked, once", () => {
    expect(hintFor(hints, [], "ChooseSource", [])?.id).toBe("source");
    expect(hintFor(hints, ["source"], "ChooseSource", [])).toBeNull();
  });
  it("explains what happened when nothing new is asked", () => {
    expect(hintFor(hints, ["source"], "ChooseSource", ["FavourClaimed"])?.id).toBe("favour");
  });
  it("points at the dice of each board, mine first, and at my own slots", () => {
    const where = (id: string): string[] => hintsOf("encyclopedia").filter((hint) => hint.id === id).flatMap((hint) => pointsAt(hint, 2, 4));
    expect(where("die")).toEqual(["slots/2", "slots/3", "slots/0", "slots/1"]);
    expect(where("slots")).toEqual(["slots/2"]);
    expect(where("action")).toEqual([]);
  });
  it.for(GAMES)("has words for each of its hints of %s, and none besides", (game) => {
    const words = readFileSync(`src/games/${game}/text/en.ftl`, "utf-8");
    const there = [...words.matchAll(new RegExp(`^guide-${game}-(\\w+) =`, "gm"))].map(([, id]) => id);
    expect(there.toSorted()).toEqual(hintsOf(game).map(({ id }) => id).toSorted());
  });
  it.for(GAMES)("waits only for what %s asks and tells", (game) => {
    const events = readFileSync(`../src/ludoteca/games/${game}/box/events.py`, "utf-8");
    const text = readFileSync(`../src/ludoteca/games/${game}/text/en/table.ftl`, "utf-8");
    for (const { when } of hintsOf(game)) {
      if ("happened" in when) expect(events).toContain(`class ${when.happened}(`);
      else expect(text).toContain(`\nask${when.asked.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} =`);
    }
  });
});

describe("a clock", () => {
  const t = (message: string, facts: Record<string, string | number> = {}): string => `${message} ${Object.values(facts).join(" ")}`;
  it.for([
    [0, "0:00"],
    [59.2, "1:00"],
    [754, "12:34"],
    [3700, "time-hours 1 1"],
    [100_000, "time-days 1 3"],
  ] as const)("of %d seconds reads %s", ([seconds, words]) => expect(timeLeft(seconds, t)).toBe(words));
});

describe("a draft in numbers", () => {
  const change = (what: string, by: number): Change => ({ what, by, says: { m: `n-${what}` } });
  it("is that of whoever drafts first, then that of the others around the table, of nobody whom it does not concern", () => {
    const brings = [[change("coins", 5)], [], [change("coins", -2), change("vp", 3)], [change("seals", 1)]];
    expect(reckoned(brings, 2).map(({ seat }) => seat)).toEqual([2, 3, 0]);
    expect(reckoned(brings, 2)[0]?.changes).toEqual(brings[2]);
    expect(reckoned([[], []], 0)).toEqual([]);
  });
  it("has a sign before every number", () => {
    expect([5, -2].map(inSigns)).toEqual(["+5", "−2"]);
  });
});

describe("hints and analysis", () => {
  it("writes what moved a margin with its sign, and a small cost as more than none", () => {
    expect([1, -12, 0].map(signed)).toEqual(["+1", "−12", "0"]);
    expect([0.0041, 1].map(percent)).toEqual(["0.4", "100.0"]);
  });
  it("has an analysis beside the log of a finished game that is gone through again, and nowhere else", () => {
    const shown = (inReplay: boolean, over: boolean): boolean => tabsBeside("log", inReplay, over).includes("analysis");
    expect([shown(false, false), shown(false, true), shown(true, false), shown(true, true)]).toEqual([false, false, false, true]);
    expect(tabsBeside("hint", false, false)).toEqual(["hint"]);
  });
});

describe("a bar with little room", () => {
  const seats = [7, 12, 9].map((points, seat) => ({ seat, points }));
  const shown = (mine: number | null, of = seats) => aheadAndMine(of, mine).map(({ seat }) => seat);
  it("shows who is ahead, and me", () => expect(shown(0)).toEqual([1, 0]));
  it("shows who comes next where I am ahead, or am nobody", () => {
    expect(shown(1)).toEqual([1, 2]);
    expect(shown(null)).toEqual([1, 2]);
  });
  it("has me first where it is even", () => expect(shown(1, [{ seat: 0, points: 3 }, { seat: 1, points: 3 }])).toEqual([1, 0]));
  it("shows nothing where nobody is to be compared with", () => expect(shown(0, [{ seat: 0, points: 3 }])).toEqual([]));
});

describe("a sheet that is drawn by its handle", () => {
  it("goes up by a swipe up, down by a swipe down, and not beyond its ends", () => {
    expect([drawnBy(1, -40), drawnBy(1, 40), drawnBy(2, -40), drawnBy(0, 40)]).toEqual([2, 0, 2, 0]);
  });
});

describe("what can be taken back", () => {
  const chose = (version: number, seat: number): Moment => ({ version, events: [], seat });
  const drew = (version: number): Moment => ({ version, events: [], key: "die" });
  const undid = (version: number, undo: number): Moment => ({ version, events: [], seat: 0, undo });

  it("is my last decision, and another's since then is asked about", () => {
    expect(lastDecision([chose(1, 0), chose(2, 1)], [0])).toEqual({ seat: 0, isSeen: false });
  });
  it("is nothing where I decided nothing", () => {
    expect(lastDecision([chose(1, 1), drew(2)], [0])).toBeNull();
  });
  it("stays where something was drawn since", () => {
    expect(lastDecision([chose(1, 0), drew(2), chose(3, 1)], [0])).toEqual({ seat: 0, isSeen: true });
    expect(lastDecision([chose(1, 0), drew(2), chose(3, 0)], [0])).toEqual({ seat: 0, isSeen: false });
  });
  it("is what comes before what was taken back already", () => {
    expect(lastDecision([chose(1, 0), drew(2), chose(3, 0), undid(4, 2)], [0])).toEqual({ seat: 0, isSeen: true });
    expect(lastDecision([chose(1, 0), chose(2, 0), undid(3, 1)], [0])).toEqual({ seat: 0, isSeen: false });
    expect(lastDecision([chose(1, 0), undid(2, 0)], [0])).toBeNull();
  });
  it("is the last of ours at a shared screen", () => {
    expect(lastDecision([chose(1, 0), chose(2, 1)], [0, 1])).toEqual({ seat: 1, isSeen: false });
  });
});
