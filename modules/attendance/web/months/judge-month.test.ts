import { expect, test } from "vitest";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import type { Month } from "./api.ts";
import { judgeMonth } from "./judge-month.ts";

const today = "2026-03-02";
const month = (more: Partial<Month> = {}): Month => ({
  month: "2026-01",
  isLocked: false,
  lockedAt: null,
  lockedBy: null,
  note: null,
  openLines: [],
  provisionalDays: 0,
  ...more,
});
const computing = (from: string, to: string, state: Recomputation["state"] = "running"): Recomputation => ({
  id: "1",
  cause: "zone.updated",
  from,
  to,
  total: 4,
  done: 1,
  changed: 0,
  state,
  createdAt: "2026-03-01T08:00:00Z",
  finishedAt: null,
});

test("a past month with final days and no recomputation can be locked", () => {
  expect(judgeMonth(month(), [], today)).toBe("ready");
});

test("the current month and a future one cannot be locked", () => {
  expect(judgeMonth(month({ month: "2026-03" }), [], today)).toBe("running");
  expect(judgeMonth(month({ month: "2026-04" }), [], today)).toBe("running");
});

test("a month with days that are not final waits", () => {
  expect(judgeMonth(month({ provisionalDays: 1 }), [], today)).toBe("waiting");
});

test("a month waits for recomputations that touch it, by their whole span, and not for others", () => {
  expect(judgeMonth(month(), [computing("2025-12-30", "2026-02-01")], today)).toBe("computing");
  expect(judgeMonth(month(), [computing("2026-01-31", "2026-01-31", "waiting")], today)).toBe("computing");
  expect(judgeMonth(month(), [computing("2026-02-01", "2026-02-03")], today)).toBe("ready");
  expect(judgeMonth(month(), [computing("2026-01-01", "2026-01-31", "done")], today)).toBe("ready");
});

test("a locked month is locked, regardless of recomputations", () => {
  expect(judgeMonth(month({ isLocked: true }), [computing("2026-01-01", "2026-01-31")], today)).toBe("locked");
});
