/** Words: a Saying from the server, which belongs to no language, becomes a sentence in the reader's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Saying } from "./wire";

export const LANGUAGES = ["en", "fr", "it", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = "en";

export type { Saying };

/** The messages of one language, with English behind them for those it lacks. */
export interface Catalogue {
  language: Language;
  bundles: FluentBundle[];
}

/** A rule of the reference. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  /** where the printed rulebook has it, or OURS; null where a game names none */
  page: string | null;
}

/** A chapter of the reference, in the order of the rulebook. */
export interface Chapter {
  /** '' where rules stand before any chapter */
  id: string;
  title: string;
  rules: Rule[];
}

/** The page of a rule that the printed rulebooks do not have. */
export const OURS = "ours";

const RULE = "rule-";
const CHAPTER = "chapter-";
/** The message that stands for a seat: its name is the players' own and in no catalogue. */
const SEAT = "seat";

/** Each language comes as one or more texts: what every table may say, and what one game says besides. */
export function catalogue(language: Language, texts: readonly string[], english: readonly string[] = []): Catalogue {
  const bundles = [bundle(language, texts)];
  if (english.length > 0 && language !== FALLBACK) bundles.push(bundle(FALLBACK, english));
  return { language, bundles };
}

function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A message, or 'message.attribute', filled; null where it is missing or lacks an argument, as in Python. */
export function find(from: Catalogue, message: string, facts: Record<string, FluentVariable> = {}): string | null {
  const [id = "", attribute] = message.split(".");
  for (const words of from.bundles) {
    const entry = words.getMessage(id);
    const pattern = attribute === undefined ? entry?.value : entry?.attributes[attribute];
    if (!pattern) continue;
    const faults: Error[] = [];
    const text = words.formatPattern(pattern, facts, faults);
    if (faults.length === 0) return text;
  }
  return null;
}

/** The counterpart of `Speaker.words` in Python, and says the same: a test holds them together. */
export function say(saying: Saying, from: Catalogue, seats: readonly string[]): string {
  const facts = saying.f ?? {};
  if (saying.m === SEAT && typeof facts.seat === "number") return seats[facts.seat] ?? `[${facts.seat}]`;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "object") {
      filled[name] = say(fact, from, seats);
      filled[`${name}-key`] = fact.m;
    } else {
      filled[name] = typeof fact === "number" ? number(fact) : fact;
    }
  }
  return find(from, saying.m, filled) ?? saying.o ?? `[${saying.m}]`;
}

/** Thousands are grouped always: Intl alone leaves 1234 ungrouped in Italian and Polish, and Python does not. */
export function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: "always" });
}

/** The whole reference, in the order of its file; a language that lacks a rule has it in English. */
export function chapters(from: Catalogue): Chapter[] {
  const found: Chapter[] = [{ id: "", title: "", rules: [] }];
  for (const message of from.bundles.at(-1)?._messages.keys() ?? []) {
    if (message.startsWith(CHAPTER)) found.push({ id: message.slice(CHAPTER.length), title: find(from, message) ?? "", rules: [] });
    else if (message.startsWith(RULE)) found.at(-1)?.rules.push(...rule(from, message));
  }
  return found.filter(({ rules }) => rules.length > 0);
}

function rule(from: Catalogue, message: string): Rule[] {
  const text = find(from, message);
  if (text === null) return [];
  const id = message.slice(RULE.length).replaceAll("-", ".");
  return [{ id, title: find(from, `${message}.title`) ?? id, text, page: find(from, `${message}.page`) }];
}
