/** The marks of the seats at each game's table: a shape each, on a grid of 24, besides the colours --seat0 to --seat3. */
import type { Event } from "../wire";

export const MARKS = {
  encyclopedia: [
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
    "M12 1.500 22.500 12 12 22.500 1.500 12z",
    "M12 2 22.500 21h-21z",
    "M3.500 3.500h17v17h-17z",
  ],
  navoria: [
    "M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z",
    "M15.500 2.600A10 10 0 1 0 21.400 15 8.200 8.200 0 0 1 15.500 2.600z",
    "M12 1.500 21 12l-9 10.500L3 12z",
    "M4 4h6.500v6.500H4zm9.500 0H20v6.500h-6.500zM4 13.500h6.500V20H4zm9.500 0H20V20h-6.500z",
  ],
} as const;

/** Whose an event is, if it is somebody's. */
export function seatOf({ facts: { seat } }: Event): number | null {
  return typeof seat === "number" ? seat : null;
}
