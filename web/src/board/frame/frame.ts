/** What the parts of the frame share. */
import type { Snippet } from "svelte";

/** From this width on, a board shows all of itself at once. */
export const WIDE = 900;
/** Lower than this, it has no room for that, and what is below the board lies beside it. */
export const LOW = 520;

/** A part of a board, for a screen that shows one at a time. */
export interface Area {
  key: string;
  label: string;
  body: Snippet;
}
