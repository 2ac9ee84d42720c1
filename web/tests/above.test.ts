import { beforeEach, describe, expect, it, vi } from "vitest";
import { lower, raise } from "../src/parts/above";

beforeEach(() => {
  document.body.innerHTML = '<div id="box" popover="manual"></div><dialog></dialog>';
});
const box = (): HTMLElement => document.querySelector("#box") as HTMLElement;

describe("what lies above everything", () => {
  it("goes into the dialog that is open, where a browser has no popovers", () => {
    expect("showPopover" in HTMLElement.prototype).toBe(false);
    lower(box());
    expect(box().hidden).toBe(true);
    document.querySelector("dialog")?.setAttribute("open", "");
    raise(box());
    expect(box().hidden).toBe(false);
    expect(box().parentElement?.tagName).toBe("DIALOG");
    document.querySelector("dialog")?.removeAttribute("open");
    raise(box());
    expect(box().parentElement).toBe(document.body);
  });
  it("is a popover elsewhere, shown anew to lie above what was opened since", () => {
    const did: string[] = [];
    const act = (name: string) => ({ configurable: true, value: () => void did.push(name) });
    Object.defineProperties(HTMLElement.prototype, { showPopover: act("show"), hidePopover: act("hide") });
    let open = false;
    vi.spyOn(box(), "matches").mockImplementation(() => open);
    raise(box());
    open = true;
    raise(box());
    lower(box());
    expect(did).toEqual(["show", "hide", "show", "hide"]);
    expect(box().hidden).toBe(false);
    Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  });
});
