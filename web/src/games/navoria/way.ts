/** The way through a land: it winds from the shore at the bottom to the treasure at the top, each land in its own way. */
import { own } from "../../own";

const BENDS: Record<string, { swing: number; turn: number; from: number }> = {
  desert: { swing: 27, turn: 1.15, from: 0.4 },
  glacier: { swing: 25, turn: 1.5, from: 2.6 },
  forest: { swing: 28, turn: 1.05, from: 4.1 },
};
const [LOWEST, HIGHEST] = [94, 6];

/** Where a space of a track lies, in hundredths of the land's width and height. */
export function waypoint(land: string, space: number, spaces: number): { x: number; y: number } {
  const { swing, turn, from } = own(BENDS, land) ?? { swing: 24, turn: 1.2, from: 0 };
  const part = space / Math.max(1, spaces - 1);
  // the ends lie in the middle, where there is room for a landing and a chest
  const width = swing * Math.min(1, Math.sin(Math.PI * part) * 2.2);
  return { x: round(50 + width * Math.sin(from + space * turn)), y: round(LOWEST + (HIGHEST - LOWEST) * part) };
}

/** Where an explorer stands, in units from the middle of its space; `row` is how wide it and those beside it are. */
export interface Stand {
  aside: number;
  down: number;
  row: number;
}
const FIGURE = 22;
/** So near may explorers stand that each one's mark is still seen. */
const STEPS = [0, 0, 23, 21, 18];

/** One of several explorers on a space: above what the space shows, on the shore in a row, and beside the treasure. */
export function stand(one: number, company: number, space: number, spaces: number): Stand {
  if (space >= spaces - 1) {
    const down = company < 3 ? 0 : one < 2 ? -13 : 17;
    return { aside: one % 2 ? 42 : -42, down, row: 0 };
  }
  const step = space === 0 ? 23 : (STEPS[company] ?? 18);
  return { aside: (one - (company - 1) / 2) * step, down: space === 0 ? -9 : -23, row: (company - 1) * step + FIGURE };
}

/** The way as a line through all its spaces. */
export function wayPath(land: string, spaces: number): string {
  return curve(Array.from({ length: spaces }, (_, space) => waypoint(land, space, spaces)));
}

/** A part of the way, from one space to another, so many hundredths aside. */
export function legPath(land: string, from: number, to: number, spaces: number, aside: number): string {
  const points = Array.from({ length: to - from + 1 }, (_, i) => waypoint(land, from + i, spaces));
  return curve(points.map(({ x, y }) => ({ x: round(x + aside), y })));
}

function curve(points: readonly { x: number; y: number }[]): string {
  return points.reduce((path, { x, y }, i) => {
    const before = points[i - 1];
    if (!before) return `M${x} ${y}`;
    const half = round((before.y + y) / 2);
    return `${path}C${before.x} ${half} ${x} ${half} ${x} ${y}`;
  }, "");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
