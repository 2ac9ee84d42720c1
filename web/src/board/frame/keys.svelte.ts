/** One key for what is done often. Letters only where nothing is being written, and no dialog is open. */
import { hasHints, whyNoAdvice } from "../../state/hinting.svelte";
import { settings } from "../../state/settings.svelte";
import { confirm, draftIsWhole, mySeats, stepBack, table, undo } from "../../state/table.svelte";
import { toast } from "../../state/toasts.svelte";
import { t } from "../../state/words.svelte";
import { walk } from "../walking";
import { aim, endAim } from "../ways.svelte";
import { goTo, lastVersion, pause, play, player, stepFrom } from "./replaying.svelte";
import { panel, toggle } from "./panel.svelte";

/** Whether the key was for us. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return false;
  const act = (table.open?.replay ? replayKeys : keys)[event.key];
  return act !== undefined && act() !== false;
}

function busy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, [role=combobox], [role=listbox], [role=tablist]") !== null;
}

/** The rule of what is being told: by keys, a tip's link cannot be gone to. */
function readRule(): void {
  document.querySelector<HTMLAnchorElement>(".tip a, .toasts a")?.click();
}

/** What a key does; false where it was for somebody else. */
type Act = () => unknown;

const common: Record<string, Act> = {
  l: () => toggle("log"),
  s: () => toggle("scores"),
  t: () => toggle("chat"),
  r: readRule,
  "?": () => (panel.menu = true),
  m: () => {
    settings.sound = !settings.sound;
    toast(t(settings.sound ? "sound-is-on" : "sound-is-off"));
  },
  Escape: () => (aim() ? endAim() : (panel.tab = null)),
};

const keys: Record<string, Act> = {
  ...common,
  ArrowRight: () => walk(1, 0),
  ArrowLeft: () => walk(-1, 0),
  ArrowDown: () => walk(0, 1),
  ArrowUp: () => walk(0, -1),
  c: () => void (draftIsWhole() && confirm()),
  h: () => void (hasHints() && (panel.tab === "hint" || !whyNoAdvice()) && toggle("hint")),
  Backspace: () => void takeBack(),
};

const replayKeys: Record<string, Act> = {
  ...common,
  ArrowRight: () => void goTo(stepFrom(player.wanted, 1)),
  ArrowLeft: () => void goTo(stepFrom(player.wanted, -1)),
  Home: () => void goTo(0),
  End: () => void goTo(lastVersion()),
  a: () => void (table.open?.room?.phase === "finished" && toggle("analysis")),
  p: () => (player.running ? pause() : play()),
};

async function takeBack(): Promise<void> {
  if (table.open?.draft) return stepBack();
  const decided = table.open?.log.findLast(({ seat, undo }) => seat != null && undo == null && mySeats().includes(seat));
  if (table.open?.room?.phase === "playing" && decided?.seat != null) await undo(decided.seat);
}
