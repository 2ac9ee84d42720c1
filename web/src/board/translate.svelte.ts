/** Sentences of the open table's game. */
import type { Tip } from "../parts/tips.svelte";
import { gameOf, seatNames, table } from "../state/table.svelte";
import { tell, wayToRule } from "../state/words.svelte";
import type { Offer, Refusal } from "../wire";

const game = $derived(gameOf(table.open?.room ?? null));
const names = $derived(seatNames(table.open?.room ?? null));

/** A sentence of the open table's game. */
export function told(saying: Offer["says"]): string {
  return game ? tell(saying, game, names) : "";
}

/** Why not, with the way to its rule. */
export function whyNot(refusal: Refusal): Tip {
  return { text: told(refusal.says), rule: wayTo(refusal.rule) };
}

/** What a card says of itself, with the way to the rule of such cards. */
export function cardTip(text: string, rule: string, named = false): Tip {
  return { text, rule: wayTo(rule), named, passing: true };
}

function wayTo(rule: string): NonNullable<Tip["rule"]> | null {
  return game === null ? null : wayToRule(game, rule);
}
