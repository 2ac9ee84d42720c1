/** What did not change keeps its identity: that is how a board knows what it need not draw again. */
import { describe, expect, it } from "vitest";
import { keepSame } from "../src/state/shareUnchanged";

describe("what is as it was", () => {
  it("is taken from before, the rest is new", () => {
    const before = { version: 1, seats: [{ coins: 3, dice: ["red"] }, { coins: 0, dice: [] }], deck: { left: 9 } };
    const fresh = { version: 2, seats: [{ coins: 4, dice: ["red"] }, { coins: 0, dice: [] }], deck: { left: 9 } };
    const copy = structuredClone(fresh);
    const found = keepSame(before, fresh);
    expect(found).toEqual(copy);
    expect(found.deck).toBe(before.deck);
    expect(found.seats).not.toBe(before.seats);
    expect(found.seats[0]).not.toBe(before.seats[0]);
    expect(found.seats[0]?.dice).toBe(before.seats[0]?.dice);
    expect(found.seats[1]).toBe(before.seats[1]);
  });
  it("may be all of it", () => {
    const before = { a: [1, { b: null }] };
    expect(keepSame(before, structuredClone(before))).toBe(before);
  });
  it("is never a list that grew or shrank, a thing with more or fewer parts, or another kind of thing", () => {
    const cases: [unknown, unknown][] = [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1 }, { b: 1 }],
      [{ 0: 1 }, [1]],
      [null, {}],
      [{}, null],
      [{ a: null }, { a: {} }],
    ];
    for (const [before, fresh] of cases) expect(keepSame(before, structuredClone(fresh))).toStrictEqual(fresh);
  });
});

it("a thing may be called like something that every object has", () => {
  const fresh = JSON.parse('{ "__proto__": {}, "constructor": {}, "toString": 1 }') as object;
  const kept = keepSame({}, fresh);
  expect(Object.getOwnPropertyNames(kept)).toEqual(["__proto__", "constructor", "toString"]);
  expect(Object.values(kept)[0]).not.toBe(Object.prototype);
});
