import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { mostCounted } from "../../contract/schemas.ts";

export type PersonRow = {
  id: string;
  score: number;
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  photo_file_id: string | null;
  department_ar: string | null;
  department_en: string | null;
};

const matching = `
  select s.person_id as id, (1000000 * ts_rank('{0.05, 0, 0.3, 1.0}', s.words, $2::tsquery))::int as score
  from search_person s join account a on a.person_id = s.person_id and a.status = 'active'
  where s.words @@ $1::tsquery`;

function findText(direction: "after" | "before", size: FetchSize): string {
  const { condition, orderBy } = keyset(["score", "id"], "desc", direction, 3);
  return `
    with matching as materialized (${matching})
    select best.id, best.score, p.name_ar, p.name_en, p.title_ar, p.title_en, p.photo_file_id,
      d.name_ar as department_ar, d.name_en as department_en
    from (select * from matching where ${condition} order by ${orderBy} limit ${size}) best
    join person p on p.id = best.id
    left join department d on d.id = p.department_id
    order by ${orderBy.replaceAll(/\b(score|id)\b/g, "best.$1")}`;
}

const finderFor = memoizeByKey<ReturnType<typeof statement<PersonRow>>>();

/**
 * Active people in sort order. Planned on each execution, since a name may match all people or one. Values: match,
 * rank, then the score and id to continue from.
 */
export function findPeople(
  db: Reader,
  { direction, size }: { direction: "after" | "before"; size: FetchSize },
  values: readonly unknown[],
): Promise<PersonRow[]> {
  return finderFor(`${direction} ${size}`, () => unpreparedStatement<PersonRow>(findText(direction, size)))(db, values);
}

export type NamedRow = Omit<PersonRow, "score" | "department_ar" | "department_en">;

const named = "p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.photo_file_id";

/** Active people except some, matches of the first name first. Values: match, rank, first name, ids. */
export const selectNamed = unpreparedStatement<NamedRow>(`
  with matching as materialized (${matching.replace("select", "select s.words @@ $3::tsquery as is_first,")})
  select ${named} from (
    select * from matching where id <> all($4::bigint[]) order by is_first desc, score desc, id desc limit 8) best
  join person p on p.id = best.id
  order by best.is_first desc, best.score desc, best.id desc`);

/** Active people among the given ones whose names match, in the given order. Values: ids, match. */
export const selectNamedAmong = statement<NamedRow>(`
  select ${named} from unnest($1::bigint[]) with ordinality as given (id, place)
  join search_person s on s.person_id = given.id and s.words @@ $2::tsquery
  join account a on a.person_id = given.id and a.status = 'active'
  join person p on p.id = given.id
  order by given.place limit 8`);

/** Number of active people, up to a limit. Values: match. */
export const countPeople = statement<{ total: number }>(`
  select count(*)::int as total from (
    select from search_person s join account a on a.person_id = s.person_id and a.status = 'active'
    where s.words @@ $1::tsquery limit ${mostCounted}
  ) as counted`);

/** Active people in the order of their ids; matches are looked up among accounts in one step. Values: match. */
export const selectMatching = statement<{ id: string }>(`
  select a.person_id as id from account a
  where a.status = 'active' and a.person_id = any(array(select s.person_id from search_person s where s.words @@ $1::tsquery))
  order by a.person_id limit 10000`);

/**
 * People in any state in the order of their ids; materialised so that matches are sorted after, not searched in, that
 * order. Values: match.
 */
export const selectMatchingAnybody = statement<{ id: string }>(`
  with matching as materialized (select person_id as id from search_person where words @@ $1::tsquery)
  select id from matching order by id limit 10000`);

export type DepartmentRow = { id: string; name_ar: string; name_en: string };

/** All departments, a few hundred at most. */
export const selectDepartments = statement<DepartmentRow>("select id, name_ar, name_en from department order by id");
