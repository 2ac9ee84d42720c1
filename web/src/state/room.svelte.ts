/** What a person does at a table besides playing: talk, ask, agree, leave, come back, invite. Verbs over the open table. */
import type { Answer, Command } from "../socket";
import { randomName } from "../socket";
import type { Invited, Moment, Scores, SeatWish } from "../wire";
import { send } from "./server.svelte";
import { go } from "./router.svelte";
import { explain, table } from "./table.svelte";

type AtTable = Extract<Command, { table: string }>;
type Wish = AtTable extends infer C ? (C extends unknown ? Omit<C, "table"> : never) : never;

/** Ask the server; a refusal is said, and is an answer too. Null where no table is open. */
async function ask(wish: Wish): Promise<Answer | null> {
  const open = table.open;
  if (!open) return null;
  const answer = await send({ ...wish, table: open.id } as Command);
  if (answer.is === "refused") explain(answer.refusal);
  return answer;
}

const done = async (wish: Wish): Promise<boolean> => (await ask(wish))?.is === "done";

export const say = (text: string): Promise<boolean> => done({ do: "say", text });
export const consent = (agree: boolean): Promise<boolean> => done({ do: "consent", agree });
export const resign = (seat: number): Promise<boolean> => done({ do: "resign", seat });
export const replace = (seat: number): Promise<boolean> => done({ do: "replace", seat });
export const comeBack = (seat: number): Promise<boolean> => done({ do: "return", seat });
export const sit = (seat: number): Promise<boolean> => done({ do: "sit", seat, nonce: randomName() });
export const stand = (seat: number): Promise<boolean> => done({ do: "stand", seat });
export const fill = (seat: number, wish: SeatWish): Promise<boolean> => done({ do: "fill", seat, wish });
export const revoke = (number: number): Promise<boolean> => done({ do: "revoke", number });

export async function discard(): Promise<void> {
  if (await done({ do: "discard" })) go({ at: "home" });
}

export async function rematch(): Promise<void> {
  const answer = await ask({ do: "rematch" });
  if (answer?.is === "done" && answer.table) go({ at: "table", id: answer.table });
}

/** The link to hand on; its token is told once and then only here. */
export async function invite(seat: number | null): Promise<Invited | null> {
  const answer = await ask({ do: "invite", seat });
  return answer?.is === "invited" ? answer : null;
}

export const linkOf = (token: string): string => `${location.origin}/join#${token}`;

const LOT = 400;

/** Everything that happened before what was sent with the table, in lots that the server allows. */
export async function readWholeLog(): Promise<void> {
  const open = table.open;
  const first = open?.log[0]?.version;
  if (!open || first === undefined || first <= 1) return;
  const earlier: Moment[] = [];
  while ((earlier.at(-1)?.version ?? 0) < first - 1) {
    const from = earlier.at(-1)?.version ?? 0;
    const answer = await send({ do: "log", table: open.id, first: from, last: Math.min(first - 1, from + LOT) });
    if (answer.is !== "log" || answer.moments.length === 0) break;
    earlier.push(...answer.moments);
  }
  const now = table.open;
  if (now?.id === open.id && now.log[0]?.version === first) now.log = [...earlier, ...now.log];
}

/** The scores along the way; none while some may not be looked at. */
export async function readHistory(): Promise<Scores[]> {
  const id = table.open?.id;
  if (id === undefined) return [];
  const answer = await send({ do: "history", table: id });
  return answer.is === "history" ? answer.scores : [];
}
