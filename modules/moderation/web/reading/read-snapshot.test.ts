import { expect, test } from "vitest";
import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { changedParts, partsOf } from "./read-snapshot.ts";

const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const topic: CaseSnapshot = {
  titleAr: null,
  titleEn: "The canteen",
  contentAr: null,
  contentEn: paragraph("It is closed."),
  content: null,
  poll: { questionAr: "متى؟", questionEn: "When?", choices: [{ textAr: "غدًا", textEn: "Tomorrow" }] },
  files: [
    { name: "menu.pdf", mediaType: "application/pdf" },
    { name: null, mediaType: "image/webp" },
  ],
};

test("every part of a topic is converted to text", () => {
  expect(partsOf(topic, "Nameless")).toEqual({
    titleEn: "The canteen",
    contentEn: "It is closed.",
    titleAr: "",
    contentAr: "",
    content: "",
    poll: "When?\nمتى؟\nTomorrow / غدًا",
    files: "menu.pdf\nNameless",
  });
});

test("a change is detected in the changed part only", () => {
  expect(changedParts(topic, topic)).toEqual([]);
  expect(changedParts(topic, { ...topic, contentEn: paragraph("It is open.") })).toEqual(["contentEn"]);
  expect(changedParts(topic, { ...topic, poll: null, files: [] })).toEqual(["poll", "files"]);
});

test("a comment is unchanged when its topic's title changes", () => {
  const comment = { ...topic, contentEn: null, content: "You fool.", poll: null, files: [] };
  expect(changedParts(comment, { ...comment, titleEn: "Another" })).toEqual([]);
  expect(changedParts(comment, { ...comment, content: "You friend." })).toEqual(["content"]);
});
