import type { z } from "zod";
import { peopleOrder } from "#modules/people/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { unscheduledQuery, UnscheduledPerson } from "../../contract/schemas-officer.ts";
import { byName, attendeeColumns, attendeeOf, type AttendeeRow } from "../load-people.ts";
import type { AttendanceContext } from "../context.ts";
import { narrowToPeople } from "./list-subjects.ts";
import { type Narrowing, narrowingOf, undated, unscheduled } from "./queries-unscheduled.ts";

type Row = AttendeeRow & { sorted: string };

const pagesIn = (people: string, order: string) =>
  pageOf<Row>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
      select ${attendeeColumns("p", "dep")}, ${order} as sorted /* not null: person_named */ ${people} and ${after}
      order by ${orderBy} limit ${size}`,
  );

const bothOf = (people: (narrowing: Narrowing) => string) => {
  const pagesOf = (narrowing: Narrowing) => ({
    en: pagesIn(people(narrowing), peopleOrder.en),
    ar: pagesIn(people(narrowing), peopleOrder.ar),
  });
  return { all: pagesOf("all"), some: pagesOf("some") };
};
const pages = { schedule: bothOf(unscheduled), hireDate: bothOf(undated) };

/**
 * Returns a page of people without a schedule on a date, or on one of several, or without a hire date; today by default.
 */
export async function listUnscheduled(
  db: Reader,
  context: AttendanceContext,
  {
    viewerId,
    locale,
    query,
    within,
  }: { viewerId: string; locale: Locale; query: z.output<typeof unscheduledQuery>; within: Within },
): Promise<PageOf<UnscheduledPerson>> {
  const { timeZone } = await context.settings(db);
  const { on = civilDateIn(timeZone), until = on, department = null, search = "", missing } = query;
  if (until < on) throw refuseField("fields_conflict", "until", { key: "endBeforeStart" });
  const found = await narrowToPeople(db, context, search);
  const { data, page } = await readPage<Row>(
    {
      list: `unscheduled ${locale} ${JSON.stringify([on, until, department, search, missing])}`,
      ...byName,
      fetch: pages[missing][narrowingOf(department, found, within)][locale](db, [
        on,
        until,
        timeZone,
        department,
        found,
        within,
      ]),
    },
    query,
  );
  return {
    data: data.map((row) => ({ id: row.author_id, person: attendeeOf(row, context.files, viewerId) })),
    page,
  };
}
