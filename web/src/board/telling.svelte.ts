/** Sentences of the open table's game. */
import type { Tip } from "../parts/tips.svelte";
import { gameOf, seatNames, table } from "../state/table.svelte";
import { t, tell } from "../state/words.svelte";
import type { Offer, Refusal } from "../wire";

const game = $derived(gameOf(table.open?.room ?? null));
const names = $derived(seatNames(table.open?.room ?? null));

/** A sentence of the open table's game. */
export function told(saying: Offer["says"]): string {
  return game ? tell(saying, game, names) : "";
}

/** Why not, with the way to its rule. */
export function whyNot(refusal: Refusal): Tip {
  const rule = game && refusal.rule ? { href: `/rules/${game}/${refusal.rule}`, label: t("rule") } : null;
  return { text: told(refusal.says), rule };
}
