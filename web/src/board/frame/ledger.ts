/** Numbers of an analysis as they are written. */
import { settings } from "../../state/settings.svelte";

const written = (value: number, digits: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    .format(value)
    .replace("-", "−");

/** Points that moved a margin, with their sign. */
export function signed(points: number): string {
  return written(points, 0, "exceptZero");
}

/** Percent to a tenth, so that a small cost is not said to be none. */
export function percent(share: number): string {
  return written(100 * share, 1, "auto");
}
