import { describe, expect, it } from "vitest";
import {
  mendedCategory,
  readCategorySearch,
  readCommunitySearch,
  readLatestSearch,
  readTopicSearch,
} from "./search.ts";

describe("the address of a list", () => {
  it("names its order, except the usual one", () => {
    expect(readCategorySearch({ sort: "likes" })).toEqual({ sort: "likes" });
    expect(readCategorySearch({ sort: "activity" })).toEqual({});
  });

  it("is mended when it is nonsense", () => {
    expect(readCategorySearch({ sort: "zzz", page: "3" })).toEqual({});
  });
});

describe("the address of the way in", () => {
  it("names what one keeps, and nothing else", () => {
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
  ])("reads the comment %j as %j", (comment, expected) => {
    expect(readTopicSearch({ comment })).toEqual(expected);
  });
});

describe("the category in a topic's address", () => {
  it("stays when it is the topic's own or the one of everything", () => {
    expect(mendedCategory("5", "5")).toBeNull();
    expect(mendedCategory("1", "5")).toBeNull();
  });

  it("is mended when it is another, even one that does not exist", () => {
    expect(mendedCategory("3", "5")).toBe("5");
    expect(mendedCategory("999", "5")).toBe("5");
  });
});

describe("the address of the home page", () => {
  it("names one category and not the one of everything", () => {
    expect(readLatestSearch({ category: "4" })).toEqual({ category: "4" });
    expect(readLatestSearch({ category: "1" })).toEqual({});
    expect(readLatestSearch({ category: "<b>" })).toEqual({});
  });
});
