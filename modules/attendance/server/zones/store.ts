import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

/** The saved fields of a zone, named as in request bodies. */
export type ZoneValues = Omit<Zone, "id" | "assignmentCount" | "createdAt" | "version">;

const columnsOf = (values: ZoneValues) => ({
  name_ar: values.nameAr,
  name_en: values.nameEn,
  start_date: values.startDate,
  end_date: values.endDate,
  layer: values.layer,
  check_in_allowance: values.checkInAllowance,
  check_out_allowance: values.checkOutAllowance,
  opens_before: values.opensBefore,
  closes_after: values.closesAfter,
  half_day_below: values.halfDayBelow,
  absent_below: values.absentBelow,
  clip_early: values.clipEarly,
  clip_late: values.clipLate,
  auto_check_out: values.autoCheckOut,
  is_active: values.isActive,
});

const lock = statement<{ id: string; version: number }>(
  "select id, version from zone where id = $1 and deleted_at is null for update",
);

/** Locks a zone until the transaction ends; returns undefined if there is none. */
export const lockZone = async (tx: Transaction, id: string): Promise<{ version: number } | undefined> =>
  (await lock(tx, [id]))[0];

const insertDays = statement<never>(`
  insert into zone_day (zone_id, position, weekday, start_time, end_time, break_minutes)
  select $1, given.place - 1, given.weekday, given.start_time, given.end_time, given.break_minutes
  from unnest($2::text[], $3::time[], $4::time[], $5::int[]) with ordinality
    as given (weekday, start_time, end_time, break_minutes, place)`);
const deleteDays = statement<never>("delete from zone_day where zone_id = $1");

async function replaceDays(tx: Transaction, id: string, days: ZoneValues["days"]): Promise<void> {
  await deleteDays(tx, [id]);
  await insertDays(tx, [
    id,
    days.map(({ weekday }) => weekday),
    days.map(({ start }) => start),
    days.map(({ end }) => end),
    days.map(({ breakMinutes }) => breakMinutes),
  ]);
}

/** Inserts a zone with its days; returns its id. */
export async function insertZone(tx: Transaction, values: ZoneValues, createdAt: string): Promise<string> {
  const { id } = await tx
    .insertInto("zone")
    .values({ ...columnsOf(values), created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  await replaceDays(tx, id, values.days);
  return id;
}

export async function updateZoneRow(tx: Transaction, id: string, values: ZoneValues): Promise<void> {
  await tx
    .updateTable("zone")
    .set((expression) => ({ ...columnsOf(values), version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await replaceDays(tx, id, values.days);
}

/** Soft delete: the row stays for the names of days in locked months. */
export async function markZoneDeleted(tx: Transaction, id: string, at: string): Promise<void> {
  await tx
    .updateTable("zone")
    .set((expression) => ({ deleted_at: at, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
