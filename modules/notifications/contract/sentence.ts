import type { RecountReason } from "#shared/recounted-day.ts";
import { isKnownKind, type RequestOutcome } from "./kinds.ts";
import type { Notification } from "./schemas.ts";

const recountSentences = {
  holiday: "leaveReturnedHoliday",
  dayOff: "leaveReturned",
  workDay: "leaveTaken",
} as const satisfies Record<RecountReason, string>;

const requestSentences = {
  stepApproved: "requestStepApproved",
  approved: "requestApproved",
  returned: "requestReturned",
  rejected: "requestRejected",
  commented: "requestCommented",
  revoked: "requestRevoked",
  shortened: "requestShortened",
} as const satisfies Record<RequestOutcome, string>;

/** The sentence for an approver: of a change of the request, or that it waits. */
function approvalSentence(outcome: RequestOutcome | null | undefined) {
  if (outcome === "commented") return "approvalCommented";
  if (outcome === "revoked") return "approvalRevoked";
  return outcome === "shortened" ? "approvalShortened" : "approvalWaiting";
}

/** Returns the key of the sentence of a notification. */
export function sentenceOf({
  kind,
  subject,
  decision,
  comment,
  request,
  overtime,
  correction,
  recount,
}: Pick<
  Notification,
  "kind" | "subject" | "decision" | "comment" | "request" | "overtime" | "correction" | "recount"
>) {
  const isComment = subject.kind === "comment";
  switch (kind) {
    case "like":
      return isComment ? "likeComment" : "likeTopic";
    case "reply":
      return isComment ? "replyComment" : "replyTopic";
    case "mention":
      return isComment ? "mentionComment" : "mentionTopic";
    case "follow":
      return comment === null ? "followTopic" : "followComment";
    case "reportDecided":
      if (decision === "deactivate") return isComment ? "commentTakenDown" : "topicTakenDown";
      if (decision === "delete") return isComment ? "commentDeleted" : "topicDeleted";
      return isComment ? "commentKept" : "topicKept";
    case "approvalWaiting":
      return subject.kind === "overtimeRequest" ? "overtimeAsked" : approvalSentence(request?.outcome);
    case "requestStep":
      return requestSentences[request?.outcome ?? "commented"];
    case "attendanceCorrected":
      return correction?.isUndone === true ? "attendanceRestored" : kind;
    case "leaveRecounted":
      return recountSentences[recount?.why ?? "dayOff"];
    case "overtimeDecided":
      if (subject.kind === "overtimeRequest") {
        return overtime?.outcome === "approved" ? "overtimeAllowed" : "overtimeRefused";
      }
      return overtime?.outcome === "approved" ? "overtimeApproved" : "overtimeRejected";
    default:
      return isKnownKind(kind) ? kind : "newerKind";
  }
}

/** Returns the key of the phrase that names the actors: `known` by name, and the number of `others`. */
export function whoOf(known: number, others: number): "nobody" | "one" | "two" | "three" | "many" {
  const total = known + others;
  if (total > 3) return "many";
  return (["nobody", "one", "two", "three"] as const)[total] ?? "many";
}
