import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { AttendanceContext, Change, Query } from "../context.ts";
import type { monthLock } from "../../contract/schemas-day.ts";
import { countLines, openOf } from "../closing/list-lines.ts";
import { attendeeOf, type AttendeeRow } from "../load-people.ts";
import type { Attendee } from "../../contract/schemas-parts.ts";
import { isUnopened } from "./open-days.ts";
import { followSchedules } from "./compute-recomputation.ts";
import { isOver, lastOfMonth } from "./policy.ts";
import { isBeingComputed, isLocked, selectMonths, type MonthRow } from "./queries-month.ts";
import { deleteMonth, lockAllPeople, insertMonth } from "./store.ts";

export type MonthLock = z.output<typeof monthLock>;

const isNamed = (row: MonthRow): row is MonthRow & AttendeeRow => row.author_id !== null;

const presentMonth = (row: MonthRow, attendee: (row: AttendeeRow) => Attendee): MonthLock => ({
  month: row.month,
  isLocked: row.locked_at !== null,
  lockedAt: row.locked_at,
  lockedBy: isNamed(row) ? attendee(row) : null,
  note: row.note,
  openLines: row.open_lines,
  provisionalDays: row.provisional,
});

const monthsShown = 24;
/** No earlier month has days. */
const firstMonth = "2000-01";

/** Throws `month_locked` for a date in a locked month. The caller has locked the person whose punch or day changes. */
export async function requireOpenMonth(tx: Transaction, date: string): Promise<void> {
  if (await isLocked(tx, date)) throw refuse("month_locked");
}

/** Returns the last 24 months with their locks, newest first. */
export async function listMonths({ db, context, viewerId: readerId }: Query): Promise<MonthLock[]> {
  const { timeZone } = await context.settings(db);
  const [year = 0, month = 0] = civilDateIn(timeZone).split("-").map(Number);
  const first = (back: number): string => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  const rows = await selectMonths(db, first(monthsShown - 1), first(0));
  return rows.map((row) => presentMonth(row, (author) => attendeeOf(author, context.files, readerId)));
}

async function readMonth(db: Reader, context: AttendanceContext, month: string, readerId: string): Promise<MonthLock> {
  const [row] = await selectMonths(db, `${month}-01`, `${month}-01`);
  if (row === undefined) throw new Error(`The month ${month} was not read.`);
  return presentMonth(row, (author) => attendeeOf(author, context.files, readerId));
}

/**
 * Locks a month that is over in all time zones and has only final days; idempotent. While its checklist has open lines,
 * a reason is required; it is kept with them.
 */
export async function lockMonth(
  { tx, context, author: { personId, requestId } }: Change,
  month: string,
  note: string | null,
): Promise<MonthLock> {
  if (month < firstMonth) throw refuse("not_found");
  if (!isOver(month, now())) throw refuse("month_not_over");
  await lockAllPeople(tx);
  const before = await readMonth(tx, context, month, personId);
  if (before.isLocked) return before;
  const span = { from: `${month}-01`, to: lastOfMonth(month) };
  if (before.provisionalDays > 0 || (await isBeingComputed(tx, span.from, span.to))) throw refuse("month_not_over");
  for (const { isWaiting } of context.scheduleFollowers) {
    if (await isWaiting(tx, span.from, span.to)) throw refuse("month_being_counted");
  }
  if (await isUnopened(tx, context.rules, span.to)) throw refuse("month_not_over");
  const openLines = openOf(await countLines(tx, context, month));
  if (openLines.length > 0 && note === null) throw refuseField("month_open", "note", { key: "fieldRequired" });
  const reason = openLines.length > 0 ? note : null;
  if (await insertMonth(tx, span.from, nowIso(), personId, reason, JSON.stringify(openLines))) {
    await record(tx, {
      action: "month.locked",
      actorId: personId,
      subject: { kind: "month", id: month },
      details: openLines.length > 0 ? { note, openLines } : {},
      audience: "permission:attendance.manage",
      requestId,
    });
  }
  return readMonth(tx, context, month, personId);
}

/** Reopens a locked month for a reason stored in the audit, and requests recomputation of its days. */
export async function reopenMonth(
  { tx, context, author: { personId, requestId } }: Change,
  month: string,
  note: string,
): Promise<MonthLock> {
  if (month < firstMonth) throw refuse("not_found");
  await lockAllPeople(tx);
  if (await deleteMonth(tx, `${month}-01`)) {
    await record(tx, {
      action: "month.reopened",
      actorId: personId,
      subject: { kind: "month", id: month },
      details: { note },
      audience: "permission:attendance.manage",
      requestId,
    });
    const span = { from: `${month}-01`, to: lastOfMonth(month) };
    await followSchedules(tx, context, { cause: "month.reopened", people: "everyone", ...span, requestedBy: personId });
  }
  return readMonth(tx, context, month, personId);
}
