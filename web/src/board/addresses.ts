/** Addresses: everything on a board that can be pointed at has one, and the legend says where an answer lives, an event
 * itself where it leads. So a board draws, and lights up what may be done, without knowing a rule. */
import type { Event, Question } from "../wire";

/** What a game's legend says of addresses: its 'answers', 'events', 'carried' and 'aims' are templates that `fill` fills. */
export interface Directions {
  answers?: Record<string, string>;
  carried?: Record<string, [string, string]>;
  aims?: Record<string, string[]>;
}

type Facts = Record<string, unknown>;

/** `{name}` is a fact. '' where one is missing. */
export function fill(template: string, facts: Facts): string {
  let whole = true;
  const address = template.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const found = facts[name];
    if (typeof found === "string" || typeof found === "number") return `${found}`;
    whole = false;
    return "";
  });
  return whole ? address : "";
}

function record(value: unknown): Facts {
  return typeof value === "object" && value !== null ? (value as Facts) : {};
}

/** Where an answer to this question belongs; '' if nowhere on the board. */
export function addressOf(question: Question, word: string, legend: unknown, picture: unknown): string {
  const answers = (legend as Directions | null)?.answers ?? {};
  const template = answers[`${question.kind}.${word}`] ?? answers[question.kind] ?? "";
  return fill(template, factsOf(question, word, picture));
}

function factsOf(question: Question, word: string, picture: unknown): Facts {
  return { ...record(picture), ...record(record(picture).doing), word, seat: question.seat };
}

/** From where to where an answer to this question is carried by hand; null if it is not. */
export function carriageOf(question: Question, word: string, legend: unknown, picture: unknown): [from: string, to: string] | null {
  const templates = (legend as Directions | null)?.carried?.[question.kind];
  if (!templates) return null;
  const own = addressOf(question, word, legend, picture);
  const [from, to] = templates.map((template) => (template === "" ? own : fill(template, factsOf(question, word, picture))));
  return [from ?? "", to ?? ""];
}

/** Whether an address is one that the template could be filled to. */
export function matches(template: string, address: string): boolean {
  const parts = address.split("/");
  const wanted = template.split("/");
  return parts.length === wanted.length && wanted.every((part, i) => part.startsWith("{") || part === parts[i]);
}

/** From where to where an event leads; '' is nowhere. */
export function addressesOf({ from = "", to = "" }: Event): [from: string, to: string] {
  return [from, to];
}
