/** What follows the table for the ear, and for whoever is looking elsewhere: sentences, sounds, title, a note. */
import { untrack } from "svelte";
import { oncePainted } from "../../parts/painted";
import { settings } from "../../state/settings.svelte";
import { gameOf, mySeats, shownPosition, table } from "../../state/table.svelte";
import { nameOf, t } from "../../state/words.svelte";
import type { Event, Moment } from "../../wire";
import { news, type Seen } from "../flights.svelte";
import { told } from "../translate.svelte";
import { aim, refusedLast } from "../ways.svelte";
import { sound, soundOf, type Sound } from "./sounds";
import { spoken, turn } from "./turn.svelte";

/** What is read aloud now; the newest last. */
export const aloud: { lines: string[] } = $state({ lines: [] });

const MOST_ALOUD = 12;
const STAGGER = 90;

/** Say and sound what is new, my draft's as well, and what came of pointing at a place. Call once, from the frame. */
export function followTable(): void {
  let seen: Seen | null = null;
  $effect(() => {
    const open = table.open;
    const version = open?.replay ? open.replay.position?.version : shownPosition()?.version;
    void open?.draft?.tried;
    if (!open || version === undefined) return;
    const [events, next] = untrack(() => news(seen, { id: open.id, log: open.log as Moment[], draft: open.draft }, version));
    seen = next;
    if (events.length > 0) untrack(() => heard(events));
  });
  $effect(() => {
    const refusal = refusedLast();
    const words = aim() ? t("aim-hint") : refusal ? told(refusal.says) : "";
    if (words !== "") untrack(() => (aloud.lines = [words]));
  });
  let wasMine = false;
  $effect(() => {
    const now = turn();
    const mine = now.mine && !table.open?.draft && !table.open?.replay;
    if (mine && !wasMine && !table.open?.draft) untrack(() => myTurn(now.what));
    if (!table.open?.draft) wasMine = mine;
  });
}

function heard(events: readonly Event[]): void {
  oncePainted(() => (aloud.lines = spoken(events).slice(-MOST_ALOUD).map((event) => told(event.says))));
  const sounds = [...new Set(events.map(soundOf))].filter((each): each is Sound => each !== null);
  sounds.forEach((each, i) => setTimeout(() => sound(each), i * STAGGER));
}

function myTurn(what: string): void {
  if ((table.open?.position?.version ?? 0) > 0 && mySeats().length < (table.open?.room?.chairs.length ?? 0)) sound("bell");
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("table-turn"), {
      body: what,
      tag: table.open?.id ?? "",
      icon: "/icon.svg",
      lang: settings.language,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // phones allow it to installed pages only; the title says it as well
  }
}

/** The title of the tab: whose turn it is comes first. */
export function title(): string {
  const game = gameOf(table.open?.room ?? null);
  const name = game ? nameOf(game) : t("house-name");
  const now = turn();
  if (table.open?.replay) return `${t("replay")} · ${name}`;
  return now.mine ? `● ${t("table-turn")} · ${name}` : name;
}
