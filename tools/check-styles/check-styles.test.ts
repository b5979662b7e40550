import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkStyles, exempt } from "./check-styles.ts";

const read = (name: string) => readFile(join(import.meta.dirname, "offenders", name), "utf8");

test("refuses every planted declaration, line by line", async () => {
  const css = await read("planted.module.css");
  const problems = checkStyles("ui/planted.module.css", css);
  css.split("\n").forEach((text, index) => {
    const expected = /\/\* refused: (.+) \*\//.exec(text)?.[1];
    const messages = problems.filter((problem) => problem.line === index + 1).map((problem) => problem.message);
    expect(messages, text).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
  });
  expect(problems.length).toBeGreaterThan(25);
});

test("refuses physical sides and colours in inline styles, and unknown breakpoints in media queries", async () => {
  const messages = checkStyles("ui/Planted.tsx", await read("Planted.tsx")).map(
    (problem) => `${problem.line} ${problem.message}`,
  );
  expect(messages).toEqual([
    expect.stringMatching(/^3 margin-left is physical/),
    expect.stringMatching(/^4 #fff is a colour/),
    expect.stringMatching(/^4 width is physical/),
    expect.stringMatching(/^5 letter-spacing: 0.1em breaks Arabic/),
    expect.stringMatching(/^8 1024px is no breakpoint/),
  ]);
});

test("accepts logical properties, tokens and styles for English only", async () => {
  expect(checkStyles("ui/innocent.module.css", await read("innocent.module.css"))).toEqual([]);
});

test("literal colours are allowed only in the token files", () => {
  expect(checkStyles("ui/tokens.css", ":root { --color-ink: #14211f; }")).toEqual([]);
  expect(checkStyles("modules/topic/web/tokens.css", ":root { --color-ink: #14211f; }")).toHaveLength(1);
});

test("an exemption applies to one file and one message; an unused one is refused", () => {
  const problems = checkStyles("ui/a.css", "a { left: 0; right: 0 }");
  const exemption = { path: "ui/a.css", message: "left is physical", reason: "planted" };
  expect(exempt(problems, [exemption]).map((problem) => problem.message)).toEqual([expect.stringContaining("right")]);
  expect(exempt([], [exemption])).toHaveLength(1);
});
