import { authorColumns, authorOf, type AuthorRow } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { RuleQuery } from "../context.ts";
import { selectRoles } from "./queries.ts";
import { rulesWithin } from "./queries-within.ts";

type Named = AuthorRow & { owner: string };

const peopleText = (rule: string, limit: string): string => `
  select given.id as owner, ${authorColumns("p")}
  from unnest($1::bigint[]) as given (id)
  cross join lateral (
    select x.person_id from ${rule}_person x where x.${rule}_id = given.id order by x.person_id ${limit}) named
  join person p on p.id = named.person_id
  order by given.id, p.id`;

/** Readers of the people that the rules of a table name, and of those of them that name only people within bounds. */
export const subjectReaders = (rule: string) => ({
  some: statement<Named>(peopleText(rule, "limit 3")),
  all: statement<Named>(peopleText(rule, "")),
  within: rulesWithin(rule),
});

const readers = {
  location_zone_user: subjectReaders("location_zone_user"),
  exception_day: subjectReaders("exception_day"),
  working_time_rule: subjectReaders("working_time_rule"),
  overtime_policy: subjectReaders("overtime_policy"),
};

/** The table of a rule of attendance, or the readers of another module's. */
type Readers = keyof typeof readers | ReturnType<typeof subjectReaders>;

/** A query whose results are presented to `viewerId`, who may change those for people within `managed`. */
export type NamingQuery = Pick<RuleQuery, "db" | "viewerId" | "managed"> & {
  context: Pick<RuleQuery["context"], "settings" | "files">;
};

/** A rule as its table selects it (`subjectColumns`). */
export type NamingRow<Rule> = Omit<Rule, "roles" | "users" | "isChangeable"> & { id: string; role_ids: string[] };

/** Returns rules of a table with their roles, the people that they name, three of each or all, and who may change them. */
async function loadNamed<Row extends NamingRow<object>>(
  { db, context: { settings, files }, viewerId, managed }: NamingQuery,
  table: Readers,
  many: "some" | "all",
  rows: readonly Row[],
) {
  const counted = await selectRoles(db, civilDateIn((await settings(db)).timeZone));
  const roles = new Map(counted.map((role) => [role.id, role]));
  const { [many]: people, within } = typeof table === "string" ? readers[table] : table;
  const ids = rows.map(({ id }) => id);
  const named = await people.all(db, ids);
  const changeable = new Set(managed === null ? ids : await within(db, ids, managed));
  const isForAll = (row: object): boolean => managed !== null && "everyone" in row && row.everyone === true;
  const peopleOf = Map.groupBy(named, ({ owner }) => owner);
  return rows.map(({ role_ids: roleIds, ...row }) => ({
    row: {
      ...row,
      roles: roleIds.flatMap((id) => roles.get(id) ?? []),
      isChangeable: changeable.has(row.id) && !isForAll(row),
    },
    people: (peopleOf.get(row.id) ?? []).map((person) => authorOf(person, files, viewerId)),
  }));
}

/** Presents a page of rules of a table with their roles and some of the people that they name. */
export const presentPage = async <Row extends NamingRow<object>>(
  query: NamingQuery,
  table: Readers,
  { data, page }: PageOf<Row>,
) => ({
  data: (await loadNamed(query, table, "some", data)).map(({ row, people }) => ({ ...row, someUsers: people })),
  page,
});

/** Presents one rule of a table with its roles and all people that it names; throws 404 if there is none. */
export async function presentRule<Row extends NamingRow<object>>(
  query: NamingQuery,
  table: Readers,
  found: Row | null,
) {
  const [rule] = await loadNamed(query, table, "all", found === null ? [] : [found]);
  if (rule === undefined) throw refuse("not_found");
  return { ...rule.row, users: rule.people };
}
