import { describe, expect, it } from "vitest";
import { withLike } from "./use-like.ts";

describe("a like", () => {
  it("a like is counted at once", () => {
    expect(withLike({ liked: false, likeCount: 57 }, true)).toEqual({ liked: true, likeCount: 58 });
    expect(withLike({ liked: true, likeCount: 58 }, false)).toEqual({ liked: false, likeCount: 57 });
  });

  it("a repeated like is counted once", () => {
    expect(withLike({ liked: true, likeCount: 58 }, true)).toEqual({ liked: true, likeCount: 58 });
  });

  it("the count never falls below 0", () => {
    expect(withLike({ liked: true, likeCount: 0 }, false)).toEqual({ liked: false, likeCount: 0 });
  });
});
