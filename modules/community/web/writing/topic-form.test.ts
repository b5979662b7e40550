import { expect, test } from "vitest";
import { contentFromText } from "#shared/content.ts";
import { givenTopic } from "./given-topic.ts";
import { sameContent } from "./same-content.ts";
import { draftOfForm, emptyForm, formOfDraft, isUntouched, newTopicToSend, type TopicForm } from "./topic-form.ts";

const form: TopicForm = {
  ...emptyForm("4"),
  titleEn: " The garden ",
  contentEn: contentFromText("It opens on Sunday."),
  contentAr: { type: "doc", content: [{ type: "paragraph" }] },
  attachments: ["7"],
  poster: { fileId: "8", videoFileId: null, altEn: "Plants ", altAr: "" },
};

test("a draft brings the form back, and what a database reorders is still the same", () => {
  const back = formOfDraft(draftOfForm(form));
  expect(back).toEqual({ ...form, contentAr: null, poster: { ...form.poster, altEn: "Plants" } });
  expect(sameContent({ a: 1, b: { d: null, c: [{ y: 1, x: 2 }] } }, { b: { c: [{ x: 2, y: 1 }] }, a: 1 })).toBe(true);
  expect(sameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});

test("a new topic is sent trimmed, without what was not asked for", () => {
  expect(newTopicToSend(form, { id: "3", version: 2 })).toEqual({
    categoryId: "4",
    titleEn: "The garden",
    titleAr: null,
    contentEn: form.contentEn,
    contentAr: null,
    attachments: ["7"],
    poster: { fileId: "8", videoFileId: null, altEn: "Plants", altAr: null },
    poll: null,
    draftId: "3",
    draftVersion: 2,
  });
});

test("a category alone is nothing written yet", () => {
  expect([isUntouched(emptyForm("4")), isUntouched(form)]).toEqual([true, false]);
});

test.each([
  undefined,
  "",
  "{",
  "null",
  "[]",
  '"7"',
  '{"id":"8","category":{"id":"4"},"titleEn":"x"}',
  '{"id":"7","category":{"id":"x"}}',
  '{"id":"7","category":{"id":"4"},"titleEn":{"toString":1}}',
  `{"id":"7","category":{"id":"4"},"titleEn":"${"x".repeat(1_001)}"}`,
])("a parameter that is broken or of another topic is ignored: %j", (json) => {
  expect(givenTopic(json, "7")).toBeNull();
});

test("a parameter fills the form, but never with what is no text of ours", () => {
  const given = {
    id: 7,
    categoryId: 4,
    titleEn: "Hello",
    contentEn: { type: "script" },
    contentAr: contentFromText("أهلًا"),
  };
  expect(givenTopic(JSON.stringify(given), "7")).toEqual({
    ...emptyForm("4"),
    titleEn: "Hello",
    contentAr: contentFromText("أهلًا"),
  });
});
