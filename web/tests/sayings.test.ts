/** What Python has said, said again here. tests/web/test_sayings.py plays the games, and runs this with its notes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue, LANGUAGES, say, type Language, type Saying } from "../src/words";

interface Notes {
  seats: string[];
  catalogues: Record<Language, string>;
  sayings: { saying: Saying; said: Record<Language, string> }[];
}

const file = process.env.LUDOTECA_SAYINGS;

describe.skipIf(file === undefined)("a whole game", () => {
  it.for(LANGUAGES)("is said as Python says it, in %s", (language) => {
    const notes = JSON.parse(readFileSync(file ?? "", "utf-8")) as Notes;
    const from = catalogue(language, [notes.catalogues[language]], [notes.catalogues.en]);
    const heard = notes.sayings.map(({ saying }) => say(saying, from, notes.seats));
    expect(heard).toEqual(notes.sayings.map(({ said }) => said[language]));
  });
});
