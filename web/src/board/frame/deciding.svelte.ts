/** What the foot of every table says of my decision: what the draft brings, what happened before it, what can be undone. */
import type { Tip } from "../../parts/tips.svelte";
import { draftIsWhole, mySeats, ofThisTurn, table } from "../../state/table.svelte";
import { told } from "../translate.svelte";
import { justNow, sinceMine, spoken, turn } from "./turn.svelte";
import { lastDecision, type TakesBack } from "./undoing";

const drafted: string[] = $derived(spoken(ofThisTurn(table.open?.draft?.tried?.events ?? [])).map((event) => told(event.says)));
const last: string = $derived(justNow().map((event) => told(event.says)).join(" "));
const missed: number = $derived.by(() => {
  const mine = mySeats();
  if (!turn().mine || table.open?.draft) return 0;
  return spoken(sinceMine(table.open?.log ?? [], mine).flatMap(({ events }) => events), mine).length;
});
const takesBack: TakesBack | null = $derived(table.open?.room?.phase === "playing" ? lastDecision(table.open.log, mySeats()) : null);

export interface Deciding {
  /** what the draft does, in sentences; none without a draft */
  drafted: string[];
  /** what was done last */
  last: string;
  /** how much happened since my last turn */
  missed: number;
  /** what would be taken back; null where nothing could ever be */
  takesBack: TakesBack | null;
  /** why it cannot be, or null if it can */
  whyNotBack: Tip | null;
  /** the draft is a whole turn, and waits for the last word */
  whole: boolean;
}

export function deciding(): Deciding {
  const whyNotBack = takesBack?.isSeen ? { text: told({ m: "refusal-undo-revealed" }) } : null;
  return { drafted, last, missed, takesBack, whyNotBack, whole: draftIsWhole() };
}
