import { expect, test } from "vitest";
import { isFiltered, readSearchAddress, without } from "./search.ts";

test("an address is parsed and unknown parts are ignored", () => {
  expect(
    readSearchAddress({
      q: "  مدرسة ",
      kind: "topic",
      category: "4",
      author: "7",
      from: "2026-01-01",
      to: "2026-02-30x",
    }),
  ).toEqual({ q: "مدرسة", kind: "topic", category: "4", author: "7", from: "2026-01-01" });
  expect(readSearchAddress({ q: "x", kind: "document" })).toEqual({ q: "x", kind: "document" });
  expect(readSearchAddress({ q: "", kind: "file", category: "1", author: "x", from: "soon" })).toEqual({});
});

test("filters are removed one by one", () => {
  const search = { q: "a", category: "4", from: "2026-01-01" };
  expect(without(search, "category")).toEqual({ q: "a", from: "2026-01-01" });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(without(search, "category", "from"))).toBe(false);
});
