import type { GameFolder } from "../games";
import Cover from "./Cover.svelte";
import { guide } from "./events";
import { MARKS } from "./marks";
import "./look.css";

export default {
  board: () => import("./Board.svelte"),
  cover: Cover,
  marks: MARKS,
  guide,
  reconstructed: ["things.trades", "things.lands", "things.favours", "gather.spaces", "income.exploration", "merchant", "builder", "soldier", "adventurer", "explore.treasure", "artisan", "order.complete", "end"],
} satisfies GameFolder;
