import { describe, expect, it } from "vitest";
import { treeStop } from "./tree-stop.ts";

describe("the stop of Tab in a tree", () => {
  it("is where the focus was last, and where to start before that", () => {
    expect(treeStop(["1", "2", "3"], { id: "2", place: 1 }, "3")).toBe("2");
    expect(treeStop(["1", "2", "3"], null, "3")).toBe("3");
  });

  it("is what has come to the place of an item that is gone", () => {
    const more = { id: "top more", place: 2 };
    expect(treeStop(["1", "2", "3", "4"], more, "1")).toBe("3");
    expect(treeStop(["1"], more, null)).toBe("1");
  });

  it("is the first item while the one to start at is not there", () => {
    expect(treeStop(["top again"], null, "3")).toBe("top again");
    expect(treeStop(["1", "2"], null, null)).toBe("1");
  });

  it("is nothing in an empty tree", () => {
    expect(treeStop([], null, "3")).toBeNull();
    expect(treeStop([], { id: "2", place: 1 }, "3")).toBeNull();
  });
});
