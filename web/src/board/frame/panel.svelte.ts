/** What lies open beside the board: one thing at a time. */
import type { Rule } from "../../words";

export const TABS = ["log", "scores", "chat", "people"] as const;
/** the message that names each */
export const TAB_NAMES = { log: "log-tab", scores: "scores-tab", chat: "chat-tab", people: "people-tab" } as const;
export type Tab = (typeof TABS)[number];

interface Panel {
  /** which part of the side panel is open; null if it is closed */
  tab: Tab | null;
  /** the number of the last line of the chat that was seen */
  heard: number;
  menu: boolean;
  settings: boolean;
  /** the rule that is being read; null if none */
  rule: Rule | null;
  /** the result of a finished game */
  end: boolean;
  /** what happened since my last turn */
  since: boolean;
}

export const panel: Panel = $state({
  tab: null,
  heard: 0,
  menu: false,
  settings: false,
  rule: null,
  end: false,
  since: false,
});

/** A table begins with everything put away. */
export function putAway(): void {
  Object.assign(panel, { tab: null, heard: 0, menu: false, settings: false, rule: null, end: false, since: false });
}

export function toggle(tab: Tab): void {
  panel.tab = panel.tab === tab ? null : tab;
}
