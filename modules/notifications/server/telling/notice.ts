import type { NotificationKind, RequestOutcome } from "../../contract/kinds.ts";

/** One thing that some people are to be told. It travels in jobs, so it holds plain values only. */
export type Notice = {
  kind: NotificationKind;
  /** What it is about. Unread notices of a grouped kind about the same are one line. */
  subject: { kind: string; id: string };
  topicId: string | null;
  /** The comment it tells of. */
  commentId: string | null;
  /** Who did it, who is never told; null when nobody is named. */
  actorId: string | null;
  /** Whoever has a line about the comment already, of any kind or of this one, is told no more; null: told again. */
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
    titleAr?: string;
    titleEn?: string;
  };
};

/** Whether it joins the unread line about the same: likes, and comments one after the other. */
export const isGrouped = ({ kind, commentId }: Notice): boolean =>
  kind === "like" || ((kind === "reply" || kind === "follow") && commentId !== null);
