/** The strip of choices below the board keeps its height, and what is more rises over the board. What lies there is the
 * own desk, with things to be chosen: so the board makes room. */
import type { Attachment } from "svelte/attachments";

const STRIP = ".choice";
/** more than this is a list to be read first: the board need not be seen whole meanwhile */
const MOST = 120;

export const strip = $state({ covers: 0 });

/** Put on the whole board. */
export const underStrip: Attachment<HTMLElement> = () => {
  const outer = document.querySelector<HTMLElement>(STRIP);
  const inner = outer?.firstElementChild;
  if (!outer || !inner) return;
  const observer = new ResizeObserver(() => {
    strip.covers = Math.min(MOST, Math.max(0, inner.clientHeight - outer.clientHeight));
  });
  observer.observe(inner);
  return () => {
    observer.disconnect();
    strip.covers = 0;
  };
};
