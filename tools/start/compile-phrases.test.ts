import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { compilePhrases } from "./compile-phrases.ts";

const compiled = (code: string): string => compilePhrases(code, parseAst(code));

test("plain texts are unchanged, and messages with values are parsed", () => {
  expect(compiled('import { more } from "./more.ts";\nexport const words = { title: "المجتمع", more };')).toBe(
    'import { more } from "./more.ts";\nexport const words = { title: "المجتمع", more };',
  );
  expect(compiled('export const words = { "a key": { hello: "مرحبًا {name}" }, plain: `نص` };')).toBe(
    'export const words = { "a key": { hello: ["مرحبًا ",["name"]] }, plain: "نص" };',
  );
});

test("a concatenated text is refused", () => {
  expect(() => compiled('export const words = { title: "one " + two };')).toThrow("one text");
  expect(() => compiled("export const words = { title: `one ${two}` };")).toThrow("when it is said");
  expect(() => compiled('export const words = { title: "one {two" };')).toThrow();
});
