import { peopleOrder, withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";

// Statements about the people of a sheet start with the same values: $1 and $2 the first and last date; $3 ids; and,
// null for any, department, the place and the state of at least one of their days, and bounds.

/** People with such a day. The limit prevents the planner from gathering the days of all people first. */
const people = (ids: string): string => `
  from person p
  cross join lateral (
    select from attendance_day d
    where d.person_id = p.id and d.date between $1::date and $2::date
      and ($5::bigint is null or d.location_id = $5) and ($6::text is null or d.state = $6)
      and ${withinText("d.person_id", "d.date", "$7")} limit 1) found
  left join department dep on dep.id = p.department_id
  where ${ids} and ($4::bigint is null or p.department_id = $4)`;

const allPeople = "$3::bigint[] is null";
const listedPeople = "p.id = any($3::bigint[])";

/** Above this number of people, a page is found faster by scanning all people in order. */
export const maxConcerned = 5000;

/**
 * People with a day at a place or in a state, at most one more than `maxConcerned`. Values: first and last date; place
 * and state, null for any.
 */
export const selectConcerned = statement<{ id: string }>(`
  select distinct d.person_id as id from attendance_day d
  where d.date between $1::date and $2::date and ($3::bigint is null or d.location_id = $3)
    and ($4::text is null or d.state = $4) limit ${maxConcerned + 1}`);

/** People of a department, with the same maximum. Values: department. */
export const selectColleagues = statement<{ id: string }>(
  `select id from person where department_id = $1 limit ${maxConcerned + 1}`,
);

/** Counts the people of a sheet, of all or of some. */
export const countPeople = {
  all: statement<{ people: number }>(`select count(*)::int as people ${people(allPeople)}`),
  some: statement<{ people: number }>(`select count(*)::int as people ${people(listedPeople)}`),
};

export type SheetPerson = AttendeeRow & { sorted: string };

const pagesIn = (order: string, ids: string) =>
  pageOf<SheetPerson>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
      select ${attendeeColumns("p", "dep")}, ${order} as sorted /* not null: person_named */ ${people(ids)} and ${after}
      order by ${orderBy} limit ${size}`,
  );

/** Pages of people by name in the reader's language. */
export const sheetPages = {
  en: { all: pagesIn(peopleOrder.en, allPeople), some: pagesIn(peopleOrder.en, listedPeople) },
  ar: { all: pagesIn(peopleOrder.ar, allPeople), some: pagesIn(peopleOrder.ar, listedPeople) },
};

/**
 * All rows of a person, ordered by date and slot: one PostgreSQL array per column. Parsing thousands of single rows
 * would cost the server more than the database.
 */
export type PackedRows = {
  person_id: string;
  /** Days after the first date. */
  days: string;
  slots: string;
  states: string;
  /** 1 for true, 0 for false. */
  provisional: string;
  required: string;
  worked: string;
  late: string;
  early: string;
};

/**
 * Rows of some people's started dates. Values: ids, first and last date, the last date started in all time zones,
 * time zones with their dates, and bounds.
 */
export const selectSheetRows = statement<PackedRows>(`
  select d.person_id, array_agg(d.date - $2::date)::text as days, array_agg(d.slot)::text as slots,
    array_agg(d.state)::text as states, array_agg(d.provisional::int)::text as provisional,
    array_agg(d.required_minutes)::text as required, array_agg(d.worked_minutes)::text as worked,
    array_agg(d.late_minutes)::text as late, array_agg(d.early_minutes)::text as early
  from (
    select o.person_id, o.date, o.slot, o.state, o.provisional, o.required_minutes, o.worked_minutes, o.late_minutes,
      o.early_minutes
    from attendance_day o
    where o.person_id = any($1::bigint[]) and o.date between $2::date and $3::date
      and (o.date <= $4::date or o.date <= ($6::date[])[array_position($5::text[], o.time_zone)])
      and ${withinText("o.person_id", "o.date", "$7")}
    order by o.person_id, o.date, o.slot) d
  group by d.person_id`);
