/** What the board of Navoria works out from its picture: the slots of an order, and the way through a land. */
import { describe, expect, it, vi } from "vitest";
import { landSign, SIGNS, signOf } from "../src/games/navoria/signs";
import { stand, waypoint, wayPath } from "../src/games/navoria/way";

// jsdom has no media queries: a machine without wishes
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { missing, spots } = await import("../src/games/navoria/scene.svelte");

describe("what an order lacks", () => {
  it("is a slot for each good of the one way to complete it", () => {
    expect(missing([{ weapon: 1, food: 1 }])).toEqual([["weapon", "food"]]);
    expect(missing([{ any: 3 }])).toEqual([["any", "any", "any"]]);
  });
  it("is so many alike while any kind would do", () => {
    expect(missing([{ food: 3 }, { mineral: 3 }, { weapon: 3 }])).toEqual([["alike", "alike", "alike"]]);
  });
  it("is each of two ways that differ", () => {
    expect(missing([{ food: 2 }, { weapon: 2 }])).toEqual([["food", "food"], ["weapon", "weapon"]]);
    expect(missing([{ food: 1 }, { mineral: 2 }, { weapon: 3 }])).toHaveLength(3);
  });
  it("is nothing for a complete one", () => {
    expect(missing([])).toEqual([]);
    expect(missing([{}])).toEqual([[]]);
  });
});

describe("goods on a dock", () => {
  it("lie there one by one", () => {
    expect(spots({ food: 2, mineral: 0, weapon: 1 })).toEqual(["food", "food", "weapon"]);
  });
});

describe("the way through a land", () => {
  it.for(["desert", "glacier", "forest", "a land of a data pack"])("stays within %s, and climbs space by space", (land) => {
    const way = Array.from({ length: 10 }, (_, space) => waypoint(land, space, 10));
    expect(way.every(({ x, y }) => x >= 15 && x <= 85 && y >= 5 && y <= 95)).toBe(true);
    expect(way.every(({ y }, i) => i === 0 || y < (way[i - 1]?.y ?? 0))).toBe(true);
    expect(wayPath(land, 10).match(/[MC]/g)).toHaveLength(10);
  });
  it("begins and ends in the middle", () => {
    expect([waypoint("desert", 0, 8).x, waypoint("desert", 7, 8).x]).toEqual([50, 50]);
  });
});

describe("explorers on one space", () => {
  const [SPACES, MARK, FIGURE, CHEST] = [9, 12, 22, 60];
  it.for([0, 3])("stand so that each mark is seen (space %d)", (space) => {
    for (const company of [2, 3, 4]) {
      const stands = Array.from({ length: company }, (_, i) => stand(i, company, space, SPACES));
      stands.slice(1).forEach(({ aside }, i) => expect(aside - (stands[i]?.aside ?? 0)).toBeGreaterThan(MARK));
      expect(stands[0]?.row).toBeGreaterThanOrEqual((stands.at(-1)?.aside ?? 0) - (stands[0]?.aside ?? 0) + FIGURE);
    }
  });
  it("leave the treasure's points free", () => {
    const stands = Array.from({ length: 4 }, (_, i) => stand(i, 4, SPACES - 1, SPACES));
    expect(stands.every(({ aside }) => Math.abs(aside) >= (CHEST + FIGURE) / 2)).toBe(true);
    expect(new Set(stands.map(({ aside, down }) => `${aside} ${down}`)).size).toBe(4);
  });
});

describe("a sign", () => {
  it("is there for every trade, species, good, land and guide, each its own", () => {
    const words = ["merchant", "builder", "soldier", "adventurer", "artisan", "sprite", "human", "goblin", "beast"];
    const all = [...words, "food", "mineral", "weapon", "desert", "glacier", "forest", "seat0", "seat1", "seat2", "seat3"];
    expect(all.map(signOf)).toEqual(all);
    expect(new Set(all.map((word) => SIGNS[signOf(word)])).size).toBe(all.length);
  });
  it("of anything at all is the wheel, of any land the rose", () => {
    expect([signOf("any"), signOf("toffee"), landSign("any"), landSign(null), landSign("desert")]).toEqual(["any", "any", "anywhere", "anywhere", "desert"]);
  });
});
