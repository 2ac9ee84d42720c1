/** A score sheet, taken apart: what was gained along the way, and what the end adds. */
import type { Sheet, SheetLine } from "../../wire";

/** The line of the points that were gained during the game. A game without it counts everything as it goes. */
const PLAYED = "played";

export interface Split {
  now: number;
  later: number;
  /** the lines that have something to say */
  lines: SheetLine[];
}

export function split(sheet: Sheet): Split {
  const now = (sheet.lines.find(({ name }) => name === PLAYED) ?? sheet).points;
  const lines = sheet.lines.filter(({ name, count, points }) => name === PLAYED || count !== 0 || points !== 0);
  return { now, later: sheet.points - now, lines };
}

/** The sheets side by side, in the rows of the game's own sheet, without those that gave nobody anything. */
export function rows(sheets: readonly Sheet[]): { name: string; line: SheetLine; points: (number | null)[] }[] {
  const lines = new Map(sheets.flatMap((sheet) => sheet.lines).map((line) => [line.name, line]));
  return [...lines.values()]
    .toSorted((one, other) => one.row - other.row)
    .map((line) => ({ name: line.name, line, points: sheets.map((sheet) => sheet.lines.find(({ name }) => name === line.name)?.points ?? null) }))
    .filter(({ points }) => points.some((each) => each !== null && each !== 0));
}

/** Who is ahead, and me; where I am ahead, or it is nobody's in particular, who comes next. */
export function aheadAndMine<T extends { seat: number; points: number }>(seats: readonly T[], mine: number | null): T[] {
  const [first, ...others] = seats.toSorted((one, other) => other.points - one.points || Number(other.seat === mine) - Number(one.seat === mine));
  const next = others.find(({ seat }) => seat === mine) ?? others[0];
  return first && next ? [first, next] : [];
}
