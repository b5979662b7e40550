import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { OvertimePolicy } from "../../contract/schemas-overtime.ts";
import { subjectColumns } from "../effects/store-rule.ts";
import type { NamingRow } from "../subjects/present-subjects.ts";
import { overtimePolicyTable } from "./store.ts";

export type OvertimePolicyRow = NamingRow<OvertimePolicy>;

const selection = `
  select x.id, ${overtimePolicyTable.selection}, x.created_at as "createdAt", ${subjectColumns("overtime_policy")}
  from overtime_policy x where x.deleted_at is null`;

export const selectOvertimePolicy = statement<OvertimePolicyRow, [id: string]>(`${selection} and x.id = $1`).first;

/** Values: words, approval, active; null for any. */
export const overtimePolicyPage = pageOf<OvertimePolicyRow>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::text is null or x.approval = $2)
    and ($3::boolean is null or x.is_active = $3) and ${after}
  order by ${orderBy} limit ${size}`,
);
