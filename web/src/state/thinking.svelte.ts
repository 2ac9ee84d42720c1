/** What the bots at the table looked at, each for its newest decision. Verbs over one state. */
import type { Chair, Refusal, Thought } from "../wire";
import { send } from "./server.svelte";
import { mySeats, table } from "./table.svelte";

interface Thinking {
  /** whose bots they are */
  table: string;
  /** by what they tell; a bot that has not decided yet, or not since the server began anew, tells nothing */
  thoughts: readonly Thought[];
  /** why they tell nothing */
  refusal: Refusal | null;
}

export const thinking: { told: Thinking | null } = $state({ told: null });

/** Who answers for a seat, by its name among bots; null where no bot does. */
export function botOf({ who, bot }: Pick<Chair, "who" | "bot">): string | null {
  return bot ?? (who.startsWith("bot:") ? who.slice("bot:".length) : null);
}

/** The seats that a bot plays. */
export function botSeats(): number[] {
  return (table.open?.room?.chairs ?? []).flatMap((chair, seat) => (botOf(chair) === null ? [] : [seat]));
}

/** With whose eyes I look: of my seats the one that is asked, else the first. */
export function eyes(mine: readonly number[], asked: number | null): number | null {
  return asked !== null && mine.includes(asked) ? asked : (mine[0] ?? null);
}

let asking = false;

/** Ask, and again as long as the table goes on meanwhile. */
export async function askThoughts(): Promise<void> {
  if (asking) return;
  asking = true;
  let version: number | undefined;
  while (table.open?.position && table.open.position.version !== version) {
    const { id, position } = table.open;
    version = position.version;
    const seat = eyes(mySeats(), position.question?.seat ?? null);
    if (seat === null) break;
    const reply = await send({ do: "thoughts", table: id, seat });
    if (reply.is === "thoughts") thinking.told = { table: id, thoughts: reply.thoughts, refusal: null };
    else if (reply.is === "refused") thinking.told = { table: id, thoughts: [], refusal: reply.refusal };
  }
  asking = false;
}
