/** Dragging: a thing that may be chosen is picked up, with the mouse or with a finger, and let go where it is to go.
 *
 * The places light up as they do after a click; let go elsewhere it returns, and where it may not go the place says why.
 * What a finger scrolls by, a card, is not dragged by it: only where `touch-action` is 'none'. */
import { tick } from "svelte";
import { hide, hush } from "../parts/tips.svelte";
import { isStill, moveTime } from "../state/settings.svelte";
import { table } from "../state/table.svelte";
import { letGo, likenessOf, pieceOf, takeUp, world } from "./flights.svelte";
import { land, loadAt } from "./offers.svelte";
import { sayWhyNot } from "./places.svelte";
import { elementAt } from "./mounted.svelte";
import { carried, go, pickUp, putDown, refuseAt, waysOf } from "./ways.svelte";

const FAR = 6; // pixels: less is a click
const EDGE = 26;
const DWELL = 500;

interface Drag {
  pointer: number;
  /** the place that it was taken from */
  source: Element;
  address: string;
  piece: Element;
  /** where the pointer went down */
  x: number;
  y: number;
  /** what moves with the pointer; null while it may still become a click */
  ghost: HTMLElement | null;
  /** where the ghost was picked up */
  rect: DOMRect;
  /** every place is known */
  known: Promise<void>;
  /** the place under the pointer */
  over: Element | null;
}

let drag: Drag | null = null;
let turning: ReturnType<typeof setTimeout> | undefined;

const WHILE: [string, (event: never) => void][] = [
  ["pointermove", move],
  ["pointerup", up],
  ["pointercancel", end],
  ["keydown", key],
  ["dragstart", still],
  ["selectstart", still],
];

/** Let things be dragged. Call once, from the frame of a table. */
export function followDrags(): void {
  $effect(() => {
    addEventListener("pointerdown", down);
    return () => {
      removeEventListener("pointerdown", down);
      end();
    };
  });
}

function down(event: PointerEvent): void {
  if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
  if (drag) end(); // let go, and the server has not said yet where it may go
  const source = liftable(event.target);
  if (!source || (event.pointerType === "touch" && getComputedStyle(source).touchAction !== "none")) return;
  const piece = pieceOf(source) ?? source;
  const address = source.getAttribute("data-at") ?? "";
  const rect = piece.getBoundingClientRect();
  drag = { pointer: event.pointerId, source, address, piece, x: event.clientX, y: event.clientY, ghost: null, rect, known: Promise.resolve(), over: null };
  for (const [name, act] of WHILE) addEventListener(name, act as EventListener, true);
}

function liftable(target: Element): Element | null {
  for (let at = target.closest("[data-at]"); at; at = at.parentElement?.closest("[data-at]") ?? null) {
    if (loadAt(at.getAttribute("data-at") ?? "")) return at;
  }
  return null;
}

function move(event: PointerEvent): void {
  if (event.pointerId !== drag?.pointer) return;
  if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR) lift(drag);
  if (!drag?.ghost) return;
  event.preventDefault();
  const { left, top } = drag.rect;
  drag.ghost.style.transform = `translate(${left + event.clientX - drag.x}px, ${top + event.clientY - drag.y}px)`;
  const place = placeAt(event);
  const over = place === null ? null : elementAt(place);
  if (over !== drag.over) {
    drag.over?.classList.remove("over");
    over?.classList.add("over");
    drag.over = over;
  }
  turn(event);
}

function lift(now: Drag): void {
  const load = loadAt(now.address);
  if (!load) return end(); // the table went on meanwhile
  hide();
  now.ghost = likenessOf(now.piece);
  now.ghost.classList.add("held");
  world().append(now.ghost);
  document.documentElement.classList.add("dragging");
  pickUp(now.address, load.landings);
  if (load.further) now.known = learn(now, load.thing);
}

/** The server knows more places than the open question names. */
async function learn(now: Drag, thing: string | null): Promise<void> {
  const ways = await waysOf(thing);
  const landings = carried()?.from === now.address ? carried()?.landings : null;
  if (!landings || drag?.pointer !== now.pointer) return;
  for (const { place, refusal } of ways) {
    if (!landings.has(place)) land(landings, place, { refusal: refusal ?? null, go: () => go(thing, place) });
  }
}

/** The place under the pointer, or that around which the pointer is. */
function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const landings = carried()?.landings;
  let at = document.elementFromPoint(clientX, clientY)?.closest("[data-at], [data-around]") ?? null;
  for (; at; at = at.parentElement?.closest("[data-at], [data-around]") ?? null) {
    const address = at.getAttribute("data-at") ?? at.getAttribute("data-around") ?? "";
    if (landings?.has(address)) return address;
  }
  return null;
}

/** On a small screen, who waits at the edge turns to the next part of the board. */
function turn({ clientX }: PointerEvent): void {
  clearTimeout(turning);
  const way = clientX < EDGE ? -1 : clientX > innerWidth - EDGE ? 1 : 0;
  const strip = document.querySelector(".areas .strip");
  if (way === 0 || !strip) return;
  const left = strip.scrollLeft + way * strip.clientWidth;
  turning = setTimeout(() => strip.scrollTo({ left, behavior: isStill() ? "instant" : "smooth" }), DWELL);
}

function up(event: PointerEvent): void {
  const now = drag;
  if (event.pointerId !== now?.pointer) return;
  if (!now.ghost) return end();
  removeEventListener("pointermove", move, true);
  swallowClick();
  void now.known.then(() => drop(now, event));
}

function drop(now: Drag, event: PointerEvent): void {
  if (drag !== now || !now.ghost) return;
  const place = placeAt(event);
  const landing = place === null ? undefined : carried()?.landings.get(place);
  if (place === null || !landing || landing.refusal) {
    end();
    const element = place === null ? null : elementAt(place);
    if (!place || !element || !landing?.refusal) return;
    refuseAt(place, landing.refusal);
    sayWhyNot(place, element);
    return;
  }
  hush(event);
  const { ghost, rect } = now;
  const draft = table.open?.draft;
  letGo(now.piece, ghost);
  now.ghost = null;
  end();
  void landing.go().then(tick).finally(() => {
    if (!takeUp(ghost)) return;
    if (table.open?.draft === draft) sendBack(ghost, rect); // nothing came of it
    else ghost.remove();
  });
}

/** Nothing is carried any more; what still is in the air goes back. */
function end(): void {
  clearTimeout(turning);
  for (const [name, act] of WHILE) removeEventListener(name, act as EventListener, true);
  document.documentElement.classList.remove("dragging");
  drag?.over?.classList.remove("over");
  if (drag?.ghost) sendBack(drag.ghost, drag.rect);
  drag = null;
  putDown();
}

function sendBack(ghost: HTMLElement, { left, top }: DOMRect): void {
  const back = ghost.animate([{ transform: `translate(${left}px, ${top}px)` }], { duration: isStill() ? 0 : moveTime() / 2, easing: "ease-out" });
  const gone = (): void => ghost.remove();
  back.finished.then(gone, gone);
}

function key(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !drag?.ghost) return;
  event.preventDefault();
  event.stopPropagation();
  end();
}

function still(event: Event): void {
  event.preventDefault();
}

/** Where something is let go nothing is clicked. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
