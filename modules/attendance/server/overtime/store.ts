import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { OvertimeReason, TimeOffTerms } from "../../contract/schemas-overtime.ts";
import type { Beyond } from "./compute-beyond.ts";

export type NewClaim = Beyond & {
  personId: string;
  date: string;
  policyId: string;
  claimed: number;
  claimedNight: number;
  reasons: readonly OvertimeReason[];
  leaveType: string | null;
  timeOff: TimeOffTerms | null;
  state: "waiting" | "approved" | "exhausted" | "unasked";
};

const facts = [
  "policy_id",
  "day_kind",
  "first_in",
  "last_out",
  "time_zone",
  "required_minutes",
  "attended_minutes",
  "beyond_minutes",
  "beyond_night_minutes",
  "minutes",
  "night_minutes",
  "reasons",
  "leave_type_id",
  "time_off",
];
const of = (table: string): string => facts.map((name) => `${table}.${name}`).join(", ");

/** Whether a decision still fits: it was made about the same minutes. */
const stays = `c.decided_at is not null
      and (c.day_kind, c.minutes, c.night_minutes) = (excluded.day_kind, excluded.minutes, excluded.night_minutes)`;

// As for days, unchanged rows are not touched. A claim that was decided on waits again when its minutes change.
const write = statement<never>(`
  insert into overtime_claim as c (person_id, date, ${facts.join(", ")}, state, approved_minutes, approved_night_minutes, claimed_at)
  select g.person_id, g.date, g.policy_id, g.day_kind, g.first_in, g.last_out, g.time_zone, g.required_minutes,
    g.attended_minutes, g.beyond_minutes, g.beyond_night_minutes, g.minutes, g.night_minutes, g.reasons::jsonb, g.leave_type_id, g.time_off::jsonb, g.state,
    case when g.state = 'approved' then g.minutes end, case when g.state = 'approved' then g.night_minutes end, $1::timestamptz
  from unnest($2::bigint[], $3::date[], $4::bigint[], $5::text[], $6::timestamptz[], $7::timestamptz[], $8::text[],
      $9::integer[], $10::integer[], $11::integer[], $12::integer[], $13::integer[], $14::integer[], $15::text[], $16::bigint[], $17::text[], $18::text[])
    as g (person_id, date, policy_id, day_kind, first_in, last_out, time_zone, required_minutes, attended_minutes,
      beyond_minutes, beyond_night_minutes, minutes, night_minutes, reasons, leave_type_id, time_off, state)
  order by g.person_id, g.date
  on conflict on constraint overtime_claim_once do update set
    ${facts.map((name) => `${name} = excluded.${name}`).join(", ")},
    state = case when ${stays} then c.state else excluded.state end,
    approved_minutes = case when ${stays} then c.approved_minutes else excluded.approved_minutes end,
    approved_night_minutes = case when ${stays} then c.approved_night_minutes else excluded.approved_night_minutes end,
    decided_by = case when ${stays} then c.decided_by end,
    decided_at = case when ${stays} then c.decided_at end,
    note = case when ${stays} then c.note end,
    earlier_minutes = case when ${stays} or excluded.state <> 'waiting' then null
      when c.decided_at is not null then c.minutes else c.earlier_minutes end,
    claimed_at = case when ${stays} then c.claimed_at else excluded.claimed_at end,
    version = c.version + 1
  where (${of("c")}) is distinct from (${of("excluded")}) or (c.decided_at is null and c.state <> excluded.state)`);

/** Adds claims, or changes those of the same dates. The caller has locked the people. */
export async function writeClaims(tx: Transaction, claims: readonly NewClaim[], at: string): Promise<void> {
  if (claims.length === 0) return;
  const list = (valueOf: (claim: NewClaim) => unknown): unknown[] => claims.map(valueOf);
  await write(tx, [
    at,
    list(({ personId }) => personId),
    list(({ date }) => date),
    list(({ policyId }) => policyId),
    list(({ dayKind }) => dayKind),
    list(({ firstIn }) => firstIn),
    list(({ lastOut }) => lastOut),
    list(({ timeZone }) => timeZone),
    list(({ required }) => required),
    list(({ attended }) => attended),
    list(({ minutes }) => minutes),
    list(({ night }) => night),
    list(({ claimed }) => claimed),
    list(({ claimedNight }) => claimedNight),
    list(({ reasons }) => JSON.stringify(reasons)),
    list(({ leaveType }) => leaveType),
    list(({ timeOff }) => (timeOff === null ? null : JSON.stringify(timeOff))),
    list(({ state }) => state),
  ]);
}

export const deleteClaims = statement<never, [ids: readonly string[]]>(
  "delete from overtime_claim where id = any($1::bigint[])",
).run;

/** Stores a decision. The caller has locked the person. */
export const decideClaim = statement<
  never,
  [
    id: string,
    state: "approved" | "rejected",
    minutes: number | null,
    night: number | null,
    by: string,
    at: string,
    note: string | null,
  ]
>(`
  update overtime_claim set state = $2, approved_minutes = $3, approved_night_minutes = $4, decided_by = $5,
    decided_at = $6, note = $7, earlier_minutes = null, version = version + 1
  where id = $1`).run;
