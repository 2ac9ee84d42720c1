import { describe, expect, it, vi } from "vitest";

// jsdom has no media queries: a machine without wishes
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { read } = await import("../src/state/settings.svelte");

const FIRST = { sound: true, motion: "system", speed: "normal", confirm: true, aids: false, light: "system", notify: false, guide: true };

describe("the settings", () => {
  it("begin with the first language of the browser that we speak", () => {
    expect(read(null, ["de-DE", "pl-PL", "fr"])).toEqual({ language: "pl", ...FIRST });
    expect(read(null, ["de"]).language).toBe("en");
  });
  it("come back as they were", () => {
    const kept = { language: "it", sound: false, motion: "none", speed: "fast", confirm: false, aids: true, light: "night", notify: true, guide: false };
    expect(read(JSON.stringify(kept), ["en"])).toEqual(kept);
  });
  it.for(["not json", "null", "[]", '{"language":"xx","sound":"yes","speed":7}'])("survive %s", (kept) => {
    expect(read(kept, ["fr"])).toEqual({ language: "fr", ...FIRST });
  });
});
