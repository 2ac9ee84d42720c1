/** The log as a book: a chapter for each round and each of its phases, a line for each event. */
import type { Event, Moment } from "../../wire";

export interface LogLine {
  key: string;
  version: number;
  event: Event;
  /** told by an automa: a step with its reason */
  automa: boolean;
}

export interface Chapter {
  key: string;
  /** what opens it; null for what came before the first round */
  head: Event | null;
  lines: LogLine[];
}

export function chapters(log: readonly Moment[]): Chapter[] {
  const found: Chapter[] = [];
  for (const { version, events } of log) {
    events.forEach((event, i) => {
      const key = `${version}.${i}`;
      const opens = event.begins === "round" || event.begins === "phase";
      if (opens || found.length === 0) found.push({ key, head: opens ? event : null, lines: [] });
      if (!opens) found.at(-1)?.lines.push({ key, version, event, automa: event.automa === true });
    });
  }
  return found;
}
