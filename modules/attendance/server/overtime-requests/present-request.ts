import { personOf } from "#modules/community/server/index.ts";
import type { OvertimeRequest, OwnOvertimeRequest } from "../../contract/schemas-overtime-request.ts";
import type { AttendanceContext } from "../context.ts";
import { attendeeOf } from "../load-people.ts";
import { insteadOf } from "../overtime/present-claim.ts";
import { isOpen, stateOn } from "./policy.ts";
import type { RequestRow } from "./queries.ts";

type Viewed = { context: Pick<AttendanceContext, "files">; viewerId: string; today: string };

/** Presents a request to its person or to who decides on it. */
export const presentRequest = (
  row: RequestRow,
  { context: { files }, viewerId, today }: Viewed,
): OvertimeRequest & OwnOvertimeRequest => ({
  id: row.id,
  person: attendeeOf(row, files, viewerId),
  date: row.date,
  insteadOf: insteadOf(row, files, viewerId),
  minutes: row.minutes,
  reason: row.reason,
  state: stateOn(row, today),
  approvedMinutes: row.approved_minutes,
  decidedBy: personOf(row, "decider", files, viewerId),
  decidedAt: row.decided_at,
  note: row.note,
  askedAt: row.asked_at,
  version: row.version,
  can: { withdraw: row.person_id === viewerId && isOpen(row, today) },
});
