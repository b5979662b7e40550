import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import { referenceColumn } from "#platform/database/columns.ts";
import { withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";
import { decidedBy, maxWaiting, type Waiting, type WaitingForOfficer } from "./load-deciders.ts";
import type { StoredClaim } from "./queries.ts";

export type ClaimRow = AttendeeRow &
  OptionalPersonRow<"decider"> &
  OptionalPersonRow<"boss"> &
  Omit<StoredClaim, "is_decided" | "policy_id"> & {
    policy: NamedReference;
    approved_minutes: number | null;
    approved_night_minutes: number | null;
    decided_at: string | null;
    note: string | null;
    earlier_minutes: number | null;
    is_locked: boolean;
    version: number;
    /** Null without a manager who can sign in. */
    manager_id: string | null;
    leave_type: NamedReference | null;
    /** The lot of leave of the claim. */
    lot_days: number | null;
  };

const selection = `
  select c.id, c.person_id, c.date, c.day_kind, c.first_in, c.last_out, c.time_zone, c.required_minutes,
    c.attended_minutes, c.beyond_minutes, c.beyond_night_minutes, c.minutes, c.night_minutes, c.reasons, c.state, c.leave_type_id, c.time_off,
    c.approved_minutes, c.approved_night_minutes, c.decided_at, c.note, c.earlier_minutes, c.version,
    jsonb_build_object('id', o.id::text, 'nameAr', o.name_ar, 'nameEn', o.name_en) as policy,
    exists (select from attendance_month m where m.month = date_trunc('month', c.date)::date) as is_locked,
    manager.person_id as manager_id,
    case when kind.id is not null then ${referenceColumn("kind")} end as leave_type,
    (select sum(e.days)::float8 from leave_entry e where e.claim_id = c.id and e.reverses_id is null
      and not exists (select from leave_entry r where r.reverses_id = e.id)) as lot_days,
    ${attendeeColumns("p", "dep")}, ${authorColumns("decider", "decider")}, ${authorColumns("boss", "boss")}
  from overtime_claim c
  join overtime_policy o on o.id = c.policy_id
  join person p on p.id = c.person_id
  left join lookup kind on kind.id = c.leave_type_id
  left join department dep on dep.id = p.department_id
  left join account manager on manager.person_id = p.manager_id and manager.status = 'active'
  left join person boss on boss.id = manager.person_id
  left join person decider on decider.id = c.decided_by`;

export const selectClaim = statement<ClaimRow, [id: string]>(`${selection} where c.id = $1`).first;

/** Each filter has its own statement and with it its own index. Values: people, state, from, to; null for no limit. */
const pageBy = (filter: string) =>
  pageOf<ClaimRow>(
    ["c.date", "c.id"],
    "desc",
    ({ after, orderBy, size }) => `${selection}
  where ${filter} and c.date between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')
    and ${withinText("c.person_id", "c.date", "$5")} and ${after}
  order by ${orderBy} limit ${size}`,
  );

/** Newest first. Values: people and state (null if not filtered by), from, to, bounds. */
export const claimPages = {
  all: pageBy("num_nonnulls($1::bigint[], $2::text) = 0"),
  state: pageBy("$1::bigint[] is null and c.state = $2"),
  people: pageBy("c.person_id = any($1::bigint[]) and ($2::text is null or c.state = $2)"),
};

/** A person's claims, newest first. Values: person. */
export const ownClaimPage = pageOf<ClaimRow>(
  ["c.date", "c.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection} where c.person_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

const waiting = `c.state = 'waiting' and c.person_id <> $1
    and not exists (select from attendance_month m where m.month = date_trunc('month', c.date)::date)`;

const countOf = <Values extends Waiting | WaitingForOfficer>(whose: string) =>
  statement<{ count: number }, Values>(`
  select count(*)::int as count from overtime_claim c join person p on p.id = c.person_id
  where ${waiting} and ${whose}`).value("count", 0);
const firstOf = <Values extends Waiting | WaitingForOfficer>(whose: string) =>
  statement<ClaimRow, Values>(`${selection} where ${waiting} and ${whose} order by c.date, c.id limit ${maxWaiting}`)
    .all;

const byOfficer = decidedBy.officer("c.date");
/** Count and first claims, oldest first, that wait for a person, by whether they are an officer. */
export const waitingClaims = {
  count: { manager: countOf<Waiting>(decidedBy.manager), officer: countOf<WaitingForOfficer>(byOfficer) },
  first: { manager: firstOf<Waiting>(decidedBy.manager), officer: firstOf<WaitingForOfficer>(byOfficer) },
};
