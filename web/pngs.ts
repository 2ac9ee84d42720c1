import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const SIZES = [192, 512];

/** The house's icon as pictures too: some machines install a page only with those. */
export function pngs(): Plugin {
  return {
    name: "pngs",
    apply: "build",
    generateBundle() {
      const drawing = readFileSync(new URL("public/icon.svg", import.meta.url));
      for (const size of SIZES) {
        const source = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source });
      }
    },
  };
}
