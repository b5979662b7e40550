import { expect, test } from "vitest";
import { moderationEvents } from "./events.ts";

const heard = (action: string, details: Record<string, unknown>) =>
  moderationEvents({ action, actorId: null, subject: { kind: "reportCase", id: "7" }, details });

test.each(["report.received", "reportCase.decided"])(
  "%s makes the case stale that it is about, and no other",
  (action) => {
    expect(heard(action, { caseId: "7" })).toEqual([["/report-cases/{id}", { params: { id: "7" } }]]);
  },
);

test("what is for authors, or another module's, makes no case stale", () => {
  expect(heard("report.decided", { caseId: "7" })).toEqual([]);
  expect(heard("topic.updated", { topicId: "7" })).toEqual([]);
});
