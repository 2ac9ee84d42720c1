/** Drafts: when nothing more can be drafted, what is told of one, and what is left to be shown once it is played. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Position, Room, Tried } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { hurryUp, isBehind } = await import("../src/state/animationQueue.svelte");
const { settings } = await import("../src/state/settings.svelte");
const { toasts } = await import("../src/state/toasts.svelte");
const { advance, draftIsWhole, ofThisTurn, shownPosition, table, unseen } = await import("../src/state/table.svelte");

const event = (kind: string, seat = 0): Event => ({ kind, facts: { seat }, says: { m: kind }, seat, begins: kind === "TurnBegan" ? "turn" : "" });
const position = (version: number): Position => ({ version, sheets: [], winners: [], picture: {} }) as unknown as Position;
const MINE = [event("DieTaken"), event("DiePlaced")];
const AUTOMAS = [event("TurnBegan", 1), event("AutomaTookDie", 1)];

function sit(more: Partial<Tried> = {}): void {
  const tried = { is: "tried", id: "1", table: "t", version: 4, answers: ["x"], events: MINE, position: position(4), ...more } as Tried;
  const rest = { legend: null, log: [], since: 0, chat: [], sending: false, refusal: null, replay: null };
  table.open = { id: "t", room: { chairs: [] } as unknown as Room, position: position(4), draft: { version: 4, answers: ["x"], tried }, ...rest };
  hurryUp();
}

function moved(since: number, ...events: Event[]): void {
  if (table.open) advance(table.open, since, [{ version: since + 1, events }], position(since + 1));
}

describe("a draft", () => {
  beforeEach(() => {
    Object.assign(settings, { motion: "full", speed: "normal" });
    sit();
  });

  it("is whole when the server says that it ends", () => {
    expect(draftIsWhole()).toBe(false);
    sit({ ends: true, then: 1 });
    expect(draftIsWhole()).toBe(true);
  });
  it("tells what my answers bring, and not whose turn comes next", () => {
    expect(ofThisTurn([...MINE, event("TurnBegan", 1)])).toEqual(MINE);
  });
  it("has shown what is played then, but not what follows on it", () => {
    expect(unseen([...MINE, ...AUTOMAS], MINE)).toEqual(AUTOMAS);
    expect(unseen([event("DieTaken", 1), ...AUTOMAS], MINE)).toHaveLength(3);
    expect(unseen(MINE, [])).toEqual(MINE);
  });
  it("gives way to what it came to, at once", () => {
    moved(4, ...MINE, ...AUTOMAS);
    expect(table.open?.draft).toBeNull();
    expect(shownPosition()?.version).toBe(5);
  });
  it("is gone without a word if it was played, or is being played, and not if somebody overtook it", () => {
    moved(4, ...MINE, ...AUTOMAS);
    expect(toasts).toHaveLength(0);
    sit();
    if (table.open) table.open.sending = true;
    moved(4, event("DieTaken", 2)); // refused then, which says more
    expect(toasts).toHaveLength(0);
    sit();
    moved(4, event("DieTaken", 2));
    expect(table.open?.draft).toBeNull();
    expect(toasts).toHaveLength(1);
  });
  it("is played, and what an automa does then is shown in its time, as others' moves are", () => {
    moved(4, ...MINE, ...AUTOMAS);
    moved(5, event("DieTaken", 2));
    expect(isBehind()).toBe(true);
    expect(shownPosition()?.version).toBe(5);
  });
  it("is played, and needs no time if nothing follows on it", () => {
    moved(4, ...MINE);
    moved(5, event("DieTaken", 2));
    expect(isBehind()).toBe(false);
  });
});
