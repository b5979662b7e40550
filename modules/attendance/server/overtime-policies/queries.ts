import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { OvertimePolicy } from "../../contract/schemas-overtime.ts";
import { subjectColumns } from "../effects/store-rule.ts";
import type { NamingRow } from "../subjects/present-subjects.ts";
import { overtimePolicyTable } from "./store.ts";

export type OvertimePolicyRow = NamingRow<OvertimePolicy>;

// The reference takes the place of the id.
const selection = `
  select x.id, ${overtimePolicyTable.selection.replace('x.leave_type_id as "leaveType", ', "")},
    case when l.id is not null then ${referenceColumn("l")} end as "leaveType",
    x.created_at as "createdAt", ${subjectColumns("overtime_policy")}
  from overtime_policy x left join lookup l on l.id = x.leave_type_id where x.deleted_at is null`;

/** Locks the leave type against a change until the transaction ends; returns whether its leave takes from a balance. */
export const lockLeaveType = statement<{ takes: boolean }, [id: string]>(`
  with locked as materialized (select t.takes_balance from leave_type t where t.id = $1 for share)
  select coalesce((select takes_balance from locked), false) as takes
  from lookup l where l.id = $1 and l.category = 'leaveType' and l.is_active for share of l`).changed;

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
