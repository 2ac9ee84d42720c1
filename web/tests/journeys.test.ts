/** The journeys of a guide, told again from the log. */
import { describe, expect, it } from "vitest";
import { deedsOf, journeyOf, standing } from "../src/games/navoria/journeys";
import type { Land, Resident } from "../src/games/navoria/picture";
import { legPath, wayPath } from "../src/games/navoria/way";
import { romanOf } from "../src/board/roman";
import type { Event, Moment } from "../src/wire";

const land = (id: string): Land => ({
  ...{ id, name: { m: `land-${id}` }, prizes: [3], order: [], base: [], outposts: [] },
  spaces: [{}, { outpost: 1 }, { flag: true }, { treasure: 5 }],
});
const legend = { lands: [land("desert"), land("forest")], residents: [{ id: "ann" }, { id: "bob" }] as Resident[] };

function event(kind: string, facts: Event["facts"]): Event {
  return { kind, facts, says: { m: kind } };
}

let version = 0;
function moment(...events: Event[]): Moment {
  version += 1;
  return { version, events };
}
const round = (number: number): Event => event("RoundBegan", { round: number, order: [0, 1] });
const moved = (seat: number, which: number, space: number): Event => event("ExplorerMoved", { seat, land: which, space });

function game(): Moment[] {
  version = 0;
  return [
    moment(round(1)),
    moment(event("ResidentRecruited", { seat: 0, resident: 1 }), moved(0, 0, 1)),
    moment(moved(1, 0, 1)),
    moment(moved(0, 0, 2), event("OutpostBuilt", { seat: 0, land: 0, space: 1 }), event("OrderCompleted", { seat: 0, land: 1 })),
    moment(event("PrizeWon", { seat: 0, land: 0, place: 1, points: 3 }), event("PointsGained", { seat: 0, points: 3, why: "prize" })),
    moment(event("ExplorerReturned", { seat: 0, land: 0, space: 1 }), round(2)),
    moment(moved(0, 0, 2), moved(0, 0, 3), event("TreasureFound", { seat: 0, land: 0, points: 5 })),
  ];
}

describe("a journey", () => {
  it("is told round by round, from where each one began", () => {
    const [first, second] = journeyOf(game(), legend, 0);
    expect(first).toEqual({
      ...{ round: 1, points: 3, residents: ["bob"], orders: ["forest"], treasures: [] },
      legs: [{ land: "desert", from: 0, to: 2 }],
      outposts: [{ land: "desert", space: 1 }],
      flags: [{ land: "desert", space: 2 }],
      prizes: [{ land: "desert", points: 3, place: 1 }],
    });
    expect(second?.legs).toEqual([{ land: "desert", from: 1, to: 3 }]);
    expect(second?.treasures).toEqual([{ land: "desert", points: 5 }]);
    expect(second?.points).toBe(0);
  });
  it("is each guide's own", () => {
    expect(journeyOf(game(), legend, 1).map(({ legs }) => legs)).toEqual([[{ land: "desert", from: 0, to: 1 }], []]);
  });
  it("knows nothing of what was taken back", () => {
    const log = [...game().slice(0, 2), { version: 3, undo: 1, events: [event("Undone", { seat: 0, target: 1 })] }];
    expect(standing(log).map((each) => each.version)).toEqual([1]);
    expect(journeyOf(log, legend, 0)).toEqual(journeyOf(game().slice(0, 1), legend, 0));
  });
  it("is summed up by what was done, and how often", () => {
    const [first, second] = journeyOf(game(), legend, 0).map(deedsOf);
    expect(first).toEqual([["steps", 2], ["outposts", 1], ["flags", 1], ["orders", 1], ["prizes", 1], ["residents", 1]]);
    expect(second).toEqual([["steps", 2], ["flags", 1], ["treasures", 1]]);
  });
});

describe("a leg of the way", () => {
  it("lies on the way, or beside it", () => {
    expect(legPath("desert", 0, 7, 8, 0)).toBe(wayPath("desert", 8));
    expect(legPath("desert", 0, 7, 8, 3)).not.toBe(wayPath("desert", 8));
    expect(legPath("desert", 2, 4, 8, 0).match(/[MC]/g)).toHaveLength(3);
  });
});

describe("a number on a title page", () => {
  it("is a Roman one", () => {
    expect([1, 2, 3, 4, 9, 14, 49].map(romanOf)).toEqual(["I", "II", "III", "IV", "IX", "XIV", "XLIX"]);
  });
});
