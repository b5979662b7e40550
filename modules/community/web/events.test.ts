import { describe, expect, it } from "vitest";
import type { CommunityEvent } from "#modules/community/contract/events.ts";
import { arrivalIn, communityEvents, isRestored, type ReceivedEvent } from "./events.ts";

const stale = (action: CommunityEvent["action"]): unknown[] =>
  communityEvents({
    action,
    actorId: "4",
    subject: { kind: "topic", id: "7" },
    details: { topicId: "7", categoryId: "2", commentId: "9", parentId: null },
  }).map((key) => (key.length === 1 ? key[0] : key));

const topic7 = ["/topics/{id}", { params: { id: "7" } }];

it("only an update event of the deleted topic itself restores it", () => {
  const restored = (action: string, topicId = "7"): boolean =>
    isRestored({ action, actorId: "4", subject: { kind: "topic", id: topicId }, details: { topicId } }, "7");
  expect([restored("topic.updated"), restored("topic.updated", "8")]).toEqual([true, false]);
  expect([restored("topic.deleted"), restored("topic.liked")]).toEqual([false, false]);
});

describe("queries invalidated by an event", () => {
  it("a changed or deleted topic invalidates itself and the featured topics", () => {
    expect(stale("topic.updated")).toEqual([topic7, "/featured-topics"]);
    expect(stale("topic.deleted")).toEqual([topic7, "/featured-topics"]);
  });

  it("a like or a deleted comment invalidates its topic only", () => {
    expect(stale("topic.liked")).toEqual([topic7]);
    expect(stale("comment.deleted")).toEqual([topic7]);
    expect(stale("comment.restored")).toEqual([topic7]);
  });

  it("the user's own setting on another screen invalidates its topic or category", () => {
    expect(stale("bookmark.changed")).toEqual([topic7, ["/topics", "pages", { query: { bookmarked: "true" } }]]);
    expect(stale("following.changed")).toEqual([topic7]);
    const change = { action: "following.changed", actorId: "4", subject: { kind: "category", id: "2" } };
    expect(communityEvents({ ...change, details: { categoryId: "2" } })).toEqual([["/categories"]]);
  });

  it("a changed category, or reading on another screen, invalidates the categories", () => {
    expect(stale("category.updated")).toEqual(["/categories", "/featured-topics"]);
    expect(stale("reading.changed")).toEqual(["/categories"]);
  });

  it("no event invalidates a list or thread, which may be on screen", () => {
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

  it("a change of another module invalidates nothing", () => {
    const change = { action: "session.ended", actorId: null, subject: { kind: "session", id: "1" }, details: {} };
    expect(communityEvents(change)).toEqual([]);
  });
});

const comment = (
  actorId: string | null,
  action: "comment.created" | "comment.liked" = "comment.created",
): ReceivedEvent => ({
  action,
  actorId,
  details: { topicId: "7", categoryId: "5", commentId: "9", parentId: null },
});

describe("arrivals in a list", () => {
  it("a new comment or topic of another user in its category is an arrival", () => {
    expect(arrivalIn("5", comment("4"), "3")).toBe("7");
    expect(
      arrivalIn("5", { action: "topic.created", actorId: "4", details: { topicId: "8", categoryId: "5" } }, "3"),
    ).toBe("8");
  });

  it('every new topic and comment is an arrival in "All"', () => {
    expect(arrivalIn("1", comment("4"), "3")).toBe("7");
  });

  it("events of other categories, own events and likes are no arrivals", () => {
    expect(arrivalIn("2", comment("4"), "3")).toBeNull();
    expect(arrivalIn("5", comment("3"), "3")).toBeNull();
    expect(arrivalIn("5", comment("4", "comment.liked"), "3")).toBeNull();
  });

  it("an event without an actor is an arrival", () => {
    expect(arrivalIn("5", comment(null), null)).toBe("7");
  });
});
