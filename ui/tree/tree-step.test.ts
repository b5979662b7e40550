import { describe, expect, it } from "vitest";
import { treeStep, type VisibleItem } from "./tree-step.ts";

// Layla ▾ ( Omar ▸, Émile ), أحمد
const items: VisibleItem[] = [
  { level: 1, text: "Layla", isExpanded: true },
  { level: 2, text: "Omar", isExpanded: false },
  { level: 2, text: "Émile", isExpanded: undefined },
  { level: 1, text: "أحمد", isExpanded: undefined },
];
const step = (key: string, from: number, direction: "ltr" | "rtl" = "ltr") => treeStep(key, items, from, direction);

describe("keys in a tree", () => {
  it("vertical arrows, Home and End move among visible items and stop at the ends", () => {
    expect(step("ArrowDown", 0)).toEqual({ go: 1 });
    expect(step("ArrowUp", 1)).toEqual({ go: 0 });
    expect(step("ArrowUp", 0)).toBeNull();
    expect(step("ArrowDown", 3)).toBeNull();
    expect(step("Home", 3)).toEqual({ go: 0 });
    expect(step("End", 0)).toEqual({ go: 3 });
  });

  it.each([
    ["ltr", "ArrowRight", "ArrowLeft"],
    ["rtl", "ArrowLeft", "ArrowRight"],
  ] as const)("horizontal arrows expand and collapse in the reading direction (%s)", (direction, ahead, back) => {
    expect(step(ahead, 1, direction)).toBe("expand");
    expect(step(ahead, 0, direction)).toEqual({ go: 1 });
    expect(step(ahead, 2, direction)).toBeNull();
    expect(step(back, 0, direction)).toBe("collapse");
    expect(step(back, 2, direction)).toEqual({ go: 0 });
    expect(step(back, 3, direction)).toBeNull();
  });

  it("letters find the next item that starts with them, wrapping around and ignoring marks", () => {
    expect(step("e", 0)).toEqual({ go: 2 });
    expect(step("L", 3)).toEqual({ go: 0 });
    expect(step("ا", 0)).toEqual({ go: 3 });
    expect(step("x", 0)).toBeNull();
  });

  it("Enter and * act on the item; other keys return null", () => {
    expect(step("Enter", 0)).toBe("activate");
    expect(step("*", 1)).toBe("expandBeside");
    expect(step("Tab", 0)).toBeNull();
    expect(step("ArrowDown", 9)).toBeNull();
  });
});
