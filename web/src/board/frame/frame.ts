/** What the parts of the frame share. */
import type { Snippet } from "svelte";

/** From this width on, a board shows all of itself at once. */
export const WIDE = 900;

/** A part of a board, for a screen that shows one at a time. */
export interface Area {
  key: string;
  label: string;
  body: Snippet;
}
