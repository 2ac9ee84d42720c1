/** How far a sheet is drawn up: 0 only its head, 1 what is to be decided, 2 all of it. */
export const SWIPE = 24;
const MOST = 2;

/** One step further by a swipe: up is less than nothing, as on the screen. */
export function drawnBy(drawn: number, way: number): number {
  return Math.max(0, Math.min(MOST, drawn - Math.sign(way)));
}

/** Which way a key draws it. */
export function steps(key: string): number {
  return { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
}
