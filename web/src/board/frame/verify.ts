/** The dice, drawn again in the browser: the same sum that the dealer of the table did, by WebCrypto alone.
 *
 * A draw is HMAC-SHA256(secret, nonces, key, counter), by rejection below the number of lots. The hash of the secret
 * was published before the first draw. */

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

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of the lot that a key draws. */
export async function draw(secret: CryptoKey, nonces: readonly string[], key: string, lots: number): Promise<number> {
  const limit = (SPACE / BigInt(lots)) * BigInt(lots);
  for (let counter = 0; ; counter += 1) {
    const message = new TextEncoder().encode([...nonces, key, `${counter}`].join(SEPARATOR));
    const number = BigInt(`0x${toHex(await crypto.subtle.sign("HMAC", secret, message))}`);
    if (number < limit) return Number(number % BigInt(lots));
  }
}

export async function verify(told: Draws, commitment: string): Promise<Verdict> {
  const bytes = fromHex(told.secret);
  const committed = toHex(await crypto.subtle.digest("SHA-256", bytes)) === commitment;
  const secret = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const draws = [];
  for (const each of told.draws) {
    const number = await draw(secret, told.nonces, each.key, each.lots);
    draws.push({ ...each, good: number === each.number && each.word === each.expected });
  }
  return { committed, draws };
}
