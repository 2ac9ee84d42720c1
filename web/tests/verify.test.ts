// @vitest-environment node
import { createHash, createHmac, getRandomValues } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hmac, sha256 } from "../src/board/frame/sha256";
import { draw, fromHex, toHex, verify, type Draws } from "../src/board/frame/verify";
import told from "./draws.json";

/** tests/draws.json was drawn by the dealer in Python: Dealer(seeded("page").secret, ("anna", "béa")). */
const draws: Draws = told;

describe("the dice", () => {
  it("are drawn again as Python drew them", () => {
    const verdict = verify(draws, draws.commitment);
    expect(verdict.committed).toBe(true);
    expect(verdict.draws.filter(({ good }) => !good)).toEqual([]);
    expect(verdict.draws).toHaveLength(draws.draws.length);
  });
  it("are not right with another number, another word, or other nonces", () => {
    const [first, ...rest] = draws.draws;
    if (!first) throw new Error("no draws");
    const changed = { ...draws, draws: [{ ...first, number: (first.number + 1) % first.lots }, ...rest] };
    expect(verify(changed, draws.commitment).draws[0]?.good).toBe(false);
    const relabelled = { ...draws, draws: [{ ...first, word: "other" }, ...rest] };
    expect(verify(relabelled, draws.commitment).draws[0]?.good).toBe(false);
    const others = verify({ ...draws, nonces: ["carl"] }, draws.commitment).draws;
    expect(others.some(({ good }) => !good)).toBe(true);
  });
  it("came from the secret that was promised, or not", () => {
    const other = { ...draws, secret: draws.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) };
    expect(verify(other, draws.commitment).committed).toBe(false);
  });
  it("are spread over all lots", () => {
    const raw = fromHex(draws.secret);
    expect(toHex(raw)).toBe(draws.secret);
    const found = new Set<number>();
    for (let i = 0; i < 60; i += 1) found.add(draw(raw, [], `die${i}`, 6));
    expect([...found].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("the arithmetic of the dice, where a browser lends none", () => {
  it("is SHA-256, for messages of every length around a block's", () => {
    for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const message = getRandomValues(new Uint8Array(length));
      expect(toHex(sha256(message)), `${length}`).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });
  it("is HMAC, for keys shorter and longer than a block", () => {
    const message = new TextEncoder().encode("béa\x1fdie1\x1f0");
    for (const length of [1, 32, 64, 65, 200]) {
      const key = getRandomValues(new Uint8Array(length));
      expect(toHex(hmac(key, message)), `${length}`).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});
