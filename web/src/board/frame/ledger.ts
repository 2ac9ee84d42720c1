/** Numbers of an analysis as they are written. */
import { settings } from "../../state/settings.svelte";

const written = (value: number, signs: "always" | "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signs })
    .format(value)
    .replace("-", "−");

/** Points that moved a margin: with their sign, to a tenth. */
export function signed(points: number): string {
  return written(points, "exceptZero");
}

/** Percent to a tenth, so that a small cost is not said to be none. */
export function percent(share: number): string {
  return written(100 * share, "auto");
}
