import { describe, expect, it } from "vitest";
import { firstArrivals } from "./plan-arrivals.ts";

describe("first arrivals", () => {
  it("the first arrival is returned for the end of the thread and for each root", () => {
    const first = firstArrivals([
      { id: "104", parentId: null },
      { id: "99", parentId: null },
      { id: "101", parentId: "7" },
      { id: "100", parentId: "7" },
      { id: "103", parentId: "8" },
    ]);
    expect(Object.fromEntries(first)).toEqual({ null: "99", 7: "100", 8: "103" });
  });

  it("without arrivals the result is empty", () => {
    expect(firstArrivals([]).size).toBe(0);
  });
});
