import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  width?: number;
}

const USUAL = 16;

/** A file of lines 'key = set name' becomes a module with those drawings alone, of sets that hold thousands. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const sets = new Map<string, IconSet>();
  const setOf = (name: string): IconSet => {
    const known = sets.get(name) ?? (require(`@iconify-json/${name}/icons.json`) as IconSet);
    sets.set(name, known);
    return known;
  };
  return {
    name: "icons",
    load(id) {
      if (!id.endsWith(".icons")) return null;
      const found: Record<string, { body: string; size: number }> = {};
      for (const line of readFileSync(id, "utf-8").split("\n")) {
        const [, key, set, name] = /^(\w+) = ([\w-]+) ([\w-]+)$/.exec(line) ?? [];
        if (key === undefined || set === undefined || name === undefined) {
          if (line !== "" && !line.startsWith("#")) this.error(`${id}: cannot read '${line}'`);
          continue;
        }
        const drawn = setOf(set).icons[name];
        if (!drawn) this.error(`${id}: ${set} has no ${name}`);
        found[key] = { body: drawn.body, size: setOf(set).width ?? USUAL };
      }
      this.addWatchFile(id);
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
