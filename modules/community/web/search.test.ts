import { describe, expect, it } from "vitest";
import {
  mendedCategory,
  readCategorySearch,
  readCommunitySearch,
  readLatestSearch,
  readTopicSearch,
} from "./search.ts";

describe("the address of a list", () => {
  it("the address contains the sort unless it is the default", () => {
    expect(readCategorySearch({ sort: "likes" })).toEqual({ sort: "likes" });
    expect(readCategorySearch({ sort: "activity" })).toEqual({});
  });

  it("an invalid sort is ignored", () => {
    expect(readCategorySearch({ sort: "zzz", page: "3" })).toEqual({});
  });
});

describe("the address of the community page", () => {
  it("the address contains the view of bookmarks and nothing else", () => {
    expect(readCommunitySearch({ show: "kept" })).toEqual({ show: "kept" });
    expect(readCommunitySearch({ show: "everything", category: "4" })).toEqual({});
  });
});

describe("the address of a topic", () => {
  it.each([
    ["15", { comment: "15" }],
    [15, { comment: "15" }],
    ["0", {}],
    ["15x", {}],
    ["-3", {}],
    [["15"], { comment: "15" }],
    [{}, {}],
    [undefined, {}],
  ])("the comment %j is read as %j", (comment, expected) => {
    expect(readTopicSearch({ comment })).toEqual(expected);
  });
});

describe("the category in a topic's address", () => {
  it("the category of the topic and the category of all topics are kept", () => {
    expect(mendedCategory("5", "5")).toBeNull();
    expect(mendedCategory("1", "5")).toBeNull();
  });

  it("any other category is corrected, even an unknown one", () => {
    expect(mendedCategory("3", "5")).toBe("5");
    expect(mendedCategory("999", "5")).toBe("5");
  });
});

describe("the address of the home page", () => {
  it('the address contains one category, never "All"', () => {
    expect(readLatestSearch({ category: "4" })).toEqual({ category: "4" });
    expect(readLatestSearch({ category: "1" })).toEqual({});
    expect(readLatestSearch({ category: "<b>" })).toEqual({});
  });
});
