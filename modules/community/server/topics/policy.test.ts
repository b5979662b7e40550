import { describe, expect, test } from "vitest";
import type { Permission } from "#shared/permissions.ts";
import { canSee, isListed, mayChange, postingRefusal, topicCan, type TopicState } from "./policy.ts";

const viewer = (personId: string, ...permissions: Permission[]) => ({ personId, permissions: new Set(permissions) });
const stranger = viewer("2", "topic.create", "comment.create");
const author = viewer("1", "topic.create", "comment.create");
const moderator = viewer("3", "topic.create", "comment.create", "topic.moderate", "topic.feature");
const editor = viewer("4", "topic.create", "comment.create", "topic.feature");
const mute = viewer("5");

const listed: TopicState = {
  authorId: "1",
  isActive: true,
  isPublished: true,
  isDeleted: false,
  isLocked: false,
  isHidden: false,
  isCategoryActive: true,
};
const inactive = { ...listed, isActive: false };
const scheduled = { ...listed, isPublished: false };
const deleted = { ...listed, isDeleted: true };
const hidden = { ...listed, isCategoryActive: false };
const reported = { ...listed, isHidden: true };
const locked = { ...listed, isLocked: true };

describe("visibility of a topic", () => {
  test.each([
    { name: "listed", topic: listed, stranger: true, author: true, moderator: true },
    { name: "locked", topic: locked, stranger: true, author: true, moderator: true },
    { name: "inactive", topic: inactive, stranger: false, author: true, moderator: true },
    { name: "scheduled", topic: scheduled, stranger: false, author: true, moderator: true },
    { name: "in an inactive category", topic: hidden, stranger: false, author: true, moderator: true },
    { name: "hidden by reports", topic: reported, stranger: false, author: true, moderator: true },
    { name: "deleted", topic: deleted, stranger: false, author: false, moderator: true },
    {
      name: "deleted and inactive",
      topic: { ...deleted, isActive: false },
      stranger: false,
      author: false,
      moderator: true,
    },
  ])("a topic ($name) is visible to permitted users only", ({ name: _name, topic, ...expected }) => {
    expect({
      stranger: canSee(stranger, topic),
      author: canSee(author, topic),
      moderator: canSee(moderator, topic),
    }).toEqual(expected);
    expect(canSee(editor, topic)).toBe(expected.stranger);
    expect(isListed(topic)).toBe(expected.stranger);
  });
});

describe("permitted actions on a topic", () => {
  const allowed = (who: typeof stranger, topic: TopicState): string =>
    Object.entries(topicCan(who, topic))
      .filter(([, may]) => may)
      .map(([verb]) => verb)
      .join(" ");

  test.each([
    { who: "a stranger", viewer: stranger, topic: listed, may: "like comment report" },
    { who: "somebody without permissions", viewer: mute, topic: listed, may: "like report" },
    { who: "the author", viewer: author, topic: listed, may: "update delete like comment history" },
    {
      who: "a moderator",
      viewer: moderator,
      topic: listed,
      may: "update delete activate pin lock feature poster like comment history report",
    },
    { who: "a content editor", viewer: editor, topic: listed, may: "feature like comment report" },
    { who: "a stranger, locked", viewer: stranger, topic: locked, may: "like report" },
    { who: "the author, locked", viewer: author, topic: locked, may: "update delete like history" },
    {
      who: "a moderator, locked",
      viewer: moderator,
      topic: locked,
      may: "update delete activate pin lock feature poster like comment history report",
    },
    { who: "the author, inactive", viewer: author, topic: inactive, may: "update delete history" },
    { who: "the author, hidden by reports", viewer: author, topic: reported, may: "update delete history" },
    { who: "the author, scheduled", viewer: author, topic: scheduled, may: "update delete history" },
    {
      who: "a moderator, scheduled",
      viewer: moderator,
      topic: scheduled,
      may: "update delete activate pin lock feature poster schedule history",
    },
    {
      who: "a content editor of their own, scheduled",
      viewer: editor,
      topic: { ...scheduled, authorId: "4" },
      may: "update delete feature poster schedule history",
    },
    {
      who: "a moderator, hidden category",
      viewer: moderator,
      topic: hidden,
      may: "update delete activate pin lock feature poster history",
    },
    { who: "a moderator, deleted", viewer: moderator, topic: deleted, may: "restore history" },
    { who: "the author, deleted", viewer: author, topic: deleted, may: "" },
  ])("$who: permitted actions are $may", ({ viewer: who, topic, may }) => {
    expect(allowed(who, topic)).toBe(may);
  });
});

describe("permitted edits of a topic", () => {
  const none = { writing: false, moderation: false, featuring: false };
  test.each([
    {
      name: "writing",
      change: { ...none, writing: true },
      may: { stranger: false, author: true, moderator: true, editor: false },
    },
    {
      name: "moderation",
      change: { ...none, moderation: true },
      may: { stranger: false, author: false, moderator: true, editor: false },
    },
    {
      name: "featuring",
      change: { ...none, featuring: true },
      may: { stranger: false, author: false, moderator: true, editor: true },
    },
    {
      name: "writing and featuring",
      change: { ...none, writing: true, featuring: true },
      may: { stranger: false, author: false, moderator: true, editor: false },
    },
    { name: "nothing", change: none, may: { stranger: false, author: true, moderator: true, editor: false } },
  ])("$name is allowed to permitted users only", ({ change, may }) => {
    const ask = (who: typeof stranger): boolean => mayChange(topicCan(who, listed), change);
    expect({ stranger: ask(stranger), author: ask(author), moderator: ask(moderator), editor: ask(editor) }).toEqual(
      may,
    );
  });
});

describe("posting into a category", () => {
  const open = { id: "4", isActive: true, posting: "everyone" } as const;
  test.each([
    { name: "an unknown one", category: null, stranger: "category_unknown", moderator: "category_unknown" },
    {
      name: "an inactive one",
      category: { ...open, isActive: false },
      stranger: "category_unknown",
      moderator: "category_unknown",
    },
    {
      name: "All",
      category: { ...open, id: "1", posting: "nobody" as const },
      stranger: "category_closed",
      moderator: "category_closed",
    },
    {
      name: "All, were it open",
      category: { ...open, id: "1" },
      stranger: "category_closed",
      moderator: "category_closed",
    },
    {
      name: "the moderators' one",
      category: { ...open, posting: "moderators" as const },
      stranger: "category_closed",
      moderator: null,
    },
    { name: "an open one", category: open, stranger: null, moderator: null },
  ])("posting into $name is allowed or refused by permission", ({ category, ...expected }) => {
    expect({ stranger: postingRefusal(stranger, category), moderator: postingRefusal(moderator, category) }).toEqual({
      stranger: expected.stranger,
      moderator: expected.moderator,
    });
  });
});
