/** Going through a game again: which moment is shown, by itself or step by step. Verbs over the open table's replay. */
import { send } from "../../state/server.svelte";
import { go } from "../../state/router.svelte";
import { readWholeLog } from "../../state/room.svelte";
import { settings } from "../../state/settings.svelte";
import { explain, table } from "../../state/table.svelte";
import type { Moment, Position } from "../../wire";
import { spoken } from "./turn.svelte";

const PAUSE = { slow: 2600, normal: 1500, fast: 700, instant: 250 };
const KEPT = 400;

export const player: { running: boolean; wanted: number } = $state({ running: false, wanted: 0 });
/** positions that were asked for already, of one table */
const known = new Map<number, Position>();
let knownOf = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** The number of the last moment. */
export function lastVersion(): number {
  return table.open?.position?.version ?? 0;
}

/** Show the table as it was; the address then leads here again. */
export async function goTo(version: number, how: "step" | "play" = "step"): Promise<void> {
  const open = table.open;
  if (!open?.replay) return;
  if (how === "step") pause();
  const wanted = Math.max(0, Math.min(lastVersion(), version));
  player.wanted = wanted;
  const position = await positionAt(open.id, wanted);
  if (!position || table.open?.id !== open.id || !table.open.replay || player.wanted !== wanted) return;
  table.open.replay = { ...table.open.replay, position };
  go({ at: "replay", id: open.id, version: wanted }, "replace");
}

async function positionAt(id: string, version: number): Promise<Position | null> {
  if (knownOf !== id || known.size > KEPT) known.clear();
  knownOf = id;
  const kept = known.get(version);
  if (kept) return kept;
  const answer = await send({ do: "at", table: id, version });
  if (answer.is === "refused") explain(answer.refusal);
  if (answer.is !== "was") return null;
  known.set(version, answer.position);
  return answer.position;
}

/** What was told last at a moment, or before it: often nothing is, while somebody still decides. */
export function toldLast(log: readonly Moment[], version: number): Moment | null {
  return log.findLast((moment) => moment.version <= version && spoken(moment.events).length > 0) ?? null;
}

/** The next or the last moment at which something is told; setting up counts as one. */
export function stepFrom(version: number, step: 1 | -1): number {
  const told = (table.open?.log ?? []).filter(({ events }) => events.length > 0).map((moment) => moment.version);
  const next = step > 0 ? told.find((each) => each > version) : told.findLast((each) => each < version);
  return next ?? (step > 0 ? lastVersion() : 0);
}

export function play(): void {
  if (player.wanted >= lastVersion()) player.wanted = 0;
  player.running = true;
  void tick();
}

async function tick(): Promise<void> {
  if (!player.running || !table.open?.replay) return;
  await goTo(stepFrom(player.wanted, 1), "play");
  if (player.wanted >= lastVersion()) player.running = false;
  timer = setTimeout(() => void tick(), PAUSE[settings.speed]);
}

export function pause(): void {
  player.running = false;
  clearTimeout(timer);
}

/** From here on the open table is a replay; from the beginning, or from a linked moment. */
export async function beginReplay(version: number | null): Promise<void> {
  const open = table.open;
  if (!open?.room || open.replay) return;
  const mine = open.room.chairs.findIndex((chair) => chair.mine);
  open.replay = { position: null, viewer: Math.max(0, mine) };
  look(open.replay.viewer);
  await readWholeLog();
  await goTo(version ?? 0);
}

/** Look from another side of the table. */
export function look(viewer: number): void {
  const open = table.open;
  if (!open?.replay || !open.room) return;
  open.replay = { ...open.replay, viewer };
  open.room = { ...open.room, chairs: open.room.chairs.map((chair, seat) => ({ ...chair, mine: seat === viewer })) };
}
