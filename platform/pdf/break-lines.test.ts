import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

const broken = (text: string, width: number): string[] =>
  breakLines(text, ([start, end]) => end - start <= width).map(([start, end]) => text.slice(start, end));

test("lines are as full as whole words allow, and have no spaces at their ends", () => {
  expect(broken("one two  three four", 9)).toEqual(["one two", "three", "four"]);
  expect(broken("one two", 7)).toEqual(["one two"]);
});

test("a word longer than a line is broken between characters, never within one", () => {
  expect(broken("to Llanfairpwll go", 6)).toEqual(["to", "Llanfa", "irpwll", "go"]);
  expect(broken("𝐀𝐁𝐂", 3)).toEqual(["𝐀", "𝐁", "𝐂"]);
  expect(broken("ab", 0)).toEqual(["a", "b"]);
});

test("a text of spaces only has no line", () => expect(broken("   ", 5)).toEqual([]));
