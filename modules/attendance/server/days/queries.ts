import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { DayRow } from "../../contract/evaluation.ts";

/** A row of `attendance_day`: the engine's of a person, and what is stored with it; `slot` 0 is none. */
export type StoredDay = Omit<DayRow, "slot"> & {
  personId: string;
  slot: number;
  location: string | null;
  finalAfter: string;
  isIn: boolean;
  ruleVersion: string;
};

/** The columns of a day with their types, by field. */
export const dayColumns = {
  personId: ["person_id", "bigint"],
  date: ["date", "date"],
  slot: ["slot", "smallint"],
  zone: ["zone_id", "bigint"],
  location: ["location_id", "bigint"],
  permittedLocations: ["permitted_locations", "bigint[]"],
  timeZone: ["time_zone", "text"],
  slotStart: ["slot_start", "timestamptz"],
  slotEnd: ["slot_end", "timestamptz"],
  windowOpens: ["window_opens", "timestamptz"],
  windowCloses: ["window_closes", "timestamptz"],
  finalAfter: ["final_after", "timestamptz"],
  requiredMinutes: ["required_minutes", "integer"],
  firstIn: ["first_in", "timestamptz"],
  lastOut: ["last_out", "timestamptz"],
  isIn: ["is_in", "boolean"],
  workedMinutes: ["worked_minutes", "integer"],
  lateMinutes: ["late_minutes", "integer"],
  earlyMinutes: ["early_minutes", "integer"],
  extraBeforeMinutes: ["extra_before_minutes", "integer"],
  extraAfterMinutes: ["extra_after_minutes", "integer"],
  state: ["state", "text"],
  provisional: ["provisional", "boolean"],
  flags: ["flags", "text[]"],
  reasons: ["reasons", "jsonb"],
  ruleVersion: ["rule_version", "bigint"],
} as const satisfies Record<keyof StoredDay, readonly [column: string, type: string]>;

const selection = Object.entries(dayColumns)
  .map(([field, [column]]) => `d.${column} as "${field}"`)
  .join(", ");

/** Returns the rows of some people's started dates; those of a date by slot, the row without a slot last. */
export const readDaysOf = statement<StoredDay, [personIds: readonly string[], from: string, to: string]>(`
  select ${selection} from attendance_day d
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
/** The same for each of some people. */
export const firstDatesOf = statement<{ personId: string; date: string | null }, [personIds: readonly string[]]>(`
  select p.id as "personId", (select min(d.date) from attendance_day d where d.person_id = p.id) as date
  from unnest($1::bigint[]) as p (id)`).all;
