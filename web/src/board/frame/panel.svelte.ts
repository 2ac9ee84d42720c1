/** What lies open beside the board: one thing at a time. */
import type { Rule } from "../../words";

/** the message that names each part of the side panel */
export const TAB_NAMES = {
  log: "log-tab",
  scores: "scores-tab",
  chat: "chat-tab",
  people: "people-tab",
  hint: "hint",
  analysis: "end-analysis",
} as const;
export type Tab = keyof typeof TAB_NAMES;
/** What lies side by side in it: a hint is looked at alone, and nobody talks in a replay. */
export function tabsBeside(tab: Tab, inReplay: boolean, over: boolean): readonly Tab[] {
  if (tab === "hint") return ["hint"];
  if (!inReplay) return ["log", "scores", "chat", "people"];
  return over ? ["log", "scores", "analysis"] : ["log", "scores"];
}

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
