/** Shortcuts, all of them: one key for what is done often. While something can be written, or a dialog is open, keys
 * are for that. */
import { hasHints, whyNoAdvice } from "../../state/hinting.svelte";
import { settings } from "../../state/settings.svelte";
import { confirm, draftIsWhole, stepBack, table, undo } from "../../state/table.svelte";
import { toast } from "../../state/toasts.svelte";
import { t } from "../../state/words.svelte";
import { walk } from "../arrowKeys";
import { aim, endAim } from "../ways.svelte";
import { deciding } from "./deciding.svelte";
import { goTo, lastVersion, pause, play, player, stepFrom } from "./replaying.svelte";
import { panel, toggle } from "./panel.svelte";

/** Whether the key was for us. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || busy(event)) return false;
  const act = (table.open?.replay ? replayKeys : keys)[event.key];
  return act !== undefined && act() !== false;
}

const WRITTEN_IN = 'input:not([type]), input[type="text"], input[type="search"], textarea, [contenteditable]:not([contenteditable="false"])';
/** what has a use of its own for keys, while it has the focus */
const WITH_KEYS = "input, textarea, [contenteditable], [role=combobox], [role=listbox], [role=tablist]";

function busy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (key === "Escape") return false; // it ends what is being written too
  if (target instanceof Element && target.closest(WITH_KEYS)) return true;
  return writes(key) && [...document.querySelectorAll(WRITTEN_IN)].some((field) => field.getClientRects().length > 0 && !field.closest("[inert]"));
}

/** Whether the key would write: then it is meant for a line that lies open, wherever the focus is. */
function writes(key: string): boolean {
  return key.length === 1 || key === "Backspace";
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
  const { takesBack } = deciding();
  if (takesBack) await undo(takesBack.seat); // where it may not be, the server says why
}
