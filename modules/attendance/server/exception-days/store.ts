import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { setExceptionSubjects } from "../subjects/store.ts";

/** The saved fields of an exception day, named as in request bodies. */
export type ExceptionValues = {
  date: string;
  repeats: "none" | "gregorian" | "hijri";
  workDay: boolean;
  nameAr: string | null;
  nameEn: string | null;
  everyone: boolean;
  users: string[];
  roles: string[];
  start: string | null;
  end: string | null;
  reason: string | null;
  isActive: boolean;
};

const lock = statement<ExceptionValues & { version: number }>(`
  select x.date, x.repeats, x.work_day as "workDay", x.name_ar as "nameAr", x.name_en as "nameEn", x.everyone,
    to_char(x.start_time, 'HH24:MI') as start, to_char(x.end_time, 'HH24:MI') as "end", x.reason_id as reason,
    x.is_active as "isActive", x.version,
    (select coalesce(array_agg(d.person_id::text order by d.person_id), '{}')
      from exception_day_person d where d.exception_day_id = x.id) as users,
    (select coalesce(array_agg(r.role_id::text order by r.role_id), '{}')
      from exception_day_role r where r.exception_day_id = x.id) as roles
  from exception_day x where x.id = $1 for update of x`);

/** Locks an exception day until the transaction ends and returns it; undefined if there is none. */
export const lockException = async (tx: Transaction, id: string) => (await lock(tx, [id]))[0];

const insertRow = statement<{ id: string }>(`
  insert into exception_day (date, repeats, work_day, name_ar, name_en, everyone, start_time, end_time, reason_id,
    is_active, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`);
const updateRow = statement<never>(`
  update exception_day
  set date = $2, repeats = $3, work_day = $4, name_ar = $5, name_en = $6, everyone = $7, start_time = $8, end_time = $9,
    reason_id = $10, is_active = $11, version = version + 1
  where id = $1`);
export const deleteExceptionRow = statement<never>("delete from exception_day where id = $1");

const cells = (values: ExceptionValues): unknown[] => [
  values.date,
  values.repeats,
  values.workDay,
  values.nameAr,
  values.nameEn,
  values.everyone,
  values.start,
  values.end,
  values.reason,
  values.isActive,
];

/** Inserts an exception day with its people and roles; returns its id. */
export async function insertException(tx: Transaction, values: ExceptionValues, createdAt: string): Promise<string> {
  const [row] = await insertRow(tx, [...cells(values), createdAt]);
  if (row === undefined) throw new Error("An exception day was not inserted.");
  await setExceptionSubjects(tx, row.id, values);
  return row.id;
}

export async function updateExceptionRow(tx: Transaction, id: string, values: ExceptionValues): Promise<void> {
  await updateRow(tx, [id, ...cells(values)]);
  await setExceptionSubjects(tx, id, values);
}
