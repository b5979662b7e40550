import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { requestColumns, requestJoins, type RequestRow } from "../rows/queries.ts";
import { periodOf, type Period } from "./present-approvals.ts";

/** A request that changes attendance once it is approved. */
type WaitingRequest = {
  id: string;
  requesterId: string;
  service: { nameEn: string; nameAr: string };
  /** `correction` adds a forgotten punch; `absence` is leave, a mission or hours. */
  change: "absence" | "correction";
  /** Whether it frees days of an approved leave. */
  isOfLeave: boolean;
  period: Period | null;
  submittedAt: string | null;
  expectedBy: string | null;
  /** Whether it waits for the reader. */
  isMine: boolean;
};

/** First waiting requests of some people that change attendance. Values: people, reader. */
const selectWaiting = statement<RequestRow & { is_mine: boolean }>(`
  select ${requestColumns}, exists (
      select from request_decider d where d.request_id = r.id and d.person_id = $2 and d.is_open) as is_mine
  from request r ${requestJoins}
  where r.requester_id = any($1::bigint[]) and r.state = 'waiting'
    and s.effect is not null and s.effect <> 'employmentLetter'
  order by r.expected_by, r.id limit 500`);

/** Returns waiting requests of some people that change attendance, by due date, 500 at most. */
export async function listWaiting(
  db: Reader,
  requesterIds: readonly string[],
  viewerId: string,
): Promise<WaitingRequest[]> {
  if (requesterIds.length === 0) return [];
  return (await selectWaiting(db, [requesterIds, viewerId])).map((row) => ({
    id: row.id,
    requesterId: row.requester_id,
    service: { nameEn: row.definition.nameEn, nameAr: row.definition.nameAr },
    change: row.effect === "attendanceCorrection" ? "correction" : "absence",
    isOfLeave: row.change !== null,
    period: periodOf(row),
    submittedAt: row.submitted_at,
    expectedBy: row.expected_by,
    isMine: row.is_mine,
  }));
}
