import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { LeaveEntry } from "../../contract/schemas-balances.ts";

type Row = Omit<LeaveEntry, "by"> & OptionalPersonRow<"by"> & { person_id: string; type_id: string };

const entries = (condition: string): string => `
  select e.id, e.person_id, e.type_id, e.kind, e.date, e.days::float8 as days, e.expires, e.note,
    e.reverses_id as reverses, r.id as "reversedBy",
    coalesce(e.date < p.hire_date, true) as "isBeforeHire",
    e.overtime || jsonb_build_object('claim', e.claim_id::text) as overtime, e.created_at as "createdAt", ${authorColumns("b", "by")}
  from leave_entry e join person p on p.id = e.person_id
  left join leave_entry r on r.reverses_id = e.id
  left join person b on b.id = e.created_by
  where ${condition}
  order by e.id desc limit 2000`;

/** The entries of a person and a type, newest first. */
export const selectEntries = statement<Row, [personId: string, typeId: string]>(
  entries("e.person_id = $1 and e.type_id = $2"),
).all;

export const selectEntry = statement<Row, [id: string]>(entries("e.id = $1")).first;
