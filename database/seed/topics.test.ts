import { expect, test } from "vitest";
import { z } from "zod";
import { personOf } from "./people.ts";
import { readData, readText } from "./read-data.ts";
import { readTopics, topicShape } from "./topics.ts";

const valid = { author: "sara", days_ago: 0, hour: 9.5, likes: 3 };

test("a data file that does not fit is refused with its path and the field", () => {
  const shape = z.array(z.strictObject({ email: z.string(), person: z.string(), role: z.literal("employee") }));
  expect(() => readData("company/accounts.json", shape)).toThrow(/company\/accounts\.json[^]*\[0\]\.role/);
});

test("a file that is not JSON is refused with its path", () => {
  expect(() => readData("community/draft.en.md", z.string())).toThrow("community/draft.en.md is not valid JSON");
});

test("a text without a title is refused with its path", () => {
  expect(() => readText("company/people.json")).toThrow("company/people.json");
});

test.each([
  [
    "a reply to a later comment",
    [
      { author: "omar", text: "No.", reply_to: 1 },
      { author: "omar", text: "Yes." },
    ],
  ],
  ["a reply to itself", [{ author: "omar", text: "No.", reply_to: 0 }]],
  [
    "a reply to a reply",
    [
      { author: "omar", text: "Why?" },
      { author: "sara", text: "So.", reply_to: 0 },
      { author: "omar", text: "No.", reply_to: 1 },
    ],
  ],
])("%s is refused", (_, comments) => {
  const place = ["comments", comments.findLastIndex(({ reply_to }) => reply_to !== undefined), "reply_to"];
  expect(topicShape.safeParse({ ...valid, comments }).error?.issues.map(({ path }) => path)).toEqual([place]);
});

test("an unknown field of a topic is refused", () => {
  const { error } = topicShape.safeParse({ ...valid, comments: [], lieks: 3 });
  expect(error?.issues.map(({ code }) => code)).toEqual(["unrecognized_keys"]);
});

test("every topic is by people of the company, and both its languages have a title and a body", () => {
  const topics = readTopics();
  expect(topics.length).toBeGreaterThan(140);
  for (const { author, comments, en, ar } of topics) {
    for (const key of [author, ...comments.map((comment) => comment.author)]) personOf(key);
    for (const text of [en, ar]) if (text !== null) expect([text.title, text.body]).not.toContain("");
  }
  expect(new Set(topics.map(({ category }) => category))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
});
