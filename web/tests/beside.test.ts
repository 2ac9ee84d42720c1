import { expect, test } from "vitest";
import { beside } from "../src/parts/beside";

const WINDOW = { width: 1000, height: 800 };
const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
const thing = box(480, 400, 40, 40);

test("a tip lies above its thing when nothing is there", () => {
  expect(beside(thing, box(0, 0, 200, 60), [], WINDOW)).toEqual({ x: 400, y: 332 });
});

test("a tip goes where it covers nothing that could be pressed", () => {
  const above = box(450, 300, 100, 80);
  expect(beside(thing, box(0, 0, 200, 60), [above], WINDOW)).toEqual({ x: 400, y: 448 });
});

test("a tip stays within the window, and beside its thing in a corner", () => {
  const corner = box(0, 0, 40, 40);
  expect(beside(corner, box(0, 0, 200, 60), [], WINDOW)).toEqual({ x: 8, y: 48 });
});
