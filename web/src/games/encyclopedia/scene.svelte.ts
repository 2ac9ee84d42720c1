/** What the parts of the board draw from: the picture and the legend with their things looked up. */
import { myQuestion, seatNames, shownPosition, table } from "../../state/table.svelte";
import { t } from "../../state/words.svelte";
import { told } from "../../board/translate.svelte";
import type { Legend, LegendAnimal, LegendExpert, Picture, SeatPicture } from "./picture";

export interface Scene {
  picture: Picture;
  legend: Legend;
  /** the names of the seats */
  names: string[];
  /** whose board lies in front: mine, and at a shared screen that of whoever decides */
  me: number;
  animals: Map<string, LegendAnimal>;
  experts: Map<string, LegendExpert>;
  /** the continent of each die, which is its colour */
  dice: Map<string, string>;
  /** each seat's points if the game ended now */
  totals: number[];
}

const picture = $derived((shownPosition()?.picture ?? null) as Picture | null);
const legend = $derived((table.open?.legend ?? null) as Legend | null);
const names = $derived(seatNames(table.open?.room ?? null));
const me = $derived.by(() => {
  const mine = table.open?.room?.chairs.findIndex((chair) => chair.mine) ?? -1;
  return Math.max(0, myQuestion()?.seat ?? mine);
});
const animals = $derived(new Map(legend?.animals.map((animal) => [animal.id, animal])));
const experts = $derived(new Map(legend?.experts.map((expert) => [expert.id, expert])));
const dice = $derived(new Map(legend?.dice.map((die) => [die.id, die.continent])));
const sheets = $derived(shownPosition()?.sheets ?? []);
const totals = $derived(sheets.map((sheet) => sheet.points));
const there = $derived(picture !== null && legend !== null);

/** Always the same, so that a part is drawn anew only for what it looks at in it. */
const scene: Scene = {
  get picture() {
    return known(picture);
  },
  get legend() {
    return known(legend);
  },
  get names() {
    return names;
  },
  get me() {
    return me;
  },
  get animals() {
    return animals;
  },
  get experts() {
    return experts;
  },
  get dice() {
    return dice;
  },
  get totals() {
    return totals;
  },
};

/** Null while the table is not there. */
export function look(): Scene | null {
  return there ? scene : null;
}

function known<T>(part: T | null): T {
  if (part === null) throw new Error("there is no table to look at");
  return part;
}

export function seatOf({ picture }: Scene, seat: number): SeatPicture {
  const found = picture.seats[seat];
  if (!found) throw new Error("the picture lacks a seat");
  return found;
}

export function animalOf({ animals }: Scene, id: string): LegendAnimal {
  const found = animals.get(id);
  if (!found) throw new Error("the legend lacks an animal that the picture shows");
  return found;
}

export function expertOf({ experts }: Scene, id: string): LegendExpert {
  const found = experts.get(id);
  if (!found) throw new Error("the legend lacks an expert that the picture shows");
  return found;
}

export function continentName({ legend }: Scene, id: string): string {
  const found = legend.continents.find((continent) => continent.id === id);
  return found ? told(found.name) : id;
}

export function categoryName({ legend }: Scene, id: string): string {
  const found = legend.categories.find((category) => category.id === id);
  return found ? told(found.name) : id;
}

export function actionName({ legend }: Scene, id: string): string {
  const found = legend.actions.find((action) => action.id === id);
  return found ? told(found.name) : id;
}

/** A name at the beginning of a line. */
export function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A die in words: 'red 5'. */
export function dieWords(scene: Scene, die: string): string {
  const continent = scene.legend.continents.find((one) => one.id === scene.dice.get(die));
  const face = scene.picture.faces[die] ?? 0;
  return continent ? told({ m: "die-face", f: { die: continent.colour_name, face } }) : "";
}

/** What nobody has classified yet has no Latin name of its own. */
export function latinOf(animal: LegendAnimal): string {
  return animal.continent === null ? "Sepultus creatura" : animal.latin;
}

/** An animal in words: what it is called, where it lives, its categories with what research on them costs. */
export function animalWords(scene: Scene, animal: LegendAnimal): string {
  const kinds = animal.spaces
    .map((space) => t("ency-space", { category: categoryName(scene, space.category), cost: space.cost }))
    .join(", ");
  const home = animal.continent === null ? t("ency-exactly", { value: animal.die ?? 0 }) : continentName(scene, animal.continent);
  return t("labelled", { label: `${capital(told(animal.name))} (${latinOf(animal)}), ${home}`, value: kinds });
}

export function expertWords(scene: Scene, expert: LegendExpert): string {
  return t("labelled", { label: `${told(expert.name)}, ${continentName(scene, expert.continent)}`, value: told(expert.effect) });
}

/** The seats after mine, clockwise. */
export function others({ picture, me }: Scene): number[] {
  const seats = picture.seats.map((_, seat) => seat);
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** What so many elements of a collection are worth at the end. */
export function collectionPoints({ legend }: Scene, elements: number): number {
  const last = legend.collections.length - 1;
  const beyond = Math.max(0, elements - last) * legend.collection_further;
  return (legend.collections[Math.min(elements, last)] ?? 0) + beyond;
}
