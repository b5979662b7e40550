import type { overtimeStates } from "../../contract/kinds.ts";
import type { OvertimeReason, TimeOffTerms } from "../../contract/schemas-overtime.ts";
import { statement } from "#platform/database/statement.ts";
import type { ClosedRow, DayKind } from "./compute-beyond.ts";

export type ClosedDayRow = { person_id: string; date: string; rows: ClosedRow[] };

/** Closed dates of some people that were attended longer than required. Values: people, from, to. */
export const selectLongDays = statement<ClosedDayRow>(`
  select d.person_id, d.date,
    json_agg(json_build_object('slot', d.slot, 'firstIn', to_char(d.first_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'lastOut', to_char(d.last_out at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timeZone', d.time_zone,
      'requiredMinutes', d.required_minutes, 'workedMinutes', d.worked_minutes,
      'extraBeforeMinutes', d.extra_before_minutes, 'extraAfterMinutes', d.extra_after_minutes, 'reasons', d.reasons)
      order by d.slot) as rows
  from attendance_day d
  where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
  group by d.person_id, d.date
  having not bool_or(d.provisional)
    and sum(d.worked_minutes + d.extra_before_minutes + d.extra_after_minutes - d.required_minutes) > 0`);

/** The policies among some that name people directly. Values: people, policies. */
export const selectNamedPolicies = statement<{ person_id: string; rule_id: string }>(`
  select person_id, overtime_policy_id as rule_id from overtime_policy_person
  where person_id = any($1::bigint[]) and overtime_policy_id = any($2::bigint[])`);

export type StoredClaim = {
  id: string;
  person_id: string;
  date: string;
  policy_id: string;
  day_kind: DayKind;
  first_in: string | null;
  last_out: string | null;
  time_zone: string;
  required_minutes: number;
  attended_minutes: number;
  beyond_minutes: number;
  beyond_night_minutes: number;
  minutes: number;
  night_minutes: number;
  reasons: OvertimeReason[];
  leave_type_id: string | null;
  time_off: TimeOffTerms | null;
  state: (typeof overtimeStates)[number];
  is_decided: boolean;
};

/** Claims of some people, by date. Values: people, from, to. */
export const selectStoredClaims = statement<StoredClaim>(`
  select id, person_id, date, policy_id, day_kind, first_in, last_out, time_zone, required_minutes, attended_minutes,
    beyond_minutes, beyond_night_minutes, minutes, night_minutes, reasons, leave_type_id, time_off, state, decided_at is not null as is_decided
  from overtime_claim where person_id = any($1::bigint[]) and date between $2::date and $3::date
  order by person_id, date`);
