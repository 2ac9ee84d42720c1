/** Whose turn it is and what they decide, what just happened: the sentences that every part of the frame says. */
import { settings } from "../../state/settings.svelte";
import { beginsTurn, draftIsWhole, myQuestion, mySeats, ofThisTurn, seatNames, shownPosition, table } from "../../state/table.svelte";
import { t } from "../../state/words.svelte";
import type { Event, Moment, Question, Tried } from "../../wire";
import { told } from "../translate.svelte";

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
  const tried = table.open?.draft?.tried;
  if (!table.open?.replay && tried && draftIsWhole())
    return { who: yours(open?.seat ?? 0), what: whole(tried), mine: true, seat: open?.seat ?? null };
  const question = position?.question ?? null;
  if (!question) {
    const winners = (position?.winners ?? []).map((seat) => names()[seat] ?? "");
    const who = winners.length > 0 ? t("winners", { names: listed(winners), count: winners.length }) : unasked(room?.phase);
    return { who, what: "", mine: false, seat: null };
  }
  const mine = myQuestion() !== null;
  if (mine) return { who: yours(question.seat), what: told(question.says), mine, seat: question.seat };
  return { who: t("their-decision", { name: names()[question.seat] ?? "" }), what: overheard(question), mine, seat: question.seat };
}

/** Nobody is asked and nobody has won: something is drawn, or the game was broken off. */
function unasked(phase: string | undefined): string {
  const { replay, log } = table.open ?? {};
  if (replay && (replay.position?.version ?? 0) < (log?.at(-1)?.version ?? 0)) return t("replay");
  return phase === "playing" ? "" : t("game-over");
}

/** What somebody else decides, with their name: 'Bea is choosing a die.' */
function overheard({ says }: Question): string {
  return told({ ...says, m: `${says.m}.other`, o: told(says) });
}

/** At a shared screen the name says whose of mine. */
function yours(seat: number): string {
  return mySeats().length > 1 ? t("turn-of", { name: names()[seat] ?? "" }) : t("table-turn");
}

function whole(tried: Tried): string {
  return t(messageOf(tried), { name: names()[tried.then ?? -1] ?? "" });
}

/** Which message says that nothing is final yet, and what comes once it is: another's turn, a draw, or both. */
export function messageOf({ reveals, then }: Pick<Tried, "reveals" | "then">): string {
  if (then == null) return reveals ? "draft-reveals" : "draft-whole";
  return reveals ? "draft-then-reveals" : "draft-then";
}

/** What happened since I last decided something, without what came of my own decision; nothing where I never did.
 * An automa's turn follows in the same moment as my decision, and is not mine. */
export function sinceMine(log: readonly Moment[], mine: readonly number[]): Moment[] {
  const last = log.findLastIndex(({ seat, undo }) => seat != null && undo == null && mine.includes(seat));
  const [decided, ...later] = last < 0 ? [] : log.slice(last);
  const others = decided?.events.findIndex((event) => event.automa === true || (beginsTurn(event) && !isOf(event, mine))) ?? -1;
  return decided && others >= 0 ? [{ ...decided, events: decided.events.slice(others) }, ...later] : later;
}

/** What was done last: the latest turn, whether somebody's or an automa's, or what began a round. What was drawn is left
 * out where somebody decided something: that tells more. Where nobody did, it is the latest draw. */
export function lastTurn(log: readonly Moment[]): Event[] {
  const decided: Event[] = [];
  let drawn: readonly Event[] = [];
  const done = (): Event[] => (decided.length > 0 ? decided : ofThisTurn(drawn));
  let who: number | null = null;
  for (const { seat, events } of log.toReversed()) {
    if (who !== null && seat != null && seat !== who) break;
    who = seat ?? who;
    if (drawn.length === 0) drawn = seat == null ? events : [];
    for (const event of events.toReversed()) {
      if (beginsTurn(event) && done().length > 0) return done();
      if (!beginsTurn(event) && seat != null) decided.unshift(event);
      if (event.begins === "round") return done();
    }
  }
  return done();
}

/** As many of these sentences as there is room for, the last ones: what came first is known already. */
export function ending(sentences: readonly string[], letters: number): string {
  let first = Math.max(0, sentences.length - 1);
  let length = sentences[first]?.length ?? 0;
  while (first > 0 && length + (sentences[first - 1]?.length ?? 0) < letters) length += sentences[--first]?.length ?? 0;
  return (first > 0 ? "… " : "") + sentences.slice(first).join(" ");
}

/** The events that there are words for, but not that my turn begins: the bar says so. */
export function spoken(events: readonly Event[], mine: readonly number[] = []): Event[] {
  return events.filter((event) => told(event.says) !== "" && !(beginsTurn(event) && isOf(event, mine)));
}

function isOf({ seat }: Event, mine: readonly number[]): boolean {
  return seat != null && mine.includes(seat);
}

/** What is worth telling of what was done last. */
export function justNow(): Event[] {
  const shown = shownPosition()?.version ?? 0;
  return spoken(lastTurn((table.open?.log ?? []).filter(({ version }) => version <= shown)));
}
