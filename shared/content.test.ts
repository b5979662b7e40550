import { expect, test } from "vitest";
import { excerptOf } from "./content.ts";

test("an excerpt never ends in half a character", () => {
  const excerpt = excerptOf(`a${"😀".repeat(200)}`);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt).toBe(`a${"😀".repeat(119)}…`);
});

test("an excerpt is one line, whole when it is short, else cut at a word without its comma", () => {
  expect(excerptOf("One\n two\t three ")).toBe("One two three");
  expect(excerptOf(`${"word ".repeat(5)}last, wordlonger`, 32)).toBe(`${"word ".repeat(5)}last…`);
});
