import { describe, expect, it } from "vitest";
import type { HeardEvent } from "../events.ts";
import { arrivalIn } from "./arrivals.ts";

const comment = (
  actorId: string | null,
  action: "comment.created" | "comment.liked" = "comment.created",
): HeardEvent => ({
  action,
  actorId,
  details: { topicId: "7", categoryId: "5", commentId: "9", parentId: null },
});

describe("something new in a list", () => {
  it("is a new comment or topic of its category by somebody else", () => {
    expect(arrivalIn("5", comment("4"), "3")).toBe("7");
    expect(
      arrivalIn("5", { action: "topic.created", actorId: "4", details: { topicId: "8", categoryId: "5" } }, "3"),
    ).toBe("8");
  });

  it("is everything in the list of everything", () => {
    expect(arrivalIn("1", comment("4"), "3")).toBe("7");
  });

  it("is nothing of another category, nothing of one's own, and no like", () => {
    expect(arrivalIn("2", comment("4"), "3")).toBeNull();
    expect(arrivalIn("5", comment("3"), "3")).toBeNull();
    expect(arrivalIn("5", comment("4", "comment.liked"), "3")).toBeNull();
  });

  it("is also what nobody in particular did", () => {
    expect(arrivalIn("5", comment(null), null)).toBe("7");
  });
});
