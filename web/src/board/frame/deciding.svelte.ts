/** What the foot of every table says of my decision: what the draft brings, what happened before it, what can be undone. */
import { draftIsWhole, mySeats, ofThisTurn, table } from "../../state/table.svelte";
import { told } from "../telling.svelte";
import { justNow, sinceMine, spoken, turn } from "./turn.svelte";

const drafted: string[] = $derived(spoken(ofThisTurn(table.open?.draft?.tried?.events ?? [])).map((event) => told(event.says)));
const last: string = $derived(justNow().map((event) => told(event.says)).join(" "));
const missed: number = $derived.by(() => {
  const mine = mySeats();
  if (!turn().mine || table.open?.draft) return 0;
  return spoken(sinceMine(table.open?.log ?? [], mine).flatMap(({ events }) => events), mine).length;
});
const takesBack: number | null = $derived.by(() => {
  const mine = mySeats();
  const decided = table.open?.log.findLast(({ seat, undo }) => seat != null && undo == null && mine.includes(seat));
  return decided?.seat ?? null;
});

export interface Deciding {
  /** what the draft does, in sentences; none without a draft */
  drafted: string[];
  /** what was done last */
  last: string;
  /** how much happened since my last turn */
  missed: number;
  /** whose decision would be taken back: at a shared screen, the last of ours */
  takesBack: number | null;
  /** the draft is a whole turn, and waits for the last word */
  whole: boolean;
}

export function deciding(): Deciding {
  return { drafted, last, missed, takesBack, whole: draftIsWhole() };
}
