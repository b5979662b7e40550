import type { DayKind, TimeOffTerms } from "#modules/attendance/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { GrantedOvertime } from "../../contract/schemas-balances.ts";

export type OwedRow = {
  claim: string;
  person_id: string;
  type_id: string;
  date: string;
  day_kind: DayKind;
  minutes: number;
  night: number;
  terms: TimeOffTerms;
};

/** The approved overtime of some people that is settled as time off. */
export const selectOwed = statement<OwedRow, [personIds: readonly string[]]>(`
  select c.id as claim, c.person_id, c.leave_type_id as type_id, c.date, c.day_kind,
    c.approved_minutes as minutes /* not null: approved */, c.approved_night_minutes as night /* not null: approved */,
    c.time_off as terms /* not null: with the type */
  from overtime_claim c
  where c.person_id = any($1::bigint[]) and c.leave_type_id is not null and c.state = 'approved'
  order by c.person_id, c.date`).all;

export type LotRow = {
  entry: string;
  person_id: string;
  type_id: string;
  claim: string;
  hundredths: number;
  expires: string | null;
  overtime: Omit<GrantedOvertime, "claim">;
  isLocked: boolean;
};

/** The lots of overtime of some people that count. */
export const selectLots = statement<LotRow, [personIds: readonly string[]]>(`
  select e.id as entry, e.person_id, e.type_id, e.claim_id as claim,
    (e.days * 100)::int as hundredths, e.expires, e.overtime /* not null: with the claim */,
    exists (select from attendance_month m where m.month = date_trunc('month', e.date)::date) as "isLocked"
  from leave_entry e
  where e.person_id = any($1::bigint[]) and e.claim_id is not null and e.reverses_id is null
    and not exists (select from leave_entry r where r.reverses_id = e.id)
  order by e.id`).all;
