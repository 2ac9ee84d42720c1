/** The journeys of a guide, told again from the log: round by round how far they went, what they built and won, and who
 * joined them. */
import type { Event, Moment } from "../../wire";
import type { Land, Legend } from "./picture";

/** How far an explorer went in a round. */
export interface Leg {
  land: string;
  from: number;
  to: number;
}

export interface Spot {
  land: string;
  space: number;
}

export interface Won {
  land: string;
  points: number;
  /** which prize; a treasure has none */
  place?: number;
}

export interface Chapter {
  round: number;
  legs: Leg[];
  outposts: Spot[];
  flags: Spot[];
  treasures: Won[];
  prizes: Won[];
  /** the land of each order, in the order they were completed */
  orders: string[];
  /** the ids of those who joined */
  residents: string[];
  /** gained in this round, without what the end counts */
  points: number;
}

/** What counts of the log: everything that was not taken back. */
export function standing(log: readonly Moment[]): Moment[] {
  return log.reduce<Moment[]>((line, moment) => {
    const back = moment.undo;
    return back == null ? [...line, moment] : line.filter(({ version }) => version <= back);
  }, []);
}

export function journeyOf(log: readonly Moment[], legend: Pick<Legend, "lands" | "residents">, seat: number): Chapter[] {
  const chapters: Chapter[] = [];
  const stands = legend.lands.map(() => 0);
  for (const event of standing(log).flatMap(({ events }) => events)) {
    if (event.kind === "RoundBegan") chapters.push(begun(number(event, "round")));
    const chapter = chapters.at(-1);
    if (chapter && event.facts.seat === seat) add(chapter, event, legend, stands);
  }
  return chapters;
}

function begun(round: number): Chapter {
  return { round, legs: [], outposts: [], flags: [], treasures: [], prizes: [], orders: [], residents: [], points: 0 };
}

/** `stands` is where the explorer of each land is, and goes along. */
function add(chapter: Chapter, event: Event, legend: Pick<Legend, "lands" | "residents">, stands: number[]): void {
  const which = number(event, "land");
  const land = legend.lands[which];
  const space = number(event, "space");
  const points = number(event, "points");
  if (event.kind === "PointsGained") chapter.points += points;
  else if (event.kind === "ResidentRecruited") chapter.residents.push(legend.residents[number(event, "resident")]?.id ?? "");
  else if (!land) return;
  else if (event.kind === "ExplorerMoved") {
    walk(chapter, land, stands[which] ?? 0, space);
    stands[which] = space;
  } else if (event.kind === "ExplorerReturned") stands[which] = space;
  else if (event.kind === "OutpostBuilt") chapter.outposts.push({ land: land.id, space });
  else if (event.kind === "TreasureFound") chapter.treasures.push({ land: land.id, points });
  else if (event.kind === "PrizeWon") chapter.prizes.push({ land: land.id, points, place: number(event, "place") });
  else if (event.kind === "OrderCompleted") chapter.orders.push(land.id);
}

function walk(chapter: Chapter, land: Land, from: number, to: number): void {
  const leg = chapter.legs.find((each) => each.land === land.id);
  if (leg) leg.to = to;
  else chapter.legs.push({ land: land.id, from, to });
  if (land.spaces[to]?.flag) chapter.flags.push({ land: land.id, space: to });
}

function number(event: Event, name: string): number {
  const fact = event.facts[name];
  return typeof fact === "number" ? fact : -1;
}

/** What was done in a round, and how often; nothing that was not done. */
export function deedsOf(chapter: Chapter): [deed: string, times: number][] {
  const counts: [string, number][] = [
    ["steps", chapter.legs.reduce((sum, { from, to }) => sum + to - from, 0)],
    ["outposts", chapter.outposts.length],
    ["flags", chapter.flags.length],
    ["treasures", chapter.treasures.length],
    ["orders", chapter.orders.length],
    ["prizes", chapter.prizes.length],
    ["residents", chapter.residents.length],
  ];
  return counts.filter(([, times]) => times > 0);
}
