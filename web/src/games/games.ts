/** The games that have a folder here, found by listing. A game of the server that has none is played in words. */
import type { Component } from "svelte";
import type { Hint } from "../board/frame/guide";
import { own } from "../own";

/** What the default export of a game's index.ts gives. The messages of a game stand in its folder text/. */
export interface GameFolder {
  /** fetched when a table is opened */
  board: () => Promise<{ default: Component }>;
  cover: Component;
  /** the shape of each seat, on a grid of 24, where it is not the usual one */
  marks?: readonly string[];
  guide: readonly Hint[];
  /** the rules that hold a value from a picture, which may differ from a box */
  reconstructed: readonly string[];
}

const modules = import.meta.glob<GameFolder>("./*/index.ts", { eager: true, import: "default" });

/** By the game's name, which is the folder's. */
export const FOLDERS: Readonly<Record<string, GameFolder>> = Object.fromEntries(
  Object.entries(modules).map(([path, folder]) => [path.split("/")[1] ?? "", folder]),
);

export function folderOf(game: string | null): GameFolder | undefined {
  return own(FOLDERS, game ?? "");
}

/** The shapes of the seats, besides the colours --seat0 to --seat3: circle, diamond, triangle, square. */
export const MARKS = [
  "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  "M12 1.500 22.500 12 12 22.500 1.500 12z",
  "M12 2 22.500 21h-21z",
  "M3.500 3.500h17v17h-17z",
] as const;

export function markOf(game: string | null, seat: number): string {
  const marks = folderOf(game)?.marks ?? MARKS;
  return marks[seat % marks.length] ?? "";
}
