import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { LeaveType } from "../../contract/schemas-type.ts";

export type LeaveTypeRow = LeaveType & { position: number };

/** The meaning of a lookup until an officer changes it; the first change or policy gives it a row of its own. */
export const newType = {
  color: "'teal'",
  books: "true",
  takes: "false",
  counts: "'workDays'",
  half: "true",
  needs: "false",
};

const selection = `
  select l.id, l.position, l.name_ar as "nameAr", l.name_en as "nameEn", l.is_active as "isActive",
    coalesce(t.color, ${newType.color}) as color, coalesce(t.books_days, ${newType.books}) as "booksDays",
    coalesce(t.takes_balance, ${newType.takes}) as "takesBalance", coalesce(t.counts, ${newType.counts}) as counts,
    coalesce(t.half_days, ${newType.half}) as "halfDays", coalesce(t.needs_reason, ${newType.needs}) as "needsReason",
    coalesce(t.needs_attachment, ${newType.needs}) as "needsAttachment", coalesce(t.version, 1) as version,
    (select count(*)::int from leave_policy p where p.type_id = l.id) as policies
  from lookup l left join leave_type t on t.id = l.id where l.category = 'leaveType'`;

export const selectLeaveType = statement<LeaveTypeRow, [id: string]>(`${selection} and l.id = $1`).first;

/** Values: words, active, takes from a balance; null for any. */
export const leaveTypePage = pageOf<LeaveTypeRow>(
  ["l.position", "l.id"],
  "asc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("l.name_en || ' ' || l.name_ar", 1)} and ($2::boolean is null or l.is_active = $2)
    and ($3::boolean is null or coalesce(t.takes_balance, ${newType.takes}) = $3) and ${after}
  order by ${orderBy} limit ${size}`,
);

/** Returns whether overtime is, or will be, taken as leave of this type. */
export const isSettledIn = statement<{ id: string }, [typeId: string]>(`
  select p.id from overtime_policy p where p.leave_type_id = $1 and p.deleted_at is null
  union all
  select c.id from overtime_claim c where c.leave_type_id = $1 and c.state <> 'rejected'
  limit 1`).exists;
