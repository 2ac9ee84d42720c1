/** Tips: a pointer that is somebody's brings them up, by hovering or by a long press. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hide, hush, shown, tip } from "../src/parts/tips.svelte";

const LONG = 2000;
const element = document.createElement("p");
let leave: () => void;
let others: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  leave = $effect.root(() => void tip(() => ({ text: "What it is." }))(element));
  document.body.append(element);
});

afterEach(() => {
  for (const each of [leave, ...others]) each();
  others = [];
  hide();
  vi.useRealTimers();
});

function point(kind: string, pointerType: string, moved: number, thing: Element = element, at = 100): void {
  const event = new PointerEvent(kind, { pointerType, bubbles: kind === "pointerdown", clientX: at, clientY: 100 });
  Object.defineProperties(event, { movementX: { value: moved }, movementY: { value: 0 } });
  thing.dispatchEvent(event);
}

it("a mouse that comes to a thing, or under which a thing comes to lie, brings its tip", () => {
  for (const moved of [3, 0]) {
    point("pointerenter", "mouse", moved);
    vi.advanceTimersByTime(LONG);
    expect(shown.tip?.text).toBe("What it is.");
    hide();
  }
});

it("the mouse that a browser keeps where a finger tapped brings none, until somebody moves it", () => {
  point("pointerdown", "touch", 0);
  point("pointerup", "touch", 0);
  point("pointerenter", "mouse", 0);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip).toBeNull();
  point("pointerenter", "mouse", 2);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("What it is.");
});

it("a long press brings a tip", () => {
  point("pointerdown", "touch", 0);
  vi.advanceTimersByTime(LONG);
  expect(shown.pinned).toBe(true);
});

function another(text: string): Element {
  const other = document.createElement("p");
  document.body.append(other);
  others.push($effect.root(() => void tip(() => ({ text }))(other)));
  return other;
}

const enter = (thing: Element, at?: number): void => point("pointerenter", "mouse", 3, thing, at);
const exit = (thing: Element): void => point("pointerleave", "mouse", 3, thing);

it("a tip goes when its thing is left for one that has nothing to say", () => {
  const silent = another("");
  enter(element);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("What it is.");
  exit(element);
  enter(silent);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip).toBeNull();
});

it("a tip stays while the pointer goes to something within its thing that has nothing to say", () => {
  const within = another("");
  enter(element);
  vi.advanceTimersByTime(LONG);
  enter(within);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("What it is.");
});

it("from thing to thing one tip follows the other, with none between them", () => {
  const next = another("The next.");
  enter(element);
  vi.advanceTimersByTime(LONG);
  exit(element);
  enter(next);
  vi.advanceTimersByTime(300);
  expect(shown.tip?.text).toBe("What it is.");
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("The next.");
});

it("a tip goes when what it says falls silent before it is said", () => {
  let words = $state("Soon.");
  const other = document.createElement("p");
  document.body.append(other);
  others.push($effect.root(() => void tip(() => ({ text: words }))(other)));
  enter(element);
  vi.advanceTimersByTime(LONG);
  exit(element);
  enter(other);
  words = "";
  vi.advanceTimersByTime(LONG);
  expect(shown.tip).toBeNull();
});

it("what was just done there says nothing to a pointer that rests, and again to one that has gone and come back", () => {
  const arrived = another("It holds a die already.");
  enter(element);
  hush(new PointerEvent("pointerup", { clientX: 100, clientY: 100 }));
  vi.advanceTimersByTime(LONG);
  expect(shown.tip).toBeNull(); // not what was to be said when it was done
  enter(arrived, 103);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip).toBeNull(); // nor what came to lie there, under a hand that is never quite still
  enter(element, 300);
  exit(element);
  enter(arrived, 103);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("It holds a die already.");
});

it("what was just done there speaks again to a pointer that was where nothing speaks", () => {
  const arrived = another("It holds a die already.");
  hush(new PointerEvent("pointerup", { clientX: 100, clientY: 100 }));
  document.body.dispatchEvent(new PointerEvent("pointermove", { clientX: 1, clientY: 1, bubbles: true }));
  enter(arrived, 103);
  vi.advanceTimersByTime(LONG);
  expect(shown.tip?.text).toBe("It holds a die already.");
});
