/** A star tortoise from above, as an engraver would draw it: every scute with its rings and its rays. */

export type Point = readonly [number, number];

export interface Scute {
  outline: string;
  /** the growth rings, one path */
  rings: string;
  /** the dark hatching, which leaves the pale star out */
  rays: string;
}

const HALF_WIDTH = 66;
const HALF_LENGTH = 84;
const RIM = 0.83;
const MARGINALS = 11;
const DEGREE = Math.PI / 180;

/** A point of the shell's outline, `angle` in degrees clockwise from the head; broader behind than in front. */
function edge(angle: number, scale = RIM): Point {
  const turn = angle * DEGREE;
  const broad = 1 - 0.07 * Math.cos(turn);
  return [HALF_WIDTH * broad * scale * Math.sin(turn), -HALF_LENGTH * scale * Math.cos(turn)];
}

function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse();
}

/** The five scutes along the spine, and the four on the right of them. */
function plates(): Point[][] {
  const narrow: Point[] = [-48, -19, 14, 45].map((y, i): Point => [[13, 15, 15, 11][i] ?? 13, y]);
  const wide: Point[] = [-34, -2, 30].map((y): Point => [24, y]);
  const [n1, n2, n3, n4] = narrow as [Point, Point, Point, Point];
  const [w1, w2, w3] = wide as [Point, Point, Point];
  const both = (right: Point[]): Point[] => [...right, ...mirrored(right)];
  const spine = [
    [edge(0), edge(14), edge(28), n1],
    [n1, w1, n2],
    [n2, w2, n3],
    [n3, w3, n4],
    [n4, edge(156), edge(168), edge(180)],
  ].map(both);
  const right: Point[][] = [
    [edge(28), edge(45), edge(62), w1, n1],
    [edge(62), edge(76), edge(92), w2, n2, w1],
    [edge(92), edge(106), edge(122), w3, n3, w2],
    [edge(122), edge(140), edge(156), n4, w3],
  ];
  return [...spine, ...right, ...right.map(mirrored)];
}

function marginals(): Point[][] {
  const step = 180 / MARGINALS;
  const right = Array.from({ length: MARGINALS }, (_, i): Point[] => {
    const [from, to] = [i * step, (i + 1) * step];
    const bulge = (from + to) / 2;
    return [edge(from), edge(from, 0.985), edge(bulge, 1.02), edge(to, 0.985), edge(to)];
  });
  return [...right, ...right.map(mirrored)];
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

export function path(points: readonly Point[], closed = true): string {
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M${line}${closed ? "Z" : ""}`;
}

/** Points along a closed outline, `gap` apart, each with how far around it is. */
function* around(points: readonly Point[], gap: number): Generator<Point> {
  for (const [i, from] of points.entries()) {
    const to = points[(i + 1) % points.length] ?? from;
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap));
    for (let step = 0; step < steps; step++) yield between(from, to, step / steps);
  }
}

function scute(points: Point[], stars: number, gap: number): Scute {
  const centre = middle(points);
  const rings = [0.9, 0.76, 0.62, 0.48, 0.34].map((scale) => path(points.map((point) => between(centre, point, scale))));
  const edgePoints = [...around(points, gap)];
  const rays = edgePoints
    .filter((_, i) => ((i + 1) * stars) % edgePoints.length >= stars * 1.7)
    .map((point) => path([between(centre, point, 0.3), between(centre, point, 0.95)], false));
  return { outline: path(points), rings: rings.join(""), rays: rays.join("") };
}

export const SCUTES: readonly Scute[] = plates().map((points) => scute(points, 7, 1.75));
export const MARGIN: readonly Scute[] = marginals().map((points) => scute(points, 3, 1.9));
/** The whole shell, for its shadow. */
export const SHELL = path(Array.from({ length: 60 }, (_, i) => edge(i * 6, 1.01)));
