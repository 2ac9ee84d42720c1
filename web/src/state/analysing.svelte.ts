/** The analysis of a finished game, which the server makes once for everybody. Verbs over one state. */
import type { News } from "../socket";
import type { Analysed, Refusal } from "../wire";
import { listen, send, whenever } from "./server.svelte";

interface Analysing {
  /** the table that is analysed; '' if none */
  of: string;
  /** how far it is, and in the end what was found; null until the server has said something */
  news: Analysed | null;
  /** why there is none */
  refusal: Refusal | null;
}

export const analysing: Analysing = $state({ of: "", news: null, refusal: null });

let stop: (() => void) | null = null;

/** Ask for it, and wait, whatever else is looked at meanwhile. */
export function followAnalysis(id: string): void {
  if (analysing.of === id && stop) return;
  leaveAnalysis();
  if (analysing.of !== id) Object.assign(analysing, { of: id, news: null, refusal: null });
  const deaf = listen(hear);
  const quiet = whenever(() => void askAnalysis());
  stop = () => {
    deaf();
    quiet();
    if (!analysing.news?.accounts) void giveUp(id);
  };
}

/** If it was asked for again before this got through, that has been given up too. */
async function giveUp(id: string): Promise<void> {
  await send({ do: "analyse", table: id, follow: false });
  if (analysing.of === id && stop) await askAnalysis();
}

/** Wait no longer, when the table is left: what nobody waits for is given up. */
export function leaveAnalysis(): void {
  stop?.();
  stop = null;
}

export async function askAnalysis(): Promise<void> {
  const id = analysing.of;
  if (analysing.news?.accounts) return;
  analysing.refusal = null;
  const answer = await send({ do: "analyse", table: id });
  if (analysing.of !== id) return;
  if (answer.is === "analysis") know(answer);
  else if (answer.is === "refused") analysing.refusal = answer.refusal;
}

function hear(news: News): void {
  if (news.is === "analysis" && news.table === analysing.of) know(news);
}

function know(news: Analysed): void {
  analysing.news = news;
  analysing.refusal = news.refusal ?? null;
}
