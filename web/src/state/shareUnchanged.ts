import { own } from "../own";

/** Returns `fresh`, in which every part that equals its counterpart in `before` is that very object: a component that draws
 * such a part sees no change and does nothing. Both are plain JSON data; `fresh` is changed in place. */
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
