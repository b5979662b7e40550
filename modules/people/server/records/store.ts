import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const holdChart = statement<never>("select pg_advisory_xact_lock(hashtext('people.managers'))");

/** Held by whoever changes managers: two changes at once could make a cycle that neither sees. */
export const holdManagers = async (tx: Transaction): Promise<void> => {
  await holdChart(tx, []);
};

const keepDepartment = statement<{ id: string }>("select id from department where id = $1 for key share");

/** Keeps a department from being deleted until the transaction ends; answers whether it is there. */
export const holdDepartment = async (tx: Transaction, departmentId: string): Promise<boolean> =>
  (await keepDepartment(tx, [departmentId])).length > 0;

const lock = statement<{ version: number }>("select version from person where id = $1 for no key update");

/** Locks a person's row until the transaction ends; others may still refer to them. Undefined when there is none. */
export const lockRecord = async (tx: Transaction, personId: string): Promise<{ version: number } | undefined> =>
  (await lock(tx, [personId]))[0];

/**
 * The columns that a change of a record can reach. `joined_on` becomes noon of that day in the time zone given, so that it
 * stays that day should the organisation live in another zone one day.
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

/** Writes a record whose row is locked. The moment of joining stays where its date does. */
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
