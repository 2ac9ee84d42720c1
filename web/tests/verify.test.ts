// @vitest-environment node
import { describe, expect, it } from "vitest";
import { draw, fromHex, toHex, verify, type Draws } from "../src/board/frame/verify";
import told from "./draws.json";

/** tests/draws.json was drawn by the dealer in Python: Dealer(seeded("page").secret, ("anna", "béa")). */
const draws: Draws = told;

describe("the dice", () => {
  it("are drawn again as Python drew them", async () => {
    const verdict = await verify(draws, draws.commitment);
    expect(verdict.committed).toBe(true);
    expect(verdict.draws.filter(({ good }) => !good)).toEqual([]);
    expect(verdict.draws).toHaveLength(draws.draws.length);
  });
  it("are not right with another number, another word, or other nonces", async () => {
    const [first, ...rest] = draws.draws;
    if (!first) throw new Error("no draws");
    const changed = { ...draws, draws: [{ ...first, number: (first.number + 1) % first.lots }, ...rest] };
    expect((await verify(changed, draws.commitment)).draws[0]?.good).toBe(false);
    const relabelled = { ...draws, draws: [{ ...first, word: "other" }, ...rest] };
    expect((await verify(relabelled, draws.commitment)).draws[0]?.good).toBe(false);
    const others = (await verify({ ...draws, nonces: ["carl"] }, draws.commitment)).draws;
    expect(others.some(({ good }) => !good)).toBe(true);
  });
  it("came from the secret that was promised, or not", async () => {
    const other = { ...draws, secret: draws.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) };
    expect((await verify(other, draws.commitment)).committed).toBe(false);
  });
  it("are spread over all lots", async () => {
    const raw = fromHex(draws.secret);
    expect(toHex(raw.buffer)).toBe(draws.secret);
    const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const found = new Set<number>();
    for (let i = 0; i < 60; i += 1) found.add(await draw(key, [], `die${i}`, 6));
    expect([...found].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
