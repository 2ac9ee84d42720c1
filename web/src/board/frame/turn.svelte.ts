/** Whose turn it is and what they decide, what just happened: the sentences that every part of the frame says. */
import { settings } from "../../state/settings.svelte";
import { draftIsWhole, myQuestion, mySeats, seatNames, shownPosition, table } from "../../state/table.svelte";
import { t } from "../../state/words.svelte";
import type { Event, Moment, Question } from "../../wire";
import { told } from "../telling.svelte";

export interface Turn {
  /** who, in two or three words: 'Your turn', 'Bea decides' */
  who: string;
  /** what is to be decided, a whole sentence where it is not mine; '' where nothing is */
  what: string;
  mine: boolean;
  /** whose decision; null where nobody's */
  seat: number | null;
}

const seated = $derived(seatNames(table.open?.room ?? null));
const names = (): string[] => seated;

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(words);
}

/** The question as the table has it: a finished draft may have passed on to somebody else already. */
export function turn(): Turn {
  return now;
}

const now: Turn = $derived(found());

function found(): Turn {
  const room = table.open?.room;
  const position = shownPosition();
  const open = table.open?.position?.question ?? null;
  if (!table.open?.replay && table.open?.draft && draftIsWhole())
    return { who: yours(open?.seat ?? 0), what: whole(), mine: true, seat: open?.seat ?? null };
  const question = position?.question ?? null;
  if (!question) {
    const winners = (position?.winners ?? []).map((seat) => names()[seat] ?? "");
    const who = winners.length > 0 ? t("winners", { names: listed(winners), count: winners.length }) : t("game-over");
    return { who: room?.phase === "playing" && winners.length === 0 ? "" : who, what: "", mine: false, seat: null };
  }
  const mine = myQuestion() !== null;
  if (mine) return { who: yours(question.seat), what: told(question.says), mine, seat: question.seat };
  return { who: t("their-decision", { name: names()[question.seat] ?? "" }), what: overheard(question), mine, seat: question.seat };
}

/** What somebody else decides, with their name: 'Bea is choosing a die.' */
function overheard({ says }: Question): string {
  return told({ ...says, m: `${says.m}.other`, o: told(says) });
}

/** At a shared screen the name says whose of mine. */
function yours(seat: number): string {
  return mySeats().length > 1 ? t("turn-of", { name: names()[seat] ?? "" }) : t("table-turn");
}

function whole(): string {
  return t(table.open?.draft?.tried?.reveals ? "draft-reveals" : "draft-whole");
}

/** What happened since I last decided something, without what came of my own decision; nothing where I never did. */
export function sinceMine(log: readonly Moment[], mine: readonly number[]): Moment[] {
  const last = log.findLastIndex(({ seat, undo }) => seat != null && undo == null && mine.includes(seat));
  return last < 0 ? [] : log.slice(last + 1);
}

/** The last thing worth telling. */
export function lastEvent(): Event | null {
  const shown = shownPosition()?.version ?? 0;
  const told = (table.open?.log ?? []).findLast(({ version, events }) => version <= shown && events.length > 0);
  return told?.events.at(-1) ?? null;
}
