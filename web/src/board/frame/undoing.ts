/** What can be taken back, as the journal on the server says it: nothing that was drawn or rolled is ever unseen. */
import type { Moment } from "../../wire";

export interface TakesBack {
  /** whose decision it is: at a shared screen, the last of ours */
  seat: number;
  /** something was drawn since, and so it stays */
  isSeen: boolean;
}

/** The last decision of one of these seats that counts; null where there is none. What was taken back counts no more. */
export function lastDecision(log: readonly Moment[], mine: readonly number[]): TakesBack | null {
  let isSeen = false;
  let back = Infinity; // the version that a take-back went back to
  for (const { version, seat, key, undo } of log.toReversed()) {
    if (version > back) continue;
    if (undo != null) back = undo;
    else if (seat != null && mine.includes(seat)) return { seat, isSeen };
    else isSeen ||= key != null;
  }
  return null;
}
