import { describe, expect, it } from "vitest";
import { pathOf, routeOf, tokenIn, type Route } from "../src/state/router.svelte";

const PLACES: [string, Route][] = [
  ["/", { at: "home" }],
  ["/t/a1b2", { at: "table", id: "a1b2" }],
  ["/r/a%20b", { at: "replay", id: "a b", version: null }],
  ["/r/ab#123", { at: "replay", id: "ab", version: 123 }],
  ["/new/navoria", { at: "make", game: "navoria" }],
  ["/me", { at: "me" }],
  ["/join#tok-en", { at: "join", token: "tok-en" }],
  ["/rules/navoria", { at: "rules", game: "navoria", rule: null }],
  ["/rules/encyclopedia/turn.whole", { at: "rules", game: "encyclopedia", rule: "turn.whole" }],
  ["/credits", { at: "credits" }],
];

describe("an address", () => {
  it.for(PLACES)("%s leads to a place and back", ([address, place]) => {
    const { pathname, hash } = new URL(address, "http://house");
    expect(routeOf(pathname, hash)).toEqual(place);
    expect(pathOf(place)).toBe(address);
  });
  it.for(["/t", "/t/a/b", "/rules", "/rules/navoria/a/b", "/x", "/t/%E0%A4%A"])(
    "%s is nowhere, or at least no fault",
    (path) => {
      expect(["nowhere", "table"]).toContain(routeOf(path, "").at);
    },
  );
});

describe("an invitation", () => {
  it("is found in a link, or alone", () => {
    expect(tokenIn(" http://house:8000/join#abcd-1234 ")).toBe("abcd-1234");
    expect(tokenIn("abcd1234")).toBe("abcd1234");
  });
  it("is not made out of something else", () => {
    expect(tokenIn("http://house/t/abc")).toBeNull();
    expect(tokenIn("")).toBeNull();
  });
});
