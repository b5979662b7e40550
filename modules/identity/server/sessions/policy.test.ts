import { expect, test } from "vitest";
import { judgeRenewal, sessionEnd, type SuccessorUse } from "./policy.ts";

const now = 1_000_000;
const alive = { generation: 5, ended: false, expiresAt: now + 1 };

test.each([
  ["an ended session", 5, { ...alive, ended: true }, null],
  ["a session whose time has come", 5, { ...alive, expiresAt: now }, null],
  ["a generation that was never given", 6, alive, null],
])("%s is over", (_, used, session, successorUse) => {
  expect(judgeRenewal(used, session, successorUse, now)).toEqual({ kind: "over" });
});

const uses: [number, SuccessorUse, object][] = [
  [5, null, { kind: "advance", generation: 6 }],
  [4, null, { kind: "repeat", generation: 5 }],
  [4, now - 9_999, { kind: "repeat", generation: 5 }],
  [4, now + 3_000, { kind: "repeat", generation: 5 }],
  [1, now - 1, { kind: "repeat", generation: 2 }],
  [4, now - 10_000, { kind: "replayed" }],
  [1, now - 10_000, { kind: "replayed" }],
  [1, "longAgo", { kind: "replayed" }],
];
test.each(uses)("generation %i of 5 with a successor used at %s is judged as %j", (used, successorUse, verdict) => {
  expect(judgeRenewal(used, alive, successorUse, now)).toEqual(verdict);
});

const day = 86_400_000;
const limits = { sessionIdleDays: 30, sessionMaximumDays: 90 };
test.each([
  [0, 30],
  [59, 89],
  [60, 90],
  [89, 90],
])("a session used on day %i expires on day %i", (usedOn, overOn) => {
  expect(sessionEnd(0, usedOn * day, limits)).toBe(overOn * day);
});
