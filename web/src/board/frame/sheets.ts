/** A score sheet, taken apart: what was gained along the way, and what the end adds. */
import type { Sheet, SheetLine } from "../../wire";

/** Every game's sheet begins with this line: the points that were gained during the game. */
const PLAYED = "played";

export interface Split {
  now: number;
  later: number;
  /** the lines that have something to say */
  lines: SheetLine[];
}

export function split(sheet: Sheet): Split {
  const now = sheet.lines.find(({ name }) => name === PLAYED)?.points ?? 0;
  const lines = sheet.lines.filter(({ name, count, points }) => name === PLAYED || count !== 0 || points !== 0);
  return { now, later: sheet.points - now, lines };
}

/** All names of lines, in the order of the sheets, for a table side by side; empty ones only if nobody has them. */
export function rows(sheets: readonly Sheet[]): { name: string; line: SheetLine; points: (number | null)[] }[] {
  const names: string[] = [];
  for (const { lines } of sheets) {
    lines.forEach(({ name }, i) => {
      if (names.includes(name)) return;
      const before = lines.slice(0, i).findLast((line) => names.includes(line.name));
      names.splice(before ? names.indexOf(before.name) + 1 : 0, 0, name);
    });
  }
  return names.flatMap((name) => {
    const found = sheets.map(({ lines }) => lines.find((line) => line.name === name));
    const line = found.find((each) => each !== undefined);
    const points = found.map((each) => each?.points ?? null);
    return line && points.some((each) => each !== null && each !== 0) ? [{ name, line, points }] : [];
  });
}
