/** What a person has chosen for this browser. Kept here, never on the server, and changed at any time. */
import { FALLBACK, LANGUAGES, type Language } from "../words";

export const MOTIONS = ["system", "full", "none"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export const LIGHTS = ["system", "day", "night"] as const;

export interface Settings {
  /** the language of every word on the page */
  language: Language;
  /** paper, pen and wood; off with one key */
  sound: boolean;
  /** whether things travel; 'system' follows the wish that the machine states */
  motion: (typeof MOTIONS)[number];
  /** how fast others' turns are shown */
  speed: (typeof SPEEDS)[number];
  /** whether a turn waits for a last word before it is final */
  confirm: boolean;
  /** stronger patterns and signs beside every colour */
  aids: boolean;
  /** the look by day or by night; 'system' follows the machine */
  light: (typeof LIGHTS)[number];
  /** a note of the browser's when it is my turn and I look elsewhere */
  notify: boolean;
  /** whether the guide explains things when they first matter */
  guide: boolean;
}

const KEY = "ludoteca.settings";
const PACE: Record<Settings["speed"], number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const MOVE = 320;

/** Fields of another release or of somebody's hand are left out; what is missing has its first value. */
export function read(kept: string | null, wanted: readonly string[]): Settings {
  const first = wanted.map((tag) => tag.slice(0, 2)).find((tag) => one(LANGUAGES, tag) !== undefined);
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = { ...parsed };
  } catch {
    // not ours: begin anew
  }
  return {
    language: one(LANGUAGES, found.language) ?? one(LANGUAGES, first) ?? FALLBACK,
    sound: yes(found.sound, true),
    motion: one(MOTIONS, found.motion) ?? "system",
    speed: one(SPEEDS, found.speed) ?? "normal",
    confirm: yes(found.confirm, true),
    aids: yes(found.aids, false),
    light: one(LIGHTS, found.light) ?? "system",
    notify: yes(found.notify, false),
    guide: yes(found.guide, true),
  };
}

function one<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

function yes(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export const settings: Settings = $state(read(kept(), navigator.languages));

const still = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
const machine = $state({ still: still.matches, night: night.matches });
still.addEventListener("change", () => (machine.still = still.matches));
night.addEventListener("change", () => (machine.night = night.matches));

/** No travelling: either so chosen here, or wished by the machine. */
export function isStill(): boolean {
  return settings.motion === "none" || settings.speed === "instant" || (settings.motion === "system" && machine.still);
}

export function isNight(): boolean {
  return settings.light === "night" || (settings.light === "system" && machine.night);
}

/** How many milliseconds a travelling thing takes. */
export function moveTime(): number {
  return isStill() ? 0 : Math.round(MOVE * PACE[settings.speed]);
}

/** Keep what changes, wear it on the root, and follow the other tabs. Call once, from a component. */
export function applySettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      if (text !== kept()) localStorage.setItem(KEY, text);
    } catch {
      // see kept()
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.toggleAttribute("data-night", isNight());
    root.toggleAttribute("data-still", isStill());
    root.toggleAttribute("data-aids", settings.aids);
    root.style.setProperty("--move", `${moveTime()}ms`);
  });
  $effect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === KEY) Object.assign(settings, read(event.newValue, navigator.languages));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  });
}
