import type { PayrollMapping } from "../../contract/schemas.ts";
import { statement } from "#platform/database/statement.ts";
import type { LeaveName } from "../messages.ts";

const columns = `m.id, m.name_ar as "nameAr", m.name_en as "nameEn", m.language, m.person_columns as "personColumns",
  m.day_columns as "dayColumns", exists (select from payroll_version v where v.mapping_id = m.id) as "isUsed",
  m.created_at as "createdAt", m.version`;

export const selectMappings = statement<PayrollMapping, []>(
  `select ${columns} from payroll_mapping m order by lower(m.name_en), m.id limit 500`,
).all;
export const selectMapping = statement<PayrollMapping, [id: string]>(
  `select ${columns} from payroll_mapping m where m.id = $1`,
).first;
export const countMappings = statement<{ count: number }, []>(
  "select count(*)::int as count from payroll_mapping",
).value("count", 0);

/** Kinds of leave, inactive ones too: a month may have days of them. */
export const selectLeaves = statement<LeaveName, []>(`
  select l.id, l.name_ar as "nameAr", l.name_en as "nameEn", coalesce(t.takes_balance, false) as "takesBalance"
  from lookup l left join leave_type t on t.id = l.id where l.category = 'leaveType'
  order by l.position, l.id limit 500`).all;
