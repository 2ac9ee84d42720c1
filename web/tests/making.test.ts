import { describe, expect, it, vi } from "vitest";
import type { SeatDraft } from "../src/pages/options";
import { qrPath } from "../src/pages/qr";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { automaCards, optionWords, readPack, wishOf } = await import("../src/pages/options");
const { wantWords } = await import("../src/state/words.svelte");

const seat: SeatDraft = { kind: "me", name: "", level: "casual", behaviour: "linne", scoring: "boudeuse" };

describe("a seat to be", () => {
  it("is wished for in the words of the wire", () => {
    expect(wishOf(seat)).toEqual({ who: "me" });
    expect(wishOf({ ...seat, name: " Anna " })).toEqual({ who: "me", name: "Anna" });
    expect(wishOf({ ...seat, kind: "friend", name: "Anna" })).toEqual({ who: "friend" });
    expect(wishOf({ ...seat, kind: "bot" })).toEqual({ who: "bot:casual" });
    expect(wishOf({ ...seat, kind: "automa" })).toEqual({ who: "automa:linne:boudeuse" });
  });
  it("may be any behaviour with any scoring", () => {
    const own = ["automa:a:x", "automa:a:y", "automa:b:x", "automa:b:y"];
    expect(automaCards(own)).toEqual({ behaviours: ["a", "b"], scorings: ["x", "y"] });
    expect(automaCards([])).toEqual({ behaviours: [], scorings: [] });
  });
});

describe("an option", () => {
  it("has words for its values, and its bare value where a game has none", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
    await wantWords("common");
    expect(optionWords("encyclopedia", "sepultus", true)).toBe("yes");
    expect(optionWords("encyclopedia", "edition", "pl")).toBe("Polish");
    expect(optionWords("encyclopedia", "simon_hodesmann", 3)).toBe("3 coins");
    expect(optionWords("chess", "clock", "very_fast")).toBe("Very fast");
  });
});

describe("a data pack", () => {
  it("is read from TOML", async () => {
    await expect(readPack("box.toml", "[start]\ncoins = [2, 3]\n")).resolves.toEqual({ start: { coins: [2, 3] } });
  });
  it("is read from JSON, whatever the file is called", async () => {
    await expect(readPack("box.txt", ' {"start": {"coins": [2]}}')).resolves.toEqual({ start: { coins: [2] } });
  });
  it("says where it is wrong", async () => {
    await expect(readPack("box.toml", "[start]\ncoins = [2, 3\n")).rejects.toThrow(/2:|line|coins/);
    await expect(readPack("box.json", "{")).rejects.toThrow();
  });
});

describe("a QR code", () => {
  it("has its three corners, dark on light", async () => {
    const { path, size } = await qrPath("http://house/join#token");
    const corner = (x: number, y: number): boolean => path.includes(`M${x} ${y}h1v1h-1z`);
    expect([corner(2, 2), corner(size - 3, 2), corner(2, size - 3), corner(size - 3, size - 3)].slice(0, 3)).toEqual([true, true, true]);
    expect(corner(0, 0)).toBe(false);
  });
});
