/** Places: everything on a board that can be pointed at has an address, and the legend says which answer and which
 * event live where. So a board draws, and lights up what may be done, without knowing a rule. */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import { hide, show, tip, type Tip } from "../parts/tips.svelte";
import { isStill } from "../state/settings.svelte";
import { answer, draftIsWhole, gameOf, myQuestion, seatNames, shownPosition, table } from "../state/table.svelte";
import { t, tell } from "../state/words.svelte";
import type { Event, Offer, Question, Refusal } from "../wire";
import "./places.css";

/** What a game's legend says of addresses; the head of games/navoria/legend.py tells how. */
export interface Directions {
  answers?: Record<string, string>;
  events?: Record<string, [string, string]>;
}

export interface About {
  /** what the thing is called when it is no control, for the ear; an offer's own words come first */
  label?: () => string;
  /** what the thing says of itself on hover, on a long press, and on focus while it is a control; why not comes first */
  tip?: () => Tip | null;
}

type Facts = Record<string, unknown>;

// From answers and events to addresses

/** `{name}` is a fact; `{name:list}` the id of the thing with that number in the legend's list. '' where one is missing. */
export function fill(template: string, facts: Facts, legend: unknown): string {
  let whole = true;
  const address = template.replace(/\{([\w-]+)(?::([\w-]+))?\}/g, (_, name: string, list: string | undefined) => {
    const fact = facts[name];
    const found = list !== undefined && typeof fact === "number" ? idIn(legend, list, fact) : fact;
    if (typeof found === "string" || typeof found === "number") return `${found}`;
    whole = false;
    return "";
  });
  return whole ? address : "";
}

function idIn(legend: unknown, list: string, number: number): unknown {
  const things = record(legend)[list];
  const thing: unknown = Array.isArray(things) ? things[number] : undefined;
  return typeof thing === "string" ? thing : record(thing).id;
}

function record(value: unknown): Facts {
  return typeof value === "object" && value !== null ? (value as Facts) : {};
}

/** Where an answer to this question belongs; '' if nowhere on the board. */
export function addressOf(question: Question, word: string, legend: unknown, picture: unknown): string {
  const answers = (legend as Directions | null)?.answers ?? {};
  const template = answers[`${question.kind}.${word}`] ?? answers[question.kind] ?? "";
  return fill(template, { ...record(record(picture).doing), word, seat: question.seat }, legend);
}

/** From where to where an event leads; '' is nowhere. */
export function addressesOf(event: Event, legend: unknown): [from: string, to: string] {
  const [from, to] = (legend as Directions | null)?.events?.[event.kind] ?? ["", ""];
  return [fill(from, event.facts, legend), fill(to, event.facts, legend)];
}

// What is there now

const mounted = new SvelteMap<string, Element[]>();

function mount(address: string, element: Element): () => void {
  mounted.set(address, [...(mounted.get(address) ?? []), element]);
  return () => {
    const others = (mounted.get(address) ?? []).filter((other) => other !== element);
    if (others.length > 0) mounted.set(address, others);
    else mounted.delete(address);
  };
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

export function isThere(address: string): boolean {
  return untrack(() => mounted.has(address));
}

// What may be done, and where

interface Found {
  /** what may be answered at an address, or why it may not */
  at: Map<string, Offer>;
  /** what has no place of its own on the board */
  nowhere: Offer[];
}

const found: Found = $derived.by(() => {
  const question = draftIsWhole() ? null : myQuestion();
  const placed = new Map<string, Offer>();
  if (!question) return { at: placed, nowhere: [] };
  const legend = table.open?.legend;
  const picture = shownPosition()?.picture;
  const addressed = question.offers.map((offer) => ({
    offer,
    address: addressOf(question, offer.word, legend, picture),
  }));
  const open = addressed.filter(({ offer }) => !offer.refusal);
  const alone = open.filter(
    ({ address }) => mounted.has(address) && open.filter((other) => other.address === address).length === 1,
  );
  for (const { offer, address } of alone) placed.set(address, offer);
  const refused = addressed.filter(({ offer }) => offer.refusal);
  for (const { offer, address } of refused) {
    const at = nearest(address);
    if (at !== "" && !placed.has(at)) placed.set(at, offer);
  }
  const here = new Set(alone.map(({ offer }) => offer));
  // a refused thing that lies nowhere is nothing that anybody could try
  const nowhere = addressed.filter(({ offer, address }) => (offer.refusal ? address === "" : !here.has(offer)));
  return { at: placed, nowhere: nowhere.map(({ offer }) => offer) };
});

/** Offers of my open question that the board does not show, or shows where another offer lives too. */
export function unplaced(): Offer[] {
  return found.nowhere;
}

/** The offer that lives at an address now, refused or not. */
export function offerAt(address: string): Offer | null {
  return found.at.get(address) ?? null;
}

const drafted: Set<string> = $derived.by(() => {
  const legend = table.open?.legend;
  const events = table.open?.draft?.tried?.events ?? [];
  return new Set(events.flatMap((event) => addressesOf(event, legend)).filter((address) => address !== ""));
});

/** A sentence of the open table's game. */
export function told(saying: Offer["says"]): string {
  const room = table.open?.room ?? null;
  const game = gameOf(room);
  return game ? tell(saying, game, seatNames(room)) : "";
}

/** Why not, with the way to its rule. */
export function whyNot(refusal: Refusal): Tip {
  const game = gameOf(table.open?.room ?? null);
  const rule = game && refusal.rule ? { href: `/rules/${game}/${refusal.rule}`, label: t("rule") } : null;
  return { text: told(refusal.says), rule };
}

/** On a small screen what may be done can lie in a part that is not shown: go there. Call once, from a board. */
export function followOffers(): void {
  $effect(() => {
    const open = [...found.at].filter(([, offer]) => !offer.refusal).map(([address]) => address);
    void tick().then(() => {
      const elements = untrack(() => open.flatMap((address) => elementAt(address) ?? []));
      if (elements.length > 0 && !elements.some(inSight)) {
        elements[0]?.scrollIntoView({ behavior: isStill() ? "instant" : "smooth", inline: "center", block: "nearest" });
      }
    });
  });
}

function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}

// A thing on the board

/** Put on a thing: `{@attach place("die/purple2")}`. It is a control while an answer lives there, and says why not
 * while that is refused. */
export function place(address: string, about: About = {}): Attachment<Element> {
  return (element) => {
    const leave = untrack(() => mount(address, element));
    element.setAttribute("data-at", address);
    const act = (event: globalThis.Event): void => untrack(() => answerAt(address, element, event));
    const press = (event: globalThis.Event): void => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      act(event);
    };
    element.addEventListener("click", act);
    element.addEventListener("keydown", press);
    $effect(() => wear(element, address, about));
    const untip = tip(() => tipAt(address, about))(element);
    return () => {
      untip?.();
      element.removeEventListener("click", act);
      element.removeEventListener("keydown", press);
      untrack(leave);
    };
  };
}

function tipAt(address: string, about: About): Tip | null {
  const own = about.tip?.() ?? null;
  const refusal = offerAt(address)?.refusal;
  if (!refusal) return own;
  const why = whyNot(refusal);
  return own?.text ? { ...why, text: `${why.text} — ${own.text}` } : why;
}

function wear(element: Element, address: string, about: About): void {
  const offer = offerAt(address);
  element.classList.toggle("lit", offer !== null && !offer.refusal);
  element.classList.toggle("refused", !!offer?.refusal);
  element.classList.toggle("chosen", drafted.has(address));
  const label = offer ? inName(told(offer.says), element) : (about.label?.() ?? "");
  // what has places within it must not swallow them
  const resting = label === "" ? null : element.querySelector("[data-at]") ? "group" : "img";
  const control = offer !== null && !holdsOffer(element);
  give(element, "role", control ? "button" : resting);
  give(element, "aria-label", label === "" ? null : label);
  give(element, "aria-disabled", control && offer.refusal ? "true" : null);
  give(element, "tabindex", control ? "0" : null); // keys go from one answer to the next, past everything else
}

/** A control holds no other control: what lies within comes first. */
function holdsOffer(element: Element): boolean {
  return [...element.querySelectorAll("[data-at]")].some((inner) => offerAt(inner.getAttribute("data-at") ?? "") !== null);
}

/** Who speaks to the page calls a thing by what can be read on it. */
function inName(words: string, element: Element): string {
  const read = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return words.toLowerCase().includes(read.toLowerCase()) ? words : `${words}: ${read}`; // what is in brackets does not count as said
}

function give(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function answerAt(address: string, element: Element, event: globalThis.Event): void {
  const offer = offerAt(address);
  if (!offer) return;
  event.preventDefault();
  event.stopPropagation();
  if (offer.refusal) show(element, tipAt(address, {}) ?? { text: "" }, true);
  else if (!table.open?.sending) {
    hide(); // it would cover what comes next
    void answer(offer.word);
  }
}

// Pointing

let pointed: Element[] = [];

/** Show on the board what a line of the log speaks of; null ends it. */
export function pointAt(event: Event | null): void {
  const addresses = event ? addressesOf(event, table.open?.legend) : [];
  for (const element of pointed) element.classList.remove("pointed");
  pointed = addresses.flatMap((address) => elementAt(address) ?? []);
  for (const element of pointed) element.classList.add("pointed");
}
