import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { findActive } from "../load-people.ts";
import type { FlowStep } from "../../contract/schemas-definition.ts";
import { namedPeople, namedRoles, substituteOf, type Facts, type Substitute } from "./resolve-seats.ts";

// Managers of a person, nearest first. A circle ends where it began.
const selectChain = statement<{ person_id: string }, [requesterId: string]>(`
  with recursive above as (
    select manager_id as person_id, 1 as depth from person where id = $1
    union all
    select person.manager_id, above.depth + 1 from above join person on person.id = above.person_id
    where above.depth < 30
  ) cycle person_id set is_circle using path
  select person_id from above where person_id is not null and not is_circle order by depth`).column("person_id");

// One more per role than a seat has, for the requester; a large role does not displace other roles.
const selectHolders = statement<{ role_id: string; person_id: string }>(`
  select wanted.id as role_id, found.person_id from unnest($1::bigint[]) as wanted (id)
  cross join lateral (
    select m.person_id from role_member m
    join account a on a.person_id = m.person_id and a.status = 'active'
    where m.role_id = wanted.id and m.valid @> $2::date
    order by m.person_id limit 201
  ) as found`);

// Memberships first, which are few: in the order of people, all of them would be read until fifty are found.
const selectManagersOf = statement<{ person_id: string }, [today: string, permissions: readonly string[]]>(`
  with managing as materialized (
    select m.person_id from role_member m
    where m.valid @> $1::date and m.role_id = any(array(
      select id from role where key = 'administrator'
      union select p.role_id from role_permission p join role r on r.id = p.role_id and not r.is_bounded
        where p.permission = any($2::text[]))))
  select distinct m.person_id from managing m join account a on a.person_id = m.person_id and a.status = 'active'
  order by m.person_id limit 50`).column("person_id");

type DeputyRow = { person_id: string; deputy_id: string; to_date: string };
const isNow = (table: string): string =>
  `${table}.accepted_at is not null and ${table}.from_date <= $1::date and ${table}.to_date >= $1::date`;
const deputies = `
  select d.person_id, d.deputy_id, d.to_date from deputy d
  join account a on a.person_id = d.deputy_id and a.status = 'active'
  where ${isNow("d")}`;
const selectDeputies = statement<DeputyRow>(deputies);
// Of a person, those the person stands in for, and of the person's deputy.
const selectDeputiesAround = statement<DeputyRow>(`${deputies} and ($2::bigint in (d.person_id, d.deputy_id)
    or d.person_id in (select x.deputy_id from deputy x where x.person_id = $2::bigint and ${isNow("x")}))`);

const substitutesOf = (rows: readonly DeputyRow[]): Map<string, Substitute> =>
  new Map(rows.map((row) => [row.person_id, { deputyId: row.deputy_id, until: row.to_date }]));

/** Returns the deputy who decides instead of a person on a day, null without one, and whom the person stands in for. */
export async function loadStandIns(
  db: Reader,
  personId: string,
  today: string,
): Promise<{ deputyId: string | null; insteadOf: string[] }> {
  const around = substitutesOf(await selectDeputiesAround(db, [today, personId]));
  const deputyOf = (id: string): string | null => substituteOf(around, id, () => true)?.deputyId ?? null;
  return {
    deputyId: deputyOf(personId),
    insteadOf: [...around.keys()].filter((id) => deputyOf(id) === personId),
  };
}

/** Loads the facts on a civil date that resolve the approvers of some steps of a requester. */
export async function loadFacts(
  db: Reader,
  requesterId: string,
  steps: readonly Pick<FlowStep, "deciders">[],
  today: string,
): Promise<Facts> {
  const chain = await selectChain(db, requesterId);
  const roles = [...new Set(namedRoles(steps))];
  const held = roles.length === 0 ? [] : await selectHolders(db, [roles, today]);
  const holders = new Map(
    [...Map.groupBy(held, (row) => row.role_id)].map(([role, rows]) => [role, rows.map((row) => row.person_id)]),
  );
  const serviceManagers = await selectManagersOf(db, today, ["service.manage"]);
  const isForOfficers = steps.some(({ deciders }) => deciders.length === 0);
  const officers = isForOfficers ? await selectManagersOf(db, today, ["attendance.manage", "leave.manage"]) : [];
  const substitutes = substitutesOf(await selectDeputies(db, [today]));
  const active = new Set([
    ...(await findActive(db, [...chain, ...namedPeople(steps)])),
    ...[...holders.values()].flat(),
    ...serviceManagers,
    ...officers,
    ...[...substitutes.values()].map(({ deputyId }) => deputyId),
  ]);
  return { requesterId, chain, active, holders, serviceManagers, officers, deputies: substitutes };
}
