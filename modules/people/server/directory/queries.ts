import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import { maxPeopleCounted, type Workplace } from "../../contract/schemas-directory.ts";
import { colleagueColumns, type ColleagueRow } from "./present-summary.ts";

/** Filters of the directory; null for none. */
export type Narrowing = {
  ids: readonly string[] | null;
  department: string | null;
  place: string | null;
  manager: string | null;
  skill: string | null;
  language: string | null;
};

export type EntryRow = ColleagueRow & {
  /** Found by a search, but not by the beginnings of the name's words. */
  far: boolean;
  sorted: string;
  placeAr: string | null;
  placeEn: string | null;
};

/** Conditions with their parameter; the most selective ones first. */
const conditions: readonly {
  name: keyof Narrowing;
  type: string;
  holds: (value: string) => string;
}[] = [
  { name: "ids", type: "bigint[]", holds: (value) => `p.id = any(${value})` },
  { name: "manager", type: "bigint", holds: (value) => `p.manager_id = ${value}` },
  { name: "skill", type: "text", holds: (value) => `p.skills @> array[${value}]` },
  { name: "place", type: "text", holds: (value) => `(p.place_en = ${value} or p.place_ar = ${value})` },
  { name: "department", type: "bigint", holds: (value) => `p.department_id = ${value}` },
  { name: "language", type: "text", holds: (value) => `p.languages @> array[${value}]` },
];

/**
 * No filter and each single filter have statements of their own. With several the first is a plain condition, which
 * uses its index, and the rest are nullable: few statements, each with a suitable plan.
 */
function narrow(narrowing: Narrowing): { lead: string; where: string; values: unknown[] } {
  const set = conditions.filter(({ name }) => narrowing[name] !== null);
  const [first] = set;
  if (first === undefined) return { lead: "nothing", where: "true", values: [] };
  const value = narrowing[first.name];
  if (set.length === 1) return { lead: `only ${first.name}`, where: first.holds(`$1::${first.type}`), values: [value] };
  const parts = conditions.map(({ name, type, holds }, place) => {
    const parameter = `$${place + 1}::${type}`;
    return name === first.name ? holds(parameter) : `(${parameter} is null or ${holds(parameter)})`;
  });
  return { lead: first.name, where: parts.join(" and "), values: conditions.map(({ name }) => narrowing[name]) };
}

const known = memoizeByKey<ReturnType<typeof statement<unknown>>>();

/** Returns the statement of a key; planned for each call with ids of a search, which are few or thousands. */
const once = <Row>(key: string, { ids }: Narrowing, textOf: () => string): ReturnType<typeof statement<Row>> =>
  known(key, () =>
    ids === null ? statement<unknown>(textOf()) : unpreparedStatement<unknown>(textOf()),
  ) as ReturnType<typeof statement<Row>>;

/**
 * Returns active people by name in a language, in list order; with a search, `near` ones first. The keys of a place are
 * then `far`, name and id, and otherwise name and id.
 */
export function findEntries(
  db: Reader,
  narrowing: Narrowing,
  walk: { locale: Locale; near: readonly string[] | null; cursor: Cursor | null; size: FetchSize },
): Promise<EntryRow[]> {
  const { lead, where, values: narrowed } = narrow(narrowing);
  const { locale, near, cursor, size } = walk;
  const order = peopleOrder[locale];
  const values = near === null ? narrowed : [...narrowed, near];
  const key = `page ${locale} ${cursor?.direction ?? "first"} ${size} ${near === null ? "plain" : "near"} ${lead}`;
  const find = once<EntryRow>(key, narrowing, () => {
    const far = near === null ? "false" : `(p.id <> all($${values.length}::bigint[]))`;
    const columns = near === null ? [order, "p.id"] : [far, order, "p.id"];
    const { condition, orderBy } = keyset(columns, "asc", cursor?.direction ?? "after", values.length + 1);
    return `
      select best.far, best.sorted, ${colleagueColumns}, p.place_ar as "placeAr", p.place_en as "placeEn"
      from (
        select p.id, ${order} as sorted, ${far} as far from person p
        where ${where} and ${cursor === null ? "true" : condition}
          and exists (select from account a where a.person_id = p.id and a.status = 'active')
        order by ${orderBy} limit ${size}) best
      join person p on p.id = best.id
      left join department d on d.id = p.department_id
      order by ${orderBy}`;
  });
  return find(db, [...values, ...(cursor?.values ?? [])]);
}

/** Returns the number of active people, up to a limit. */
export async function countEntries(db: Reader, narrowing: Narrowing): Promise<number> {
  const { lead, where, values } = narrow(narrowing);
  const count = once<{ count: number }>(
    `count ${lead}`,
    narrowing,
    () => `
      select count(*)::int as count from (
        select from person p where ${where}
          and exists (select from account a where a.person_id = p.id and a.status = 'active')
        limit ${maxPeopleCounted}) counted`,
  );
  return (await count(db, values))[0]?.count ?? 0;
}

/**
 * Selects distinct places with a loose index scan: there are few places and many people. A place is identified by its
 * English name, or the Arabic one without it.
 */
export const selectWorkplaces = statement<Workplace>(`
  with recursive english as (
    (select place_en from person where place_en is not null order by place_en limit 1)
    union all
    select (select p.place_en from person p where p.place_en > e.place_en order by p.place_en limit 1)
    from english e where e.place_en is not null),
  arabic as (
    (select place_ar from person where place_ar is not null and place_en is null order by place_ar limit 1)
    union all
    select (select p.place_ar from person p where p.place_ar > a.place_ar and p.place_en is null order by p.place_ar limit 1)
    from arabic a where a.place_ar is not null)
  (select e.place_en as "nameEn", (select p.place_ar from person p where p.place_en = e.place_en and p.place_ar is not null limit 1) as "nameAr"
    from english e where e.place_en is not null limit 200)
  union all
  (select null, a.place_ar from arabic a where a.place_ar is not null limit 200)`);

/**
 * Sort expressions of lists of people; `p` is the table `person`, and indexes have the same. Short enough for a cursor,
 * long enough for an order; ties are resolved by id.
 */
export const peopleOrder: Readonly<Record<Locale, string>> = {
  en: "left(coalesce(p.name_en, p.name_ar), 60) collate english_order",
  ar: "left(coalesce(p.name_ar, p.name_en), 60) collate arabic_order",
};
