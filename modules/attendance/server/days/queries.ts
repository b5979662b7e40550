import type { Selectable } from "kysely";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AttendanceDayTable } from "#platform/database/tables.gen.ts";
import type { Reason } from "../../contract/evaluation.ts";

/** A row of `attendance_day`; `slot` 0 is none. */
export type StoredDay = Omit<Selectable<AttendanceDayTable>, "reasons"> & { reasons: Reason[] };

/** Every column of a day with its type. */
export const dayTypes = {
  person_id: "bigint",
  date: "date",
  slot: "smallint",
  zone_id: "bigint",
  location_id: "bigint",
  permitted_locations: "bigint[]",
  time_zone: "text",
  slot_start: "timestamptz",
  slot_end: "timestamptz",
  window_opens: "timestamptz",
  window_closes: "timestamptz",
  final_after: "timestamptz",
  required_minutes: "integer",
  first_in: "timestamptz",
  last_out: "timestamptz",
  is_in: "boolean",
  worked_minutes: "integer",
  late_minutes: "integer",
  early_minutes: "integer",
  extra_before_minutes: "integer",
  extra_after_minutes: "integer",
  state: "text",
  provisional: "boolean",
  flags: "text[]",
  reasons: "jsonb",
  rule_version: "bigint",
} as const satisfies Record<keyof StoredDay, string>;
export const dayColumns = Object.keys(dayTypes) as (keyof StoredDay)[];

export const columnsOf = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(", ");

/** Returns the rows of some people's started dates; those of a date by slot, the row without a slot last. */
export const readDaysOf = statement<StoredDay, [personIds: readonly string[], from: string, to: string]>(`
  select ${columnsOf("d", dayColumns)} from attendance_day d
  where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
  order by d.person_id, d.date, d.slot = 0, d.slot`).all;

/** Returns the rows of one person's started dates. */
export const readDays = (db: Reader, personId: string, from: string, to: string): Promise<StoredDay[]> =>
  readDaysOf(db, [personId], from, to);

/** Returns the locked months that a span of dates touches, `YYYY-MM`, in order. */
export const lockedMonths = statement<{ month: string }, [from: string, to: string]>(`
  select to_char(month, 'YYYY-MM') as month from attendance_month
  where month between date_trunc('month', $1::date)::date and $2::date order by month limit 1200`).column("month");

/** Returns the first date with rows; null if there is none. */
export const firstDate = statement<{ date: string | null }, []>("select min(date) as date from attendance_day").value(
  "date",
  null,
);
/** The same for one person. */
export const firstDateOf = statement<{ date: string | null }, [personId: string]>(
  "select min(date) as date from attendance_day where person_id = $1",
).value("date", null);
