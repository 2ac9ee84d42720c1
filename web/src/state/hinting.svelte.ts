/** A hint: what a bot would do at my open question, from my draft on. Verbs over one state. */
import type { Look, Refusal } from "../wire";
import { send } from "./server.svelte";
import { draftAnswers, draftIsWhole, myQuestion, table } from "./table.svelte";
import { botSeats } from "./thinking.svelte";

interface Hint {
  /** what it goes on from: the table, its version, my answers */
  table: string;
  version: number;
  answers: string[];
  /** the best ways to go on; null while the bot thinks */
  looks: Look[] | null;
  /** why there is none */
  refusal: Refusal | null;
}

export const hinting: { hint: Hint | null } = $state({ hint: null });

const drafted = (): string[] => table.open?.draft?.answers ?? [];
const same = (some: readonly string[], others: readonly string[]): boolean => some.join("\n") === others.join("\n");
const alike = (one: Hint, other: Hint | null): boolean =>
  one.table === other?.table && one.version === other.version && same(one.answers, other.answers);

/** Whether this table has hints for me at all. */
export function hasHints(): boolean {
  const room = table.open?.room;
  return room?.hints === true && room.phase === "playing" && room.chairs.some(({ mine }) => mine) && !table.open?.replay;
}

/** Why there is none now, as a message; null if I may ask. */
export function whyNoHint(): "hint-not-now" | "hint-whole" | null {
  if (draftIsWhole()) return "hint-whole";
  return myQuestion() ? null : "hint-not-now";
}

/** Why there is nothing to look at, as a message: no hint, and no bot here that could tell what it looked at. */
export function whyNoAdvice(): ReturnType<typeof whyNoHint> {
  return botSeats().length > 0 ? null : whyNoHint();
}

/** What begins to be looked at now: a hint if I may have one, and none that is of another moment. */
export function beginHint(): void {
  if (hinting.hint && !isCurrent(hinting.hint)) hinting.hint = null;
  void askHint();
}

/** Ask, unless what was asked last is for this very moment. */
export async function askHint(): Promise<void> {
  const open = table.open;
  const seat = open?.position?.question?.seat;
  if (!open?.position || seat === undefined || whyNoHint()) return;
  const { version } = open.position;
  const answers = [...drafted()];
  const asked: Hint = { table: open.id, version, answers, looks: null, refusal: null };
  if (alike(asked, hinting.hint) && !hinting.hint?.refusal) return;
  hinting.hint = asked;
  const reply = await send({ do: "hint", table: open.id, seat, version, answers });
  if (!alike(asked, hinting.hint)) return; // something else was asked meanwhile
  if (reply.is === "hint") hinting.hint = { ...asked, looks: reply.looks };
  else if (reply.is === "refused") hinting.hint = { ...asked, refusal: reply.refusal };
}

/** Whether it still speaks of the table as it is. */
export function isCurrent(hint: Hint): boolean {
  return table.open?.id === hint.table && table.open.position?.version === hint.version;
}

/** Whether I have gone on or back since, and may ask from there. */
export function mayAskAnew(hint: Hint): boolean {
  return isCurrent(hint) && whyNoHint() === null && !same(drafted(), hint.answers);
}

/** Put a way in as my draft. */
export async function take(look: Look): Promise<void> {
  const { hint } = hinting;
  if (hint && isCurrent(hint)) await draftAnswers([...hint.answers, ...look.answers]);
}

/** Whether my draft is this way. */
export function isTaken(look: Look): boolean {
  return same(drafted(), [...(hinting.hint?.answers ?? []), ...look.answers]);
}
