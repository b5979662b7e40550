import { withinText } from "#modules/people/server/index.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { OpenRequest, RequestKind } from "../../contract/schemas-closing.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

// Statements begin with the same values: $1 and $2 the first and last date, and, null for any, $3
// department and $4 bounds.

type Count = (db: Reader, from: string, to: string, department: string | null, within: Within) => Promise<number>;

const countOf = (text: string): Count => statement<{ count: number }>(text).value("count", 0);

const chosen = (person: string, ...dates: string[]): string => `
  ($3::bigint is null or exists (select from person p where p.id = ${person} and p.department_id = $3))
  and ${dates.map((date) => withinText(person, date, "$4")).join(" and ")}`;

/** Counts rows: a person may have several such days. */
export const countIncomplete = countOf(`
  select count(*)::int as count from attendance_day d
  where d.date between $1::date and $2::date and d.state = 'incomplete' and ${chosen("d.person_id", "d.date")}`);

// The instants select the partitions: a date begins and ends within two days of it in UTC.
export const countReviews = countOf(`
  select count(*)::int as count from punch q
  where q.review = 'open' and q.voided_at is null and q.date between $1::date and $2::date
    and q.at >= $1::date - 2 and q.at < $2::date + 3 and ${chosen("q.person_id", "q.date")}`);

/** Counts claims that are not decided. */
export const countOvertime = countOf(`
  select count(*)::int as count from overtime_claim c
  where c.state = 'waiting' and c.date between $1::date and $2::date and ${chosen("c.person_id", "c.date")}`);

export const countFindings = countOf(`
  select count(*)::int as count from working_time_finding f
  where f.date between $1::date and $2::date and ${chosen("f.person_id", "f.date")}`);

/** The services of each kind, by what their approval does. */
const effects: Readonly<Record<RequestKind, string>> = {
  corrections: "s.effect = 'attendanceCorrection'",
  requests: "s.effect in ('annualLeave', 'sickLeave', 'mission', 'hourlyPermission')",
};

/** A date of an answer, null for another text. */
const dateText = (text: string): string => `case when ${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${text}::date end`;

/**
 * Undecided requests with a date between $1 and $2, read from the answers that the effects read; within the bounds if
 * their first and their last date are.
 */
const undecided = (kind: RequestKind): string => `
  from service s join request r on r.service_id = s.id and r.state in ('waiting', 'returned')
  cross join lateral (
    select coalesce(r.answers #>> '{period,from}', r.answers ->> 'day') as first,
      coalesce(r.answers #>> '{period,to}', r.answers ->> 'day') as last) span
  where ${effects[kind]} and span.first <= $2::text and span.last >= $1::text and ${chosen(
    "r.requester_id",
    `(${dateText("span.first")})`,
    `(${dateText("span.last")})`,
  )}`;

const countUndecided = (kind: RequestKind): Count => countOf(`select count(*)::int as count ${undecided(kind)}`);
export const countRequests = { corrections: countUndecided("corrections"), requests: countUndecided("requests") };

export type OpenRequestRow = AttendeeRow & Omit<OpenRequest, "person" | "waitsFor"> & { waits_for: string[] };

const requestPages = (kind: RequestKind) =>
  pageOf<OpenRequestRow>(
    ["r.id"],
    "desc",
    ({ after, orderBy, size }) => `
  select r.id, jsonb_build_object('id', s.id::text, 'nameAr', coalesce(v.definition ->> 'nameAr', s.code),
      'nameEn', coalesce(v.definition ->> 'nameEn', s.code)) as service,
    wanted.first as "from", wanted.last as "to",
    case when r.state = 'returned' then 'returned' else 'waiting' end as state, r.submitted_at as "sentAt", ${attendeeColumns("p", "dep")},
    array(select d.person_id::text from request_decider d
      where d.request_id = r.id and d.is_open group by d.person_id order by d.person_id limit 3) as waits_for
  from (
    select r.id, span.first, span.last ${undecided(kind)} and ${after} order by ${orderBy} limit ${size}) wanted
  join request r on r.id = wanted.id join service s on s.id = r.service_id
  left join service_version v on v.service_id = r.service_id and v.number = r.service_number
  join person p on p.id = r.requester_id left join department dep on dep.id = p.department_id
  order by ${orderBy}`,
  );

export const openRequestPages = { corrections: requestPages("corrections"), requests: requestPages("requests") };
