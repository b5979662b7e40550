import type { Selectable } from "kysely";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AttendanceDayTable } from "#platform/database/tables.gen.ts";
import type { Reason } from "../../contract/evaluation.ts";

/** A row of `attendance_day`; `slot` 0 is none. */
export type StoredDay = Omit<Selectable<AttendanceDayTable>, "reasons"> & { reasons: Reason[] };

const columns = [
  "person_id",
  "date",
  "slot",
  "zone_id",
  "location_id",
  "permitted_locations",
  "time_zone",
  "slot_start",
  "slot_end",
  "window_opens",
  "window_closes",
  "final_after",
  "required_minutes",
  "first_in",
  "last_out",
  "is_in",
  "worked_minutes",
  "late_minutes",
  "early_minutes",
  "extra_before_minutes",
  "extra_after_minutes",
  "state",
  "provisional",
  "flags",
  "reasons",
  "rule_version",
] as const satisfies readonly (keyof StoredDay)[];

/** Every column of a day, qualified by the table's alias. */
const dayColumns = (table: string): string => columns.map((column) => `${table}.${column}`).join(", ");

/**
 * Returns the rows of some people's started dates; those of a date by slot, the row without a slot last. Values:
 * person ids, from, to.
 */
export const readDaysOf = statement<StoredDay>(`
  select ${dayColumns("d")} from attendance_day d
  where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
  order by d.person_id, d.date, d.slot = 0, d.slot`);

/** Returns the rows of one person's started dates. */
export const readDays = (db: Reader, personId: string, from: string, to: string): Promise<StoredDay[]> =>
  readDaysOf(db, [[personId], from, to]);

const selectLocked = statement<{ month: string }>(`
  select to_char(month, 'YYYY-MM') as month from attendance_month
  where month between date_trunc('month', $1::date)::date and $2::date order by month limit 1200`);

/** Returns the locked months that a span of dates touches, `YYYY-MM`, in order. */
export const lockedMonths = async (db: Reader, from: string, to: string): Promise<string[]> =>
  (await selectLocked(db, [from, to])).map(({ month }) => month);
