import { describe, expect, it } from "vitest";
import { treeStop } from "./tree-stop.ts";

describe("the tab stop of a tree", () => {
  it("is the last focused item, or the start item before that", () => {
    expect(treeStop(["1", "2", "3"], { id: "2", place: 1 }, "3")).toBe("2");
    expect(treeStop(["1", "2", "3"], null, "3")).toBe("3");
  });

  it("is the item at the position of a removed item", () => {
    const more = { id: "top more", place: 2 };
    expect(treeStop(["1", "2", "3", "4"], more, "1")).toBe("3");
    expect(treeStop(["1"], more, null)).toBe("1");
  });

  it("is the first item if the start item does not exist", () => {
    expect(treeStop(["top again"], null, "3")).toBe("top again");
    expect(treeStop(["1", "2"], null, null)).toBe("1");
  });

  it("is null in an empty tree", () => {
    expect(treeStop([], null, "3")).toBeNull();
    expect(treeStop([], { id: "2", place: 1 }, "3")).toBeNull();
  });
});
