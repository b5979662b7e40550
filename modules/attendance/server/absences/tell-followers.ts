import type { Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { AttendanceContext } from "../context.ts";
import type { Author } from "../rules/record-rule.ts";
import type { AbsenceSpan } from "./policy.ts";
import type { AbsenceRow } from "./queries.ts";

/**
 * Tells those who follow absences what becomes of one that a request entered, and refuses without a reason. Nobody is
 * held yet: whoever approves holds the request before the person, and so does this.
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
