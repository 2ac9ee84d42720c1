/** Walking over the board by the arrow keys. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { next, walk } from "../src/board/arrowKeys";

const spot = (x: number, y: number, size = 10) => ({ left: x, right: x + size, top: y, bottom: y + size });
const HERE = spot(100, 100);
const AROUND = [spot(200, 110), spot(100, 160), spot(90, 20), spot(130, 180), spot(40, 100)];

describe("the next thing that way", () => {
  it.for([
    [1, 0, 0],
    [0, 1, 1],
    [0, -1, 2],
    [-1, 0, 4],
  ] as const)("%i to the right and %i down", ([right, down, which]) => {
    expect(next(HERE, AROUND, right, down)).toBe(which);
  });
  it("is what lies straight ahead rather than what is nearer and to the side", () => {
    expect(next(HERE, [spot(120, 140), spot(160, 100)], 1, 0)).toBe(1);
  });
  it("is none at the edge", () => {
    expect(next(HERE, [spot(100, 20), spot(40, 100)], 1, 0)).toBe(-1);
    expect(next(HERE, [], 0, 1)).toBe(-1);
  });
});

describe("an arrow key", () => {
  afterEach(() => document.body.replaceChildren());

  function put(x: number, on: Element = document.body, role = "button"): HTMLElement {
    const element = document.createElement("div");
    element.setAttribute("data-at", `at/${x}`);
    element.setAttribute("role", role);
    element.tabIndex = -1;
    // jsdom lays nothing out
    element.getClientRects = () => [new DOMRect(x, 0, 10, 10)] as unknown as DOMRectList;
    vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(x, 0, 10, 10));
    on.append(element);
    return element;
  }

  it("goes from one control to the next, past what is none and what is not shown", () => {
    const hidden = document.createElement("div");
    hidden.setAttribute("inert", "");
    document.body.append(hidden);
    const first = put(0);
    put(20, document.body, "img");
    put(40, hidden);
    const last = put(60);
    first.focus();
    expect([walk(1, 0), document.activeElement]).toEqual([true, last]);
    expect([walk(1, 0), document.activeElement]).toEqual([true, last]);
    expect([walk(-1, 0), document.activeElement]).toEqual([true, first]);
  });
  it("is not for the board while something else has the focus", () => {
    put(0);
    expect([walk(1, 0), document.activeElement]).toEqual([false, document.body]);
  });
});
