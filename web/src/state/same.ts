import { own } from "../own";

/** What is new, with every part that is as it was taken from before: whoever draws such a part sees that it is the same,
 * and leaves it alone. Both are plain data, as JSON has it; nobody else may have seen `fresh` yet. */
export function keepSame<T>(before: unknown, fresh: T): T {
  if (!isThing(before) || !isThing(fresh) || Array.isArray(before) !== Array.isArray(fresh)) return fresh;
  let same = Object.keys(before).length === Object.keys(fresh).length;
  for (const [name, part] of Object.entries(fresh)) {
    const known = own(before, name);
    const whole = keepSame(known, part);
    (fresh as Record<string, unknown>)[name] = whole;
    same &&= whole === known;
  }
  return same ? (before as T) : fresh;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
