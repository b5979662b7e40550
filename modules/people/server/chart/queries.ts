import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import type { PagedList } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import { maxManagers } from "../../contract/schemas-chart.ts";
import { colleagueColumns, type ColleagueRow } from "../directory/present-summary.ts";

export type ChartRow = ColleagueRow & { report_count: number };

const columns = `
  ${colleagueColumns},
  (select count(*)::int from person r join account ra on ra.person_id = r.id and ra.status = 'active'
    where r.manager_id = p.id) as report_count`;

/**
 * An active person, last, and the active managers above. A person whose manager has left is at the top. Bounded, so
 * that a cycle terminates. Values: person.
 */
export const selectPlace = statement<ChartRow>(`
  with recursive above as (
    select p.id, p.manager_id, 0 as height
    from person p join account a on a.person_id = p.id and a.status = 'active' where p.id = $1
    union all
    select m.id, m.manager_id, above.height + 1
    from above
    join person m on m.id = above.manager_id
    join account a on a.person_id = m.id and a.status = 'active'
    where above.height < ${maxManagers}
  )
  select ${columns}
  from above join person p on p.id = above.id
  left join department d on d.id = p.department_id
  order by above.height desc`);

export const selectActive = statement<{ id: string }>(
  "select person_id as id from account where person_id = $1 and status = 'active'",
);

/** Short enough for a cursor, long enough for an order; ties are resolved by id. */
const names: Readonly<Record<Locale, string>> = {
  en: "left(coalesce(p.name_en, p.name_ar), 60)",
  ar: "left(coalesce(p.name_ar, p.name_en), 60)",
};
const collations: Readonly<Record<Locale, string>> = { en: "english_order", ar: "arabic_order" };

export type ReportRow = ChartRow & { sort_name: string; is_alone: boolean };
type Fetch = PagedList<ReportRow>["fetch"];

// The sort values are read for all reports, other columns for those of a page only. One manager has three reports,
// another two thousand: the plan depends on the value.
const reports = (locale: Locale): string => `
  select p.id, ${names[locale]} as sort_name, false as is_alone
  from person p join account a on a.person_id = p.id and a.status = 'active'
  where p.manager_id = $1`;

// At the top: without a manager, or with one who has left. The latter are few, and found by former managers. Finding
// one report of each is faster than reading all reports.
const tops = (locale: Locale): string => `
  select p.id, ${names[locale]} as sort_name, (
    select r.id from person r join account ra on ra.person_id = r.id and ra.status = 'active'
    where r.manager_id = p.id limit 1) is null as is_alone
  from person p
  where $1::bigint is null and p.id = any(array(
    select a.person_id from account a where a.status = 'active' and a.person_id = any(array(
      select t.id from person t where t.manager_id is null
      union all
      select t.id from account m join person t on t.manager_id = m.person_id where m.status <> 'active'))))`;

const statementFor = memoizeByKey<ReturnType<typeof statement<ReportRow>>>();

/** Reads the reports of a manager, or the people at the top for null, by name in a language. */
export const fetchReports =
  (db: Reader, manager: string | null, locale: Locale): Fetch =>
  (cursor, size) => {
    const kind = manager === null ? "tops" : "reports";
    const key = `${kind} ${locale} ${cursor?.direction ?? "first"} ${size}`;
    // Reports have no `is_alone`, so that the keyset omits it.
    const order = [...(manager === null ? ["is_alone"] : []), `sort_name collate ${collations[locale]}`, "id"];
    const { condition, orderBy } = keyset(order, "asc", cursor?.direction ?? "after", 2);
    const text = `
      select ${columns}, best.sort_name /* not null: person_named */, best.is_alone
      from (
        select * from (${manager === null ? tops(locale) : reports(locale)}) as listed
        where ${cursor === null ? "true" : condition} order by ${orderBy} limit ${size}
      ) best
      join person p on p.id = best.id
      left join department d on d.id = p.department_id
      order by ${orderBy.replaceAll(/\b(is_alone|sort_name|id)\b/g, "best.$1")}`;
    return statementFor(key, () => unpreparedStatement<ReportRow>(text))(db, [manager, ...(cursor?.values ?? [])]);
  };
