/** The guide of a first game: what is explained when it first matters. Its texts are 'guide-GAME-ID' of the page's words. */

export interface Hint {
  id: string;
  /** a question of mine, or something that happened */
  when: { asked: string } | { happened: string };
  /** where on the board; `{seat}` is mine, `{every}` each, mine first */
  at: string;
}

export const asked = (id: string, kind: string, at = ""): Hint => ({ id, when: { asked: kind }, at });
export const happened = (id: string, kind: string, at = ""): Hint => ({ id, when: { happened: kind }, at });

/** Where it points, for who sits there. */
export function pointsAt({ at }: Hint, mine: number, seats: number): string[] {
  const others = at.includes("{every}") ? Array.from({ length: seats - 1 }, (_, i) => (mine + i + 1) % seats) : [];
  return at === "" ? [] : [mine, ...others].map((seat) => at.replace(/\{(seat|every)\}/, `${seat}`));
}

/** The first hint that matters now and was not given yet. */
export function hintFor(hints: readonly Hint[], given: readonly string[], kind: string | null, events: readonly string[]): Hint | null {
  const fits = ({ when }: Hint): boolean => ("asked" in when ? when.asked === kind : events.includes(when.happened));
  return hints.find((hint) => !given.includes(hint.id) && fits(hint)) ?? null;
}
