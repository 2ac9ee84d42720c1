import type { GameFolder } from "../games";
import Cover from "./Cover.svelte";
import { guide } from "./events";
import "./look.css";

export default {
  board: () => import("./Board.svelte"),
  cover: Cover,
  guide,
  reconstructed: ["things.dice", "things.animals", "setup.rounds", "setup.start", "round.dice", "reputation", "expedition.space", "expedition.research", "sepultus.deck", "automa.action"],
} satisfies GameFolder;
