/** What lies above everything, an open dialog too: a popover. Safari 16 has none; there it goes into the dialog itself. */
export function raise(box: HTMLElement): void {
  if (hasPopovers()) {
    if (box.matches(":popover-open")) box.hidePopover(); // to come up above what was opened since
    box.showPopover();
    return;
  }
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (box.parentElement !== top) top.append(box);
  box.hidden = false;
}

export function lower(box: HTMLElement): void {
  if (!hasPopovers()) box.hidden = true;
  else if (box.matches(":popover-open")) box.hidePopover();
}

function hasPopovers(): boolean {
  return "showPopover" in HTMLElement.prototype;
}
