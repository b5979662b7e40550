import { describe, expect, it } from "vitest";
import type { CommunityEvent } from "#modules/community/contract/events.ts";
import { communityEvents, isRestored } from "./events.ts";

const stale = (action: CommunityEvent["action"]): unknown[] =>
  communityEvents({
    action,
    actorId: "4",
    subject: { kind: "topic", id: "7" },
    details: { topicId: "7", categoryId: "2", commentId: "9", parentId: null },
  }).map((key) => (key.length === 1 ? key[0] : key));

const topic7 = ["/topics/{id}", { params: { id: "7" } }];

it("a deleted topic is there again once it is told of as changed, and no other", () => {
  const restored = (action: string, topicId = "7"): boolean =>
    isRestored({ action, actorId: "4", subject: { kind: "topic", id: topicId }, details: { topicId } }, "7");
  expect([restored("topic.updated"), restored("topic.updated", "8")]).toEqual([true, false]);
  expect([restored("topic.deleted"), restored("topic.liked")]).toEqual([false, false]);
});

describe("what an event makes stale", () => {
  it("is the topic itself and the featured ones when a topic changes or goes", () => {
    expect(stale("topic.updated")).toEqual([topic7, "/featured-topics"]);
    expect(stale("topic.deleted")).toEqual([topic7, "/featured-topics"]);
  });

  it("is the topic alone when it is liked or loses a comment", () => {
    expect(stale("topic.liked")).toEqual([topic7]);
    expect(stale("comment.deleted")).toEqual([topic7]);
    expect(stale("comment.restored")).toEqual([topic7]);
  });

  it("is one's own choice about a topic or category, made on another screen", () => {
    expect(stale("bookmark.changed")).toEqual([topic7, ["/topics", "pages", { query: { bookmarked: "true" } }]]);
    expect(stale("following.changed")).toEqual([topic7]);
    const change = { action: "following.changed", actorId: "4", subject: { kind: "category", id: "2" } };
    expect(communityEvents({ ...change, details: { categoryId: "2" } })).toEqual([["/categories"]]);
  });

  it("is the categories when one changes or something was read elsewhere", () => {
    expect(stale("category.updated")).toEqual(["/categories", "/featured-topics"]);
    expect(stale("reading.changed")).toEqual(["/categories"]);
  });

  it("is never a list or a thread, which somebody may be reading", () => {
    const actions: CommunityEvent["action"][] = [
      "topic.created",
      "topic.updated",
      "topic.deleted",
      "topic.liked",
      "comment.created",
      "comment.updated",
      "comment.deleted",
      "comment.restored",
      "comment.liked",
      "category.updated",
      "reading.changed",
    ];
    const paths = actions.flatMap((action) => stale(action).map((key) => (Array.isArray(key) ? key[0] : key)));
    expect(paths).not.toContain("/topics");
    expect(paths).not.toContain("/topics/{id}/comments");
  });

  it("is nothing for a change of another module", () => {
    const change = { action: "session.ended", actorId: null, subject: { kind: "session", id: "1" }, details: {} };
    expect(communityEvents(change)).toEqual([]);
  });
});
