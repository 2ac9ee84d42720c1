/** Bots at the table: whose seats they play, what they looked at, and who plays on where one could not answer. */
import { describe, expect, it, vi } from "vitest";
import type { News } from "../src/socket";
import type { AnyCommand, AnyMessage, Position, Room, Thought } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const sent: AnyCommand[] = [];
const ears: ((news: News) => void)[] = [];
const answers: ((message: AnyMessage) => void)[] = [];
vi.mock("../src/state/server.svelte", () => ({
  send: (command: AnyCommand) => {
    sent.push(command);
    return new Promise<AnyMessage>((answer) => answers.push(answer));
  },
  listen: (hear: (news: News) => void) => {
    ears.push(hear);
    return () => undefined;
  },
  whenever: () => () => undefined,
  refuse: () => undefined,
}));
const { openTable, relieved, table } = await import("../src/state/table.svelte");
const { toasts } = await import("../src/state/toasts.svelte");
const { askThoughts, botOf, botSeats, eyes, thinking } = await import("../src/state/thinking.svelte");

const thought = (version: number): Thought => ({ seat: 1, bot: "master", version, asked: { m: "ask" }, answers: ["a"], says: { m: "a" }, events: [], looks: [] });
const at = (version: number): Position => ({ version, question: null, sheets: [], winners: [], picture: null, sections: [] });
const turns = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));

describe("who plays a seat", () => {
  it("is a bot that was asked to, or one that plays for somebody", () => {
    expect(botOf({ who: "bot:master" })).toBe("master");
    expect(botOf({ who: "bot:master", bot: "skilled" })).toBe("skilled");
    expect(botOf({ who: "person", bot: "skilled" })).toBe("skilled");
    expect([botOf({ who: "person" }), botOf({ who: "automa:linne:boudeuse" })]).toEqual([null, null]);
  });
  it("is looked at with the eyes of whoever of mine is asked, else of my first seat", () => {
    expect([eyes([0, 2], 2), eyes([0, 2], 1), eyes([0, 2], null), eyes([], 1)]).toEqual([2, 0, 0, null]);
  });
});

describe("what the bots looked at", () => {
  it("is asked for once at a time, and again where the table has gone on meanwhile", async () => {
    openTable("t");
    const open = table.open;
    if (!open) throw new Error("no table");
    sent.length = answers.length = 0;
    open.room = { chairs: [{ who: "person", mine: true }, { who: "bot:master" }] } as Room;
    open.position = at(3);
    expect(botSeats()).toEqual([1]);
    const asked = askThoughts();
    void askThoughts();
    expect(sent).toEqual([{ do: "thoughts", table: "t", seat: 0 }]);
    open.position = at(5);
    answers[0]?.({ is: "thoughts", id: "", table: "t", thoughts: [thought(2)] });
    await turns();
    expect(sent.length).toBe(2);
    answers[1]?.({ is: "thoughts", id: "", table: "t", thoughts: [thought(4)] });
    await asked;
    expect(thinking.told?.thoughts.map(({ version }) => version)).toEqual([4]);
    expect(sent.length).toBe(2);
  });
});

describe("a bot that could not answer", () => {
  const room = (...bots: (string | null)[]): Room =>
    ({ table: "t", game: "navoria", chairs: [{ who: "person", bot: "skilled", gone: "time" }, ...bots.map((bot) => ({ who: "bot:master", bot }))] }) as Room;
  it("is relieved where another plays on; somebody who left is not", () => {
    expect([relieved(null), relieved(room(null)), relieved(room(null, "skilled"))]).toEqual([[], [], [2]]);
  });
  it("is told of once, when it happens", () => {
    openTable("t");
    const told = (...bots: (string | null)[]): number => {
      ears.at(-1)?.({ is: "changed", room: room(...bots) });
      return toasts.length;
    };
    if (table.open) table.open.room = room(null, "skilled");
    expect([told(null, "skilled"), told("random", "skilled"), told("random", "skilled"), told("random", "random")]).toEqual([0, 1, 1, 2]);
  });
});
