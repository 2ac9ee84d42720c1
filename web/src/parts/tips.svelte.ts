/** Tips: what a thing says of itself, above all *why not*, on hover, on focus and on a long press. */
import type { Attachment } from "svelte/attachments";

export interface Tip {
  /** the sentence; '' shows nothing */
  text: string;
  /** where the rule can be read */
  rule?: { href: string; label: string } | null;
  /** it only repeats what the thing is called, so the ear knows it already */
  named?: boolean;
  /** one is often passing by: what it lies over can still be pressed, all but its link */
  passing?: boolean;
}

interface Shown {
  /** what is shown now */
  tip: Tip | null;
  /** the thing that it belongs to */
  owner: Element | null;
  /** shown by a press or a click: it stays until something else is touched, or a mouse leaves it */
  pinned: boolean;
}

export const shown: Shown = $state({ tip: null, owner: null, pinned: false });

const HOVER = 350;
const PRESS = 450;
const LEAVE = 180;
const REACH = 600;
const NEAR = 24;
let timer: ReturnType<typeof setTimeout> | undefined;
/** whose tip the timer will show */
let asked: Element | null = null;

export function show(owner: Element, tip: Tip, pinned = false): void {
  clearTimeout(timer);
  if (tip.text === "") hide();
  else Object.assign(shown, { owner, tip, pinned });
}

export function hide(owner?: Element): void {
  if (owner && shown.owner !== owner) return;
  clearTimeout(timer);
  Object.assign(shown, { owner: null, tip: null, pinned: false });
}

/** What is taken off the page loses its focus on the way, in the midst of drawing: too early to change anything. */
function hideSoon(owner: Element): void {
  queueMicrotask(() => hide(owner));
}

/** The pointer is on the tip itself, to read on or to follow its link. */
export function stay(): void {
  clearTimeout(timer);
}

export function leave(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, shown.tip?.passing ? REACH : LEAVE); // its link is to be reached through it
}

/** After a tap, browsers keep a mouse lying there that nobody has, and enter with it whatever comes to lie below. */
let tapped = false;
addEventListener("pointerdown", (event) => (tapped = isTouch(event)), true);

function isNobodys(event: Event): boolean {
  return isTouch(event) || (tapped && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0);
}

/** Where something was done last by a pointer; null once that has gone elsewhere. */
let done: { x: number; y: number } | null = null;

/** What was just done needs no comment: until the pointer has gone elsewhere, nothing there speaks unless it is asked. */
export function hush(event: Event): void {
  hide();
  done = event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
}

function isHushed(event: Event): boolean {
  if (done && event instanceof MouseEvent && Math.hypot(event.clientX - done.x, event.clientY - done.y) > NEAR) done = null;
  return done !== null;
}
addEventListener("pointermove", isHushed, true); // elsewhere may be a place that says nothing

/** Put on any element: `{@attach tip(() => ({ text }))}`. The ear gets the same sentence as a description. */
export function tip(about: () => Tip | null): Attachment<Element> {
  return (element) => {
    const say = (pinned: boolean): void => show(element, about() ?? { text: "" }, pinned);
    const later = (wait: number, pinned: boolean): void => {
      if (!about()?.text) return; // and so the timer that hides the tip of what was left goes on
      clearTimeout(timer);
      asked = element;
      timer = setTimeout(() => say(pinned), wait);
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isNobodys(event) || isHushed(event) || later(HOVER, false)],
      ["pointerleave", (event) => isTouch(event) || leave()],
      ["pointerdown", (event) => isTouch(event) && later(PRESS, true)],
      ["pointerup", (event) => isTouch(event) && !shown.pinned && clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event) => shown.owner === element && shown.pinned && event.preventDefault()],
      ["focusin", () => element.matches(":focus-visible") && speaks(about()) && say(false)],
      ["focusout", () => hideSoon(element)],
    ];
    for (const [name, act] of on) element.addEventListener(name, act);
    const description = $derived(describe(about()));
    $effect(() => {
      if (description === "") element.removeAttribute("aria-description");
      else element.setAttribute("aria-description", description);
    });
    $effect(() => {
      const now = about();
      if (shown.owner === element) shown.tip = now?.text ? now : null;
    });
    return () => {
      for (const [name, act] of on) element.removeEventListener(name, act);
      if (asked === element) clearTimeout(timer); // it would ask what is no longer there
      hideSoon(element);
    };
  };
}

/** Whether it has more to show, to who comes by keys, than what the thing is called. */
function speaks(tip: Tip | null): boolean {
  return !!tip && (!tip.named || !!tip.rule);
}

/** What the ear does not know from the thing's name. */
function describe(tip: Tip | null): string {
  return tip && !tip.named ? tip.text : "";
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
