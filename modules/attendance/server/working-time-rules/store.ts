import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { WorkingTimeRule } from "../../contract/schemas-working-time.ts";
import { setWorkingTimeSubjects } from "../subjects/store.ts";

/** The saved fields of a rule of working time, named as in request bodies. */
export type WorkingTimeRuleValues = Pick<
  WorkingTimeRule,
  | "nameAr"
  | "nameEn"
  | "kind"
  | "minutes"
  | "after"
  | "before"
  | "from"
  | "to"
  | "everyone"
  | "mode"
  | "sourceAr"
  | "sourceEn"
  | "isActive"
> & { users: string[]; roles: string[] };

const lock = statement<WorkingTimeRuleValues & { version: number }>(`
  select x.name_ar as "nameAr", x.name_en as "nameEn", x.kind, x.minutes, to_char(x.after_time, 'HH24:MI') as after,
    to_char(x.before_time, 'HH24:MI') as before, x.from_date as "from", x.to_date as "to", x.everyone, x.mode,
    x.source_ar as "sourceAr", x.source_en as "sourceEn", x.is_active as "isActive", x.version,
    (select coalesce(array_agg(d.person_id::text order by d.person_id), '{}')
      from working_time_rule_person d where d.working_time_rule_id = x.id) as users,
    (select coalesce(array_agg(r.role_id::text order by r.role_id), '{}')
      from working_time_rule_role r where r.working_time_rule_id = x.id) as roles
  from working_time_rule x where x.id = $1 and x.deleted_at is null for update of x`);

/** Locks a rule until the transaction ends and returns it; undefined if there is none. */
export const lockWorkingTimeRule = async (tx: Transaction, id: string) => (await lock(tx, [id]))[0];

const insertRow = statement<{ id: string }>(`
  insert into working_time_rule (name_ar, name_en, kind, minutes, after_time, before_time, from_date, to_date, everyone,
    mode, source_ar, source_en, is_active, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`);
const updateRow = statement<never>(`
  update working_time_rule
  set name_ar = $2, name_en = $3, kind = $4, minutes = $5, after_time = $6, before_time = $7, from_date = $8, to_date = $9,
    everyone = $10, mode = $11, source_ar = $12, source_en = $13, is_active = $14, version = version + 1
  where id = $1`);

const cells = (values: WorkingTimeRuleValues): unknown[] => [
  values.nameAr,
  values.nameEn,
  values.kind,
  values.minutes,
  values.after,
  values.before,
  values.from,
  values.to,
  values.everyone,
  values.mode,
  values.sourceAr,
  values.sourceEn,
  values.isActive,
];

/** Inserts a rule with its people and roles; returns its id. */
export async function insertWorkingTimeRule(
  tx: Transaction,
  values: WorkingTimeRuleValues,
  createdAt: string,
): Promise<string> {
  const [row] = await insertRow(tx, [...cells(values), createdAt]);
  if (row === undefined) throw new Error("A rule of working time was not inserted.");
  await setWorkingTimeSubjects(tx, row.id, values);
  return row.id;
}

export async function updateWorkingTimeRuleRow(
  tx: Transaction,
  id: string,
  values: WorkingTimeRuleValues,
): Promise<void> {
  await updateRow(tx, [id, ...cells(values)]);
  await setWorkingTimeSubjects(tx, id, values);
}

/** Soft delete: findings of locked months keep their rule. Values: id, at. */
export const markWorkingTimeRuleDeleted = statement<never>(
  "update working_time_rule set deleted_at = $2, version = version + 1 where id = $1",
);
