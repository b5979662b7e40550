import { expect, test } from "vitest";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { judgeCandidate } from "./judge-candidate.ts";

type Candidate = ScheduleTrialResult["candidates"][number];

const named = (id: string) => ({ id, nameAr: id, nameEn: id });
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  assignment: "1",
  location: named("1"),
  zone: named("1"),
  layer: "seasonal",
  subject: "user",
  role: null,
  applies: false,
  ...more,
});
const best = candidate({ applies: true });

test("the first wins, and has that reason only if there are others", () => {
  expect(judgeCandidate(best, best, 0, 1)).toBe("only");
  expect(judgeCandidate(best, best, 0, 2)).toBe("first");
});

test("a candidate loses by layer, then by subject, then by overlap", () => {
  expect(judgeCandidate(candidate({ layer: "base", subject: "role" }), best, 1, 3)).toBe("layer");
  expect(judgeCandidate(candidate({ subject: "role" }), best, 1, 3)).toBe("subject");
  expect(judgeCandidate(candidate(), best, 2, 3)).toBe("overlap");
});

test("another candidate that applies joins", () => {
  expect(judgeCandidate(candidate({ applies: true }), best, 1, 2)).toBe("joins");
});
