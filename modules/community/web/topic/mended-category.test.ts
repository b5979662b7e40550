import { describe, expect, it } from "vitest";
import { mendedCategory } from "./mended-category.ts";

describe("the category in a topic's address", () => {
  it("stays when it is the topic's own or the one of everything", () => {
    expect(mendedCategory("5", "5")).toBeNull();
    expect(mendedCategory("1", "5")).toBeNull();
  });

  it("is mended when it is another, even one that does not exist", () => {
    expect(mendedCategory("3", "5")).toBe("5");
    expect(mendedCategory("999", "5")).toBe("5");
  });
});
