/** The table that is open: what the server has shown, and the draft of my answers on top of it. Verbs over one state. */
import { romanOf } from "../board/roman";
import type { News } from "../socket";
import type { AnyMessage, ChatLine, Event, Moment, Position, Question, Refusal, Room, Tried } from "../wire";
import { listen, refuse, send, whenever } from "./server.svelte";
import { goOn, hurryUp, isBehind, pastPosition } from "./animationQueue.svelte";
import { keepSame } from "./shareUnchanged";
import { settings } from "./settings.svelte";
import { toast } from "./toasts.svelte";
import { t, tell, wantWords, wayToRule } from "./words.svelte";

export interface Draft {
  /** the version that the answers are for; a table that has moved on makes the draft worthless */
  version: number;
  /** my answers so far, as words */
  answers: string[];
  /** what they would lead to; null while the server is asked */
  tried: Tried | null;
}

/** What the server sent is kept whole and replaced whole; only the room changes in its parts. */
class Open {
  /** who sits where, the clock, the phase; null until it has arrived */
  room: Room | null = $state(null);
  /** the table as it is, without my draft; null before the game begins */
  position: Position | null = $state.raw(null);
  /** what the words of the picture mean; the game's own, sent once */
  legend: unknown = $state.raw(null);
  /** everything that happened, oldest first, as far as it was sent */
  log: Moment[] = $state.raw([]);
  /** what came in last, to be shown moving: the version before it */
  since = $state(0);
  chat: ChatLine[] = $state.raw([]);
  /** answers that are not final yet; null when there are none */
  draft: Draft | null = $state.raw(null);
  /** my answers are on their way to be final */
  sending = $state(false);
  /** why the table cannot be shown */
  refusal: Refusal | null = $state.raw(null);
  /** a moment of the past that is shown instead of the table as it is; null at a live table */
  replay: Replay | null = $state.raw(null);

  constructor(
    /** the table's id */
    readonly id: string,
  ) {}
}

export interface Replay {
  /** the table as it was; null until it has arrived */
  position: Position | null;
  /** whose side of the table is looked from */
  viewer: number;
}

export const table: { open: Open | null } = $state({ open: null });

/** Watch a table, as long as nothing else is opened. Gives what ends it. */
export function openTable(id: string): () => void {
  table.open = new Open(id);
  hurryUp();
  const deaf = listen(hear);
  const stop = whenever(() => void catchUp(id));
  return () => {
    deaf();
    stop();
    table.open = null;
    void leave(id);
  };
}

/** If it was opened again before this got through, that has been ended too. */
async function leave(id: string): Promise<void> {
  await send({ do: "close", table: id });
  if (table.open?.id === id) await catchUp(id);
}

/** All of it at first, later only what was missed: after a break of the line, or when a beat tells of more. */
async function catchUp(id: string): Promise<void> {
  const since = table.open?.position?.version;
  const answer = await send({ do: "open", table: id, ...(since === undefined ? {} : { since }) });
  const open = table.open;
  if (open?.id !== id) return;
  if (answer.is === "refused") open.refusal = answer.refusal;
  if (answer.is !== "shown" && answer.is !== "missed") return;
  open.room = answer.room;
  const game = gameOf(answer.room);
  if (game) await wantWords(game);
  if (answer.is === "shown") {
    const { position, legend = null, recent: log, chat } = answer;
    // tried before anything is shown: what lies under a draft is not to be answered
    const draft = position && (await keptDraft(id, position));
    if (table.open?.id !== id || (open.position?.version ?? 0) > (position?.version ?? 0)) return;
    Object.assign(open, { position, legend, log, chat, draft });
    hurryUp();
  } else if (answer.position) advance(open, answer.since, answer.moments, answer.position);
}

function hear(news: News): void {
  const open = table.open;
  if (!open) return;
  if (news.is === "moved" && news.table === open.id) {
    // a game that begins brings its legend only with the whole table
    if (!open.position || open.position.version < news.since) void catchUp(open.id);
    else {
      advance(open, news.since, news.moments, news.position);
      know(open, news.revision);
    }
  } else if (news.is === "changed" && news.room.table === open.id) {
    const before = open.room;
    open.room = news.room;
    for (const seat of relieved(open.room)) if (open.room.chairs[seat]?.bot !== before?.chairs[seat]?.bot) toast(whoPlaysOn(open.room, seat));
  } else if (news.is === "chatted" && news.table === open.id) {
    open.chat = [...open.chat, news.line];
    know(open, news.revision);
  } else if (news.is === "hidden" && news.table === open.id) Object.assign(open, { room: null, position: null, refusal: news.refusal });
  else if (news.is === "beat") compare(open, news);
}

/** Otherwise the room is as it was, so a beat need not have it sent again. */
function know(open: Open, revision: number): void {
  if (open.room && revision > open.room.revision) open.room.revision = revision;
}

function compare(open: Open, beat: Extract<AnyMessage, { is: "beat" }>): void {
  const [version, revision] = beat.tables[open.id] ?? [0, 0];
  if (version > (open.position?.version ?? version) || revision > (open.room?.revision ?? revision)) void catchUp(open.id);
}

/** The table goes on, by what happened since. What I drafted of it is seen already. */
export function advance(open: Open, since: number, moments: Moment[], came: Position): void {
  if (open.position && came.version <= open.position.version && moments.length === 0) return;
  const position = keepSame(shownPosition(), came);
  const known = open.log.at(-1)?.version ?? -1;
  open.log = [...open.log, ...moments.filter((moment) => moment.version > known)];
  open.since = since;
  const fresh = unseen(moments.flatMap(({ events }) => events), open.draft?.tried?.events ?? []);
  if (open.draft) hurryUp();
  if (!open.draft || fresh.length > 0) goOn(open.position, position, fresh.length);
  open.position = position;
  if (open.draft && open.draft.version !== position.version) {
    if (!open.sending && !isPlayed(open.draft, moments)) toast(t("draft-gone"));
    dropDraft(open);
  }
}

/** Whether what happened begins with what I drafted: then it is final, and not lost. */
function isPlayed({ tried }: Draft, moments: readonly Moment[]): boolean {
  const events = moments.flatMap((moment) => moment.events);
  const drafted = tried?.events ?? [];
  return drafted.length <= events.length - unseen(events, drafted).length;
}

/** What has happened, without what a draft has shown of it already. */
export function unseen(events: readonly Event[], drafted: readonly Event[]): Event[] {
  let known = 0;
  while (known < events.length && known < drafted.length && isSame(events[known], drafted[known])) known += 1;
  return events.slice(known);
}

function isSame(one: Event | undefined, other: Event | undefined): boolean {
  return one?.kind === other?.kind && JSON.stringify(one?.facts) === JSON.stringify(other?.facts);
}

// Who and what

export function gameOf(room: Pick<Room, "game"> | null): string | null {
  return room?.game ?? null;
}

/** The names of the seats; a seat that the game or a bot plays has a name in words. */
export function seatNames(room: Pick<Room, "game" | "chairs"> | null): string[] {
  const chairs = room?.chairs ?? [];
  return chairs.map((chair, seat) => {
    const [kind = "", first = ""] = chair.who.split(":");
    if (chair.name) return chair.name;
    if (kind === "bot") return t("bot-name", { level: t(`bot-${first}`), seat: seat + 1 });
    if (kind !== "automa") return t("seat-free", { seat: seat + 1 });
    // until the game begins, and names it
    const alike = chairs.flatMap(({ who }, other) => (who.split(":")[1] === first ? [other] : []));
    const number = alike.length > 1 ? ` ${romanOf(alike.indexOf(seat) + 1)}` : "";
    return first.slice(0, 1).toUpperCase() + first.slice(1) + number;
  });
}

/** The seats whose bot could not answer again and again, so that another plays on. */
export function relieved(room: Pick<Room, "chairs"> | null): number[] {
  return (room?.chairs ?? []).flatMap(({ who, bot }, seat) => (who.startsWith("bot:") && bot ? [seat] : []));
}

/** Who plays on in such a seat, in words. */
export function whoPlaysOn(room: Pick<Room, "game" | "chairs"> | null, seat: number): string {
  return t("bot-failed-news", { name: seatNames(room)[seat] ?? "", level: t(`bot-${room?.chairs[seat]?.bot ?? ""}`) });
}

/** Worked out once for everything on the board that asks. */
const shown: Position | null = $derived.by(() => {
  const open = table.open;
  if (open?.replay) return open.replay.position;
  return open?.draft?.tried?.position ?? pastPosition() ?? open?.position ?? null;
});

/** What is shown: a moment of a replay, or my draft's future where I have one, else the table as it is, or as it was
 * just now while others' moves are still being shown. */
export function shownPosition(): Position | null {
  return shown;
}

/** The seats that are mine; several where a screen is shared. */
export function mySeats(): number[] {
  return (table.open?.room?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []));
}

const mine: Question | null = $derived.by(() => {
  if (table.open?.replay || isBehind()) return null;
  const question = shown?.question ?? null;
  return question && table.open?.room?.chairs[question.seat]?.mine ? question : null;
});

/** The open question, if it is one of mine. */
export function myQuestion(): Question | null {
  return mine;
}

/** Nothing more is drafted: to go on is to be final. */
export function draftIsWhole(): boolean {
  return table.open?.draft?.tried?.ends === true;
}

export function beginsTurn({ begins }: Event): boolean {
  return begins === "turn";
}

/** What answers bring, without whose turn comes next: that is said elsewhere. */
export function ofThisTurn(events: readonly Event[]): Event[] {
  return events.filter((event) => !beginsTurn(event));
}

// The draft

export async function answer(word: string): Promise<void> {
  const open = table.open;
  if (!open?.position) return;
  await tryAnswers(open, [...(open.draft?.answers ?? []), word]);
  await confirmUnasked();
}

async function confirmUnasked(): Promise<void> {
  if (draftIsWhole() && !settings.confirm) await confirm();
}

/** These answers instead of my draft, to be looked at: whatever the settings are, nothing is final yet. */
export async function draftAnswers(answers: string[]): Promise<void> {
  if (table.open) await tryAnswers(table.open, answers);
}

/** What a wish leads to from where the draft is; nothing is drafted by it. */
export async function wishFor(wish: object): Promise<AnyMessage | null> {
  const open = table.open;
  const seat = open?.position?.question?.seat;
  if (!open?.position || seat === undefined) return null;
  const { version } = open.position;
  return send({ do: "plan", table: open.id, seat, version, answers: open.draft?.answers ?? [], wish: { ...wish } });
}

/** What a wish leads to becomes the draft. */
export async function draftBy(tried: Tried): Promise<void> {
  const open = table.open;
  if (open?.position?.version !== tried.version) return; // the table moved on meanwhile
  accept(open, tried);
  await confirmUnasked();
}

function accept(open: Open, tried: Tried): void {
  tried.position = keepSame(shownPosition(), tried.position);
  open.draft = { version: tried.version, answers: tried.answers, tried };
  keep(open);
}

export async function stepBack(): Promise<void> {
  const open = table.open;
  const answers = open?.draft?.answers.slice(0, -1) ?? [];
  if (!open) return;
  if (answers.length === 0) dropDraft(open);
  else await tryAnswers(open, answers);
}

async function tryAnswers(open: Open, answers: string[]): Promise<void> {
  const seat = open.position?.question?.seat;
  const version = open.position?.version;
  if (seat === undefined || version === undefined) return;
  const reply = await send({ do: "try", table: open.id, seat, version, answers });
  if (open.position?.version !== version) return; // the table moved on meanwhile
  if (reply.is === "tried") accept(open, reply);
  else if (reply.is === "refused") explain(reply.refusal);
}

/** Make the draft final: all of it or none. */
export async function confirm(): Promise<void> {
  const open = table.open;
  const seat = open?.position?.question?.seat;
  if (!open?.draft || seat === undefined || open.sending) return;
  open.sending = true;
  const { version, answers } = open.draft;
  const reply = await send({ do: "play", table: open.id, seat, version, answers });
  open.sending = false;
  if (reply.is === "refused") {
    explain(reply.refusal);
    dropDraft(open);
  }
}

/** Take back my last decision that is final already. */
export async function undo(seat: number): Promise<void> {
  const open = table.open;
  if (!open?.position) return;
  const reply = await send({ do: "undo", table: open.id, seat, version: open.position.version });
  if (reply.is === "refused") explain(reply.refusal);
}

export function explain(refusal: Refusal): void {
  const game = gameOf(table.open?.room ?? null);
  if (game) toast(tell(refusal.says, game, seatNames(table.open?.room ?? null)), "bad", wayToRule(game, refusal.rule));
  else void refuse(refusal);
}

function dropDraft(open: Open): void {
  open.draft = null;
  keep(open);
}

const keyOf = (id: string): string => `ludoteca.draft.${id}`;

/** A draft survives a reload: only its words are kept, and they are tried again. */
function keep(open: Open): void {
  try {
    const { draft } = open;
    if (draft) sessionStorage.setItem(keyOf(open.id), JSON.stringify([draft.version, ...draft.answers]));
    else sessionStorage.removeItem(keyOf(open.id));
  } catch {
    // a browser that keeps nothing still plays
  }
}

async function keptDraft(id: string, { version, question }: Position): Promise<Draft | null> {
  let kept: unknown = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
  } catch {
    return null;
  }
  if (!question || !Array.isArray(kept) || kept[0] !== version) return null;
  const answers = kept.slice(1).filter((word) => typeof word === "string");
  if (answers.length === 0) return null;
  const tried = await send({ do: "try", table: id, seat: question.seat, version, answers });
  return tried.is === "tried" ? { version, answers: tried.answers, tried } : null;
}
