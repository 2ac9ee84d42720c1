/* What can be touched, and is less than a fingertip wide or high, or is not hit in its middle.
   Measured by asking what lies under a point, so that what only enlarges the touch counts as well. */
() => {
  const TOUCH = 44;
  const SLACK = 0.5; // pixels of a device are not those of a layout
  const STRIDE = 2; // nothing that is touched by itself is thinner
  const WITHIN = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=combobox], [role=switch], [role=slider], [role=radio], [role=checkbox], [role=menuitem]";

  const classes = (element) => [...(element?.classList ?? [])].filter((each) => !each.startsWith("svelte-")).join(".");
  const own = (element) => `${element?.tagName.toLowerCase() ?? ""}.${classes(element)}`;
  const words = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
  const name = (element) => `${own(element.parentElement)} > ${own(element)} ${element.dataset.at ?? ""} '${words(element)}'`;

  const isDisabled = (element) => element.disabled || element.getAttribute("aria-disabled") === "true" || element.closest("[inert]") !== null;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".spoken");
  /** WCAG 2.5.8: a link in a sentence is as high as its line. */
  const isInText = (element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    [...element.parentElement.childNodes].some((node) => node !== element && node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.data));
  /** a box of the browser's own is touched by its label, too */
  const touched = (element) => [element, ...(element.labels ?? [])];

  function isUnder(things, x, y) {
    return document.elementsFromPoint(x, y).some((found) => things.some((thing) => thing.contains(found)));
  }

  /** How far a finger may be off, up to what is enough: in strides, then to the edge in small steps. */
  function reach(things, x, y, dx, dy, enough) {
    let far = 0;
    for (const step of [STRIDE, SLACK]) {
      while (far < enough && isUnder(things, x + dx * (far + step), y + dy * (far + step))) far += step;
    }
    return far;
  }

  function across(things, x, y, dx, dy) {
    const before = reach(things, x, y, -dx, -dy, TOUCH);
    return before + reach(things, x, y, dx, dy, TOUCH - before);
  }

  const faults = [];
  // what lies under an open dialog, or under what is read beside the board, is a screen of its own
  const shown = [...document.querySelectorAll("dialog[open], aside")].at(-1) ?? document.body;
  for (const element of shown.querySelectorAll(WITHIN)) {
    if (isDisabled(element) || !isShown(element) || isInText(element)) continue;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue; // in a part that is not shown now
    const things = touched(element);
    const hit = document.elementFromPoint(x, y);
    if (!things.some((thing) => thing.contains(hit))) {
      faults.push(`${name(element)} is not hit in its middle, but ${own(hit)}`);
      continue;
    }
    const wide = across(things, x, y, 1, 0);
    const high = across(things, x, y, 0, 1);
    if (wide < TOUCH - 2 * SLACK || high < TOUCH - 2 * SLACK) faults.push(`${name(element)} is touched within ${wide} x ${high} px`);
  }
  return faults;
};
