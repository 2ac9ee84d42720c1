/* Text that is cut, or lies outside of its box; and a page that scrolls sideways. Boxes that scroll may. */
() => {
  const SLACK = 2;
  const LEADING = 4; // letters may rise out of a tight line
  const faults = [];
  const seen = new Set();

  const classes = (element) => [...(element?.classList ?? [])].filter((each) => !each.startsWith("svelte-")).join(".");
  const own = (element) => `${element?.tagName.toLowerCase() ?? ""}.${classes(element)}`;
  const name = (element) => `${own(element.parentElement)} > ${own(element)}`;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";

  function fault(key, words) {
    if (!seen.has(key)) faults.push(words);
    seen.add(key);
  }

  function rectsOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  function compare(words, owner, rects) {
    const left = Math.min(...rects.map((each) => each.left));
    const right = Math.max(...rects.map((each) => each.right));
    const top = Math.min(...rects.map((each) => each.top));
    const bottom = Math.max(...rects.map((each) => each.bottom));
    for (let box = owner; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      if (scrolls(style)) return;
      const around = box.getBoundingClientRect();
      const wide = Math.max(right - around.right, around.left - left);
      const high = style.webkitLineClamp === "none" ? Math.max(bottom - around.bottom, around.top - top) : 0;
      const framed = box === owner || style.borderInlineEndWidth !== "0px";
      const key = `${name(owner)}|${name(box)}`;
      const where = `'${words}' in ${name(owner)} is`;
      if (wide > SLACK && (framed || hides(style.overflowX))) {
        fault(key, `${where} ${Math.round(wide)} px too wide for ${name(box)}`);
      } else if (high > SLACK + LEADING && hides(style.overflowY)) {
        fault(key, `${where} ${Math.round(high)} px too high for ${name(box)}`);
      }
      if (hides(style.overflowX) && hides(style.overflowY)) return;
    }
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) fault("page", `the page scrolls sideways: it is ${scrollWidth} px wide`);
  // what lies behind an open dialog is a screen of its own
  const shown = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim().slice(0, 60);
    const owner = node.parentElement;
    if (words === "" || !owner || owner.closest(".spoken, svg, script, style, [hidden], [inert]")) continue;
    const rects = rectsOf(node);
    if (rects.length === 0 || !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(owner).textOverflow === "ellipsis" && owner.scrollWidth > owner.clientWidth + SLACK) {
      fault(`ellipsis ${name(owner)}`, `'${words}' in ${name(owner)} is cut by an ellipsis`);
    } else compare(words, owner, rects);
  }
  return faults;
};
