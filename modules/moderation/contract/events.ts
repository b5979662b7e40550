import type { Decision } from "./reasons.ts";

/** What happens to reports, as open screens hear of it; ids only, and nothing of who reported. */
export type ModerationEvent =
  /** To moderators. Names nobody and, beyond the hour, no moment. */
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
