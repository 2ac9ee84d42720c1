/** Short notes that come up and go by themselves. They are also read aloud. */

export interface Toast {
  id: number;
  text: string;
  mood: "plain" | "good" | "bad";
  /** where the rule can be read that it speaks of */
  rule: { href: string; label: string } | null;
}

const STAY = 6000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(text: string, mood: Toast["mood"] = "plain", rule: Toast["rule"] = null): void {
  last += 1;
  const id = last;
  toasts.push({ id, text, mood, rule });
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
