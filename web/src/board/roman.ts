/** Numbers as on a title page. */
const SIGNS: readonly [number, string][] = [[50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

export function romanOf(value: number): string {
  let text = "";
  for (const [worth, sign] of SIGNS) while (value >= worth) [text, value] = [text + sign, value - worth];
  return text;
}
