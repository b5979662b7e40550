import { describe, expect, it } from "vitest";
import type { ReceivedEvent } from "../events.ts";
import { arrivalIn } from "./find-arrivals.ts";

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
