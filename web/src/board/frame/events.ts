/** Where the reference speaks of what happened. Links only; no rule is known here. */
import { folderOf } from "../../games/games";
import type { Event } from "../../wire";

export function ruleOf(game: string, { kind, facts }: Event): string | null {
  const rules = folderOf(game)?.rules ?? {};
  return rules[`${kind}.${String(facts.why)}`] ?? rules[kind] ?? null;
}

/** Whose an event is, if it is somebody's. */
export function seatOf({ facts: { seat } }: Event): number | null {
  return typeof seat === "number" ? seat : null;
}
