import { expect, test } from "vitest";
import { oneLine, optionalLine, optionalText, requiredText } from "./fields.ts";

test.each([
  ["an override", "\u202egro.live", "gro.live"],
  ["an isolate that never ends", "\u2066Omar", "Omar"],
  ["the end of somebody else's isolate", "Omar\u2069 \u202eis the boss", "Omar is the boss"],
])("%s is removed from every text, so that it cannot change the direction of other text", (_, given, kept) => {
  for (const field of [requiredText(1, 60), optionalText(60), optionalLine(60)]) expect(field.parse(given)).toBe(kept);
});

test("joiners and single directional marks are kept, and so are line ends in multi-line texts", () => {
  const text = "می\u200cخواهم\u200f\nسطر";
  expect(requiredText(1, 60).parse(text)).toBe(text);
  expect(optionalText(60).parse(text)).toBe(text);
});

test("a name is one line, whatever the line separator", () => {
  for (const broken of ["\n", "\r\n", "\u2028", "\u0085", "\t"])
    expect(oneLine(` Omar${broken}Haddad `)).toBe("Omar Haddad");
  expect(optionalLine(60).parse("\n\u2066")).toBeNull();
  expect(requiredText(1, 60).safeParse("\u202e\u2069").error?.issues[0]?.message).toBe("fieldRequired");
});
