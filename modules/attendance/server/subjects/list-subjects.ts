import type { z } from "zod";
import type { countSubjects as countSchema, Subjects } from "#shared/subjects.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { beginsWords, fold, foldedWords } from "#shared/fold.ts";
import type { AttendanceContext, RuleQuery } from "../context.ts";
import { attendeeOf } from "../load-people.ts";
import { countPeople, findByEmail, findFirst, selectPeople, selectRoles } from "./queries.ts";
import { selectPeopleWithin, selectRolesWithin } from "./queries-within.ts";

/** People by name or by complete e-mail address; some people for an empty search. */
async function findPeople(db: Reader, context: AttendanceContext, search: string, max?: number): Promise<string[]> {
  if (fold(search) === "") return findFirst(db, null);
  if (search.includes("@")) return findByEmail(db, search.trim());
  return context.findPersonIds(db, search, max);
}

/** Maximum number of people that a search narrows a list to. */
const maxNarrowedTo = 1000;

/** Returns ids of the people that a search narrows a list to; null for all. */
export const narrowToPeople = async (db: Reader, context: AttendanceContext, search = ""): Promise<string[] | null> =>
  fold(search) === "" ? null : findPeople(db, context, search, maxNarrowedTo);

/** The same within bounds; the best matches may all be outside. */
async function findPeopleWithin(db: Reader, context: AttendanceContext, search: string, within: Within) {
  if (fold(search) === "") return findFirst(db, within);
  return selectPeopleWithin(db, await findPeople(db, context, search, maxNarrowedTo), within);
}

/**
 * Returns people and roles whose names match the text, in either script; people by complete e-mail address too. Within
 * bounds those that a rule may name.
 */
export async function listSubjects({ db, context, viewerId, managed }: RuleQuery, search: string): Promise<Subjects> {
  const today = civilDateIn((await context.settings(db)).timeZone);
  const found = managed === null ? findPeople(db, context, search) : findPeopleWithin(db, context, search, managed);
  const people = await selectPeople(db, await found);
  const within = managed === null ? null : new Set(await selectRolesWithin(db, managed));
  const roles = (await selectRoles(db, today)).filter(({ id }) => within === null || within.has(id));
  return {
    users: people.map((row) => attendeeOf(row, context.files, viewerId)),
    roles: roles.filter(({ nameEn, nameAr }) => beginsWords(`${nameEn} ${nameAr}`, foldedWords(search))),
  };
}

/** Counts the distinct active people of the given subjects today, within bounds. */
export async function countSubjects(
  db: Reader,
  context: AttendanceContext,
  { users, roles, everyone }: z.output<typeof countSchema>,
  within: Within,
): Promise<number> {
  const today = civilDateIn((await context.settings(db)).timeZone);
  return countPeople(db, users, roles, today, everyone, within);
}

/** Numbers of rules of attendance that name a role. */
type RoleUses = { assignments: number; exceptionDays: number; workingTimeRules: number; overtimePolicies: number };

const selectUses = statement<{ role_id: string } & RoleUses, [ids: readonly string[]]>(`
  select r.id as role_id,
    (select count(*)::int from location_zone_user_role u where u.role_id = r.id) as assignments,
    (select count(*)::int from exception_day_role u where u.role_id = r.id) as "exceptionDays",
    (select count(*)::int from working_time_rule_role u
      join working_time_rule w on w.id = u.working_time_rule_id and w.deleted_at is null
      where u.role_id = r.id) as "workingTimeRules",
    (select count(*)::int from overtime_policy_role u
      join overtime_policy o on o.id = u.overtime_policy_id and o.deleted_at is null
      where u.role_id = r.id) as "overtimePolicies"
  from role r where r.id = any($1::bigint[])`).all;

/** Counts the uses of roles in attendance, by role. */
export async function countRoleUses(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, RoleUses>> {
  const rows = await selectUses(db, roleIds);
  return new Map(rows.map(({ role_id: id, ...uses }) => [id, uses]));
}

/** Creates the query of the position of the first unknown id. */
const firstUnknownIn = (table: "person" | "role") =>
  statement<{ place: number }, [ids: readonly string[]]>(`
    select (given.place - 1)::int as place from unnest($1::bigint[]) with ordinality as given (id, place)
    where not exists (select from ${table} t where t.id = given.id) order by 1 limit 1`).value("place", null);
const unknownPerson = firstUnknownIn("person");
const unknownRole = firstUnknownIn("role");

/** Throws 422 for people and roles that do not exist, naming the first by its path; `path` is the prefix. */
export async function requireSubjects(
  db: Reader,
  { users = [], roles = [] }: { users?: readonly string[]; roles?: readonly string[] },
  path = "",
): Promise<void> {
  const person = users.length === 0 ? null : await unknownPerson(db, users);
  if (person !== null) throw refuseField("person_unknown", `${path}users.${person}`, { key: "invalid" });
  const role = roles.length === 0 ? null : await unknownRole(db, roles);
  if (role !== null) throw refuseField("role_unknown", `${path}roles.${role}`, { key: "invalid" });
}
