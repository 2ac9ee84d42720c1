/** Flights: what is new since the board was last seen. */
import { describe, expect, it, vi } from "vitest";
import type { Event, Moment, Tried } from "../src/wire";

// jsdom has no media queries: a machine without wishes
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { news } = await import("../src/board/flights.svelte");

const event = (kind: string, seat = 0): Event => ({ kind, facts: { seat }, says: { m: kind } });
const moment = (version: number, ...kinds: string[]): Moment => ({ version, events: kinds.map((kind) => event(kind)) });
const draft = (version: number, ...kinds: string[]) => ({ version, tried: { events: kinds.map((kind) => event(kind)) } as Tried });
const kinds = (events: Event[]): string[] => events.map(({ kind }) => kind);

describe("what is new", () => {
  const log = [moment(1, "a"), moment(2, "b", "c"), moment(3, "d")];

  it("is nothing when the table is seen for the first time", () => {
    expect(news(null, { id: "t", log, draft: null }, 3)).toEqual([[], { table: "t", version: 3, drafted: [] }]);
    const [events] = news({ table: "another", version: 1, drafted: [] }, { id: "t", log, draft: null }, 3);
    expect(events).toEqual([]);
  });
  it("is what happened since", () => {
    const [events, seen] = news({ table: "t", version: 1, drafted: [] }, { id: "t", log, draft: null }, 3);
    expect(kinds(events)).toEqual(["b", "c", "d"]);
    expect(seen.version).toBe(3);
  });
  it("is what the draft adds, one answer after the other, and nothing for a step back", () => {
    const [first, one] = news({ table: "t", version: 3, drafted: [] }, { id: "t", log, draft: draft(3, "e") }, 3);
    const [second, two] = news(one, { id: "t", log, draft: draft(3, "e", "f") }, 3);
    const [third] = news(two, { id: "t", log, draft: draft(3, "e") }, 3);
    expect([kinds(first), kinds(second), kinds(third)]).toEqual([["e"], ["f"], []]);
  });
  it("is not what a confirmed draft has shown already", () => {
    const seen = { table: "t", version: 1, drafted: [event("b"), event("c")] };
    expect(kinds(news(seen, { id: "t", log, draft: null }, 3)[0])).toEqual(["d"]);
    const other = { table: "t", version: 1, drafted: [event("b", 1), event("c")] };
    expect(kinds(news(other, { id: "t", log, draft: null }, 3)[0])).toEqual(["b", "c", "d"]);
  });
  it("ends at the moment of a replay that is shown, and going back shows nothing", () => {
    expect(kinds(news({ table: "t", version: 1, drafted: [] }, { id: "t", log, draft: null }, 2)[0])).toEqual(["b", "c"]);
    expect(news({ table: "t", version: 3, drafted: [] }, { id: "t", log, draft: null }, 1)[0]).toEqual([]);
  });
});
