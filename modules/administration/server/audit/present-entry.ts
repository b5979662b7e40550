import { personOf } from "#modules/community/server/index.ts";
import type { AuditEntry } from "../../contract/schemas-audit.ts";
import type { AuditContext } from "./context.ts";
import type { AuditRow } from "./queries.ts";

/** Entries with only a date are stored at the start of the day in UTC, earlier ones at the start of the hour. */
const isVague = (at: string): boolean => /:00:00(\.0+)?Z$/.test(at);

/** An entry as exported: without names for the ids in its details. */
export type PlainEntry = Omit<AuditEntry, "names">;

/** People are presented by id; a deleted one has no names. */
export const presentEntry =
  ({ files, ids }: AuditContext, viewerId: string) =>
  (row: AuditRow): PlainEntry => ({
    id: ids.hide(row.id),
    at: isVague(row.at) ? row.at.slice(0, 10) : row.at,
    actor: personOf({ ...row, actor_id: row.done_by }, "actor", files, viewerId),
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_key,
      person:
        row.subject_kind === "person"
          ? personOf({ ...row, subject_id: row.subject_key }, "subject", files, viewerId)
          : null,
    },
    details: row.details,
    requestId: row.request_id,
  });
