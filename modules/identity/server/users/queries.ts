import { employmentColumns, employmentJoin, peopleOrder, withinText } from "#modules/people/server/index.ts";
import type { DepartmentColumns, EmploymentRow, ManagerColumns } from "#modules/people/server/index.ts";
import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Locale } from "#shared/locale.ts";
import type { Permission } from "#shared/permissions.ts";
import type { AccountEvent } from "../../contract/users/schemas.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { AccountStatus } from "../accounts/store.ts";
import type { FindRolePowers } from "../roles/context.ts";
import { needsOfRole } from "../roles/policy.ts";
import type { Within } from "#platform/http/actor.ts";
import { heldRolesText } from "../roles/queries.ts";

export type AccountRow = AuthorRow &
  DepartmentColumns &
  EmploymentRow & {
    email: string;
    status: AccountStatus;
    created_at: string;
    last_signed_in_at: string | null;
    locale: Locale;
  };

const columns = `${authorColumns("p")}, a.email::text as email, a.status, a.created_at, a.last_signed_in_at, p.locale,
  d.id as department_id, d.name_ar as department_ar, d.name_en as department_en,
  ${employmentColumns}`;
const sources = `person p join account a on a.person_id = p.id left join department d on d.id = p.department_id
  ${employmentJoin}`;

/** Filters, null for none; instants, `from` inclusive, `to` exclusive. */
export type AccountScope = {
  ids: readonly string[] | null;
  status: AccountStatus | null;
  role: string | null;
  department: string | null;
  neverSignedIn: true | null;
  withoutHireDate: true | null;
  from: string | null;
  before: string | null;
  /** Whom the reader may see; null for all. */
  within: Within;
};

/** The column of a person's id: a walk joins accounts later, candidates are read from accounts. */
type IdColumn = "p.id" | "a.person_id";

// The first value is today.
const conditions: Readonly<Record<keyof AccountScope, (value: string, id: IdColumn) => string>> = {
  ids: (value, id) => `${id} = any(${value}::bigint[])`,
  status: (value) => `a.status = ${value}`,
  role: (value, id) => `exists (select from role_member m
    where m.role_id = ${value} and m.person_id = ${id} and m.valid @> $1::date)`,
  department: (value) => `p.department_id = ${value}`,
  neverSignedIn: (value) => `a.last_signed_in_at is null and ${value}::boolean`,
  withoutHireDate: (value) => `p.hire_date is null and ${value}::boolean`,
  from: (value) => `a.created_at >= ${value}`,
  before: (value) => `a.created_at < ${value}`,
  within: (value, id) => withinText(id, "$1::date", value),
};

/**
 * Returns the filters as a condition for a statement of its own: nullable filters would not use indexes. `name` is the
 * key of the statement; the first value is today.
 */
function narrow(scope: AccountScope, today: string, id: IdColumn): { name: string; where: string; values: unknown[] } {
  const values: unknown[] = [today];
  const names = (Object.keys(conditions) as (keyof AccountScope)[]).filter((name) => scope[name] !== null);
  const where = names.map((name) => conditions[name](`$${values.push(scope[name])}`, id));
  return { name: names.join(" "), where: ["$1::date is not null", ...where].join(" and "), values };
}

/** Above this number a walk in order is faster. */
export const maxNamed = 5000;

const candidates = memoizeByKey<ReturnType<typeof statement<{ id: string }>>>();

/** Returns up to `maxNamed` + 1 matches. */
export function selectCandidates(db: Reader, scope: AccountScope, today: string): Promise<{ id: string }[]> {
  const { name, where, values } = narrow(scope, today, "a.person_id");
  // Only filters by department and hire date need the person.
  const people =
    scope.department === null && scope.withoutHireDate === null ? "" : "join person p on p.id = a.person_id";
  const text = `select a.person_id as id from account a ${people} where ${where} limit ${maxNamed + 1}`;
  return candidates(name, () => statement<{ id: string }>(text))(db, values);
}

export type AccountListRow = AccountRow & { sorted: string };

const pages = memoizeByKey<ReturnType<typeof pageOf<AccountListRow>>>();

/**
 * Pages of accounts by name in a language. Departments are joined for the rows of a page only, and for candidates, who
 * all have accounts, so are accounts.
 */
export function accountPages(
  db: Reader,
  { locale, scope, areCandidates }: { locale: Locale; scope: AccountScope; areCandidates: boolean },
  today: string,
) {
  const { name, where, values } = narrow(scope, today, "p.id");
  const order = peopleOrder[locale];
  const walked = areCandidates ? "person p" : "person p join account a on a.person_id = p.id";
  const read = pages(`${locale} ${areCandidates} ${name}`, () =>
    pageOf<AccountListRow>(
      [order, "p.id"],
      "asc",
      ({ after, orderBy, size }) =>
        `select ${columns}, best.sorted /* not null: person_named */ from (
          select p.id as found, ${order} as sorted from ${walked}
          where ${where} and ${after} order by ${orderBy} limit ${size}) as best
        join (${sources}) on p.id = best.found order by ${orderBy}`,
    ),
  );
  return read(db, values);
}

export type MembershipRow = {
  id: string;
  person_id: string;
  role_id: string;
  key: string | null;
  name_ar: string;
  name_en: string;
  from: string | null;
  to: string | null;
};

/** Current and future memberships. Values: ids, today. */
export const selectMemberships = statement<MembershipRow>(`
  select m.id, m.person_id, r.id as role_id, r.key, r.name_ar, r.name_en, lower(m.valid) as "from",
    upper(m.valid) - 1 as "to"
  from role_member m join role r on r.id = m.role_id
  where m.person_id = any($1::bigint[]) and (upper_inf(m.valid) or upper(m.valid) > $2::date)
  order by m.person_id, r.key is null, r.id, lower(m.valid) nulls first`);

export type AccountDetailRow = AccountRow &
  ManagerColumns & {
    version: number;
    is_confirmed: boolean;
    pending_email: string | null;
    is_pending_held: boolean;
    invitation_expires_at: string | null;
    role_keys: string[] | null;
    granted: string[] | null;
    bound_roles: string[] | null;
    is_erased: boolean;
    has_totp: boolean;
    passkeys: number;
  };

/** An account with the permissions of its current and future roles. Values: id, today, now. */
export const selectAccount = statement<AccountDetailRow>(`
  select ${columns}, a.version, a.confirmed_at is not null as is_confirmed, a.pending_email::text as pending_email,
    a.is_pending_held, ${authorColumns("boss", "manager")}, held.role_keys, held.granted, held.bound_roles,
    exists (select from erasure e where e.person_id = p.id) as is_erased,
    exists (select from totp_factor f where f.person_id = p.id and f.confirmed_at is not null) as has_totp,
    (select count(*)::int from passkey k where k.person_id = p.id) as passkeys,
    (select max(l.expires_at) from one_time_link l where l.person_id = p.id and l.kind = 'invitation'
      and l.used_at is null and l.expires_at > $3) as invitation_expires_at
  from ${sources} left join person boss on boss.id = p.manager_id
  cross join lateral (${heldRolesText("p.id", "(upper_inf(m.valid) or upper(m.valid) > $2::date)")}
  ) as held
  where p.id = $1`);

type AssignableRow = { id: string; key: string | null; name_ar: string; name_en: string; granted: string[] };

/** Roles that can be granted: all active users are employees without a membership. */
const selectAssignable = statement<AssignableRow>(`
  select r.id, r.key, r.name_ar, r.name_en,
    coalesce((select array_agg(p.permission) from role_permission p where p.role_id = r.id), '{}') as granted
  from role r where r.key is distinct from 'employee' order by r.key is null, r.id limit 1000`);

/** A role with its granted and implied permissions. */
export type AssignableRole = Omit<AssignableRow, "granted"> & { needs: Permission[] };

export async function loadAssignable(db: Reader, { findRolePowers }: { findRolePowers: FindRolePowers }) {
  const rows = await selectAssignable(db, []);
  const ids = rows.map(({ id }) => id);
  const powers = await findRolePowers(db, ids);
  return rows.map(({ granted, ...role }) => ({
    ...role,
    needs: needsOfRole({ key: role.key, granted, powers: powers.get(role.id) ?? [] }),
  }));
}

/** Selects the account unless it is disabled. Values: id. */
export const selectPresent = statement<{ id: string }>(
  "select person_id as id from account where person_id = $1 and status <> 'disabled'",
);

export type EventRow = Omit<AuthorRow, "author_id"> & {
  author_id: string | null;
  event_id: string;
  at: string;
  action: AccountEvent["action"];
  details: Record<string, unknown>;
  role_id: string | null;
  role_key: string | null;
  role_ar: string | null;
  role_en: string | null;
};

/** Values: id, actions. */
export const eventPages = pageOf<EventRow>(
  ["e.at", "e.id"],
  "desc",
  ({ after, orderBy, size }) => `
  select e.id as event_id, e.at, e.action, e.details, ${authorColumns("actor")}, r.id as role_id, r.key as role_key,
    r.name_ar as role_ar, r.name_en as role_en
  from audit e left join person actor on actor.id = e.actor_id
  left join role r on r.key = e.details ->> 'role' or r.id::text = e.details ->> 'roleId'
  where e.subject_kind = 'person' and e.subject_id = $1 and e.action = any($2::text[]) and ${after}
  order by ${orderBy} limit ${size}`,
);
