import { statement } from "#platform/database/statement.ts";
import type { StoredDay } from "../days/queries.ts";
import { attendeeColumns, type AttendeeRow } from "../attendee.ts";
import type { SummedDay } from "../punches/sum-days.ts";
import { peopleOrder } from "../people-order.ts";
import { pageOf } from "../rules/load-page.ts";

// Statements about the people of a sheet begin with the same values: $1 and $2 the first and last date; ids; and, null
// where they do not matter, department, and the place and the state of at least one of their days.

/** People with such a day. Its limit keeps the database from gathering the days of everybody first. */
const people = (ids: string): string => `
  from person p
  cross join lateral (
    select from attendance_day d
    where d.person_id = p.id and d.date between $1::date and $2::date
      and ($5::bigint is null or d.location_id = $5) and ($6::text is null or d.state = $6) limit 1) found
  left join department dep on dep.id = p.department_id
  where ${ids} and ($4::bigint is null or p.department_id = $4)`;

const everybody = "$3::bigint[] is null";
const some = "p.id = any($3::bigint[])";

/** How many people a sheet has, of everybody and of some. */
export const countPeople = {
  everybody: statement<{ people: number }>(`select count(*)::int as people ${people(everybody)}`),
  some: statement<{ people: number }>(`select count(*)::int as people ${people(some)}`),
};

export type SheetPerson = AttendeeRow & { sorted: string };

const pagesIn = (order: string, ids: string) =>
  pageOf<SheetPerson>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
      select ${attendeeColumns("p", "dep")}, ${order} as sorted ${people(ids)} and ${after}
      order by ${orderBy} limit ${size}`,
  );

/** Pages of people by name in the reader's language. */
export const sheetPages = {
  en: { everybody: pagesIn(peopleOrder.en, everybody), some: pagesIn(peopleOrder.en, some) },
  ar: { everybody: pagesIn(peopleOrder.ar, everybody), some: pagesIn(peopleOrder.ar, some) },
};

export type SheetRow = SummedDay & Pick<StoredDay, "person_id" | "slot" | "time_zone" | "provisional">;

/** Rows of some people's dates, person by person, date by date. Values: ids, first and last date. */
export const selectSheetRows = statement<SheetRow>(`
  select d.person_id, d.date, d.slot, d.time_zone, d.state, d.provisional, d.required_minutes, d.worked_minutes,
    d.late_minutes, d.early_minutes
  from attendance_day d where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
  order by d.person_id, d.date, d.slot`);
