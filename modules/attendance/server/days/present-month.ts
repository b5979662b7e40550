import type { z } from "zod";
import type { monthLock } from "../../contract/schemas-day.ts";
import type { Attendee } from "../../contract/schemas-parts.ts";
import type { AttendeeRow } from "../attendee.ts";
import type { MonthRow } from "./queries-month.ts";

export type MonthLock = z.output<typeof monthLock>;

const isNamed = (row: MonthRow): row is MonthRow & AttendeeRow => row.author_id !== null;

export const presentMonth = (row: MonthRow, attendee: (row: AttendeeRow) => Attendee): MonthLock => ({
  month: row.month,
  isLocked: row.locked_at !== null,
  lockedAt: row.locked_at,
  lockedBy: isNamed(row) ? attendee(row) : null,
  provisionalDays: row.provisional,
});
