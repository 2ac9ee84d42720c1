/** Planning: a wish is sent to the server, which answers with the way to it or with the reason why not. */
import type { Attachment } from "svelte/attachments";
import { tip } from "../../parts/tips.svelte";
import { t } from "../../state/words.svelte";
import { draftBy, myQuestion, wishFor } from "../../state/table.svelte";
import type { Refusal, Tried } from "../../wire";
import type { ExpeditionPlan, ExpeditionWish, PublicationPlan, PublicationWish } from "./picture";
import type { Scene } from "./scene.svelte";

export type Kind = "expedition" | "publication";
export type Wish = ExpeditionWish | PublicationWish;
export type AnyPlan = ExpeditionPlan | PublicationPlan;

interface Planning {
  /** which planner is open */
  kind: Kind | null;
  /** what came of the last wish; null while nothing was wished */
  plan: AnyPlan | null;
  /** why it cannot be */
  refusal: Refusal | null;
  /** the whole answer, to be made the draft */
  tried: Tried | null;
  busy: boolean;
  /** whether nothing is wished for yet: there is a die, and no cube to be paid with it */
  empty: boolean;
}

export const planning: Planning = $state({ kind: null, plan: null, refusal: null, tried: null, busy: false, empty: true });

/** Whether the server would plan this from the question that I am asked. */
export function canPlan(kind: Kind, scene: Scene | null): boolean {
  return myQuestion() !== null && scene !== null && scene.picture.plans.includes(kind);
}

/** On a thing of a planner that an action which has begun leaves no choice of: it says why. */
export function begun(isSo: () => boolean): Attachment<Element> {
  return tip(() => (isSo() ? { text: t("ency-plan-begun") } : null));
}

let asked = 0;

/** Ask for the way to a wish; only the newest answer counts. */
export async function planFor(wish: Wish): Promise<void> {
  const number = ++asked;
  planning.busy = true;
  planning.empty = wish.plan === "expedition" && (wish.cubes ?? []).length === 0;
  const reply = await wishFor(wish);
  if (number !== asked) return;
  planning.busy = false;
  planning.tried = reply?.is === "tried" ? reply : null;
  planning.refusal = reply?.is === "refused" ? reply.refusal : null;
  if (reply?.is === "tried") planning.plan = (reply.plan ?? null) as AnyPlan | null;
}

/** The plan becomes the draft: nothing is final by it. */
export async function usePlan(): Promise<void> {
  const { tried } = planning;
  endPlanning();
  if (tried) await draftBy(tried);
}

export function endPlanning(): void {
  asked += 1;
  Object.assign(planning, { kind: null, plan: null, refusal: null, tried: null, busy: false, empty: true });
}
