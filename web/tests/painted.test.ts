/** What nobody waits for is done after the frame that they do wait for. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { oncePainted } from "../src/parts/painted";

const FRAME = 16;
beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("is not done before the frame, nor in it", () => {
  const done: string[] = [];
  oncePainted(() => done.push("act"));
  requestAnimationFrame(() => done.push("frame"));
  vi.advanceTimersByTime(FRAME);
  vi.runAllTimers();
  expect(done).toEqual(["frame", "act"]);
});

it("can be called off before the frame and after it", () => {
  const act = vi.fn();
  oncePainted(act)();
  const off = oncePainted(act);
  requestAnimationFrame(() => off());
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
