import { describe, expect, it } from "vitest";
import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import type { CommentPage } from "../api.ts";
import {
  asDeleted,
  findComment,
  freshReplies,
  freshRoots,
  freshWith,
  freshWithChanged,
  inOrderOfIds,
  merged,
  nothingFresh,
  readAnew,
  rootsOf,
  withChanged,
  withReplies,
  type Thread,
} from "./change-thread.ts";

const reply = (id: string, parentId: string | null = null): Reply => ({
  id,
  topicId: "1",
  parentId,
  replyTo: null,
  author: { id: "3", nameAr: null, nameEn: "Noura", titleAr: null, titleEn: null, photoUrl: null },
  content: `Comment ${id}`,
  document: null,
  mentions: [],
  attachments: [],
  isDeleted: false,
  isHidden: false,
  decision: null,
  likeCount: 0,
  liked: false,
  replyCount: 0,
  isUnread: false,
  createdAt: "2026-11-20T08:00:00Z",
  editedAt: null,
  version: 1,
  can: { update: false, delete: false, like: true, reply: true, report: true },
});
const root = (id: string, replies: Reply[] = [], next: string | null = null): Comment => ({
  ...reply(id),
  replyCount: replies.length,
  replies: { data: replies, previous: null, next },
});
const page = (...data: Comment[]): CommentPage => ({ data, page: { next: null, previous: null, limit: 20 } });
const thread = (...pages: CommentPage[]): Thread => ({ pages, pageParams: pages.map(() => ({})) });
const ids = (comments: readonly { id: string }[]): string[] => comments.map(({ id }) => id);

describe("ids", () => {
  it("ids are ordered numerically", () => {
    expect(["100", "20", "3"].toSorted(inOrderOfIds)).toEqual(["3", "20", "100"]);
  });

  it("ids beyond the range of safe integers keep their order", () => {
    expect(inOrderOfIds("900719925474099312", "900719925474099311")).toBeGreaterThan(0);
  });
});

describe("merging", () => {
  it("each comment is shown once, oldest first, in its latest version", () => {
    const edited = { ...reply("9"), content: "Edited" };
    const all = merged([reply("9"), reply("11")], [edited, reply("10"), reply("8")]);
    expect(ids(all)).toEqual(["8", "9", "10", "11"]);
    expect(all[1]?.content).toBe("Edited");
  });

  it("a fresh comment is not repeated once its page is loaded", () => {
    const fresh = freshWith(nothingFresh, { roots: [root("30"), root("31")] });
    expect(ids(freshRoots(thread(page(root("1"))), fresh))).toEqual(["30", "31"]);
    expect(ids(freshRoots(thread(page(root("1")), page(root("30"))), fresh))).toEqual(["31"]);
  });

  it("a fresh reply is not repeated once it is loaded, nor shown under another root", () => {
    const fresh = freshWith(nothingFresh, { replies: [reply("40", "1"), reply("41", "2")] });
    expect(ids(freshReplies(root("1"), fresh))).toEqual(["40"]);
    expect(ids(freshReplies(root("1", [reply("40", "1")]), fresh))).toEqual([]);
  });

  it("more replies are added on their side and the other side's cursor is kept", () => {
    const before = thread(page(root("1", [reply("5", "1")], "after-5"), root("2")));
    const after = withReplies(
      before,
      "1",
      { data: [reply("6", "1"), reply("7", "1")], page: { next: null, previous: "before-6", limit: 20 } },
      "next",
    );
    const [first, second] = rootsOf(after);
    expect(ids(first?.replies.data ?? [])).toEqual(["5", "6", "7"]);
    expect(first?.replies).toMatchObject({ next: null, previous: null });
    expect(second?.replies.data).toEqual([]);
  });
});

describe("changing", () => {
  const both = thread(page(root("1", [reply("5", "1")]), root("2")));

  it("a change is applied to roots and replies, in pages and among fresh comments", () => {
    const liked = () => ({ liked: true });
    expect(findComment(withChanged(both, "2", liked), nothingFresh, "2")?.liked).toBe(true);
    expect(findComment(withChanged(both, "5", liked), nothingFresh, "5")?.liked).toBe(true);
    const fresh = freshWith(nothingFresh, { roots: [root("8")], replies: [reply("9", "1")] });
    expect(findComment(both, freshWithChanged(fresh, "8", liked), "8")?.liked).toBe(true);
    expect(findComment(both, freshWithChanged(fresh, "9", liked), "9")?.liked).toBe(true);
  });

  it("a change leaves all other comments unchanged", () => {
    const changed = withChanged(both, "2", () => ({ likeCount: 4 }));
    expect(findComment(changed, nothingFresh, "1")).toEqual(findComment(both, nothingFresh, "1"));
  });

  it("a restored comment is at its old position with its replies", () => {
    const deleted = withChanged(both, "1", asDeleted);
    const back = withChanged(deleted, "1", () => readAnew(root("1")));
    expect(rootsOf(back)[0]).toEqual(rootsOf(both)[0]);
  });

  it("a deleted comment keeps its position and replies, without permitted actions", () => {
    const deleted = rootsOf(withChanged(both, "1", asDeleted))[0];
    expect(deleted).toMatchObject({ id: "1", isDeleted: true, content: null, author: null });
    expect(Object.values(deleted?.can ?? {})).not.toContain(true);
    expect(ids(deleted?.replies.data ?? [])).toEqual(["5"]);
  });
});
