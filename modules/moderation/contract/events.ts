import type { Decision } from "./reasons.ts";

/** Events of reports sent to open screens: ids only, without data about reporters. */
export type ModerationEvent =
  /** To moderators. Contains no person, and its time is rounded to the hour. */
  | { action: "report.received"; details: { caseId: string } }
  /** To moderators. */
  | { action: "reportCase.decided"; details: { caseId: string; decision: Decision } }
  /** To the author of the content. */
  | {
      action: "report.decided";
      details: {
        caseId: string;
        authorId: string;
        decision: Decision;
        topicId: string;
        categoryId: string | null;
        commentId: string | null;
      };
    };
