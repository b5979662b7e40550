import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Serialises changes of managers: two concurrent ones could create a cycle. */
export const lockManagers = statement<never, []>("select pg_advisory_xact_lock(hashtext('people.managers'))").run;

/** Locks a department against deletion; returns whether it exists. */
export const lockDepartment = statement<{ id: string }, [departmentId: string]>(
  "select id from department where id = $1 for key share",
).exists;

/** Locks a person's row; foreign keys may still refer to it. Returns null for an unknown person. */
export const lockRecord = statement<{ version: number }, [personId: string]>(
  "select version from person where id = $1 for no key update",
).changed;

/**
 * Columns of a record. `joined_on` becomes noon of that day in the given time zone, so that the date stays the same if
 * the organisation changes its zone.
 */
export type RecordValues = {
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  phone: string | null;
  department_id: string | null;
  manager_id: string | null;
  joined_on: string;
};

const update = statement<never>(`
  update person set name_ar = $2, name_en = $3, title_ar = $4, title_en = $5, phone = $6, department_id = $7,
    manager_id = $8, version = version + 1,
    joined_at = case when (joined_at at time zone $10)::date = $9::date then joined_at
      else ($9::date + time '12:00') at time zone $10 end
  where id = $1`);

/** Writes a locked record. The time of joining stays unless its date changes. */
export async function writeRecord(
  tx: Transaction,
  personId: string,
  values: RecordValues,
  timeZone: string,
): Promise<void> {
  const { name_ar, name_en, title_ar, title_en, phone, department_id, manager_id, joined_on } = values;
  await update(tx, [
    personId,
    name_ar,
    name_en,
    title_ar,
    title_en,
    phone,
    department_id,
    manager_id,
    joined_on,
    timeZone,
  ]);
}
