/** Pacing: others' moves wait until what came before them has been shown, and never for long. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { goOn, hurryUp, isBehind, pastPosition } = await import("../src/state/animationQueue.svelte");
const { settings } = await import("../src/state/settings.svelte");

const position = (version: number): Position => ({ version }) as Position;
const shown = (): number | null => pastPosition()?.version ?? null;

/** So many moves in the same moment. */
function rush(moves: number, events = 1): void {
  for (let version = 0; version < moves; version += 1) goOn(position(version), position(version + 1), events);
}

describe("what others do", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "full", speed: "normal" });
    hurryUp();
    return () => vi.useRealTimers();
  });

  it("is shown at once when nothing is under way", () => {
    rush(1);
    expect(isBehind()).toBe(false);
  });
  it("waits its turn, one position after the other, up to the table as it is", () => {
    rush(3);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(600);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(600);
    expect(isBehind()).toBe(false);
  });
  it("is never shown more than about three seconds late", () => {
    rush(40);
    vi.advanceTimersByTime(3600);
    expect(isBehind()).toBe(false);
  });
  it("is there at once for whoever does not want to wait", () => {
    rush(5);
    expect(hurryUp()).toBe(true);
    expect(isBehind()).toBe(false);
    expect(hurryUp()).toBe(false);
  });
  it.each([{ motion: "none" }, { speed: "instant" }] as const)("never waits with %o", (chosen) => {
    Object.assign(settings, chosen);
    rush(5);
    expect(isBehind()).toBe(false);
  });
});
