import { expect, test } from "vitest";
import { moderationEvents } from "./events.ts";

const heard = (action: string, details: Record<string, unknown>) =>
  moderationEvents({ action, actorId: null, subject: { kind: "reportCase", id: "7" }, details });

test.each(["report.received", "reportCase.decided"])("%s invalidates its own case only", (action) => {
  expect(heard(action, { caseId: "7" })).toEqual([["/report-cases/{id}", { params: { id: "7" } }]]);
});

test("events for authors and of other modules invalidate no case", () => {
  expect(heard("report.decided", { caseId: "7" })).toEqual([]);
  expect(heard("topic.updated", { topicId: "7" })).toEqual([]);
});
