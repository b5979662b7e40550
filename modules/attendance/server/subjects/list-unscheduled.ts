import type { z } from "zod";
import { peopleOrder } from "#modules/people/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { unscheduledQuery, UnscheduledPerson } from "../../contract/schemas-officer.ts";
import { dayOf } from "../../contract/written-time.ts";
import { byName, attendeeColumns, attendeeOf, type AttendeeRow } from "../load-people.ts";
import type { AttendanceContext } from "../context.ts";
import { toInstant } from "../engine/time-zone.ts";
import { narrowToPeople } from "./list-subjects.ts";

type Row = AttendeeRow & { sorted: string };

const employed = (order: string): string => `
  select ${attendeeColumns("p", "dep")}, ${order} as sorted /* not null: person_named */
  from person p join account a on a.person_id = p.id and a.status = 'active'
  left join department dep on dep.id = p.department_id
  where p.joined_at < $2::timestamptz and coalesce(p.left_on >= $1::date, true)
    and ($3::bigint[] is null or p.id = any($3)) and ($4::bigint is null or p.department_id = $4)`;

/**
 * Active people employed on a date whom no assignment of that date reaches, by name. Values: the date, the instant at
 * which it ends, and, null for any, people and department.
 */
const unscheduledPages = (order: string) =>
  pageOf<Row>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
  with reaching as materialized (
    select x.id from location_zone_user x join zone z on z.id = x.zone_id
    where x.is_active and z.is_active and z.deleted_at is null
      and z.start_date <= $1::date and coalesce(z.end_date >= $1::date, true)
      and coalesce(x.from_date <= $1::date, true) and coalesce(x.to_date >= $1::date, true)),
  roles as materialized (
    select r.role_id from location_zone_user_role r join reaching on reaching.id = r.location_zone_user_id),
  covered as materialized (
    select d.person_id from location_zone_user_person d join reaching on reaching.id = d.location_zone_user_id
    union all
    select m.person_id from role_member m where m.role_id in (select role_id from roles) and m.valid @> $1::date)
  ${employed(order)}
    and not exists (select from roles join role e on e.id = roles.role_id and e.key = 'employee')
    and not exists (select from covered where covered.person_id = p.id)
    and ${after}
  order by ${orderBy} limit ${size}`,
  );

/** The same for people without a hire date, whose attendance begins with their account. */
const undatedPages = (order: string) =>
  pageOf<Row>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) =>
      `${employed(order)} and p.hire_date is null and ${after} order by ${orderBy} limit ${size}`,
  );

const pages = {
  schedule: { en: unscheduledPages(peopleOrder.en), ar: unscheduledPages(peopleOrder.ar) },
  hireDate: { en: undatedPages(peopleOrder.en), ar: undatedPages(peopleOrder.ar) },
};

/** Returns a page of people without a schedule on a date, or without a hire date; today by default. */
export async function listUnscheduled(
  db: Reader,
  context: AttendanceContext,
  { viewerId, locale, query }: { viewerId: string; locale: Locale; query: z.output<typeof unscheduledQuery> },
): Promise<PageOf<UnscheduledPerson>> {
  const { timeZone } = await context.settings(db);
  const { on = civilDateIn(timeZone), department = null, search = "", missing } = query;
  const found = await narrowToPeople(db, context, search);
  const ends = new Date(toInstant(timeZone, dayOf(on) + 1, 0)).toISOString();
  const { data, page } = await readPage<Row>(
    {
      list: `unscheduled ${locale} ${JSON.stringify([on, department, search, missing])}`,
      ...byName,
      fetch: pages[missing][locale](db, [on, ends, found, department]),
    },
    query,
  );
  return {
    data: data.map((row) => ({ id: row.author_id, person: attendeeOf(row, context.files, viewerId) })),
    page,
  };
}
