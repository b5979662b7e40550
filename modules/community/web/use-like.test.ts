import { describe, expect, it } from "vitest";
import { withLike } from "./use-like.ts";

describe("a like", () => {
  it("counts at once", () => {
    expect(withLike({ liked: false, likeCount: 57 }, true)).toEqual({ liked: true, likeCount: 58 });
    expect(withLike({ liked: true, likeCount: 58 }, false)).toEqual({ liked: false, likeCount: 57 });
  });

  it("counts once however often it is asked for", () => {
    expect(withLike({ liked: true, likeCount: 58 }, true)).toEqual({ liked: true, likeCount: 58 });
  });

  it("never counts below nobody", () => {
    expect(withLike({ liked: true, likeCount: 0 }, false)).toEqual({ liked: false, likeCount: 0 });
  });
});
