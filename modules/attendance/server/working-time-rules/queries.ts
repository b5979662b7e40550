import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { WorkingTimeRule } from "../../contract/schemas-working-time.ts";

/** A rule with the fields of its response, except its people and roles. */
export type WorkingTimeRuleRow = Omit<WorkingTimeRule, "users" | "roles"> & { role_ids: string[] };

const selection = `
  select x.id, x.name_ar as "nameAr", x.name_en as "nameEn", x.kind, x.minutes,
    to_char(x.after_time, 'HH24:MI') as after, to_char(x.before_time, 'HH24:MI') as before,
    x.from_date as "from", x.to_date as "to", x.everyone, x.mode, x.source_ar as "sourceAr", x.source_en as "sourceEn",
    x.is_preset as "isPreset", x.is_active as "isActive", x.created_at as "createdAt", x.version,
    (select coalesce(array_agg(r.role_id::text order by r.role_id), '{}')
      from working_time_rule_role r where r.working_time_rule_id = x.id) as role_ids,
    (select count(*)::int from working_time_rule_person d where d.working_time_rule_id = x.id) as "userCount"
  from working_time_rule x where x.deleted_at is null`;

/** Values: id. */
export const selectWorkingTimeRule = statement<WorkingTimeRuleRow>(`${selection} and x.id = $1`);

/** Values: words, kind, mode, active; null for any. */
export const workingTimeRulePage = pageOf<WorkingTimeRuleRow>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::text is null or x.kind = $2)
    and ($3::text is null or x.mode = $3) and ($4::boolean is null or x.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);
