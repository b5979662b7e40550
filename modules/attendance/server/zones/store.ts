import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { createZone } from "../../contract/schemas-zone.ts";
import { ruleTable } from "../effects/store-rule.ts";

export type ZoneValues = z.output<typeof createZone>;

/** The hours of the zone `x`. */
export const zoneDays = `
  (select coalesce(jsonb_agg(jsonb_build_object('weekday', d.weekday, 'start', to_char(d.start_time, 'HH24:MI'),
      'end', to_char(d.end_time, 'HH24:MI'), 'breakMinutes', d.break_minutes) order by d.position), '[]')
    from zone_day d where d.zone_id = x.id) as days`;

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  startDate: "start_date",
  endDate: "end_date",
  layer: "layer",
  checkInAllowance: "check_in_allowance",
  checkOutAllowance: "check_out_allowance",
  opensBefore: "opens_before",
  closesAfter: "closes_after",
  halfDayBelow: "half_day_below",
  absentBelow: "absent_below",
  clipEarly: "clip_early",
  clipLate: "clip_late",
  autoCheckOut: "auto_check_out",
  isActive: "is_active",
};

/** Deleted zones stay for the names of days in locked months. */
export const zoneTable = ruleTable("zone", columns, { isKept: true, alsoLocked: `, ${zoneDays}` });
export const lockZone = statement<ZoneValues & { version: number }, [id: string]>(zoneTable.lockText).changed;

const insertDays = statement<never>(`
  insert into zone_day (zone_id, position, weekday, start_time, end_time, break_minutes)
  select $1, given.place - 1, given.weekday, given.start_time, given.end_time, given.break_minutes
  from unnest($2::text[], $3::time[], $4::time[], $5::int[]) with ordinality
    as given (weekday, start_time, end_time, break_minutes, place)`).run;
const deleteDays = statement<never, [zoneId: string]>("delete from zone_day where zone_id = $1").run;

export async function replaceDays(tx: Transaction, id: string, days: ZoneValues["days"]): Promise<void> {
  await deleteDays(tx, id);
  const cells = (["weekday", "start", "end", "breakMinutes"] as const).map((field) => days.map((day) => day[field]));
  await insertDays(tx, id, ...cells);
}
