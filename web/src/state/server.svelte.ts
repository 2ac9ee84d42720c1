/** The server as the page knows it: the line, who I am, my tables, what can be played. Verbs over one state. */
import { untrack } from "svelte";
import type { Answer, Command, Line, News } from "../socket";
import { randomName, Socket } from "../socket";
import type { GameAbout, LobbyTable, Me, Refusal, SeatWish } from "../wire";
import { FOLDERS } from "../games/games";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";
import { t, tell, wantWords } from "./words.svelte";

interface Server {
  /** the line to the server */
  line: Line;
  /** who I am here; null until the server has said it */
  me: Me | null;
  /** tables that I sit at, the latest first */
  own: LobbyTable[];
  /** tables with a free seat that anybody may take */
  open: LobbyTable[];
  /** whether the lists above have arrived */
  listed: boolean;
  /** the games that the server has, and what a table of each can be made of */
  games: GameAbout[];
}

export const server: Server = $state({
  line: { state: "connecting", retryAt: null, waiting: 0, late: 0, reason: null },
  me: null,
  own: [],
  open: [],
  listed: false,
  games: [],
});

type Listener = (news: News) => void;
const listeners = new Set<Listener>();
const comings = new Set<() => void>();
/** The socket exists from the start: commands that come before the line is open wait in it. */
const socket = new Socket(`${location.origin.replace(/^http/, "ws")}/ws`, {
  line: (line) => {
    const opened = line.state === "open" && server.line.state !== "open";
    server.line = line;
    if (opened) for (const act of comings) act();
  },
  news: hear,
});
const AGAIN = 3000;
const PERSON = "person";
let knocking: ReturnType<typeof setTimeout> | undefined;
let entered: () => void = () => undefined;
/** Kept once the server has said who I am: the page can be clicked before. */
const entering = new Promise<void>((done) => (entered = done));

/** Say who I am, then connect: the server knows a person by a cookie, which the first answer brings. */
export async function enter(): Promise<void> {
  try {
    const me = async (): Promise<Me> => (await fetched<Me>("/api/me")) ?? (await posted<Me>("/api/me", { name: t("guest-name") }));
    [server.me] = await Promise.all([me(), knowGames()]);
  } catch {
    server.line = { ...server.line, state: "lost", retryAt: Date.now() + AGAIN };
    knocking = setTimeout(() => void enter(), AGAIN);
    return;
  }
  entered();
  socket.connect();
}

export async function knowGames(): Promise<GameAbout[]> {
  if (server.games.length === 0) server.games = (await fetched<GameAbout[]>("/api/games")) ?? [];
  return server.games;
}

/** The names of the games that can be played; until the server has told them, of those that have a folder here. */
export function gameNames(): string[] {
  return server.games.length > 0 ? server.games.map(({ name }) => name) : Object.keys(FOLDERS);
}

/** Another name for me, everywhere from now on. */
export async function rename(name: string): Promise<void> {
  try {
    server.me = await posted<Me>("/api/me", { name });
  } catch {
    toast(t("refused"), "bad");
  }
}

export function hurry(): void {
  if (server.me) return socket.hurry();
  clearTimeout(knocking);
  void enter();
}

export function doubt(): void {
  socket.doubt();
}

/** Sends a command now, or as soon as the line is open. An effect that calls this does not depend on the line. */
export function send(command: Command): Promise<Answer> {
  return untrack(() => socket.send(command));
}

/** Hear what the server sends unasked. Returns a function that stops it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Do something now if the line is open, and again whenever it has come back. Returns a function that stops it. */
export function whenever(act: () => void): () => void {
  comings.add(act);
  if (server.line.state === "open") act();
  return () => comings.delete(act);
}

function hear(news: News): void {
  if (news.is === "lobby") list(news.own, news.open);
  for (const listener of listeners) listener(news);
}

/** The lists of tables, and their changes. Returns a function that stops it. */
export function followLobby(): () => void {
  return whenever(() => void askLobby());
}

async function askLobby(): Promise<void> {
  const answer = await send({ do: "lobby", follow: true });
  if (answer.is === "lobby") list(answer.own, answer.open);
}

function list(own: LobbyTable[], open: LobbyTable[]): void {
  server.own = own.toSorted((one, other) => other.updated - one.updated);
  server.open = open;
  server.listed = true;
}

/** I may have won meanwhile, and be offered another level. */
export async function knowMe(): Promise<void> {
  if (server.me) server.me = (await fetched<Me>("/api/me")) ?? server.me;
}

/** The level of bot that I play against next. */
export function myLevel(game: string): string | null {
  return server.me?.levels?.[game] ?? null;
}

/** Makes a table with the seats that the game itself proposes, and opens it. The others are bots of my level, or the
 * automas that the box brings. */
export async function playNow(game: string, against: "bots" | "automa" = "bots"): Promise<void> {
  await entering;
  const [games] = await Promise.all([knowGames(), knowMe()]);
  const usual = games.find(({ name }) => name === game)?.default_seats ?? [];
  const mine = usual.indexOf(PERSON);
  const bot = `bot:${myLevel(game)}`;
  const seats = usual.map((who, i): SeatWish => ({ who: i === mine ? "me" : who === PERSON || against === "bots" ? bot : who }));
  await makeTable({ do: "make", game, seats, nonce: randomName() });
}

export async function makeTable(wish: Extract<Command, { do: "make" }>): Promise<void> {
  const answer = await send(wish);
  if (answer.is === "done" && answer.table) go({ at: "table", id: answer.table });
  else if (answer.is === "refused") await refuse(answer.refusal);
}

export async function join(token: string): Promise<boolean> {
  const answer = await send({ do: "join", token, nonce: randomName() });
  if (answer.is === "done" && answer.table) go({ at: "table", id: answer.table }, "replace");
  else if (answer.is === "refused") await refuse(answer.refusal);
  return answer.is === "done";
}

/** A refusal at no table yet: the words that every table may use suffice for it. */
export async function refuse(refusal: Refusal): Promise<void> {
  await wantWords("common");
  toast(tell(refusal.says, "common", []) || t("refused"), "bad");
}

/** Null where the server has nothing to tell: it does not know me yet, say. */
async function fetched<T>(address: string, how: RequestInit = {}): Promise<T | null> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.status === 204 ? null : ((await answer.json()) as T);
}

async function posted<T>(address: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetched<T>(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer === null) throw new Error(`${address}: no answer`);
  return answer;
}
