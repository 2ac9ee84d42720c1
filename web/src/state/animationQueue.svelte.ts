/** Other players may move faster than the board can show it. New positions wait here until the moves before them have been
 * shown: three seconds at most, and not at all where nothing is animated. */
import type { Position } from "../wire";
import { isStill, moveTime } from "./settings.svelte";

interface Step {
  position: Position;
  /** how many milliseconds it takes to show what led to it */
  takes: number;
}

/** One thing sets off after another by this part of the time that each takes. */
export const STAGGER = 60 / 320;
const MOST_THINGS = 30;
const REST = 0.4; // of the time that one flight takes, to look at what came of it
const LONGEST_BEHIND = 3000;

/** What is shown now, and what comes after it up to the table as it is; empty while that is shown. */
let steps = $state.raw<readonly Step[]>([]);
/** when what is shown now has been shown */
let free = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is still shown of the past; null when the table is shown as it is. */
export function pastPosition(): Position | null {
  return steps[0]?.position ?? null;
}

export function isBehind(): boolean {
  return steps.length > 0;
}

/** The table goes on from one position to the next, by so many events. */
export function goOn(from: Position | null, to: Position, events: number): void {
  if (!from || isStill() || document.hidden) return void hurryUp();
  const now = performance.now();
  const takes = moveTime() * (1 + REST + STAGGER * Math.min(events, MOST_THINGS));
  if (steps.length === 0 && now >= free) {
    free = now + takes;
    return;
  }
  const coming = [...steps.slice(1), { position: to, takes }];
  // the oldest are passed over: what they brought is shown with the next
  while (coming.length > 1 && free - now + total(coming.slice(0, -1)) > LONGEST_BEHIND) coming.shift();
  steps = [steps[0] ?? { position: from, takes: 0 }, ...coming];
  clearTimeout(timer);
  timer = setTimeout(step, Math.min(free - now, LONGEST_BEHIND));
}

function total(coming: readonly Step[]): number {
  return coming.reduce((sum, { takes }) => sum + takes, 0);
}

function step(): void {
  const [next, ...later] = steps.slice(1);
  if (!next) return;
  free = performance.now() + next.takes;
  steps = later.length > 0 ? [next, ...later] : [];
  if (later.length > 0) timer = setTimeout(step, next.takes);
}

/** Show the table as it is. Whether anything was left out. */
export function hurryUp(): boolean {
  clearTimeout(timer);
  const behind = isBehind();
  if (behind) steps = [];
  free = 0;
  return behind;
}
