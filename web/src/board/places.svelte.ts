/** Places: what makes a thing on the board one that can be pointed at. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { oncePainted } from "../parts/painted";
import { hide, hush, show, tip, type Tip } from "../parts/tips.svelte";
import { answer, myQuestion, shownPosition, table } from "../state/table.svelte";
import { t } from "../state/words.svelte";
import type { Event, Offer } from "../wire";
import { addressesOf, type Directions } from "./addresses";
import { isAim, isInHand, lightAt, loadAt, offerAt, wasDrafted } from "./offers.svelte";
import "./places.css";
import { elementAt, mount, within } from "./mounted.svelte";
import { told, whyNot } from "./translate.svelte";
import { aim, aimAt, carried, endAim, go, refusedAt } from "./ways.svelte";

export interface About {
  /** what the thing is called when it is no control, for the ear; an offer's own words come first */
  label?: () => string;
  /** what the thing says of itself on hover, on a long press, and on focus while it is a control; why not comes first */
  tip?: () => Tip | null;
  /** it is somebody's already: not a place that anything could go to */
  owned?: boolean;
}

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
  element.toggleAttribute(OWNED, about.owned ?? false);
  const act = (event: globalThis.Event): void =>
    untrack(() => void (answerAt(address, element, event) || (!about.owned && pointFirst(address, element, event))));
  const press = (event: globalThis.Event): void => {
    if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
    act(event);
  };
  element.addEventListener("click", act);
  element.addEventListener("keydown", press);
  wear(element, address, about);
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

const OWNED = "data-owned";
const WORN = ["lit", "refused", "chosen", "aim", "aimed", "movable", "carried"] as const;

function wear(element: Element, address: string, about: About): void {
  const worn = $derived(wornAt(address, about).join(" "));
  $effect(() => {
    const now = worn.split(" ");
    for (const each of WORN) element.classList.toggle(each, now.includes(each));
  });
}

function wornAt(address: string, { owned }: About): (typeof WORN)[number][] {
  const light = lightAt(address);
  const is = {
    lit: light !== null && !light.refusal,
    refused: !!light?.refusal,
    chosen: wasDrafted(address),
    aim: isControl(address, owned) && !offerAt(address),
    aimed: aim()?.place === address,
    movable: loadAt(address) !== null,
    carried: carried()?.from === address,
  };
  return WORN.filter((each) => is[each]);
}

function name(element: Element, address: string, about: About): void {
  const offer = $derived(offerAt(address));
  // a control holds no other control: what lies within comes first
  const control = $derived(isControl(address, about.owned) && !within(element).some(isControlElement));
  const first = $derived(control && !offer && !isHolding()); // a place to be pointed at before what goes there
  const label = $derived(labelAt(element, offer, control, first, about));
  // what has places within it must not swallow them
  const resting = $derived(label === "" ? null : within(element).length > 0 ? "group" : "img");
  $effect(() => {
    give(element, "role", control ? "button" : resting);
    give(element, "aria-label", label === "" ? null : label);
    give(element, "aria-disabled", control && offer?.refusal ? "true" : null);
    give(element, "aria-pressed", first ? `${aim()?.place === address}` : null);
    // Tab goes from answer to answer, arrows to all places
    if (control) return give(element, "tabindex", offer ? "0" : "-1");
    // what has the focus would lose it at once, and everything be laid out for that in the midst of the changes
    if (element === document.activeElement) return oncePainted(() => element.removeAttribute("tabindex"));
    element.removeAttribute("tabindex");
  });
}

function labelAt(element: Element, offer: Offer | null, control: boolean, first: boolean, about: About): string {
  const own = about.label?.() ?? "";
  const words = offer ? told(offer.says) : own || (control ? readOn(element) : "");
  const name = control || offer ? inName(words, element) : words;
  return first ? t("aim-at", { place: name }) : name;
}

function isControl(address: string, owned = false): boolean {
  return offerAt(address) !== null || (!owned && isAim(address));
}

function isControlElement(element: Element): boolean {
  return isControl(element.getAttribute("data-at") ?? "", element.hasAttribute(OWNED));
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
    hush(event); // it would cover what comes next
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
  const addresses = event ? addressesOf(event) : [];
  for (const element of pointed) element.classList.remove("pointed");
  pointed = addresses.flatMap((address) => elementAt(address) ?? []);
  for (const element of pointed) element.classList.add("pointed");
  uncover();
}

/** What lies under the drawer beside a wide board comes out from under it while it is pointed at: the board slides. */
function uncover(): void {
  const room = document.querySelector<HTMLElement>("main > .room");
  if (!room) return;
  const edge = document.querySelector<HTMLElement>("main > aside")?.offsetLeft ?? Infinity;
  const from = room.getBoundingClientRect().left;
  const isUnder = (element: Element): boolean => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2 - from > edge;
  };
  room.style.translate = pointed.length > 0 && pointed.every(isUnder) ? `${edge - room.offsetWidth}px` : "";
}
