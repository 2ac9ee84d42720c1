/** A draft in numbers. */
import type { Change } from "../../wire";

export interface Reckoned {
  seat: number;
  changes: Change[];
}

/** Who would have more or less of something: whoever drafts first, then the others around the table. */
export function reckoned(brings: readonly Change[][], drafting: number): Reckoned[] {
  const around = brings.map((_, i) => (drafting + i) % brings.length);
  return around.map((seat) => ({ seat, changes: brings[seat] ?? [] })).filter(({ changes }) => changes.length > 0);
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
