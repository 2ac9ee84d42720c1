/** Flights: when something happened, what moved travels from its old to its new address, and points float up once.
 *
 * The thing that travels is marked `data-piece`, on the place itself or inside it: a place without one is a heap, which
 * stays where it is. A piece that is new at its goal flies in from where it came; one that is still there under the same
 * address glides to its new spot, or flies there if it is drawn anew; one that is gone sends its likeness. */
import { tick, untrack } from "svelte";
import { hurryUp, STAGGER } from "../state/animationQueue.svelte";
import { isStill, moveTime } from "../state/settings.svelte";
import { shownPosition, table, unseen, type Draft } from "../state/table.svelte";
import type { Event, Moment } from "../wire";
import { addressesOf } from "./addresses";
import { elementAt, isThereNow } from "./mounted.svelte";

const MOST = 30;
const LONGEST = 3500; // what would come later than this is not shown: the board has it already
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const NEAR = 3;
const LARGE = 40_000; // square pixels

/** What was shown last, to know what is new. */
export interface Seen {
  table: string;
  version: number;
  /** what a draft on top of that version has told already */
  drafted: Event[];
}

interface Now {
  id: string;
  log: readonly Moment[];
  draft: Pick<Draft, "version" | "tried"> | null;
}

/** What happened since, and what is seen then. A confirmed draft is not shown twice. */
export function news(seen: Seen | null, now: Now, version: number): [Event[], Seen] {
  const drafted = now.draft?.tried?.events ?? [];
  const next = { table: now.id, version: now.draft?.version ?? version, drafted };
  if (seen?.table !== now.id) return [[], next];
  const told = now.log.filter((moment) => moment.version > seen.version && moment.version <= next.version);
  return [unseen([...told.flatMap((moment) => moment.events), ...drafted], seen.drafted), next];
}

/** Show what happens. Call once, from a board's component. */
export function followFlights(): void {
  let seen: Seen | null = null;
  $effect.pre(() => {
    const position = shownPosition();
    const now = table.open;
    if (!now || !position) return;
    const [events, next] = untrack(() => news(seen, now, position.version));
    seen = next;
    const passedOver = leapt;
    leapt = false;
    if (events.length === 0 || passedOver || untrack(isStill)) return;
    const departures = untrack(() => depart(events.slice(-MOST)));
    void tick().then(() => land(departures));
  });
  $effect(() => {
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    return () => {
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
      skip();
    };
  });
}

const flying = new Set<Animation>();
let free = 0; // when the last flight that is under way has set off

/** what comes next was waiting to be shown, and is to be there at once */
let leapt = false;

/** Everything arrives at once. */
export function skip(): void {
  if (hurryUp()) leapt = true;
  for (const animation of [...flying]) animation.finish();
  free = 0;
}

/** What a hand let go of stands there, until the board has changed: from there it flies on. */
let dropped: { piece: Element; ghost: HTMLElement } | null = null;

export function letGo(piece: Element, ghost: HTMLElement): void {
  clearAway();
  dropped = { piece, ghost };
  piece.classList.add("dropped");
}

/** Whether it was standing there still. */
export function takeUp(ghost: HTMLElement): boolean {
  if (dropped?.ghost !== ghost) return false;
  dropped.piece.classList.remove("dropped");
  dropped = null;
  return true;
}

function clearAway(): void {
  const ghost = dropped?.ghost;
  if (ghost && takeUp(ghost)) ghost.remove();
}

interface Departure {
  event: Event;
  from: string;
  to: string;
  /** where it was seen before the board changed */
  rect: DOMRect | null;
  /** a likeness of what will leave */
  likeness: HTMLElement | null;
  /** the piece itself, which may glide */
  piece: Element | null;
  /** the piece that the goal had before */
  there: Element | null;
}

function depart(events: readonly Event[]): Departure[] {
  const departures = events.map((event) => {
    const [from, to] = addressesOf(event);
    const element = from === "" ? null : elementAt(from);
    const piece = element && isThereNow(from) ? pieceOf(element) : null;
    const seen = piece !== null && piece === dropped?.piece ? dropped.ghost : (piece ?? element);
    const rect = seen?.getBoundingClientRect() ?? null;
    return { event, from, to, rect, piece, likeness: piece ? likenessOf(piece) : null, there: pieceAt(to) };
  });
  clearAway();
  return departures;
}

function pieceAt(address: string): Element | null {
  const element = isThereNow(address) ? elementAt(address) : null;
  return element && pieceOf(element);
}

export function pieceOf(element: Element): Element | null {
  return element.matches("[data-piece]") ? element : element.querySelector("[data-piece]");
}

/** Everything is measured before anything sets off: to measure in between would lay the board out again each time. */
function land(departures: readonly Departure[]): void {
  for (const start of arrivals(departures)) start();
}

function arrivals(departures: readonly Departure[]): (() => void)[] {
  let last: DOMRect | null = null;
  const arrived = new Set<Element>();
  const starts: (() => void)[] = [];
  for (const [i, departure] of departures.entries()) {
    if (goesOn(departure, departures.slice(i + 1))) continue;
    const goal = departure.to === "" ? null : elementAt(departure.to);
    const wait = turn();
    if (wait > LONGEST) return starts;
    const { vp, points = vp } = isScore(departure.to) ? departure.event.facts : {};
    if (typeof points === "number" && points !== 0) {
      const from = departure.rect ?? last ?? goal?.getBoundingClientRect() ?? null;
      starts.push(() => float(points, from, wait));
      continue;
    }
    if (goal) starts.push(flight(departure, goal, wait, arrived));
    last = spotOf(goal) ?? last;
  }
  return starts;
}

/** What moves twice is seen to move once, to where it ends. */
function goesOn({ piece, to }: Departure, later: readonly Departure[]): boolean {
  return piece !== null && !isScore(to) && later.some((next) => next.piece === piece && !isScore(next.to));
}

function isScore(address: string): boolean {
  return address.startsWith("points/");
}

/** A whole board is no spot where something could float up. */
function spotOf(goal: Element | null): DOMRect | null {
  const rect = goal?.getBoundingClientRect() ?? null;
  return rect && rect.width * rect.height < LARGE ? rect : null;
}

/** How long the next flight has to wait for those before it. */
function turn(): number {
  const at = Math.max(performance.now(), free);
  free = at + moveTime() * STAGGER;
  return at - performance.now();
}

/** How something comes to its goal. */
function flight(departure: Departure, goal: Element, wait: number, arrived: Set<Element>): () => void {
  const { rect, piece, likeness, there } = departure;
  if (!rect) return () => pulse(goal, wait);
  const now = piece?.isConnected && piece instanceof HTMLElement ? piece.getBoundingClientRect() : null;
  if (now && moved(rect, now)) return () => glide(piece as HTMLElement, rect, now, wait);
  const again = isThereNow(departure.from) ? elementAt(departure.from) : null;
  const anew = again && !piece?.isConnected ? pieceOf(again) : null;
  const fresh = anew ?? pieceAt(departure.to);
  if (fresh && fresh !== there && !arrived.has(fresh)) {
    arrived.add(fresh);
    const [ghost, to] = [likenessOf(fresh), fresh.getBoundingClientRect()];
    return () => send(ghost, rect, to, wait, fresh);
  }
  if (!likeness) return () => pulse(goal, wait);
  const to = around(goal, rect);
  return () => send(likeness, rect, to, wait, null);
}

function moved(one: DOMRect, other: DOMRect): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) > NEAR;
}

/** The middle of a larger goal, in the size of what arrives, or the goal itself if it is smaller. */
function around(goal: Element, rect: DOMRect): DOMRect {
  const { left, top, width, height } = goal.getBoundingClientRect();
  const scale = Math.min(1, width / (rect.width || 1), height / (rect.height || 1));
  const [w, h] = [rect.width * scale, rect.height * scale];
  return new DOMRect(left + (width - w) / 2, top + (height - h) / 2, w, h);
}

/** A copy to move above the board, in the size in which the original is seen. */
export function likenessOf(piece: Element): HTMLElement {
  const { width, height } = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("[data-at]")]) {
    for (const name of ["data-at", "role", "tabindex", "aria-label"]) part.removeAttribute(name);
    part.classList.remove("lit", "refused", "chosen", "pointed", "aim", "movable", "carried", "dropped");
  }
  const ghost = document.createElement("div");
  ghost.className = "flight";
  ghost.ariaHidden = "true";
  ghost.style.font = getComputedStyle(piece).font;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.append(copy instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? framed(piece, copy) : copy);
  return ghost;
}

/** A part of a drawing cannot stand alone: it gets a drawing of its own. */
function framed(piece: Element, copy: SVGGraphicsElement): SVGSVGElement {
  const box = (piece as SVGGraphicsElement).getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

function send(ghost: HTMLElement, from: DOMRect, to: DOMRect, wait: number, arriving: Element | null): void {
  if (to.width === 0 && to.height === 0) return; // not to be seen now
  const { width, height } = { width: parseFloat(ghost.style.width) || 1, height: parseFloat(ghost.style.height) || 1 };
  const at = (rect: DOMRect): string =>
    `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / width}, ${rect.height / height})`;
  world().append(ghost);
  const hidden = arriving instanceof HTMLElement || arriving instanceof SVGElement ? arriving : null;
  if (hidden) hidden.style.opacity = "0";
  const frames = [
    { transform: at(shrunk(from, to)), opacity: 0.85 },
    { transform: at(to), opacity: 1 },
  ];
  follow(ghost.animate(frames, { duration: moveTime(), delay: wait, easing: EASE, fill: "both" }), () => {
    ghost.remove();
    if (hidden) hidden.style.opacity = "";
  });
}

/** It sets off from the middle of where it was, never larger than that. */
function shrunk(from: DOMRect, to: DOMRect): DOMRect {
  const scale = Math.min(1, from.width / (to.width || 1), from.height / (to.height || 1));
  const [w, h] = [to.width * scale, to.height * scale];
  return new DOMRect(from.left + (from.width - w) / 2, from.top + (from.height - h) / 2, w, h);
}

function glide(piece: HTMLElement, from: DOMRect, to: DOMRect, wait: number): void {
  const frames = [{ translate: `${from.left - to.left}px ${from.top - to.top}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }];
  follow(piece.animate(frames, { duration: moveTime() * 1.3, delay: wait, easing: EASE, fill: "backwards" }));
}

function pulse(goal: Element, wait: number): void {
  const frames = [{ filter: "none" }, { filter: "brightness(1.18) saturate(1.2)" }, { filter: "none" }];
  follow(goal.animate(frames, { duration: moveTime() * 1.5, delay: wait }));
}

function float(points: number, from: DOMRect | null, wait: number): void {
  if (!from || (from.width === 0 && from.height === 0)) return;
  const words = document.createElement("div");
  words.className = "flight points";
  words.ariaHidden = "true";
  words.textContent = points > 0 ? `+${points}` : `−${-points}`;
  words.style.left = `${from.left + from.width / 2}px`;
  words.style.top = `${from.top + from.height / 2}px`;
  world().append(words);
  const frames = [
    { transform: "translate(-50%, -20%) scale(0.7)", opacity: 0 },
    { transform: "translate(-50%, -60%) scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: "translate(-50%, -90%) scale(1)", opacity: 1, offset: 0.7 },
    { transform: "translate(-50%, -170%) scale(1)", opacity: 0 },
  ];
  const timing = { duration: moveTime() * 3.4, delay: wait, easing: "ease-out", fill: "both" } as const;
  follow(words.animate(frames, timing), () => words.remove());
}

function follow(animation: Animation, done: () => void = () => {}): void {
  flying.add(animation);
  const end = (): void => {
    flying.delete(animation);
    done();
  };
  animation.finished.then(end, end);
}

/** Copies are dressed as the world that they fly over. */
export function world(): Element {
  return document.querySelector("[data-world]") ?? document.body;
}
