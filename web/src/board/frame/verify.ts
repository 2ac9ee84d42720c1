/** The dice, drawn again in the browser: the same sum that the dealer of the table did.
 *
 * A draw is HMAC-SHA256(secret, nonces, key, counter), by rejection below the number of lots. The hash of the secret
 * was published before the first draw. */
import { hmac, sha256 } from "./sha256";

export interface Draw {
  version: number;
  key: string;
  lots: number;
  /** the number of the lot that the server says was drawn */
  number: number;
  /** what lay on the table */
  word: string;
  /** what that lot is */
  expected: string;
}

export interface Draws {
  commitment: string;
  secret: string;
  nonces: string[];
  draws: Draw[];
}

export interface Verdict {
  /** the secret is the one whose hash was published */
  committed: boolean;
  draws: (Draw & { good: boolean })[];
}

const SEPARATOR = "\x1f";
const SPACE = 1n << 256n;

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of the lot that a key draws. */
export function draw(secret: Uint8Array, nonces: readonly string[], key: string, lots: number): number {
  const limit = (SPACE / BigInt(lots)) * BigInt(lots);
  for (let counter = 0; ; counter += 1) {
    const message = new TextEncoder().encode([...nonces, key, `${counter}`].join(SEPARATOR));
    const number = BigInt(`0x${toHex(hmac(secret, message))}`);
    if (number < limit) return Number(number % BigInt(lots));
  }
}

export function verify(told: Draws, commitment: string): Verdict {
  const secret = fromHex(told.secret);
  const draws = told.draws.map((each) => {
    const number = draw(secret, told.nonces, each.key, each.lots);
    return { ...each, good: number === each.number && each.word === each.expected };
  });
  return { committed: toHex(sha256(secret)) === commitment, draws };
}
