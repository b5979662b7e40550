import { expect, test } from "vitest";
import type { Actor } from "#platform/http/actor.ts";
import { requireOwnBounds } from "./check-own-bounds.ts";

const actor = (departments: readonly string[]): Actor => ({
  personId: "1",
  sessionId: "s",
  generation: 1,
  locale: "en",
  secondFactorDue: null,
  permissions: new Set(["user.manage"]),
  bounds: new Map([
    [
      "attendance.manage",
      {
        given: { departments: [...departments], locations: [] },
        departments: [...departments],
        locations: [],
        today: "2026-01-11",
      },
    ],
  ]),
});
const move = (from: string | null, to: string | null, departments: readonly string[] = ["3", "4"]) =>
  requireOwnBounds(actor(departments), from, to, "department");

test("a move into the author's own bounds is refused, and names the field", () => {
  expect(() => move("7", "3")).toThrow(expect.objectContaining({ code: "own_authority" }));
  expect(() => move(null, "4")).toThrow();
});

test("a move within the bounds, out of them, or outside is allowed", () => {
  expect(() => move("3", "4")).not.toThrow();
  expect(() => move("3", null)).not.toThrow();
  expect(() => move("7", "8")).not.toThrow();
  expect(() => move("7", "3", [])).not.toThrow();
});
