import { personOf, type OptionalPersonRow } from "#modules/community/server/index.ts";
import type { ListedOvertime, OvertimeClaim } from "../../contract/schemas-overtime.ts";
import type { AttendanceContext } from "../context.ts";
import { attendeeOf } from "../load-people.ts";
import { classesOf } from "./apply-limits.ts";
import { expiryOf } from "./compute-expiry.ts";
import type { ClaimRow } from "./queries-claims.ts";

type Files = Pick<AttendanceContext, "files">;

function timeOffOf({ time_off: terms, leave_type: type, lot_days: days, date }: ClaimRow): ListedOvertime["timeOff"] {
  if (terms === null || type === null) return null;
  const { factors, dayMinutes } = terms;
  return { type, factors, dayMinutes, expires: expiryOf(date, terms), days };
}

/** Returns the absent manager in whose place the viewer decides. */
export const insteadOf = (
  row: OptionalPersonRow<"boss"> & { manager_id: string | null },
  files: Files["files"],
  viewerId: string,
): OvertimeClaim["insteadOf"] =>
  row.manager_id === null || row.manager_id === viewerId ? null : personOf(row, "boss", files, viewerId);

/** Presents a claim to a person who may see it; schemas of others than officers drop the employee number. */
export function presentClaim(
  row: ClaimRow,
  context: Files,
  viewerId: string,
): ListedOvertime & Pick<OvertimeClaim, "insteadOf"> {
  const { day_kind: dayKind, minutes, approved_minutes: approved, approved_night_minutes: approvedNight } = row;
  return {
    id: row.id,
    person: attendeeOf(row, context.files, viewerId),
    insteadOf: insteadOf(row, context.files, viewerId),
    date: row.date,
    dayKind,
    firstIn: row.first_in,
    lastOut: row.last_out,
    timeZone: row.time_zone,
    requiredMinutes: row.required_minutes,
    attendedMinutes: row.attended_minutes,
    beyondMinutes: row.beyond_minutes,
    minutes,
    classes: classesOf(dayKind, minutes, row.night_minutes),
    reasons: row.reasons,
    policy: row.policy,
    timeOff: timeOffOf(row),
    state: row.state,
    approvedMinutes: approved,
    approvedClasses: approved === null || approvedNight === null ? null : classesOf(dayKind, approved, approvedNight),
    decidedBy: personOf(row, "decider", context.files, viewerId),
    decidedAt: row.decided_at,
    note: row.note,
    earlierMinutes: row.earlier_minutes,
    isLocked: row.is_locked,
    version: row.version,
  };
}
