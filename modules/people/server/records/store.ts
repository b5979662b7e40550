import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { RecordRow } from "./queries.ts";

/** Serialises changes of managers: two concurrent ones could create a cycle. */
export const lockManagers = statement<never, []>("select pg_advisory_xact_lock(hashtext('people.managers'))").run;

/** Locks a department against deletion; returns whether it exists. */
export const lockDepartment = statement<{ id: string }, [departmentId: string]>(
  "select id from department where id = $1 for key share",
).hasChanged;

/** Locks a person's row; foreign keys may still refer to it. Returns null for an unknown person. */
export const lockRecord = statement<{ version: number }, [personId: string]>(
  "select version from person where id = $1 for no key update",
).changed;

/** Locks several, in the order of their ids, so that there is no deadlock. */
export const lockRecords = statement<never, [personIds: readonly string[]]>(
  "select from person where id = any($1::bigint[]) order by id for no key update",
).run;

/** Locks an entry of the contract kinds against deletion; returns whether it can be chosen. */
export const lockContractKind = statement<{ id: string }, [lookupId: string]>(
  "select id from lookup where id = $1 and category = 'contractKind' and is_active for key share",
).hasChanged;

/** Columns of a record. */
export type RecordValues = Pick<
  RecordRow,
  | "name_ar"
  | "name_en"
  | "title_ar"
  | "title_en"
  | "phone"
  | "department_id"
  | "manager_id"
  | "employee_number"
  | "hire_date"
  | "left_on"
  | "contract_kind_id"
  | "weekly_minutes"
>;

// `joined_at` follows the hire date. It is noon of that day, so that its date stays the same if the organisation changes
// its zone.
const update = statement<never>(`
  with moved as (
    insert into former_department (person_id, until, department_id)
    select id, $15::date, department_id from person where id = $1 and department_id is distinct from $7::bigint
    on conflict do nothing)
  update person set name_ar = $2, name_en = $3, title_ar = $4, title_en = $5, phone = $6, department_id = $7,
    manager_id = $8, employee_number = $9, hire_date = $10::date, left_on = $11::date, contract_kind_id = $12,
    weekly_minutes = $13, version = version + 1,
    joined_at = case when $10::date is not distinct from hire_date then joined_at
      when $10::date is null then created_at else ($10::date + time '12:00') at time zone $14 end
  where id = $1`);

/** Writes a locked record; a department that is left is kept with the date. `timeZone` is the organisation's. */
export async function writeRecord(
  tx: Transaction,
  personId: string,
  values: RecordValues,
  timeZone: string,
): Promise<void> {
  const { name_ar, name_en, title_ar, title_en, phone, department_id, manager_id } = values;
  const { employee_number, hire_date, left_on, contract_kind_id, weekly_minutes } = values;
  const texts = [name_ar, name_en, title_ar, title_en, phone, department_id, manager_id];
  const employment = [employee_number, hire_date, left_on, contract_kind_id, weekly_minutes];
  await update(tx, [personId, ...texts, ...employment, timeZone, civilDateIn(timeZone)]);
}
