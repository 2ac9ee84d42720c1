/** Ways: a thing and the place that it goes to, whichever of the two is pointed at first. Which may go where, and why
 * not, the server says. */
import { SvelteMap } from "svelte/reactivity";
import { draftBy, explain, table, wishFor } from "../state/table.svelte";
import type { Refusal, Way, WayWish } from "../wire";

// A place that was pointed at first

interface Aim {
  place: string;
  /** the things that the open question is about, each with why it cannot go there */
  refusals: ReadonlyMap<string, Refusal | null>;
  /** the moment of the table that this is true of */
  moment: string;
}

let aimed: Aim | null = $state.raw(null);

/** The place that was pointed at, until the table or the draft goes on. */
export function aim(): Aim | null {
  return aimed && aimed.moment === moment() ? aimed : null;
}

/** Ask what can go there. What is in hand already goes at once; where nothing can go, the place says why. */
export async function aimAt(place: string): Promise<void> {
  aimed = null;
  const now = moment();
  const reply = await wishFor(wish({ place }));
  if (reply?.is === "refused") return refuseAt(place, reply.refusal);
  if (reply?.is !== "tried" || now !== moment()) return;
  const ways = reply.ways ?? [];
  const [first] = ways;
  if (!first) await draftBy(reply);
  else if (first.refusal && ways.every(({ refusal }) => refusal)) refuseAt(place, first.refusal);
  else aimed = { place, moment: now, refusals: new Map(ways.map(({ thing, refusal }) => [thing ?? "", refusal ?? null])) };
}

export function endAim(): void {
  aimed = null;
}

let tried: { place: string; refusal: Refusal; moment: string } | null = $state.raw(null);

/** This was tried in vain: the place says why, until the table or the draft goes on. */
export function refuseAt(place: string, refusal: Refusal): void {
  tried = { place, refusal, moment: moment() };
}

/** Why what was tried last at this place cannot be. */
export function refusedAt(place: string): Refusal | null {
  return tried?.place === place && tried.moment === moment() ? tried.refusal : null;
}

/** What was tried last, and why it cannot be. */
export function refusedLast(): Refusal | null {
  return tried?.moment === moment() ? tried.refusal : null;
}

function moment(): string {
  const open = table.open;
  return [open?.id, open?.position?.version, ...(open?.draft?.answers ?? [])].join(" ");
}

// A thing that was picked up first

export interface Landing {
  /** why it cannot be let go there */
  refusal: Refusal | null;
  go: () => Promise<void>;
}

interface Carried {
  /** the address that it was picked up from */
  from: string;
  /** where it can be let go, and where not */
  landings: SvelteMap<string, Landing>;
}

let load: Carried | null = $state.raw(null);

export function carried(): Carried | null {
  return load;
}

export function pickUp(from: string, landings: ReadonlyMap<string, Landing>): void {
  aimed = null;
  tried = null;
  load = { from, landings: new SvelteMap(landings) };
}

export function putDown(): void {
  load = null;
}

/** Every place for a thing; null is what is in hand. */
export async function waysOf(thing: string | null): Promise<Way[]> {
  const reply = await wishFor(wish({ thing }));
  return reply?.is === "tried" ? (reply.ways ?? []) : [];
}

/** Bring a thing to a place: it becomes the draft. */
export async function go(thing: string | null, place: string): Promise<void> {
  const reply = await wishFor(wish({ thing, place }));
  if (reply?.is === "tried") await draftBy(reply);
  else if (reply?.is === "refused") explain(reply.refusal);
}

function wish(of: Omit<WayWish, "plan">): WayWish {
  return { plan: "way", ...of };
}
