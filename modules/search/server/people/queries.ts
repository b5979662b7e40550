import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import { maxCounted } from "../../contract/schemas.ts";

export type PersonRow = AuthorRow & {
  score: number;
  department_ar: string | null;
  department_en: string | null;
};

const matching = `
  select s.person_id as id, (1000000 * ts_rank('{0.05, 0, 0.3, 1.0}', s.words, $2::tsquery))::int as score
  from search_person s join account a on a.person_id = s.person_id and a.status = 'active'
  where s.words @@ $1::tsquery`;

/**
 * Active people in sort order. Planned on each execution, since a name may match all people or one. Values: match,
 * rank.
 */
export const pageOfPeople = pageOf<PersonRow>(
  ["score", "id"],
  "desc",
  ({ after, orderBy, size }) => `
    with matching as materialized (${matching})
    select best.score /* not null: a match has words */, ${authorColumns("p")}, d.name_ar as department_ar, d.name_en as department_en
    from (select * from matching where ${after} order by ${orderBy} limit ${size}) best
    join person p on p.id = best.id
    left join department d on d.id = p.department_id
    order by ${orderBy.replaceAll(/\b(score|id)\b/g, "best.$1")}`,
  unpreparedStatement,
);

/** Active people except some, matches of the first name first. Values: match, rank, first name, ids. */
export const selectNamed = unpreparedStatement<AuthorRow>(`
  with matching as materialized (${matching.replace("select", "select s.words @@ $3::tsquery as is_first,")})
  select ${authorColumns("p")} from (
    select * from matching where id <> all($4::bigint[]) order by is_first desc, score desc, id desc limit 8) best
  join person p on p.id = best.id
  order by best.is_first desc, best.score desc, best.id desc`);

/** Active people among the given ones whose names match, in the given order. Values: ids, match. */
export const selectNamedAmong = statement<AuthorRow>(`
  select ${authorColumns("p")} from unnest($1::bigint[]) with ordinality as given (id, place)
  join search_person s on s.person_id = given.id and s.words @@ $2::tsquery
  join account a on a.person_id = given.id and a.status = 'active'
  join person p on p.id = given.id
  order by given.place limit 8`);

/** Returns the number of active people, up to a limit. */
export const countPeople = statement<{ total: number }, [match: string]>(`
  select count(*)::int as total from (
    select from search_person s join account a on a.person_id = s.person_id and a.status = 'active'
    where s.words @@ $1::tsquery limit ${maxCounted}
  ) as counted`).value("total", 0);

/** Returns active people in the order of their ids; matches are looked up among accounts in one step. */
export const selectMatching = statement<{ id: string }, [match: string]>(`
  select a.person_id as id from account a
  where a.status = 'active' and a.person_id = any(array(select s.person_id from search_person s where s.words @@ $1::tsquery))
  order by a.person_id limit 10000`).column("id");

/**
 * Returns people in any state in the order of their ids; materialised so that matches are sorted after, not searched
 * in, that order.
 */
export const selectMatchingInAnyState = statement<{ id: string }, [match: string]>(`
  with matching as materialized (select person_id as id from search_person where words @@ $1::tsquery)
  select id from matching order by id limit 10000`).column("id");

/** People in any state, those first whose names match. Values: match, match of names. */
export const selectByNearness = statement<{ id: string; isNear: boolean }, [match: string, names: string]>(`
  select person_id as id, words @@ $2::tsquery as "isNear" /* not null: a match has words */ from search_person where words @@ $1::tsquery
  order by "isNear" desc, person_id limit 10000`).all;

/** All departments, a few hundred at most. */
export const selectDepartments = statement<{ id: string; nameAr: string; nameEn: string }, []>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from department order by id`,
).all;
