import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import type { AuditEntry } from "../../contract/schemas-audit.ts";
import type { AuditContext } from "./context.ts";
import type { AuditRow } from "./queries.ts";

type Person = NonNullable<AuditEntry["actor"]>;

/** Presents a person by id; a deleted one has no names. */
function personOf(row: AuditRow, role: "actor" | "subject", id: string, files: FileLinks, viewerId: string): Person {
  const author = {
    author_id: id,
    author_name_ar: row[`${role}_name_ar`],
    author_name_en: row[`${role}_name_en`],
    author_title_ar: row[`${role}_title_ar`],
    author_title_en: row[`${role}_title_en`],
    author_photo: row[`${role}_photo`],
  };
  return authorOf(author, files, viewerId);
}

/** Entries with only a date are stored at the start of the day in UTC, earlier ones at the start of the hour. */
const isVague = (at: string): boolean => /:00:00(\.0+)?Z$/.test(at);

/** An entry as exported: without names for the ids in its details. */
export type PlainEntry = Omit<AuditEntry, "names">;

export const presentEntry =
  ({ files, ids }: AuditContext, viewerId: string) =>
  (row: AuditRow): PlainEntry => ({
    id: ids.hide(row.id),
    at: isVague(row.at) ? row.at.slice(0, 10) : row.at,
    actor: row.done_by === null ? null : personOf(row, "actor", row.done_by, files, viewerId),
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_key,
      person: row.subject_kind === "person" ? personOf(row, "subject", row.subject_key, files, viewerId) : null,
    },
    details: row.details,
    requestId: row.request_id,
  });
