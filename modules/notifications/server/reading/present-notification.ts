import type { FileLinks } from "#modules/community/server/index.ts";
import type { Notification } from "../../contract/schemas.ts";
import type { NotificationRow } from "./queries.ts";

const decisions = ["keep", "deactivate", "delete"] as const;

export function presentNotification(row: NotificationRow, files: FileLinks, personId: string): Notification {
  const { topic_id: topicId, category_id: categoryId, comment_id: commentId, details } = row;
  const isAboutOutcome = row.kind === "reportDecided" || row.kind === "topicDeactivated";
  return {
    id: row.id,
    kind: row.kind,
    isRead: row.read_at !== null,
    subject: { kind: row.subject_kind, id: row.subject_id },
    actors: row.actors.map(({ photo, ...person }) => ({ ...person, photoUrl: files.photoUrl(photo, personId) })),
    otherCount: Math.max(0, row.actor_count - row.actors.length),
    topic:
      topicId === null || categoryId === null
        ? null
        : { id: topicId, categoryId, titleAr: row.title_ar, titleEn: row.title_en },
    isOpenable: row.is_openable,
    comment: commentId === null || isAboutOutcome ? null : { id: commentId, excerpt: row.comment_text ?? "" },
    category:
      categoryId === null
        ? null
        : { id: categoryId, nameAr: row.category_name_ar ?? "", nameEn: row.category_name_en ?? "" },
    closesAt: details.closesAt ?? null,
    dueOn: details.dueOn ?? null,
    slot:
      details.slotAt === undefined || details.timeZone === undefined
        ? null
        : { at: details.slotAt, timeZone: details.timeZone },
    request:
      row.subject_kind !== "request"
        ? null
        : {
            id: row.subject_id,
            serviceAr: details.serviceAr ?? "",
            serviceEn: details.serviceEn ?? "",
            outcome: details.outcome ?? null,
          },
    document:
      row.subject_kind !== "document" || details.reportKind === undefined
        ? null
        : {
            id: row.subject_id,
            reportKind: details.reportKind,
            titleAr: details.titleAr ?? "",
            titleEn: details.titleEn ?? "",
          },
    overtime:
      row.kind === "overtimeDecided"
        ? { outcome: details.outcome === "approved" ? ("approved" as const) : ("rejected" as const) }
        : null,
    correction:
      row.kind === "attendanceCorrected" ? { days: details.days ?? 1, isUndone: details.isUndone === true } : null,
    recount:
      row.kind === "leaveRecounted" ? { days: details.days ?? 1, why: details.why ?? ("dayOff" as const) } : null,
    decision: decisions.find((decision) => decision === details.decision) ?? null,
    reason: details.reason ?? null,
    createdAt: row.created_at,
    latestAt: row.latest_at,
  };
}
