import { expect, test } from "vitest";
import { attendanceEvents } from "./events.ts";

const staleAfter = (action: string): unknown[] =>
  attendanceEvents({ action, actorId: "1", subject: { kind: "thing", id: "1" }, details: {} }).map(([path]) => path);

test("punches and absences change my days", () => {
  for (const action of ["punch.created", "punch.voided", "absence.created"]) {
    expect(staleAfter(action)).toEqual(["/attendance/today", "/attendance/days"]);
  }
});

test("decisions, locks and changes by one officer are refetched by others", () => {
  expect(staleAfter("punch.accepted")).toContain("/attendance/review");
  expect(staleAfter("month.locked")).toEqual([
    "/attendance/recomputations",
    "/attendance/months",
    "/attendance/review/rules",
  ]);
  expect(staleAfter("exceptionDay.updated")).toEqual(["/attendance/recomputations", "/attendance/review/rules"]);
});

test("actions unrelated to attendance change nothing", () => {
  for (const action of ["topic.created", "lookup.created", "comment.deleted"]) expect(staleAfter(action)).toEqual([]);
});
