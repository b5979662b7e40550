import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { LeaveSuspension } from "../../contract/schemas-balances.ts";

export type SuspensionRow = Omit<LeaveSuspension, "by"> & OptionalPersonRow<"by"> & { person_id: string };

const suspensions = (condition: string): string => `
  select s.id, s.person_id, s.from_date as "from", s.to_date as "to", s.note, ${authorColumns("b", "by")}
  from leave_suspension s left join person b on b.id = s.created_by
  where ${condition} order by s.from_date desc limit 500`;

/** The suspensions of a person, newest first. */
export const selectSuspensions = statement<SuspensionRow, [personId: string]>(suspensions("s.person_id = $1")).all;

export const selectSuspension = statement<SuspensionRow, [id: string]>(suspensions("s.id = $1")).first;

/** Returns whether a suspension of a person lies in a span of dates, even partly. */
export const isSuspended = statement<{ id: string }, [personId: string, from: string, to: string]>(`
  select id from leave_suspension
  where person_id = $1 and daterange(from_date, to_date, '[]') && daterange($2::date, $3::date, '[]')`).exists;
