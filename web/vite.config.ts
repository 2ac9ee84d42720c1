import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { licences } from "./licences.ts";
import { pngs } from "./pngs.ts";

/** The server sends a file's .br or .gz where it lies beside it, so nothing is compressed while somebody waits. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}

/** The oldest browsers that we promise (README.md): the build writes JavaScript and CSS that these understand. */
export const BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4", "ios16.4"];

export default defineConfig({
  plugins: [svelte(), icons(), pngs(), licences(), compressed()],
  // svelte's "browser" build is the one that mounts components, under vitest too
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ludoteca/server/page",
    emptyOutDir: true,
    target: BROWSERS,
    // the server's policy allows fonts and scripts from itself only, so nothing becomes a data: address
    assetsInlineLimit: 0,
    manifest: "parts.json",
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/ws": { target: "ws://127.0.0.1:8739", ws: true },
      "/api": "http://127.0.0.1:8739",
      "/text": "http://127.0.0.1:8739",
    },
  },
  test: {
    dir: "tests",
    environment: "jsdom",
    restoreMocks: true,
  },
});
