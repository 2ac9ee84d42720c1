import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue, chapters, find, LANGUAGES, say } from "../src/words";

const ENGLISH = `
die-red = red die
only-english = Only here
event-die-taken = { $die-key ->
    [die-red] { $seat } takes the red one
   *[other] { $seat } takes the { $die }
}, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
rule-turn-whole = All of it.
    .title = A whole action
    .page = 7
chapter-bank = At the Bank
rule-bank = The Bank.
chapter-empty = Nothing yet
`;
const POLISH = `
event-die-taken = { $seat }: { $coins ->
    [one] moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
rule-turn-whole = Wszystko.
`;
const english = catalogue("en", [ENGLISH]);
const polish = catalogue("pl", [POLISH], [ENGLISH]);
const seats = ["Anna", "Bea"];
const taken = (coins: number, die = "die-red") => ({
  m: "event-die-taken",
  f: { seat: { m: "seat", f: { seat: 1 } }, die: { m: die, o: "blue die" }, coins },
});

describe("a saying", () => {
  it("fills in the names of seats, and can be selected on by key", () => {
    expect(say(taken(1), english, seats)).toBe("Bea takes the red one, for 1 coin.");
    expect(say(taken(3, "die-blue"), english, seats)).toBe("Bea takes the blue die, for 3 coins.");
  });
  it("has the plural forms of its language", () => {
    expect([1, 3, 5, 22].map((coins) => say(taken(coins), polish, seats))).toEqual([
      "Bea: moneta",
      "Bea: 3 monety",
      "Bea: 5 monet",
      "Bea: 22 monety",
    ]);
  });
  it("groups thousands as Python does", () => {
    expect(say(taken(1234), polish, seats)).toBe("Bea: 1\u00a0234 monety");
  });
  it("is said in English where the language lacks it, and otherwise where English does too", () => {
    expect(say({ m: "only-english" }, polish, seats)).toBe("Only here");
    expect(say({ m: "nowhere", o: "otherwise" }, polish, seats)).toBe("otherwise");
    expect(say({ m: "nowhere" }, polish, seats)).toBe("[nowhere]");
  });
  it("is not said with a hole in it", () => {
    expect(find(english, "event-die-taken", { seat: "Anna" })).toBeNull();
  });
});

describe("the reference", () => {
  it("has every rule in its order and its chapter, in English where a translation is missing", () => {
    expect(chapters(polish)).toEqual([
      { id: "", title: "", rules: [{ id: "turn.whole", title: "A whole action", text: "Wszystko.", page: "7" }] },
      { id: "bank", title: "At the Bank", rules: [{ id: "bank", title: "bank", text: "The Bank.", page: null }] },
    ]);
  });
  it.for(["encyclopedia", "navoria"])("of %s has every rule in a chapter, each with a title in every language", (game) => {
    const text = (language: string): string => readFileSync(`../src/ludoteca/games/${game}/text/${language}/rules.ftl`, "utf-8");
    const english = chapters(catalogue("en", [text("en")]));
    expect(english.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      const own = chapters(catalogue(language, [text(language)]));
      expect(own.map(({ id, rules }) => [id, rules.map((rule) => rule.id)])).toEqual(english.map(({ id, rules }) => [id, rules.map((rule) => rule.id)]));
      expect(own.every(({ id, title }) => id !== "" && title !== "")).toBe(true);
    }
  });
});

describe("the page's own messages", () => {
  const files = (language: string): string[] => [`text/${language}.ftl`, ...readdirSync("src/games", { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`src/games/${each.name}/text/${language}.ftl`] : []))];
  const text = (language: string): string => files(language).map((file) => readFileSync(file, "utf-8")).join("\n");
  const ids = (language: string): string[] => [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
  it.for(LANGUAGES)("are complete in %s, in the same order", (language) => {
    expect(ids(language)).toEqual(ids("en"));
    const own = catalogue(language, [text(language)]);
    expect(ids(language).filter((id) => !own.bundles[0]?.hasMessage(id))).toEqual([]);
  });
  it.for(LANGUAGES)("set a name apart from what is said of it as one does in %s", (language) => {
    const said = find(catalogue(language, [text(language)]), "labelled", { label: "A", value: "B" });
    expect(said).toBe(language === "fr" ? "A\u00a0: B" : "A: B");
  });
  it("are each written once", () => {
    expect(ids("en").filter((id, i, all) => all.indexOf(id) !== i)).toEqual([]);
  });

  const sources = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = sources.map((name) => readFileSync(`src/${name}`, "utf-8")).join("\n");
  it("are all there when the page asks for them by name", () => {
    const asked = [...code.matchAll(/\bt\("([a-z][\w-]*)(?:\.\w+)?"/g)].map(([, id]) => id ?? "");
    expect([...new Set(asked)].filter((id) => !ids("en").includes(id))).toEqual([]);
  });
  it("are all used, by name or by a pattern", () => {
    const patterns = [...code.matchAll(/`([^`\s]*\$\{[^`\s]*)`/g)].map(
      ([, text]) => new RegExp(`^${(text ?? "").split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, ".")).join("[\\w-]+")}$`),
    );
    const telling = patterns.filter((pattern) => /[a-z]{2}-|-[a-z]{2}/.test(pattern.source.replaceAll("[\\w-]+", "")));
    const groups = [...code.matchAll(/\bnamed\("([a-z]+)"/g)].map(([, group]) => new RegExp(`^${group}-\\w+$`));
    telling.push(...groups);
    const unused = ids("en").filter((id) => !code.includes(`"${id}"`) && !telling.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
  it("have every colon between words, for French wants a space before it", () => {
    const colon = /[^ ]: \$\{|\}: (?:\{t\(|\{[\w.]+\}|<)/;
    const byHand = code.split("\n").filter((line) => colon.test(line) && !line.includes("new Error("));
    expect(byHand).toEqual([]);
  });
});
