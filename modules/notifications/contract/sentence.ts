import { isKnownKind, type RequestOutcome } from "./kinds.ts";
import type { Notification } from "./schemas.ts";

const requestSentences = {
  stepApproved: "requestStepApproved",
  approved: "requestApproved",
  returned: "requestReturned",
  rejected: "requestRejected",
  commented: "requestCommented",
  revoked: "requestRevoked",
  shortened: "requestShortened",
} as const satisfies Record<RequestOutcome, string>;

/** Which sentence of the catalogue tells a line. */
export function sentenceOf({
  kind,
  subject,
  decision,
  comment,
  request,
}: Pick<Notification, "kind" | "subject" | "decision" | "comment" | "request">) {
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
      return request?.outcome === "commented" ? "approvalCommented" : kind;
    case "requestStep":
      return requestSentences[request?.outcome ?? "commented"];
    default:
      return isKnownKind(kind) ? kind : "newerKind";
  }
}

/** Which phrase names those who did it, by how many are known and how many there are besides. */
export function whoOf(known: number, others: number): "nobody" | "one" | "two" | "three" | "many" {
  const total = known + others;
  if (total > 3) return "many";
  return (["nobody", "one", "two", "three"] as const)[total] ?? "many";
}
