/** A game's options in words: 'GAME-option-NAME' is what it is, '.note' explains it, 'GAME-option-NAME-VALUE' is a value. */
import { t, titled } from "../state/words.svelte";

export type Setting = boolean | number | string;

export function optionWords(game: string, name: string, value: Setting): string {
  return typeof value === "boolean" ? t(value ? "yes" : "no") : titled(`${game}-option-${name}-${value}`, `${value}`);
}

/** Minutes and days that suit a game; seconds in all, seconds back with each decision. */
export const CLOCKS = {
  none: null,
  quick: { seconds: 15 * 60, increment: 5 },
  calm: { seconds: 45 * 60, increment: 15 },
  days: { seconds: 3 * 24 * 3600, increment: 8 * 3600 },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** After so many seconds of waiting for one person, a bot plays for them. */
export const PATIENCES = { none: null, short: 5 * 60, hour: 3600, days: 3 * 24 * 3600 } as const;
export type PatienceName = keyof typeof PATIENCES;

export const KINDS = ["me", "friend", "bot", "automa"] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatDraft {
  kind: Kind;
  /** of a seat of mine; '' is my own name */
  name: string;
  level: string;
  /** which automa: its behaviour and its scoring card */
  behaviour: string;
  scoring: string;
}

export function wishOf(seat: SeatDraft): { who: string; name?: string } {
  if (seat.kind === "bot") return { who: `bot:${seat.level}` };
  if (seat.kind === "automa") return { who: `automa:${seat.behaviour}:${seat.scoring}` };
  const name = seat.name.trim();
  return seat.kind === "me" && name !== "" ? { who: "me", name } : { who: seat.kind };
}

/** The two cards of the automas that a game plays itself, from 'automa:linne:boudeuse' and the like. */
export function automaCards(own: readonly string[]): { behaviours: string[]; scorings: string[] } {
  const parts = own.filter((who) => who.startsWith("automa:")).map((who) => who.split(":"));
  return {
    behaviours: [...new Set(parts.map(([, behaviour = ""]) => behaviour))],
    scorings: [...new Set(parts.map(([, , scoring = ""]) => scoring))],
  };
}

/** The behaviour of one automa more: one that nobody has yet, or the same again. */
export function anotherOf(behaviours: readonly string[], last: string, seats: readonly SeatDraft[]): string {
  const taken = seats.filter(({ kind }) => kind === "automa").map(({ behaviour }) => behaviour);
  return behaviours.find((each) => !taken.includes(each)) ?? last;
}

/** A data pack from a file: TOML, or JSON. Throws an Error whose message says where it is wrong. */
export async function readPack(name: string, text: string): Promise<Record<string, unknown>> {
  const isJson = name.toLowerCase().endsWith(".json") || text.trimStart().startsWith("{");
  const parsed: unknown = isJson ? JSON.parse(text) : (await import("smol-toml")).parse(text, { integersAsBigInt: false });
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new Error("{ }");
  return parsed as Record<string, unknown>;
}
