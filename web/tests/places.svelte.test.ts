/** Places: where answers and events live, and what a thing on the board becomes while an answer lives there. */
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Offer, Question, Refusal, Room, Tried } from "../src/wire";

// jsdom has no media queries: a machine without wishes
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { addressesOf, addressOf, carriageOf, fill, matches } = await import("../src/board/addresses");
const { elementAt, nearest } = await import("../src/board/mounted.svelte");
const { isAim, loadAt, unplaced } = await import("../src/board/offers.svelte");
const { isSaid, place, pointAt } = await import("../src/board/places.svelte");
const { pickUp, putDown, refuseAt, refusedAt } = await import("../src/board/ways.svelte");
const { table } = await import("../src/state/table.svelte");
const { wantWords } = await import("../src/state/words.svelte");

const LEGEND = {
  answers: { TakeToken: "deck/{word}/token", "ChooseSource.bag": "bag", ChooseSpace: "area/{trade}/{word}", Place: "dock/{seat}/{word}", Gather: "deck/{word}/token" },
  carried: { Gather: ["", ""], Place: ["hand/{seat}", ""], Recruit: ["", "guide/{seat}"], Use: ["die/{hand}", ""] } as Record<string, [string, string]>,
  aims: { Gather: ["area/{trade}/{space}"] },
};
const says = { m: "nothing" };
const WHY: Refusal = { rule: "gather", code: "no-token", says: { m: "no-token", o: "No token lies there." } };
const offer = (word: string, refusal?: Refusal): Offer => ({ word, says: { m: word }, ...(refusal ? { refusal } : {}) });
const ask = (kind: string, offers: Offer[] = []): Question => ({ seat: 0, kind, says, offers });

describe("an address", () => {
  it("is filled with facts", () => {
    expect(fill("deck/{word}/token", { word: "builder" })).toBe("deck/builder/token");
  });
  it("is nowhere when a fact is missing, or is none that could be a name", () => {
    expect(fill("area/{trade}/{word}", { word: "first" })).toBe("");
    expect(fill("order/{order}", { order: [1, 0] })).toBe("");
  });
  it("of an answer goes by the question, by a word of its own, and by what somebody is in the middle of", () => {
    expect(addressOf(ask("ChooseSource"), "bag", LEGEND, {})).toBe("bag");
    expect(addressOf(ask("ChooseSource"), "merchant", LEGEND, {})).toBe("");
    expect(addressOf(ask("Place"), "desert", LEGEND, {})).toBe("dock/0/desert");
    expect(addressOf(ask("ChooseSpace"), "first", LEGEND, { doing: { trade: "builder" } })).toBe("area/builder/first");
    expect(addressOf(ask("Place"), "desert", null, null)).toBe("");
  });
  it("to carry an answer from, and one to carry it to, is the answer's own where nothing else is said", () => {
    expect(carriageOf(ask("Gather"), "builder", LEGEND, {})).toEqual(["deck/builder/token", "deck/builder/token"]);
    expect(carriageOf(ask("Place"), "desert", LEGEND, {})).toEqual(["hand/0", "dock/0/desert"]);
    expect(carriageOf(ask("Use"), "bank", LEGEND, { hand: "red1" })).toEqual(["die/red1", ""]);
    expect(carriageOf(ask("ChooseSource"), "bag", LEGEND, {})).toBeNull();
  });
  it("is that of a template if every part is", () => {
    expect(matches("area/{trade}/{space}", "area/soldier/space1")).toBe(true);
    expect(["area/soldier", "deck/soldier/token", "area/soldier/space1/x"].map((at) => matches("area/{trade}/{space}", at))).toEqual([false, false, false]);
  });
  it("of an event is where from and where to", () => {
    expect(addressesOf({ kind: "TokenDrawn", facts: {}, says, from: "bag", to: "bag/merchant" })).toEqual(["bag", "bag/merchant"]);
    expect(addressesOf({ kind: "PointsGained", facts: {}, says, to: "points/1" })).toEqual(["", "points/1"]);
  });
});

describe("what can be read on a thing", () => {
  it("is said if all its words are, whatever stands between them", () => {
    expect(isSaid("Red panda (Ailurus fulgens): mammal 2, temperate 10", "1")).toBe(false);
    expect(isSaid("Red panda (Ailurus fulgens): mammal 2, temperate 10", "2")).toBe(true);
    expect(isSaid("Red panda (Ailurus fulgens)", "red panda Ailurus fulgens")).toBe(true);
    expect(isSaid("Red panda", "")).toBe(true);
  });
});

describe("a place", () => {
  let gone: (() => void)[] = [];

  function sit(question: Question | null, drafted: Event[] = []): void {
    const room = { table: "t", game: "navoria", phase: "playing", chairs: [{ who: "person", mine: true }] } as unknown as Room;
    const position = { version: 4, question, sheets: [], winners: [], picture: {}, sections: [] };
    const tried = { is: "tried", table: "t", version: 4, answers: [], events: drafted, position, brings: [], id: "1" } as Tried;
    const draft = drafted.length > 0 ? { version: 4, answers: ["x"], tried } : null;
    const rest = { log: [], since: 0, chat: [], sending: false, refusal: null, replay: null };
    table.open = { id: "t", room, position, legend: LEGEND, draft, ...rest };
    flushSync();
  }

  function put(address: string, on: Element = document.body, tip?: string): HTMLElement {
    const element = document.createElement("div");
    on.append(element);
    const end = $effect.root(() => {
      $effect(() => {
        const leave = place(() => address, { label: () => `at ${address}`, tip: () => (tip ? { text: tip } : null) })(element);
        return () => leave?.();
      });
    });
    flushSync();
    gone.push(() => {
      end();
      element.remove();
    });
    return element;
  }

  beforeEach(() => sit(null));
  afterEach(() => {
    for (const end of gone) end();
    gone = [];
    table.open = null;
    flushSync();
  });

  it("is a control while an answer lives there, and only then", () => {
    const deck = put("deck/builder/token");
    expect([deck.getAttribute("role"), deck.getAttribute("aria-label"), deck.dataset.at]).toEqual(["img", "at deck/builder/token", "deck/builder/token"]);
    sit(ask("TakeToken", [offer("builder"), offer("merchant")]));
    expect([deck.getAttribute("role"), deck.getAttribute("tabindex"), deck.className]).toEqual(["button", "0", "lit"]);
    expect(unplaced().map(({ word }) => word)).toEqual(["merchant"]);
    sit(ask("Place", []));
    expect([deck.getAttribute("role"), deck.getAttribute("tabindex"), deck.className]).toEqual(["img", null, ""]);
  });
  it("that has the focus and is no control any more lets it go once that is painted, unless an answer lives there again", () => {
    vi.useFakeTimers();
    const deck = put("deck/builder/token");
    sit(ask("TakeToken", [offer("builder")]));
    deck.focus();
    sit(ask("Place", []));
    expect([document.activeElement, deck.getAttribute("role")]).toEqual([deck, "img"]);
    sit(ask("TakeToken", [offer("builder")]));
    vi.runAllTimers();
    expect([document.activeElement, deck.getAttribute("tabindex")]).toEqual([deck, "0"]);
    sit(ask("Place", []));
    vi.runAllTimers();
    expect(deck.hasAttribute("tabindex")).toBe(false);
    vi.useRealTimers();
  });
  it("says why not while its answer is refused, and is no way to give it", () => {
    const deck = put("deck/builder/token");
    sit(ask("TakeToken", [offer("builder", WHY)]));
    expect([deck.className, deck.getAttribute("aria-disabled"), deck.getAttribute("role")]).toEqual(["refused", "true", "button"]);
    expect(unplaced()).toEqual([]);
  });
  it("that is refused says why not on what lies on it too, beside what that says of itself", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("no-token = No token lies there.\n")));
    await wantWords("navoria");
    const deck = put("deck/builder/token");
    const [token, mute] = [put("token/1", deck, "A token."), put("token/2", deck)];
    sit(ask("TakeToken", [offer("builder", WHY)]));
    expect(token.getAttribute("aria-description")).toBe("No token lies there. — A token.");
    expect(mute.getAttribute("aria-description")).toBe("No token lies there.");
    sit(ask("TakeToken", [offer("builder")]));
    expect(token.getAttribute("aria-description")).toBe("A token.");
    expect(mute.getAttribute("aria-description")).toBeNull();
  });
  it("stands for refused things that are missing from it, unless an answer of its own lives there", () => {
    const bag = put("deck/merchant");
    sit(ask("TakeToken", [offer("merchant", WHY)]));
    expect(bag.className).toBe("refused");
  });
  it("with two answers at once leaves both to the buttons", () => {
    const deck = put("deck/builder/token");
    sit(ask("TakeToken", [offer("builder"), offer("builder")]));
    expect(deck.className).toBe("");
    expect(unplaced()).toHaveLength(2);
  });
  it("can be carried from where an answer is, if that is allowed, and the server knows where to", () => {
    const [builder, merchant] = [put("deck/builder/token"), put("deck/merchant/token")];
    sit(ask("Gather", [offer("builder"), offer("merchant", WHY)]));
    expect([builder.className, merchant.className]).toEqual(["lit movable", "refused"]);
    expect(loadAt("deck/builder/token")).toMatchObject({ thing: "builder", further: true });
    expect(loadAt("deck/builder/token")?.landings.size).toBe(0);
    expect(loadAt("deck/merchant/token")).toBeNull();
    sit(ask("Gather", [offer("builder"), offer("builder")]));
    expect(loadAt("deck/builder/token")).toBeNull();
  });
  it("takes what is in hand, or says why not", () => {
    const hand = put("hand/0");
    put("dock/0/desert");
    put("dock/0/forest");
    sit(ask("Place", [offer("desert"), offer("forest", WHY), offer("glacier")]));
    expect(hand.className).toBe("movable");
    const load = loadAt("hand/0");
    expect([load?.thing, load?.further]).toEqual([null, false]);
    expect([...(load?.landings ?? [])].map(([at, { refusal }]) => [at, refusal])).toEqual([
      ["dock/0/desert", null],
      ["dock/0/forest", WHY],
    ]);
  });
  it("glows only for what is carried, as long as it is", () => {
    const [deck, area, taken] = [put("deck/builder/token"), put("area/builder/space1"), put("area/builder/space2")];
    sit(ask("Gather", [offer("builder")]));
    const go = (): Promise<void> => Promise.resolve();
    pickUp("deck/builder/token", new Map([["area/builder/space1", { refusal: null, go }], ["area/builder/space2", { refusal: WHY, go }]]));
    flushSync();
    expect([deck, area, taken].map(({ className }) => className)).toEqual(["movable carried", "aim lit", "aim refused"]);
    expect([deck.getAttribute("tabindex"), area.getAttribute("tabindex")]).toEqual(["0", "-1"]);
    putDown();
    flushSync();
    expect([deck, area, taken].map(({ className }) => className)).toEqual(["movable lit", "aim", "aim"]);
  });
  it("may be pointed at first where the question is about things that go there", () => {
    sit(ask("Gather", [offer("builder")]));
    expect([isAim("area/soldier/space1"), isAim("deck/builder/token")]).toEqual([true, false]);
    sit(ask("Place", []));
    expect(isAim("area/soldier/space1")).toBe(false);
  });
  it("that may be pointed at first is a button for keys and ears, off the way from answer to answer", () => {
    const area = put("area/builder/space1");
    const said = (): (string | null)[] => ["role", "tabindex", "aria-pressed"].map((name) => area.getAttribute(name));
    sit(ask("Gather", [offer("builder")]));
    expect(said()).toEqual(["button", "-1", "false"]);
    const inner = put("area/builder/space1/token", area);
    sit(ask("Gather", [offer("builder")]));
    expect([said(), inner.getAttribute("role")]).toEqual([["button", "-1", "false"], "img"]);
    sit(ask("Place", []));
    expect(said()).toEqual(["group", null, null]);
  });
  it("remembers what was tried there in vain, until the table goes on", () => {
    sit(ask("Gather", [offer("builder")]));
    refuseAt("area/soldier/space1", WHY);
    expect([refusedAt("area/soldier/space1"), refusedAt("area/soldier/space2")]).toEqual([WHY, null]);
    sit(ask("Gather", []), [{ kind: "TokenDrawn", facts: { seat: 0, trade: 1 }, says, from: "bag", to: "bag/builder" }]);
    expect(refusedAt("area/soldier/space1")).toBeNull();
  });
  it("shows what the draft has chosen", () => {
    const bag = put("bag");
    sit(ask("TakeToken", []), [{ kind: "TokenDrawn", facts: { seat: 0, trade: 1 }, says, from: "bag", to: "bag/builder" }]);
    expect(bag.className).toBe("chosen");
  });
  it("shows what the draft began with, although nothing has happened yet", () => {
    const [bag, deck] = [put("bag"), put("deck/builder")];
    sit(ask("TakeToken", []));
    if (table.open) table.open.draft = { version: 4, answers: ["builder"], tried: null };
    flushSync();
    expect([bag.className, deck.className]).toEqual(["", "chosen"]); // the token itself is in hand
  });
  it("is found by its address, or by one that goes on from it", () => {
    const bag = put("bag");
    expect([nearest("bag/soldier"), nearest("stock/food")]).toEqual(["bag", ""]);
    expect(elementAt("bag/soldier")).toBe(bag);
    gone.pop()?.();
    flushSync();
    expect(elementAt("bag")).toBeNull();
  });
  it("is pointed at by a line of the log, one at a time", async () => {
    const [bag, points] = [put("bag"), put("points/0")];
    pointAt({ kind: "TokenDrawn", facts: { seat: 0, trade: 1 }, says, from: "bag", to: "bag/builder" });
    await tick();
    expect([bag.className, points.className]).toEqual(["pointed", ""]);
    pointAt({ kind: "PointsGained", facts: { seat: 0, points: 2 }, says, to: "points/0" });
    expect([bag.className, points.className]).toEqual(["", "pointed"]);
    pointAt(null);
    expect(points.className).toBe("");
  });
});
