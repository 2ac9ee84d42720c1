import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { sound } = await import("../src/board/frame/sounds");
const { settings } = await import("../src/state/settings.svelte");

/** Safari's: silent until it is asked within a click or a key. */
class Asleep {
  static made: Asleep[] = [];
  state = "suspended";
  currentTime = 0;
  destination = {};
  constructor() {
    Asleep.made.push(this);
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
}
const heard: unknown[] = [];
class Part {
  frequency = { exponentialRampToValueAtTime: vi.fn() };
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = vi.fn();
  stop = vi.fn();
  start(): void {
    heard.push(this);
  }
}

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("AudioContext", Asleep);
  vi.stubGlobal("OscillatorNode", Part);
  vi.stubGlobal("GainNode", Part);
});

describe("sounds", () => {
  it("are not kept for later before the page was touched, are heard after a click, and woken again after an interruption", () => {
    settings.sound = true;
    sound("bell");
    expect([Asleep.made.length, heard.length]).toEqual([0, 0]);
    document.body.click();
    sound("bell");
    expect([Asleep.made.length, heard.length]).toEqual([1, 2]);
    const [context] = Asleep.made;
    if (!context) throw new Error("no context");
    context.state = "interrupted";
    sound("bell");
    expect(heard).toHaveLength(2);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    sound("bell");
    expect([Asleep.made.length, heard.length]).toEqual([1, 4]);
    settings.sound = false;
    sound("bell");
    expect(heard).toHaveLength(4);
  });
});
