/** The score along a game, as lines to draw. */
import type { Moment, Scores } from "../../wire";
import { chapters } from "./chapters";

export const STROKES = ["none", "9 5", "2 5", "12 4 2 4"];
const MARKS = 5;
const APART = 18;

export interface Course {
  /** one for each seat; `label` is where its name stands, clear of the others */
  lines: { points: string; label: number }[];
  marks: { value: number; y: number }[];
  /** from where to where each round lies */
  rounds: { round: number; x: number; width: number }[];
}

export interface Began {
  round: number;
  version: number;
}

/** At which version each round began: for the last time, if its beginning was taken back. */
export function roundsOf(log: readonly Moment[]): Began[] {
  const versions = new Map<number, number>();
  for (const { key, head } of chapters(log)) if (head?.begins === "round") versions.set(Number(head.facts.round), parseInt(key));
  return [...versions].map(([round, version]) => ({ round, version }));
}

export function courseOf(scores: readonly Scores[], began: readonly Began[], width: number, height: number): Course | null {
  const last = scores.at(-1);
  if (!last || scores.length < 2) return null;
  const first = scores[0]?.version ?? 0;
  const all = scores.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const step = niceStep((Math.max(1, ...all) - least) / MARKS);
  const most = Math.ceil(Math.max(1, ...all) / step) * step;
  const y = (value: number): number => round(height - ((value - least) / (most - least)) * height);
  const x = (version: number): number => round((Math.max(0, version - first) / Math.max(1, last.version - first)) * width);
  const marks = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) marks.push({ value, y: y(value) });
  const labels = spread(last.points.map(y));
  const lines = last.points.map((_, seat) => ({
    points: scores.map(({ version, points }) => `${x(version)},${y(points[seat] ?? 0)}`).join(" "),
    label: (labels[seat] ?? 0) + 5,
  }));
  const rounds = began.map(({ round: number, version }, i) => {
    const end = began[i + 1]?.version ?? last.version;
    return { round: number, x: x(version), width: round(x(end) - x(version)) };
  });
  return { lines, marks, rounds };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** 1, 2, 5, 10, 20, 50 … */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? 10 * power;
}

/** The same heights, in the same order, but far enough apart to be read. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(heights[i] ?? 0, least + APART);
    least = placed[i] ?? 0;
  }
  return placed;
}
