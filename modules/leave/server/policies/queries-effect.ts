import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import { withinText } from "#modules/people/server/index.ts";
import type { Within } from "#platform/http/actor.ts";
import { statement } from "#platform/database/statement.ts";

export type Subjects = readonly [everyone: boolean, users: readonly string[], roles: readonly string[]];
type Values = [...Subjects, on: string, within: Within];

/** Employed people of a date or later whom policies reach, within bounds; all are employees without a membership. */
const concerned = `
  from person p
  where p.hire_date is not null and (p.left_on is null or p.left_on >= $4::date)
    and ${withinText("p.id", null, "$5")}
    and ($1::boolean or p.id = any($2::bigint[])
      or exists (select from role r where r.id = any($3::bigint[]) and r.key = 'employee')
      or exists (select from role_member m where m.person_id = p.id and m.role_id = any($3::bigint[])))`;

export const countConcerned = statement<{ people: number }, Values>(`
  select count(*)::int as people ${concerned}`).value("people", 0);

/** 2,000 at most, in the order of their ids. */
export const selectConcerned = statement<{ id: string }, Values>(`
  select p.id ${concerned} order by p.id limit 2000`).column("id");

export const selectSummaries = statement<AuthorRow, [ids: readonly string[]]>(`
  select ${authorColumns("p")} from person p where p.id = any($1::bigint[])`).all;
