import { expect, test } from "vitest";
import { beside, clearing } from "../src/parts/beside";

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

test("a guide lies in the nearest clearing: over nothing that could be pressed, and rather over paper than over cards", () => {
  const room = box(8, 58, 984, 670);
  const size = { width: 400, height: 120 };
  const label = box(60, 10, 100, 30);
  const cards = [box(10, 60, 200, 200), box(220, 60, 200, 200)];
  expect(clearing(label, size, [], [], room)).toEqual({ x: 8, y: 58 });
  expect(clearing(label, size, cards, [], room)).toEqual({ x: 8, y: 266 });
  expect(clearing(label, size, [], cards, room)).toEqual({ x: 8, y: 266 });
  expect(clearing(label, size, cards, [box(8, 264, 984, 464)], room)).toEqual({ x: 424, y: 58 });
});
