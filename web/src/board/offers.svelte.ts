/** What may be done now, and where: at which address an answer lives, what may be carried and to where. */
import { tick, untrack } from "svelte";
import { isStill } from "../state/settings.svelte";
import { answer, draftIsWhole, myQuestion, shownPosition, table } from "../state/table.svelte";
import type { Offer, Question, Refusal } from "../wire";
import { addressOf, addressesOf, carriageOf, matches, type Directions } from "./addresses";
import { elementAt, inSight, isThere, isThereNow, nearest } from "./mounted.svelte";
import { aim, carried, type Landing } from "./ways.svelte";

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
    ({ address }) => isThere(address) && open.filter((other) => other.address === address).length === 1,
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
    if (!isThere(from) || (!inHand && offerAt(from)?.word !== offer.word)) continue;
    const load = found.get(from) ?? { thing: inHand ? null : offer.word, landings: new Map<string, Landing>(), further };
    if (to !== from) land(load.landings, to, { refusal: offer.refusal ?? null, go: () => answer(offer.word) });
    if (load.landings.size > 0 || further) found.set(from, load);
  }
  return found;
});

/** The answers are places for one thing, and not each a thing of its own. */
export function isInHand(question: Question, legend: Directions | null | undefined): boolean {
  const [from = ""] = legend?.carried?.[question.kind] ?? [];
  return from !== "" && !from.includes("{word}");
}

/** What is refused may be missing: it is refused where its address leads to, unless something else may be done there. */
export function land(landings: Map<string, Landing>, address: string, landing: Landing): void {
  const at = landing.refusal ? nearest(address) : address;
  if (at !== "" && isThereNow(at) && !(landing.refusal && landings.has(at))) landings.set(at, landing);
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
  const told = (draft?.tried?.events ?? []).flatMap(addressesOf);
  return new Set([own, ...told].filter((address) => address !== ""));
});

/** Whether the draft has touched what is there. */
export function wasDrafted(address: string): boolean {
  return drafted.has(address);
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
