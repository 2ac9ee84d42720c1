/** Where a tip lies: beside its thing, in sight, and over as little as possible of what else could be pressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

/** how far it keeps from its thing and from the window's edge */
export const EDGE = 8;

/** Above is best, as no hand lies there; then below, then the sides. */
export function beside(thing: Box, size: Size, others: readonly Box[], window: Size): { x: number; y: number } {
  const middle = { x: thing.left + (thing.width - size.width) / 2, y: thing.top + (thing.height - size.height) / 2 };
  const wanted = [
    { x: middle.x, y: thing.top - size.height - EDGE },
    { x: middle.x, y: thing.top + thing.height + EDGE },
    { x: thing.left + thing.width + EDGE, y: middle.y },
    { x: thing.left - size.width - EDGE, y: middle.y },
  ];
  const spots = wanted.map(({ x, y }) => ({ x: within(x, size.width, window.width), y: within(y, size.height, window.height) }));
  const costs = spots.map((spot) => cost({ left: spot.x, top: spot.y, width: size.width, height: size.height }, thing, others));
  return spots[costs.indexOf(Math.min(...costs))] ?? middle;
}

const STEP = 16;
/** what a pixel of distance is worth, and a hidden pixel of what can be pressed, in hidden pixels of what is read */
const FAR = 40;
const PRESSED = 20;

/** Where something larger lies for a while: in a clearing of the room, as near to its thing as can be. Nothing that could
 * be pressed is hidden if there is any other spot, and of what is read as little as possible. */
export function clearing(thing: Box, size: Size, pressed: readonly Box[], read: readonly Box[], room: Box): { x: number; y: number } {
  let best = { x: room.left, y: room.top };
  let least = Infinity;
  for (let y = room.top; y <= room.top + room.height - size.height; y += STEP) {
    for (let x = room.left; x <= room.left + room.width - size.width; x += STEP) {
      const spot = { left: x, top: y, ...size };
      const costs = FAR * apart(spot, thing) + PRESSED * cost(spot, thing, pressed) + cost(spot, thing, read);
      if (costs < least) [best, least] = [{ x, y }, costs];
    }
  }
  return best;
}

function apart(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(x, y);
}

function within(at: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(at, whole - length - EDGE));
}

/** To hide the thing itself is worst. */
function cost(tip: Box, thing: Box, others: readonly Box[]): number {
  const hidden = others.reduce((sum, other) => sum + overlap(tip, other), 0);
  return hidden + 100 * overlap(tip, thing);
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
