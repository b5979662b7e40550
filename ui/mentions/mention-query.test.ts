import { expect, test } from "vitest";
import { mentionQuery } from "./mention-query.ts";

test.each([
  ["@", "", 1],
  ["ask @nou", "nou", 4],
  ["اسأل @نور", "نور", 4],
  ["(@Sara Al", "Sara Al", 8],
  ["first @a then @b", "b", 2],
  ["سطر\n@خ", "خ", 2],
])("the text %j contains the mention query %j", (before, query, length) => {
  expect(mentionQuery(before)).toEqual({ query, length });
});

test.each(["", "omar@diwan.example", "@one two three four", "no one", "@nou, and", "@@x"])(
  "the text %j contains no mention query",
  (before) => {
    expect(mentionQuery(before)).toBeNull();
  },
);
