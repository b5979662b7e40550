import { peopleOrder, withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Reason } from "../../contract/evaluation.ts";
import type { Board, BoardState } from "../../contract/schemas-officer.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

// Every statement here starts with the values of a moment (`plan-moment.ts`): $1 the instant; $2, $3 and $4 time zones
// with their dates and local times; $5 and $6 the first and last date of rows that may matter.

const dateThere = "($3::date[])[array_position($2::text[], d.time_zone)]";
const timeThere = "($4::timestamp[])[array_position($2::text[], d.time_zone)]";

/** Today's rows, earlier rows with an open window, and tomorrow's rows with an open window. */
const isRelevant = `(d.date = ${dateThere} or (d.date < ${dateThere} and d.slot > 0 and d.final_after >= $1)
  or (d.date > ${dateThere} and d.window_opens <= $1))`;

const isIn = "(d.is_in and d.final_after >= $1)";

/** Order of a person's rows: where they are in; else the current slot, the next, the last, and rows without hours. */
const relevanceOrder = `
  case when ${isIn} then 0 when d.slot = 0 then 4 when d.slot_start > $1 then 2 when d.slot_end > $1 then 1 else 3 end,
  case when d.slot_end > $1 then d.slot_start end, d.slot_start desc, d.slot`;

/**
 * Whether an absence of a row covers this moment. Whole days cover the whole row, of any date; after hours the
 * allowance starts at their end.
 */
const isExcused = `(d.reasons @> '[{"code": "absence"}]' and exists (
  select from jsonb_array_elements(d.reasons) r
  where r->>'code' = 'absence' and r->>'kind' <> 'remote' and (
    (r->>'from' like '%T00:00' and r->>'to' like '%T23:59') or (r->>'from')::timestamp <= ${timeThere}
      and (r->>'to')::timestamp + make_interval(mins => coalesce(z.check_in_allowance, 0)) >= ${timeThere})))`;

const state = `
  case when ${isIn} then 'in'
    when d.state = 'leave' then 'away'
    when d.slot > 0 and d.slot_end <= $1
      and (d.state = 'absent' or (d.first_in is null and d.last_out is null)) then 'absent'
    when d.first_in is not null or d.last_out is not null then 'done'
    when d.slot = 0 then 'off'
    when ${isExcused} then 'away'
    when d.slot_start + make_interval(mins => coalesce(z.check_in_allowance, 0)) < $1 then 'late'
    else 'notYet' end`;

/** People of one place and department in one state; `ids` is separated by commas. */
export type GroupRow = {
  location_id: string | null;
  department_id: string | null;
  state: BoardState;
  people: number;
  ids: string;
};

/**
 * A person's row is chosen before the bounds are judged by its date: as for the rows of the board. Staff is materialized
 * since the planner expects a tenth of the rows, and would look each person up.
 */
const groupsText = (of: (person: string) => string, within: string): string => `
  with current as (
    select distinct on (d.person_id) d.person_id, d.date, d.location_id, ${state} as state
    from attendance_day d left join zone z on z.id = d.zone_id
    where d.date between $5::date and $6::date and ${isRelevant} and ${of("d.person_id")}
    order by d.person_id, ${relevanceOrder}),
  staff as materialized (
    select p.id, p.department_id from person p join account a on a.person_id = p.id and a.status = 'active'
    where ${of("p.id")})
  select d.location_id, p.department_id, d.state, count(*)::int as people, string_agg(p.id::text, ',') as ids
  from current d join staff p on p.id = d.person_id
  where ${withinText("d.person_id", "d.date", within)}
  group by d.location_id, p.department_id, d.state`;

/** Values: those of the moment, and bounds. */
export const selectGroups = statement<GroupRow>(groupsText(() => "true", "$7"));
/** Values: those of the moment, ids, and bounds. */
export const selectGroupsOf = statement<GroupRow>(groupsText((person) => `${person} = any($7::bigint[])`, "$8"));

export type BoardRow = AttendeeRow &
  Omit<Board["data"][number], "person" | "location"> & {
    sorted: string;
    location_id: string | null;
    reasons: Reason[];
  };

const pagesText = (
  order: string,
  condition: string,
  walk: { after: string; orderBy: string; size: number },
): string => `
  select ${attendeeColumns("p", "dep")}, ${order} as sorted, /* not null: person_named */
    ${state} as state, d.location_id, d.slot_start as "slotStart", d.slot_end as "slotEnd", d.time_zone as "timeZone",
    d.first_in as "firstIn", d.last_out as "lastOut",
    case when ${isIn} then (select max(q.at) from punch q
      where q.person_id = p.id and q.at between d.first_in and $1 and q.kind = 'in' and q.accepted
        and q.voided_at is null) end as "inSince",
    d.late_minutes as "lateMinutes", d.state as "dayState", d.reasons
  from person p join account a on a.person_id = p.id and a.status = 'active'
  cross join lateral (
    select d.* from attendance_day d
    where d.person_id = p.id and d.date between $5::date and $6::date and ${isRelevant}
    order by ${relevanceOrder} limit 1) d
  left join zone z on z.id = d.zone_id
  left join department dep on dep.id = p.department_id
  where ${condition} and ($8::bigint is null or p.department_id = $8) and ($9::bigint is null or d.location_id = $9)
    and ($10::text is null or ${state} = $10) and ${withinText("p.id", "d.date", "$11")} and ${walk.after}
  order by ${walk.orderBy} limit ${walk.size}`;

const pagesIn = (order: string, condition: string) =>
  pageOf<BoardRow>([order, "p.id"], "asc", (walk) => pagesText(order, condition, walk));

/**
 * People by name in the reader's language. Values: those of the moment; ids; and, null for any, department, location,
 * state and bounds. `all` scans all people and requires null ids, `some` selects only the given ids.
 */
export const boardPages = {
  en: {
    all: pagesIn(peopleOrder.en, "$7::bigint[] is null"),
    some: pagesIn(peopleOrder.en, "p.id = any($7::bigint[])"),
  },
  ar: {
    all: pagesIn(peopleOrder.ar, "$7::bigint[] is null"),
    some: pagesIn(peopleOrder.ar, "p.id = any($7::bigint[])"),
  },
};

/** All departments: some hundreds. */
export const selectDepartments = statement<NamedReference, []>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from department order by id limit 5000`,
).all;
