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
import { aim, aimAt, carried, endAim, go, refusedAt, type Landing } from "./ways.svelte";

/** What a game's legend says of addresses; the head of games/navoria/legend.py tells how. */
export interface Directions {
  answers?: Record<string, string>;
  events?: Record<string, [string, string]>;
  carried?: Record<string, [string, string]>;
  aims?: Record<string, string[]>;
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
  return fill(template, factsOf(question, word, picture), legend);
}

function factsOf(question: Question, word: string, picture: unknown): Facts {
  return { ...record(picture), ...record(record(picture).doing), word, seat: question.seat };
}

/** From where to where an answer to this question is carried by hand; null if it is not. */
export function carriageOf(question: Question, word: string, legend: unknown, picture: unknown): [from: string, to: string] | null {
  const templates = (legend as Directions | null)?.carried?.[question.kind];
  if (!templates) return null;
  const own = addressOf(question, word, legend, picture);
  const [from, to] = templates.map((template) => (template === "" ? own : fill(template, factsOf(question, word, picture), legend)));
  return [from ?? "", to ?? ""];
}

/** Whether an address is one that the template could be filled to. */
export function matches(template: string, address: string): boolean {
  const parts = address.split("/");
  const wanted = template.split("/");
  return parts.length === wanted.length && wanted.every((part, i) => part.startsWith("{") || part === parts[i]);
}

/** From where to where an event leads; '' is nowhere. */
export function addressesOf(event: Event, legend: unknown): [from: string, to: string] {
  const [from, to] = (legend as Directions | null)?.events?.[event.kind] ?? ["", ""];
  return [fill(from, event.facts, legend), fill(to, event.facts, legend)];
}

// What is there now

const mounted = new SvelteMap<string, Element[]>();
/** how often something came or went */
let moves = $state(0);

function mount(address: string, element: Element): () => void {
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
function within(element: Element): Element[] {
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
  const addressed = question.offers.map(aimed).map((offer) => ({
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

/** While a place was pointed at first, what cannot go there is refused for that. */
function aimed(offer: Offer): Offer {
  const refusal = offer.aside ? null : aim()?.refusals.get(offer.word);
  return refusal ? { ...offer, refusal } : offer;
}

/** Offers of my open question that the board does not show, or shows where another offer lives too. */
export function unplaced(): Offer[] {
  return found.nowhere;
}

/** The offer that lives at an address now, refused or not. */
export function offerAt(address: string): Offer | null {
  return found.at.get(address) ?? null;
}

/** What glows at an address, or says why not: places for what is being carried, else answers. */
export function lightAt(address: string): { refusal?: Refusal | null } | null {
  const load = carried();
  return load ? (load.landings.get(address) ?? null) : offerAt(address);
}

/** The places that may be pointed at before the thing that goes there. */
const aims: string[] = $derived.by(() => {
  const question = draftIsWhole() ? null : myQuestion();
  const directions = table.open?.legend as Directions | null | undefined;
  return directions?.aims?.[question?.kind ?? ""] ?? [];
});

export function isAim(address: string): boolean {
  return aims.some((template) => matches(template, address));
}

// What may be carried, and where to

interface Load {
  /** the answer that the thing is; null for what is in hand, whose answers are its places */
  thing: string | null;
  landings: Map<string, Landing>;
  /** the server knows of further places */
  further: boolean;
}

const loads: Map<string, Load> = $derived.by(() => {
  const question = draftIsWhole() ? null : myQuestion();
  const found = new Map<string, Load>();
  if (!question) return found;
  const legend = table.open?.legend as Directions | null | undefined;
  const picture = shownPosition()?.picture;
  const further = question.kind in (legend?.aims ?? {});
  const inHand = isInHand(question, legend);
  for (const offer of question.offers.filter(({ aside, refusal }) => !aside && (inHand || !refusal))) {
    const [from, to] = carriageOf(question, offer.word, legend, picture) ?? ["", ""];
    if (!mounted.has(from) || (!inHand && offerAt(from)?.word !== offer.word)) continue;
    const load = found.get(from) ?? { thing: inHand ? null : offer.word, landings: new Map<string, Landing>(), further };
    if (to !== from) land(load.landings, to, { refusal: offer.refusal ?? null, go: () => answer(offer.word) });
    if (load.landings.size > 0 || further) found.set(from, load);
  }
  return found;
});

/** The answers are places for one thing, and not each a thing of its own. */
function isInHand(question: Question, legend: Directions | null | undefined): boolean {
  const [from = ""] = legend?.carried?.[question.kind] ?? [];
  return from !== "" && !from.includes("{word}");
}

/** What is refused may be missing: it is refused where its address leads to, unless something else may be done there. */
export function land(landings: Map<string, Landing>, address: string, landing: Landing): void {
  const at = landing.refusal ? nearest(address) : address;
  if (at !== "" && untrack(() => mounted.has(at)) && !(landing.refusal && landings.has(at))) landings.set(at, landing);
}

/** What can be picked up at an address, and the places that are known of it. */
export function loadAt(address: string): Load | null {
  return table.open?.sending ? null : (loads.get(address) ?? null);
}

/** What the draft has touched: where its first answer lives, and everything that its events speak of. */
const drafted: Set<string> = $derived.by(() => {
  const { draft, position, legend } = table.open ?? {};
  const [first] = draft?.answers ?? [];
  const own = position?.question && first !== undefined ? nearest(addressOf(position.question, first, legend, position.picture)) : "";
  const told = (draft?.tried?.events ?? []).flatMap((event) => addressesOf(event, legend));
  return new Set([own, ...told].filter((address) => address !== ""));
});

const game = $derived(gameOf(table.open?.room ?? null));
const names = $derived(seatNames(table.open?.room ?? null));

/** A sentence of the open table's game. */
export function told(saying: Offer["says"]): string {
  return game ? tell(saying, game, names) : "";
}

/** Why not, with the way to its rule. */
export function whyNot(refusal: Refusal): Tip {
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

/** Put on a thing: `{@attach place(() => "die/purple2")}`. It is a control while an answer lives there, and says why not
 * while that is refused. */
export function place(address: () => string, about: About = {}): Attachment<Element> {
  return (element) => {
    const at = $derived(address());
    $effect(() => settle(element, at, about));
  };
}

function settle(element: Element, address: string, about: About): () => void {
  const leave = untrack(() => mount(address, element));
  element.setAttribute("data-at", address);
  const act = (event: globalThis.Event): void =>
    untrack(() => void (answerAt(address, element, event) || pointFirst(address, element, event)));
  const press = (event: globalThis.Event): void => {
    if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
    act(event);
  };
  element.addEventListener("click", act);
  element.addEventListener("keydown", press);
  wear(element, address);
  name(element, address, about);
  const untip = tip(() => tipAt(address, element, about))(element);
  return () => {
    untip?.();
    element.removeEventListener("click", act);
    element.removeEventListener("keydown", press);
    untrack(leave);
  };
}

function tipAt(address: string, element: Element, about: About = {}): Tip | null {
  const refusal = (lightAt(address) ?? offerBelow(element))?.refusal ?? refusedAt(address);
  const own = carried() ? null : (about.tip?.() ?? null);
  if (!refusal) return own;
  const why = whyNot(refusal);
  return own?.text ? { ...why, text: `${why.text} — ${own.text}` } : why;
}

/** What lies on a place answers for it as well, so that it is not in the way of a why not. */
function offerBelow(element: Element): Offer | null {
  return offerAt(element.parentElement?.closest("[data-at]")?.getAttribute("data-at") ?? "");
}

const WORN = ["lit", "refused", "chosen", "aim", "aimed", "movable", "carried"] as const;

function wear(element: Element, address: string): void {
  const worn = $derived(wornAt(address).join(" "));
  $effect(() => {
    const now = worn.split(" ");
    for (const each of WORN) element.classList.toggle(each, now.includes(each));
  });
}

function wornAt(address: string): (typeof WORN)[number][] {
  const light = lightAt(address);
  const is = {
    lit: light !== null && !light.refusal,
    refused: !!light?.refusal,
    chosen: drafted.has(address),
    aim: isAim(address) && !offerAt(address),
    aimed: aim()?.place === address,
    movable: loadAt(address) !== null,
    carried: carried()?.from === address,
  };
  return WORN.filter((each) => is[each]);
}

function name(element: Element, address: string, about: About): void {
  const offer = $derived(offerAt(address));
  // a control holds no other control: what lies within comes first
  const control = $derived(isControl(address) && !within(element).some(isControlElement));
  const first = $derived(control && !offer && !isHolding()); // a place to be pointed at before what goes there
  const label = $derived(labelAt(element, offer, control, first, about));
  // what has places within it must not swallow them
  const resting = $derived(label === "" ? null : within(element).length > 0 ? "group" : "img");
  $effect(() => {
    give(element, "role", control ? "button" : resting);
    give(element, "aria-label", label === "" ? null : label);
    give(element, "aria-disabled", control && offer?.refusal ? "true" : null);
    give(element, "aria-pressed", first ? `${aim()?.place === address}` : null);
    give(element, "tabindex", control ? (offer ? "0" : "-1") : null); // Tab goes from answer to answer, arrows to all places
  });
}

function labelAt(element: Element, offer: Offer | null, control: boolean, first: boolean, about: About): string {
  const own = about.label?.() ?? "";
  const words = offer ? told(offer.says) : own || (control ? readOn(element) : "");
  const name = control || offer ? inName(words, element) : words;
  return first ? t("aim-at", { place: name }) : name;
}

function isControl(address: string): boolean {
  return offerAt(address) !== null || isAim(address);
}

function isControlElement(element: Element): boolean {
  return isControl(element.getAttribute("data-at") ?? "");
}

function isHolding(): boolean {
  const question = myQuestion();
  return question !== null && isInHand(question, table.open?.legend as Directions | null | undefined);
}

/** Who speaks to the page calls a thing by what can be read on it. */
function inName(words: string, element: Element): string {
  const read = readOn(element);
  return isSaid(words, read) ? words : t("labelled", { label: words, value: read });
}

/** Word by word: a 1 is not said by saying 10. */
export function isSaid(words: string, read: string): boolean {
  return read === "" || wordByWord(words).includes(wordByWord(read));
}

function wordByWord(text: string): string {
  return ` ${text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "").join(" ")} `;
}

function readOn(element: Element): string {
  void shownPosition(); // with it, what can be read may change
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

function give(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Whether there was something to answer, or to say why not. */
function answerAt(address: string, element: Element, event: globalThis.Event): boolean {
  const offer = offerAt(address);
  if (!offer) return false;
  event.preventDefault();
  event.stopPropagation();
  if (offer.refusal) show(element, tipAt(address, element) ?? { text: "" }, true);
  else if (!table.open?.sending) {
    hide(); // it would cover what comes next
    const place = offer.aside ? undefined : aim()?.place;
    void (place === undefined ? answer(offer.word) : go(offer.word, place));
  }
  return true;
}

/** The place first: what can go there glows then. Once more, and it is forgotten. */
function pointFirst(address: string, element: Element, event: globalThis.Event): void {
  if (!isAim(address) || table.open?.sending) return;
  event.preventDefault();
  event.stopPropagation();
  hide();
  if (aim()?.place === address) endAim();
  else void aimAt(address).then(() => sayWhyNot(address, element));
}

/** What was tried here in vain. */
export function sayWhyNot(address: string, element: Element): void {
  const refusal = refusedAt(address);
  if (refusal) show(element, whyNot(refusal), true);
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
