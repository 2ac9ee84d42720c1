/** The arrow keys move the focus over the board, to the next thing in that direction that can be chosen or pointed at. */

const CONTROLS = "[data-at][role=button]";
const ASIDE = 2; // how much farther off something is that lies to the side

type Spot = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Whether there was something on the board to go from. */
export function walk(right: number, down: number): boolean {
  const here = document.activeElement?.closest(CONTROLS);
  if (!here) return false;
  const others = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each !== here && isShown(each));
  others[next(here.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), right, down)]?.focus();
  return true;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest("[inert]") === null;
}

/** Which of the spots is the nearest that way; -1 if none is. */
export function next(from: Spot, spots: readonly Spot[], right: number, down: number): number {
  const far = spots.map((spot) => {
    const [x, y] = [middle(spot.left, spot.right) - middle(from.left, from.right), middle(spot.top, spot.bottom) - middle(from.top, from.bottom)];
    const along = x * right + y * down;
    return along > 0 ? along + ASIDE * Math.abs(x * down + y * right) : Infinity;
  });
  const nearest = Math.min(...far);
  return nearest === Infinity ? -1 : far.indexOf(nearest);
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
