/** The elements that are on the board now, by their addresses. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

const mounted = new SvelteMap<string, Element[]>();
/** how often something came or went */
let moves = $state(0);

export function mount(address: string, element: Element): () => void {
  mounted.set(address, [...(mounted.get(address) ?? []), element]);
  moves += 1;
  return () => {
    const others = (mounted.get(address) ?? []).filter((other) => other !== element);
    if (others.length > 0) mounted.set(address, others);
    else mounted.delete(address);
    moves += 1;
  };
}

/** The places in a thing. */
export function within(element: Element): Element[] {
  void moves;
  return [...element.querySelectorAll("[data-at]")];
}

/** The address itself, or where it leads without its last parts; '' if no part of it is there. */
export function nearest(address: string): string {
  let at = address;
  while (at !== "" && !mounted.has(at)) at = at.slice(0, Math.max(0, at.lastIndexOf("/")));
  return at;
}

/** The element at an address, or at what it is a part of. Of several, one that is in sight. */
export function elementAt(address: string): Element | null {
  const found = untrack(() => mounted.get(nearest(address))) ?? [];
  return found.find(inSight) ?? found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}

/** Whether something is at an address. An effect that asks runs again when that changes. */
export function isThere(address: string): boolean {
  return mounted.has(address);
}

/** The same for once. */
export function isThereNow(address: string): boolean {
  return untrack(() => isThere(address));
}

/** A part of the board that scrolls shows only what is within its edges. */
export function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const part = element.closest("[role=tabpanel]")?.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= (part?.top ?? 0) && bottom <= (part?.bottom ?? innerHeight);
}
