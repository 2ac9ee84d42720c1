import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Parts whose files reach the page by other ways than an import: fonts by their style sheet, icons by their lists. */
const BESIDES = [
  ...["cormorant", "cormorant-sc", "eb-garamond", "fraunces", "pinyon-script"].map((font) => `@fontsource/${font}`),
  ...["game-icons", "fluent-emoji-high-contrast"].map((set) => `@iconify-json/${set}`),
];
const PACKAGES = new URL("node_modules/", import.meta.url).pathname;

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** Every package of which something is in the page, with its licence, as licences.txt. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : []));
      const imported = modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      const names = [...new Set([...imported, ...BESIDES])].toSorted();
      this.emitFile({ type: "asset", fileName: "licences.txt", source: names.map(notice).join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

function notice(name: string): string {
  const folder = join(PACKAGES, name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
  const file = existsSync(folder) ? readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) : undefined;
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf-8").trim()}\n`;
  return `${about.name} ${about.version} (${about.license ?? "?"})\n${text}`;
}
