import { describe, expect, it } from "vitest";
import { readChartSearch } from "./search.ts";
import { withPinned } from "./pinned.ts";

describe("the address of the chart", () => {
  it("contains a person and a view, and no invalid parameters", () => {
    expect(readChartSearch({ person: 12, view: "list" })).toEqual({ person: "12", view: "list" });
    expect(readChartSearch({ person: "0", view: "map", else: 1 })).toEqual({});
    expect(readChartSearch({ person: ["1"] })).toEqual({});
  });
});

describe("a pinned person", () => {
  const [layla, omar, reem] = ["1", "2", "3"].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];

  it("stays in place on the first page", () => {
    expect(withPinned([[layla, omar], [reem]], omar)).toEqual([layla, omar, reem]);
  });

  it("precedes it otherwise, once, also after their page was loaded", () => {
    expect(withPinned([[layla]], reem)).toEqual([reem, layla]);
    expect(withPinned([[layla], [omar, reem]], reem)).toEqual([reem, layla, omar]);
    expect(withPinned([[layla]], undefined)).toEqual([layla]);
  });
});
