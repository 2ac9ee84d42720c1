import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coastOf, markOf, project, WORLD } from "../src/games/encyclopedia/coasts";
import { plateOf } from "../src/games/encyclopedia/plates";
import icons from "../src/games/encyclopedia/plates.icons";
import signs from "../src/games/encyclopedia/signs.icons";

const data = "../src/ludoteca/games/encyclopedia/box";
const ids = (file: string): string[] =>
  [...readFileSync(`${data}/${file}.toml`, "utf-8").matchAll(/^id = "(\w+)"$/gm)].map((found) => found[1] ?? "");
const animals = ids("animals");
const creatures = ids("sepultus");

/** Cousins so alike that they share an outline, seen from two sides. */
const ALIKE = [
  ["testudo_horsfieldii", "testudo_hermanni"],
  ["bradypodion_pumilum", "chamaeleo_chamaeleon"],
  ["spheniscus_demersus", "aptenodytes_patagonicus"],
];

test("every animal of the box has a plate of its own", () => {
  expect(animals).toHaveLength(75);
  for (const animal of [...animals, ...creatures]) expect(plateOf(animal, "nothing").body, animal).not.toBe("");
});

test("no two animals share a plate, but for cousins that look away from one another", () => {
  const seen = new Map<string, string[]>();
  for (const animal of [...animals, ...creatures]) {
    const { body } = plateOf(animal, "nothing");
    seen.set(body, [...(seen.get(body) ?? []), animal]);
  }
  const shared = [...seen.values()].filter((group) => group.length > 1);
  for (const group of shared) {
    expect(ALIKE.map((pair) => pair.toSorted())).toContainEqual(group.toSorted());
    expect(new Set(group.map((animal) => plateOf(animal, "nothing").flipped)).size).toBe(2);
  }
});

test("an animal of a data pack has the plate of its class", () => {
  expect(plateOf("somebody_else", "reptile").body).toBe(icons.reptile?.body);
});

test("an animal may be called like something that every object has", () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(plateOf(name, "reptile").body, name).toBe(icons.reptile?.body);
    expect(plateOf("somebody_else", name).body, name).toBe("");
  }
});

test("no plate is drawn for an animal that is not in the box", () => {
  const known = new Set([...animals, ...creatures, "mammal", "bird", "reptile"]);
  expect(Object.keys(icons).filter((animal) => !known.has(animal))).toEqual([]);
});

test("every thing that the legend names has a sign", () => {
  const categories = ["mammal", "bird", "reptile", "omnivore", "carnivore", "herbivore", "terrestrial", "arboreal", "aquatic", "hot", "cold", "temperate"];
  const actions = ["embassy", "bank", "university", "academy", "expedition", "publication"];
  const gifts = ["coins", "reputation", "vp", "token", "expert", "animal", "seal", "die"];
  for (const name of [...categories, ...actions, ...gifts, "instant", "lasting", "final"]) expect(signs[name]?.body, name).toBeTruthy();
});

test("the continents lie on the map, and their marks differ", () => {
  const continents = ["america", "africa", "asia", "europe", "oceania"];
  for (const continent of continents) {
    const numbers = [...coastOf(continent).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers.length).toBeGreaterThan(10);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(WORLD.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(WORLD.height);
    }
  }
  expect(new Set(continents.map((continent) => markOf(continent).path)).size).toBe(continents.length);
  expect(project([0, 0])[0]).toBeGreaterThan(project([-60, 0])[0]);
});
