/** An automa's behaviour card in words. */
import { t } from "../../state/words.svelte";
import type { AutomaCards, BehaviourRow } from "./picture";
import { actionName, capital, continentName, type Scene } from "./scene.svelte";

/** The rows of the card, the highest die first. */
export function rowsOf({ legend }: Scene, { behaviour }: AutomaCards): BehaviourRow[] {
  return legend.behaviours.find(({ id }) => id === behaviour)?.rows.toReversed() ?? [];
}

/** What it does with each die. */
export function does(scene: Scene, cards: AutomaCards): string {
  return rowsOf(scene, cards).map(({ die, place }) => t("labelled", { label: `${die}`, value: capital(actionName(scene, place)) })).join(" · ");
}

/** Its continents in order. */
export function likes(scene: Scene, { priorities }: AutomaCards): string {
  return t("labelled", { label: t("ency-priorities"), value: priorities.map((each) => continentName(scene, each)).join(", ") });
}

export function inWords(scene: Scene, cards: AutomaCards): string {
  return `${does(scene, cards)}. ${likes(scene, cards)}.`;
}
