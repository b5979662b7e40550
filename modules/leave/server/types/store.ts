import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LeaveType } from "../../contract/schemas-type.ts";
import { newType } from "./queries.ts";

export type LeaveTypeValues = Omit<LeaveType, "id" | "nameAr" | "nameEn" | "isActive" | "policies" | "version">;

/** The lookup cannot be deleted, nor moved to another list, while it is locked. */
const lockLookup = statement<{ id: string }, [id: string]>(
  "select id from lookup where id = $1 and category = 'leaveType' for share",
).hasChanged;

const insertType = statement<never, [id: string]>(`
  insert into leave_type (id, color, books_days, takes_balance, counts, half_days, needs_reason, needs_attachment)
  values ($1, ${newType.color}, ${newType.books}, ${newType.takes}, ${newType.counts}, ${newType.half}, ${newType.needs}, ${newType.needs})
  on conflict (id) do nothing`).run;

const lockType = statement<LeaveTypeValues & { version: number }, [id: string]>(`
  select color, books_days as "booksDays", takes_balance as "takesBalance", counts, half_days as "halfDays",
    needs_reason as "needsReason", needs_attachment as "needsAttachment", version
  from leave_type where id = $1 for no key update`).changed;

/**
 * Locks a type of leave until the transaction ends, and with it the policies of the type, but not what people ask for;
 * a lookup without a row gets one. Returns null without such a lookup.
 */
export async function lockLeaveType(tx: Transaction, id: string): ReturnType<typeof lockType> {
  if (!(await lockLookup(tx, id))) return null;
  await insertType(tx, id);
  return lockType(tx, id);
}

const updateRow = statement<never>(`
  update leave_type set version = version + 1, color = $2, books_days = $3, takes_balance = $4, counts = $5,
    half_days = $6, needs_reason = $7, needs_attachment = $8
  where id = $1`);

export const updateTypeRow = (tx: Transaction, id: string, values: LeaveTypeValues): Promise<void> =>
  updateRow.run(
    tx,
    id,
    values.color,
    values.booksDays,
    values.takesBalance,
    values.counts,
    values.halfDays,
    values.needsReason,
    values.needsAttachment,
  );
