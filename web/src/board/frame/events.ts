import type { Event } from "../../wire";

/** Whose an event is, if it is somebody's. */
export function seatOf({ seat }: Event): number | null {
  return seat ?? null;
}
