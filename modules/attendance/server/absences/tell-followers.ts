import type { Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import type { Author } from "../rules/record-rule.ts";
import type { AbsenceSpan } from "./policy.ts";
import type { AbsenceRow } from "./queries.ts";

/**
 * Notifies followers of a change to an absence that a request entered; refuses it without a reason. Runs before the
 * person is locked: approval also locks the request before the person.
 */
export async function tellFollowers(
  tx: Transaction,
  { followers }: AttendanceContext,
  { request_id: request }: AbsenceRow,
  { author, reason, left }: { author: Author; reason: string | null; left: AbsenceSpan | null },
): Promise<void> {
  if (request === null) return;
  if (reason === null) throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  for (const follow of followers) await follow(tx, { request, author, reason, left });
}
