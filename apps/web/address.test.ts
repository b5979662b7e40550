import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./address.ts";

it("plain texts are read and written", () => {
  expect(parseSearch("?comment=12&sort=newest")).toEqual({ comment: "12", sort: "newest" });
  expect(stringifySearch({ comment: "12", sort: undefined, category: null, page: 2 })).toBe("?comment=12&page=2");
  expect(stringifySearch({})).toBe("");
});

it("every text is read back as it was written", () => {
  const search = { next: "/a?b=c&d=é#e", confirm: "a+b/c==", topic: '{"titleAr":"مرحبا"}', empty: "" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});
