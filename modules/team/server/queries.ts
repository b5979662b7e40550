import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import { peopleOrder } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { PagedList } from "#platform/http/page.ts";
import { maxTeam } from "../contract/limits.ts";

const active = (person: string): string => `join account a on a.person_id = ${person} and a.status = 'active'`;

/** The people whose manager is one of some people, also those who have left. */
export const selectReports = statement<{ id: string }, [managerIds: readonly string[]]>(
  `select id from person where manager_id = any($1::bigint[]) order by id limit ${2 * maxTeam}`,
).column("id");

/** Those of some people who have an active account. */
export const selectActive = statement<{ id: string }, [ids: readonly string[]]>(
  "select person_id as id from account where person_id = any($1::bigint[]) and status = 'active'",
).column("id");

/** Whether a person is below a manager. */
export const isBelow = statement<{ id: string }, [personId: string, managerId: string]>(`
  with recursive above as (
    select p.manager_id as id from person p where p.id = $1
    union
    select p.manager_id from above u join person p on p.id = u.id)
  select u.id from above u where u.id = $2`).exists;

/** Those among some people who have reports, by name in English. */
export const selectManagers = statement<AuthorRow, [ids: readonly string[]]>(`
  select ${authorColumns("p")} from person p
  where p.id = any($1::bigint[]) and exists (select from person r ${active("r.id")} where r.manager_id = p.id)
  order by ${peopleOrder.en}, p.id limit 200`).all;

/** The active manager of a person. */
export const selectManager = statement<AuthorRow, [personId: string]>(`
  select ${authorColumns("m")} from person p join person m on m.id = p.manager_id ${active("m.id")}
  where p.id = $1`).first;

/** People with the same manager, and the manager; none without a manager. */
const colleagues = `
  from person me join person p on p.manager_id = me.manager_id or p.id = me.manager_id ${active("p.id")}
  where me.id = $1 and p.id <> me.id`;

export const selectColleagues = statement<{ id: string }, [personId: string]>(
  `select p.id ${colleagues} limit ${maxTeam}`,
).column("id");

export type MemberRow = AuthorRow & { sorted: string };

export const byName: Pick<PagedList<MemberRow>, "kinds" | "keyOf"> = {
  kinds: ["text", "id"],
  keyOf: (row) => [row.sorted, row.author_id],
};

const pagesIn = (order: string) =>
  pageOf<MemberRow>(
    [order, "p.id"],
    "asc",
    ({ after, orderBy, size }) => `
      select ${authorColumns("p")}, ${order} as sorted /* not null: person_named */
      from person p where p.id = any($1::bigint[]) and ${after} order by ${orderBy} limit ${size}`,
  );

/** Pages of some people by name in the reader's language. Values: ids. */
export const memberPages = { en: pagesIn(peopleOrder.en), ar: pagesIn(peopleOrder.ar) };

export const selectMembers = statement<AuthorRow, [ids: readonly string[]]>(
  `select ${authorColumns("p")} from person p where p.id = any($1::bigint[])`,
).all;

/** An absence; times are local to the place of work. */
export type AbsenceRow = {
  id: string;
  personId: string;
  kind: "leave" | "halfLeave" | "mission" | "remote" | "permission";
  fromDate: string;
  fromTime: string;
  toDate: string;
  toTime: string;
  typeAr: string | null;
  typeEn: string | null;
};

/** Absences of some people that touch some dates, the first 5,000. */
export const selectAbsences = statement<AbsenceRow, [ids: readonly string[], from: string, to: string]>(`
  select b.id, b.person_id as "personId", b.kind, b.from_date as "fromDate",
    to_char(b.from_time, 'HH24:MI') as "fromTime", b.to_date as "toDate", to_char(b.to_time, 'HH24:MI') as "toTime",
    l.name_ar as "typeAr", l.name_en as "typeEn"
  from absence b left join lookup l on l.id = b.lookup_id
  where b.person_id = any($1::bigint[]) and b.to_date >= $2::date and b.from_date <= $3::date
  order by b.person_id, b.from_date, b.id limit 5000`).all;
