import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boxWords, textWords } from "./primitives.ts";

test("each word has exactly one class in the style sheet and each class a word", () => {
  const sheet = readFileSync(join(import.meta.dirname, "primitives.module.css"), "utf8");
  const classes = [...sheet.matchAll(/^ {2}\.([\w-]+) \{/gm)].map(([, name = ""]) => name);
  const gaps = ["rows", "columns"].flatMap((axis) => [1, 2, 3, 4, 5, 6].map((step) => `${axis}-${step}`));
  const cells = [12, 14, 16, 20, 24].map((rem) => `cell-${rem}`);
  expect(classes.toSorted()).toEqual(["stack", "row", "grid", ...gaps, ...cells, ...boxWords, ...textWords].toSorted());
});
