import { expect, test } from "vitest";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { contentFromText } from "#shared/content.ts";
import { readTopicFromUrl } from "./read-topic-from-url.ts";
import { hasSameContent } from "./compare-content.ts";
import { topicForEditUrl } from "./find-topic-for-url.ts";
import {
  draftOfForm,
  emptyForm,
  formOfDraft,
  isUntouched,
  newTopicToSend,
  permittedForm,
  type TopicForm,
} from "./prepare-topic-form.ts";

const form: TopicForm = {
  ...emptyForm("4"),
  titleEn: " The garden ",
  contentEn: contentFromText("It opens on Sunday."),
  contentAr: { type: "doc", content: [{ type: "paragraph" }] },
  attachments: ["7"],
  poster: { fileId: "8", videoFileId: null, altEn: "Plants ", altAr: "" },
};

test("a draft restores the form and equals it after the database reorders its keys", () => {
  const back = formOfDraft(draftOfForm(form));
  expect(back).toEqual({ ...form, contentAr: null, poster: { ...form.poster, altEn: "Plants" } });
  expect(hasSameContent({ a: 1, b: { d: null, c: [{ y: 1, x: 2 }] } }, { b: { c: [{ x: 2, y: 1 }] }, a: 1 })).toBe(
    true,
  );
  expect(hasSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});

test("a new topic is sent trimmed, without unused fields", () => {
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

test("fields that the author may not set are not sent, even if an old draft contains them", () => {
  const old = { ...form, publishAt: "2999-01-01T00:00:00Z", featuredInHome: true, isPinned: true, isLocked: true };
  const none = { feature: false, pin: false, lock: false, poster: false, schedule: false };
  const sent = newTopicToSend(permittedForm(old, none, emptyForm()), null);
  expect(sent).toEqual(newTopicToSend({ ...form, poster: null }, null));
  const all = { feature: true, pin: true, lock: true, poster: true, schedule: true };
  expect(permittedForm(old, all, emptyForm())).toEqual(old);
});

test("a form with only a category counts as untouched", () => {
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
])("a broken parameter or one of another topic is ignored: %j", (json) => {
  expect(readTopicFromUrl(json, "7")).toBeNull();
});

test("a parameter fills the form, except with invalid documents", () => {
  const given = {
    id: 7,
    categoryId: 4,
    titleEn: "Hello",
    contentEn: { type: "script" },
    contentAr: contentFromText("أهلًا"),
  };
  const filled = readTopicFromUrl(JSON.stringify(given), "7");
  expect(filled?.form).toEqual({ ...emptyForm("4"), titleEn: "Hello", contentAr: contentFromText("أهلًا") });
  // Fields missing in the parameter are loading, not empty.
  expect([...(filled?.pending ?? [])]).toEqual(["titleAr", "contentEn", "poll", "attachments", "poster"]);
});

test("plain text, a poll and empty fields are known at once", () => {
  const poll = {
    questionEn: "Tea or coffee?",
    choices: [{ textEn: "Tea", textAr: "شاي", voteCount: 3 }, { textEn: "Coffee" }, "none"],
    maximumChoices: 2,
    ballot: "open",
    results: "sometimes",
  };
  const none = { titleAr: null, contentAr: null, attachments: [], poster: null };
  const given = { id: "7", categoryId: "4", titleEn: "Drinks", contentEn: "First.\n\nSecond.", poll, ...none };
  const filled = readTopicFromUrl(JSON.stringify(given), "7");
  expect(filled?.pending.size).toBe(0);
  expect(filled?.form.contentEn).toEqual(contentFromText("First.\n\nSecond."));
  expect(filled?.form.poll).toMatchObject({
    questionEn: "Tea or coffee?",
    questionAr: "",
    choices: [
      { textEn: "Tea", textAr: "شاي" },
      { textEn: "Coffee", textAr: "" },
      { textEn: "", textAr: "" },
    ],
    maximumChoices: 2,
    ballot: "open",
    results: "always",
  });
  const files = { ...given, poll: null, attachments: ["3"], poster: { fileId: "4" } };
  const withFiles = readTopicFromUrl(JSON.stringify(files), "7");
  expect([withFiles?.form.poll, ...(withFiles?.pending ?? [])]).toEqual([null, "attachments", "poster"]);
});

test("lists and the topic itself pass on their fields in an address of limited length", () => {
  const person = { id: "3", nameAr: null, nameEn: "Noura", titleAr: null, titleEn: null, photoUrl: null };
  const listed: TopicSummary = {
    id: "7",
    category: { id: "4", nameAr: "دردشات", nameEn: "Chitchats", icon: "coffee", color: "teal" },
    author: person,
    titleAr: "ح".repeat(200),
    titleEn: "Drinks",
    excerptAr: null,
    excerptEn: "First.",
    isActive: true,
    isLocked: false,
    isPinned: false,
    isPoster: false,
    isPoll: true,
    hasReport: false,
    featuredInHome: false,
    likeCount: 0,
    commentCount: 0,
    liked: false,
    isUnread: false,
    createdAt: "2026-11-22T08:00:00Z",
    publishedAt: "2026-11-22T08:00:00Z",
    lastActivityAt: "2026-11-22T08:00:00Z",
  };
  const fill = (topic: Parameters<typeof topicForEditUrl>[0]) => readTopicFromUrl(topicForEditUrl(topic), "7");
  const fromList = fill(listed);
  expect([fromList?.form.titleEn, fromList?.form.titleAr]).toEqual(["Drinks", listed.titleAr]);
  expect([...(fromList?.pending ?? [])]).toEqual(["contentEn", "contentAr", "poll", "attachments"]);

  const whole = { ...listed, isPoll: false, contentAr: null, attachments: [], contentEn: contentFromText("First.") };
  expect([fill(whole)?.pending.size, fill(whole)?.form.contentEn]).toEqual([0, whole.contentEn]);
  const long = { ...whole, contentEn: contentFromText("First. ".repeat(2_000)) };
  expect(encodeURIComponent(topicForEditUrl(long)).length).toBeLessThanOrEqual(4_000);
  expect([...(fill(long)?.pending ?? [])]).toEqual(["contentEn", "contentAr"]);
});
