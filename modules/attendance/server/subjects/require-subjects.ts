import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";

/** The position of the first unknown id. */
const unknownPerson = statement<{ place: number }>(`
  select (given.place - 1)::int as place from unnest($1::bigint[]) with ordinality as given (id, place)
  where not exists (select from person p where p.id = given.id) order by 1 limit 1`);
const unknownRole = statement<{ place: number }>(`
  select (given.place - 1)::int as place from unnest($1::bigint[]) with ordinality as given (id, place)
  where not exists (select from role r where r.id = given.id) order by 1 limit 1`);

/** Throws 422 for people and roles that do not exist, naming the first by its path; `path` is the prefix. */
export async function requireSubjects(
  db: Reader,
  { users = [], roles = [] }: { users?: readonly string[] | undefined; roles?: readonly string[] | undefined },
  path = "",
): Promise<void> {
  const [person] = users.length === 0 ? [] : await unknownPerson(db, [users]);
  if (person !== undefined) throw refuseField("person_unknown", `${path}users.${person.place}`, { key: "invalid" });
  const [role] = roles.length === 0 ? [] : await unknownRole(db, [roles]);
  if (role !== undefined) throw refuseField("role_unknown", `${path}roles.${role.place}`, { key: "invalid" });
}
