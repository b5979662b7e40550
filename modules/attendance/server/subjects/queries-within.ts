import { withinText } from "#modules/people/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";

/** The memberships of a role on a date, today without one, or later. */
const membersText = (role: string, within: string, since: string): string => `
  select from role_member bound_member where bound_member.role_id = ${role}
    and bound_member.valid && daterange(coalesce(${since}, (${within}::jsonb ->> 'today')::date), null)`;

/** The condition that a role has members, and only within the bounds. All people are employees without a membership. */
export const roleWithinText = (role: string, within: string, since = "null::date"): string => `(
  exists (select from role bound_role where bound_role.id = ${role} and bound_role.key is distinct from 'employee')
  and exists (${membersText(role, within, since)})
  and not exists (${membersText(role, within, since)}
    and not ${withinText("bound_member.person_id", null, within)}))`;

type Ids = readonly string[];

/** The rules of a table that name people or roles, and only those within the bounds. */
export const rulesWithin = (rule: string) =>
  statement<{ id: string }, [rules: Ids, within: Within]>(`
  select given.id from unnest($1::bigint[]) as given (id)
  where (exists (select from ${rule}_person n where n.${rule}_id = given.id)
      or exists (select from ${rule}_role n where n.${rule}_id = given.id))
    and not exists (select from ${rule}_person n where n.${rule}_id = given.id and not ${withinText("n.person_id", null, "$2")})
    and not exists (select from ${rule}_role n where n.${rule}_id = given.id and not ${roleWithinText("n.role_id", "$2")})`).column(
    "id",
  );

/** The roles that have members, and only within the bounds. */
export const selectRolesWithin = statement<{ id: string }, [within: Within]>(
  `select r.id from role r where ${roleWithinText("r.id", "$1")}`,
).column("id");

/** Those of some people who are within the bounds. */
export const selectPeopleWithin = statement<{ id: string }, [people: Ids, within: Within]>(`
  select given.id from unnest($1::bigint[]) with ordinality as given (id, place)
  where ${withinText("given.id", null, "$2")} order by given.place`).column("id");

const namesOutside = statement<{ id: string }, [people: Ids, roles: Ids, since: string | null, within: Within]>(`
  select g.id from unnest($1::bigint[]) as g (id) where not ${withinText("g.id", null, "$4")}
  union all
  select g.id from unnest($2::bigint[]) as g (id) where not ${roleWithinText("g.id", "$4", "$3::date")}
  limit 1`).exists;

/** The people and roles of a rule, or all people. Members of roles count today and later, or since a date before. */
export type NamedSubjects = { users: Ids; roles: Ids; everyone?: boolean; since?: string | null };

const isWithin = async (db: Reader, within: Within, { users, roles, everyone, since = null }: NamedSubjects) =>
  everyone !== true && users.length + roles.length > 0 && !(await namesOutside(db, users, roles, since, within));

/**
 * Throws unless a rule names people or roles, and only those within the bounds, before and after a change; of a
 * kind that names none, within any bounds. Null is a state without the rule.
 */
export async function requireNamedWithin(
  db: Reader,
  within: Within,
  states: readonly (NamedSubjects | null | undefined)[],
): Promise<void> {
  if (within === null) return;
  for (const named of states) {
    if (named === null) continue;
    if (named === undefined || !(await isWithin(db, within, named))) throw refuse("permission_within_bounds");
  }
}
