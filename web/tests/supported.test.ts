// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BROWSERS } from "../vite.config.ts";

const SOURCES = join(import.meta.dirname, "..", "src");
/** What the oldest of our browsers does not have, and no step of the build makes for it. The library of JavaScript is
 * held to its year by `lib` in tsconfig.json. */
const TOO_YOUNG: Record<string, RegExp> = {
  "@starting-style": /@starting-style/,
  "anchor positioning": /anchor-name|position-anchor|position-area|\banchor\(/,
  "discrete transitions": /allow-discrete|transition-behavior/,
  "view transitions": /startViewTransition|view-transition-name/,
  "light-dark()": /light-dark\(/,
  "field-sizing": /field-sizing/,
  "@scope": /@scope/,
  "scroll-driven animations": /animation-timeline|scroll-timeline/,
  "interpolate-size": /interpolate-size|calc-size\(/,
  "subgrid of Chromium 117": /\bsubgrid\b/,
  "popovers without a way around them (parts/above.ts)": /\.(show|hide|toggle)Popover\(|popovertarget/,
  "requestIdleCallback": /requestIdleCallback/,
  "scrollend": /\bonscrollend|"scrollend"/,
  "crypto.subtle, clipboard and randomUUID over plain HTTP": /crypto\.subtle|randomUUID\(|navigator\.clipboard/,
};
const ALLOWED = new Set(["parts/above.ts", "parts/copying.ts"]);

describe("the browsers that are promised", () => {
  it("are those that web/README.md names", () => {
    const readme = readFileSync(join(SOURCES, "..", "README.md"), "utf-8");
    for (const browser of BROWSERS) {
      const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
      expect(readme.toLowerCase(), browser).toContain(`${name} ${version}`);
    }
  });
  it("have all that the page uses", () => {
    const found = [];
    for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
      if (!/\.(svelte|ts|css)$/.test(name) || ALLOWED.has(name)) continue;
      const text = readFileSync(join(SOURCES, name), "utf-8");
      for (const [what, sign] of Object.entries(TOO_YOUNG)) if (sign.test(text)) found.push(`${name}: ${what}`);
    }
    expect(found).toEqual([]);
  });
});
