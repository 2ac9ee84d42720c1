/** SHA-256 and HMAC, by our own arithmetic: browsers lend theirs only to pages that come over HTTPS or from the same
 * machine, and a house is often reached by plain HTTP at home. FIPS 180-4 and RFC 2104. */

const BLOCK = 64;
const PRIMES = primes(64);
/** the first 32 bits of the fractions of the primes' cube roots, and of the first eight square roots */
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const keyed = (pad: number, text: Uint8Array): Uint8Array<ArrayBuffer> => sha256(Uint8Array.of(...block.map((byte) => byte ^ pad), ...text));
  return keyed(0x5c, keyed(0x36, message));
}

function mix(hash: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) words[i] = view.getUint32(at + 4 * i);
    else words[i] = word(i - 16) + small(word(i - 15), 7, 18, 3) + word(i - 7) + small(word(i - 2), 17, 19, 10);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const one = (h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const two = (big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((each, i) => (hash[i] = (hash[i] ?? 0) + each));
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const big = (word: number, one: number, two: number, three: number): number => turned(word, one) ^ turned(word, two) ^ turned(word, three);
const small = (word: number, one: number, two: number, shift: number): number => turned(word, one) ^ turned(word, two) ^ (word >>> shift);

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
