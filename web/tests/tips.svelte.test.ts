/** Tips: a pointer that is somebody's brings them up, by hovering or by a long press. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hide, shown, tip } from "../src/parts/tips.svelte";

const LONG = 2000;
const element = document.createElement("p");
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leave = $effect.root(() => void tip(() => ({ text: "What it is." }))(element));
  document.body.append(element);
});

afterEach(() => {
  leave();
  hide();
  vi.useRealTimers();
});

function point(kind: string, pointerType: string, moved: number): void {
  const event = new PointerEvent(kind, { pointerType, bubbles: kind === "pointerdown" });
  Object.defineProperties(event, { movementX: { value: moved }, movementY: { value: 0 } });
  element.dispatchEvent(event);
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
