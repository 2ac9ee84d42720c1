/** To the clipboard. Browsers lend theirs only to pages that come over HTTPS or from the same machine; elsewhere a text is
 * copied as by hand: selected, and copied. Call it from a click. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true; // no keyboard comes up
  box.className = "spoken";
  (focused?.closest("dialog") ?? document.body).append(box); // what lies outside an open dialog cannot be selected
  box.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // the caller shows the text
  }
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
