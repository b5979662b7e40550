import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { WorkingTimeRule } from "../../contract/schemas-working-time.ts";
import { subjectColumns } from "../effects/store-rule.ts";
import type { NamingRow } from "../subjects/present-subjects.ts";
import { workingTimeRuleTable } from "./store.ts";

export type WorkingTimeRuleRow = NamingRow<WorkingTimeRule>;

const selection = `
  select x.id, ${workingTimeRuleTable.selection}, x.is_preset as "isPreset", x.created_at as "createdAt",
    ${subjectColumns("working_time_rule")}
  from working_time_rule x where x.deleted_at is null`;

export const selectWorkingTimeRule = statement<WorkingTimeRuleRow, [id: string]>(`${selection} and x.id = $1`).first;

/** Values: words, kind, mode, active; null for any. */
export const workingTimeRulePage = pageOf<WorkingTimeRuleRow>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::text is null or x.kind = $2)
    and ($3::text is null or x.mode = $3) and ($4::boolean is null or x.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);
