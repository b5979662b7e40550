import type { RecountReason } from "#shared/recounted-day.ts";
import type { NotificationKind, RequestOutcome } from "../contract/kinds.ts";

/** Content of a notification to some people. Stored in jobs, so it has plain values only. */
export type Notice = {
  kind: NotificationKind;
  /** The subject. Unread notices of a grouped kind about the same subject are one notification. */
  subject: { kind: string; id: string };
  topicId: string | null;
  /** The comment of the notice. */
  commentId: string | null;
  /** The actor, who is never notified; null if none is named. */
  actorId: string | null;
  /** Skips people with a notification of the comment, of any kind or of this one; null: notifies again. */
  once: "anyKind" | "thisKind" | null;
  details: {
    closesAt?: string;
    dueOn?: string;
    slotAt?: string;
    timeZone?: string;
    decision?: string;
    reason?: string;
    serviceEn?: string;
    serviceAr?: string;
    outcome?: RequestOutcome;
    reportKind?: string;
    days?: number;
    isUndone?: boolean;
    why?: RecountReason;
    titleAr?: string;
    titleEn?: string;
  };
};

/** Returns a notice; fields that are not given are empty. */
export const noticeOf = (given: Pick<Notice, "kind" | "subject"> & Partial<Notice>): Notice => ({
  topicId: null,
  commentId: null,
  actorId: null,
  once: null,
  details: {},
  ...given,
});

/** Returns whether it joins the unread notification of its subject: likes, and consecutive comments. */
export const isGrouped = ({ kind, commentId }: Notice): boolean =>
  kind === "like" || ((kind === "reply" || kind === "follow") && commentId !== null);
