/** What the parts of the board draw from: the picture and the legend with their names looked up. */
import { myQuestion, seatNames, shownPosition, table } from "../../state/table.svelte";
import { t } from "../../state/words.svelte";
import type { Saying } from "../../wire";
import { told } from "../../board/translate.svelte";
import type { Guide, Land, Legend, Picture, Resident, Tile, Trade } from "./picture";

export interface Scene {
  picture: Picture;
  legend: Legend;
  /** the names of the seats */
  names: string[];
  /** whose docks lie in front: mine, at a shared screen those of whoever decides, in a replay those looked from */
  me: number;
  residents: Map<string, Resident>;
}

const picture = $derived((shownPosition()?.picture ?? null) as Picture | null);
const legend = $derived((table.open?.legend ?? null) as Legend | null);
const names = $derived(seatNames(table.open?.room ?? null));
const me = $derived.by(() => {
  const mine = table.open?.room?.chairs.findIndex((chair) => chair.mine) ?? -1;
  return Math.max(0, table.open?.replay?.viewer ?? myQuestion()?.seat ?? mine);
});
const residents = $derived(new Map(legend?.residents.map((resident) => [resident.id, resident])));
const there = $derived(picture !== null && legend !== null);

/** Always the same, so that a part is drawn anew only for what it looks at in it. */
const scene: Scene = {
  get picture() {
    return found(picture);
  },
  get legend() {
    return found(legend);
  },
  get names() {
    return names;
  },
  get me() {
    return me;
  },
  get residents() {
    return residents;
  },
};

/** Null while the table is not there. */
export function look(): Scene | null {
  return there ? scene : null;
}

export function guideOf({ picture }: Scene, seat: number): Guide {
  return found(picture.guides.find((guide) => guide.seat === seat));
}

export function landOf({ legend }: Scene, id: string): Land {
  return found(legend.lands.find((land) => land.id === id));
}

export function tradeOf({ legend }: Scene, id: string): Trade {
  return found(legend.trades.find((trade) => trade.id === id));
}

export function tileOf({ legend }: Scene, id: string): Tile | null {
  return legend.favours.find((tile) => tile.id === id) ?? null;
}

function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error("the legend lacks what the picture shows");
  return thing;
}

/** A name as a heading: 'Desert', 'Merchants'. */
export function head(kind: "land" | "trade" | "species", name: Saying): string {
  return told({ m: `head-${kind}`, f: { [kind]: name } });
}

export function nameOf(things: readonly { id: string; name: Saying }[], id: string): string {
  const thing = things.find((each) => each.id === id);
  return thing ? told(thing.name) : id;
}

/** Everything that is said of a thing, in one line. */
export function sentence(says: readonly Saying[]): string {
  return says.map(told).join(", ");
}

/** A card in words: who it is, what it gives, and a line about them. */
export function residentWords(scene: Scene, resident: Resident): string {
  const species = nameOf(scene.legend.species, resident.species);
  const icons = resident.icons > 1 ? `${resident.icons} × ${species}` : species;
  const note = told({ m: `${resident.name.m}.note`, o: "" });
  const gives = sentence(resident.says);
  const what = `${nameOf(scene.legend.trades, resident.trade)}, ${icons}. ${gives}${gives ? ". " : ""}${note}`;
  return t("labelled", { label: told(resident.name), value: what });
}

/** The cards of a trade in front of a guide, in the order they came. */
export function company(scene: Scene, guide: Guide, trade: string): Resident[] {
  return guide.residents.flatMap((id) => {
    const resident = scene.residents.get(id);
    return resident?.trade === trade ? [resident] : [];
  });
}

/** What an order still lacks, as slots: one list for each way to complete it; 'alike' is the same good, whichever. */
export function missing(lacks: readonly Record<string, number>[]): string[][] {
  const ways = lacks.map((lot) => Object.entries(lot).flatMap(([good, count]) => Array<string>(count).fill(good)));
  const [first] = ways;
  if (!first) return [];
  const alike = ways.length > 2 && ways.every((way) => way.length === first.length && new Set(way).size === 1);
  return alike ? [first.map(() => "alike")] : ways;
}

export function spots(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(good));
}
