/** The words at hand: the page's own, and those of the games that are looked at, in the chosen language. */
import { catalogue, chapters, FALLBACK, find, number, say, type Catalogue, type Chapter, type Language, type Saying } from "../words";
import { settings } from "./settings.svelte";

/** The page's own texts, and what it says of each game that has a folder. */
const TEXTS = import.meta.glob<string>(["../../text/*.ftl", "../games/*/text/*.ftl"], { query: "?raw", import: "default" });

/** Whose words: a game's, by its name, or COMMON, those that every table may use. */
export type Scope = string;
const COMMON = "common";

interface Words {
  /** the page's own messages; null until they have arrived */
  page: Catalogue | null;
  /** the messages of each scope that was asked for */
  scopes: Record<Scope, Catalogue | undefined>;
  /** what could not be fetched, so that it can be asked for again */
  failed: boolean;
}

const words: Words = $state({ page: null, scopes: {}, failed: false });
const wanted = new Set<Scope>();

/** A message of the page. Numbers are written as the language writes them. */
export function t(message: string, facts: Record<string, string | number> = {}): string {
  if (!words.page) return "";
  const filled = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? number(fact) : fact]);
  return find(words.page, message, Object.fromEntries(filled)) ?? `[${message}]`;
}

/** A message of the page that a game without a folder lacks: then the bare name stands for it. */
export function titled(message: string, name: string): string {
  const bare = name.replaceAll(/[-_]/g, " ");
  return (words.page && find(words.page, message)) ?? bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

export const nameOf = (game: string): string => titled(`${game}-name`, game);

/** A saying of a game, or '' while its words are on their way. */
export function tell(saying: Saying, scope: Scope, seats: readonly string[]): string {
  const from = words.scopes[scope];
  return from ? say(saying, from, seats) : "";
}

/** A message of a game that fills nothing in: a rule, a name. */
export function look(message: string, scope: Scope): string | null {
  const from = words.scopes[scope];
  return from ? find(from, message) : null;
}

/** Where a rule is read; null for what stands in no reference: that a table has moved on, say. */
export function wayToRule(game: string, rule: string): { href: string; label: string } | null {
  if (look(`rule-${rule.replaceAll(".", "-")}`, game) === null) return null;
  return { href: `/rules/${game}/${rule}`, label: t("rule") };
}

/** The whole reference of a game, chapter by chapter. */
export function rulesOf(game: string): Chapter[] {
  const from = words.scopes[game];
  return from ? chapters(from) : [];
}

export function haveWords(scope?: Scope): boolean {
  return words.page !== null && (scope === undefined || words.scopes[scope] !== undefined);
}

export function wordsFailed(): boolean {
  return words.failed;
}

/** Fetch the page's words again whenever the language changes; until they are here, the old ones stay. */
export function followLanguage(): void {
  $effect(() => {
    void learn(settings.language, [...wanted]);
  });
}

export async function wantWords(scope: Scope): Promise<void> {
  wanted.add(scope);
  if (words.scopes[scope]?.language !== settings.language) await learn(settings.language, [scope]);
}

async function learn(language: Language, scopes: readonly Scope[]): Promise<void> {
  try {
    const files = Object.entries(TEXTS).filter(([path]) => path.endsWith(`/${language}.ftl`));
    const page = catalogue(language, await Promise.all(files.map(([, text]) => text())));
    const learned = await Promise.all(scopes.map(async (scope) => [scope, await fetchScope(language, scope)] as const));
    if (language !== settings.language) return; // changed again meanwhile
    words.page = page;
    for (const [scope, from] of learned) words.scopes[scope] = from;
    words.failed = false;
  } catch {
    words.failed = true;
  }
}

async function fetchScope(language: Language, scope: Scope): Promise<Catalogue> {
  const names = scope === COMMON ? [COMMON] : [COMMON, scope];
  const texts = (from: Language): Promise<string[]> =>
    Promise.all(names.map((name) => fetchText(`/text/${from}/${name}.ftl`)));
  return catalogue(language, await texts(language), language === FALLBACK ? [] : await texts(FALLBACK));
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.text();
}
