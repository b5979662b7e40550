import { expect, test } from "vitest";
import { compareAt, restoreToTime } from "./restore-to-time.ts";

test("a database is restored to an instant from its base copy and its archive", async () => {
  const { holds, figures } = await restoreToTime(5, () => {});
  expect(figures).toMatchObject({ "of them lost": 0, "of them present": 0 });
  expect(holds).toBe(true);
});

test("an earlier entry that is absent and a later one that is present are found", () => {
  const entry = (content: string, begunAt: number, acknowledgedAt: number | null) => ({
    content,
    key: content,
    ids: [],
    begunAt,
    acknowledgedAt,
  });
  const entries = [
    entry("before", 10, 20),
    entry("during", 90, 110),
    entry("after", 120, 130),
    entry("never", 5, null),
  ];
  const compare = (...stored: string[]) => compareAt(new Date(100), entries, new Set(stored));
  const counts = { before: 1, after: 1 };
  expect(compare("before")).toEqual({ ...counts, lost: 0, tooLate: 0 });
  expect(compare("before", "during", "never")).toEqual({ ...counts, lost: 0, tooLate: 0 });
  expect(compare("during")).toEqual({ ...counts, lost: 1, tooLate: 0 });
  expect(compare("before", "after")).toEqual({ ...counts, lost: 0, tooLate: 1 });
});
