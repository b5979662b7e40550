import { sql, type RawBuilder } from "kysely";
import type { Transaction, Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Locale } from "#shared/locale.ts";
import { diwanUrn, enterpriseUrn, maxListed, maxMembers } from "../../contract/scim/schemas.ts";
import type { AccountStatus } from "../accounts/store.ts";
import type { Filterable } from "./read-filter.ts";

export type UserRow = {
  id: string;
  status: AccountStatus;
  email: string;
  pending_email: string | null;
  name_en: string | null;
  name_ar: string | null;
  title_en: string | null;
  title_ar: string | null;
  locale: Locale;
  department: string | null;
  manager_id: string | null;
  manager_name: string | null;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  employee_number: string | null;
  created_at: string;
  person_version: number;
  account_version: number;
  groups: { value: string; display: string }[];
};

// The first value, or the parameter, is the civil date of the organisation.
const columns = (day: RawBuilder<unknown>) => sql`
  p.id::text as id, a.status, a.email::text as email, a.pending_email::text as pending_email, p.name_en, p.name_ar,
  p.title_en, p.title_ar, p.locale, d.name_en as department, p.manager_id::text as manager_id,
  coalesce(boss.name_en, boss.name_ar) as manager_name, k.external_id, k.given_name, k.family_name, p.employee_number,
  a.created_at, p.version as person_version, a.version as account_version,
  coalesce((
    select jsonb_agg(jsonb_build_object('value', r.id::text, 'display', r.name_en) order by r.id)
    from role r where r.is_provisioned and exists (
      select from role_member m where m.role_id = r.id and m.person_id = p.id and m.valid @> ${day}::date)), '[]') as groups`;
const sources = sql`
  person p join account a on a.person_id = p.id left join department d on d.id = p.department_id
  left join person boss on boss.id = p.manager_id left join provisioned_person k on k.person_id = p.id`;

const text = (column: RawBuilder<unknown>) => ({ kind: "text", column }) as const;
const exact = (column: RawBuilder<unknown>) => ({ kind: "exact", column }) as const;
const displayName = text(sql`coalesce(p.name_en, p.name_ar)`);
const email = text(sql`a.email::text`);
const emailParts = { value: email, type: text(sql`'work'`), primary: { kind: "boolean", column: sql`true` } } as const;

/** Filterable attributes of people. */
export const userAttributes: Filterable = {
  id: exact(sql`p.id::text`),
  externalid: exact(sql`k.external_id`),
  username: email,
  displayname: displayName,
  "name.formatted": displayName,
  "name.givenname": text(sql`k.given_name`),
  "name.familyname": text(sql`k.family_name`),
  title: text(sql`p.title_en`),
  preferredlanguage: text(sql`p.locale`),
  active: { kind: "boolean", column: sql`(a.status in ('active', 'invited'))` },
  emails: { kind: "within", attributes: emailParts },
  "emails.value": email,
  "emails.type": emailParts.type,
  [`${enterpriseUrn}:employeenumber`.toLowerCase()]: text(sql`p.employee_number`),
  [`${enterpriseUrn}:department`.toLowerCase()]: text(sql`d.name_en`),
  [`${enterpriseUrn}:manager.value`.toLowerCase()]: exact(sql`p.manager_id::text`),
  [`${diwanUrn}:namear`.toLowerCase()]: text(sql`p.name_ar`),
};

/** A range of a list: `from` counts from 0. */
export type Range = { from: number; count: number };

/** Returns people by condition, all without one, by id, and their total number. */
export async function selectUsers(
  db: Reader,
  day: string,
  condition: RawBuilder<boolean> | null,
  { from, count }: Range,
): Promise<{ total: number; rows: UserRow[] }> {
  // Without a condition an index scan of accounts suffices.
  const chosen = condition === null ? sql`account a` : sql`${sources} where ${condition}`;
  const counting = sql`select count(*)::int as total from ${chosen}`.compile(db);
  const [counted] = await statement<{ total: number }>(counting.sql)(db, counting.parameters);
  const total = counted?.total ?? 0;
  if (count === 0 || from >= total) return { total, rows: [] };
  // Rows before the range are skipped with only their ids.
  const listing = sql`
    select ${columns(sql`${day}`)} from (
      select a.person_id as wanted from ${chosen}
      order by a.person_id offset ${from} limit least(${count}::int, ${sql.lit(maxListed)})) as stretch
    join (${sources}) on p.id = stretch.wanted order by p.id`.compile(db);
  return { total, rows: await statement<UserRow>(listing.sql)(db, listing.parameters) };
}

export async function selectUser(db: Reader, day: string, id: string): Promise<UserRow | undefined> {
  const { sql: text, parameters } = sql`
    select ${columns(sql`${day}`)} from ${sources} where p.id = ${id} limit 1`.compile(db);
  return (await statement<UserRow>(text)(db, parameters))[0];
}

/** Returns the id of a department by its name in either language; null if unknown. */
export const departmentNamed = statement<{ id: string }, [name: string]>(`
  select id from department where lower(name_en) = lower($1) or lower(name_ar) = lower($1)
  order by lower(name_en) = lower($1) desc, id limit 1`).value("id", null);

export type GroupRow = {
  id: string;
  name_en: string;
  name_ar: string;
  external_id: string | null;
  version: number;
  created_at: string;
};

/** Filterable attributes of groups. */
export const groupAttributes: Filterable = {
  id: exact(sql`r.id::text`),
  externalid: exact(sql`r.external_id`),
  displayname: text(sql`r.name_en`),
};

const groupColumns = sql`r.id::text as id, r.name_en, r.name_ar, r.external_id, r.version, r.created_at`;

/** Returns roles that a directory keeps, by id, and their total number. */
export async function selectGroups(db: Reader, condition: RawBuilder<boolean> | null, { from, count }: Range) {
  const { sql: text, parameters } = sql`
    select ${groupColumns} from role r
    where r.is_provisioned and ${condition ?? sql`true`} order by r.id limit 1000`.compile(db);
  const all = await statement<GroupRow>(text)(db, parameters);
  return { total: all.length, rows: all.slice(from, from + count) };
}

export async function selectGroup(db: Reader, id: string): Promise<GroupRow | undefined> {
  const { sql: text, parameters } = sql`
    select ${groupColumns} from role r where r.is_provisioned and r.id = ${id} limit 1`.compile(db);
  return (await statement<GroupRow>(text)(db, parameters))[0];
}

export type GroupMember = { membership: string; value: string; display: string; isCurrent: boolean };

/** Returns the current and future members of a role. */
export const selectGroupMembers = statement<GroupMember, [id: string, day: string]>(`
  select m.id::text as membership, m.person_id::text as value,
    coalesce(p.name_en, p.name_ar) as display, /* not null: person_named */
    m.valid @> $2::date as "isCurrent"
  from role_member m join person p on p.id = m.person_id
  where m.role_id = $1 and (upper_inf(m.valid) or upper(m.valid) > $2::date)
  order by m.person_id, lower(m.valid) nulls first limit ${2 * maxMembers}`).all;

/** Attributes from the directory that Diwan only stores. */
export type ProvisionedFacts = {
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
};

const isTaken = statement<{ id: string }, [externalId: string, personId: string]>(
  "select person_id as id from provisioned_person where external_id = $1 and person_id is distinct from $2::bigint limit 1",
).exists;
const keep = statement<
  never,
  [personId: string, externalId: string | null, givenName: string | null, familyName: string | null]
>(`
  insert into provisioned_person (person_id, external_id, given_name, family_name)
  values ($1, $2, $3, $4)
  on conflict (person_id) do update set external_id = excluded.external_id, given_name = excluded.given_name,
    family_name = excluded.family_name`).run;
const lockExternalIds = statement<never, []>("select pg_advisory_xact_lock(hashtext('identity.externalIds'))").run;

/** Stores the attributes; throws `name_taken` if another person has the external id. */
export async function storeProvisioned(tx: Transaction, personId: string, facts: ProvisionedFacts): Promise<void> {
  const { externalId, givenName, familyName } = facts;
  if (externalId !== null) {
    await lockExternalIds(tx);
    if (await isTaken(tx, externalId, personId)) throw refuseField("name_taken", "externalId", { key: "invalid" });
  }
  await keep(tx, personId, externalId, givenName, familyName);
}
