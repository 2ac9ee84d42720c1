/** Short notes that come up and go by themselves. They are also read aloud. */

export interface Toast {
  id: number;
  text: string;
  mood: "plain" | "good" | "bad";
  /** where the rule can be read that it speaks of, or what can be done about it */
  way: { href: string; label: string } | { words: string; act: () => void } | null;
}

const STAY = 6000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(text: string, mood: Toast["mood"] = "plain", way: Toast["way"] = null): void {
  last += 1;
  const id = last;
  toasts.push({ id, text, mood, way });
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
