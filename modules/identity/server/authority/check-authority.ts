import { isAdministrative } from "#shared/administrative.ts";
import { impliedPermissions, permissions, type Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField, type Refusal } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";
import type { Requester, OfficerContext } from "../users/context.ts";
import { loadPermissions } from "../users/load-account.ts";
import {
  holdsEverything,
  judgeDeciders,
  judgeManager,
  judgeRole,
  mayGrantSelf,
  type Author,
  type Grantor,
  type ManagerGrant,
  type Objection,
  type RoleGrant,
} from "./policy.ts";
import { todayOf } from "../accounts/context.ts";

const selectAbove = statement<{ person_id: string; id: string }>(`
  with recursive above as (
    select id as person_id, manager_id as id, 1 as place from person where id = any($1::bigint[])
    union all
    select above.person_id, p.manager_id, above.place + 1 from above join person p on p.id = above.id
  ) cycle id set is_circle using path
  select person_id, id from above where id is not null and not is_circle order by person_id, place`);

/** Returns the managers of each person, nearest first, including former employees. */
async function selectManagers(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const managers = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { person_id: of, id } of await selectAbove(db, [ids])) managers.get(of)?.push(id);
  return managers;
}

const selectOthers = statement<{ id: string }>(`
  select a.person_id as id from account a
  where a.status = 'active' and a.person_id <> $1 and exists (select from role_member m where m.person_id = a.person_id)
    and (select bool_or(r.key = 'administrator') or array_agg(p.permission) @> $3::text[]
      from role r left join role_permission p on p.role_id = r.id and not r.is_bounded
      where r.key = 'employee'
        or r.id in (select m.role_id from role_member m where m.person_id = a.person_id and m.valid @> $2::date))
  order by a.person_id limit 100`);

const implied = new Set(Object.values(impliedPermissions));
const isGranted = (permission: Permission): boolean => !implied.has(permission);

/** Returns other active people with all permissions on a date. */
const selectOtherAdministrators = async (db: Reader, personId: string, today: string): Promise<string[]> =>
  (await selectOthers(db, [personId, today, permissions.filter(isGranted)])).map(({ id }) => id);

type Context = Pick<OfficerContext, "settings">;

/** The reason, for the audit, if the author granted authority to themselves; empty otherwise. */
export type SelfGrant = { reason?: string };

/** Returns the author of a request by session or personal token. */
export const authorOf = (actor: Actor, reason: string | null | undefined = null): Author => ({
  personId: actor.personId,
  permissions: actor.permissions,
  bounds: actor.bounds,
  origin: actor.token === undefined ? "session" : "token",
  reason: reason ?? null,
});

/** Returns the author of a request by an officer or by the directory that they connected. */
export const authorOfRequester = (
  { actor, isDirectory }: Requester,
  reason: string | null | undefined = null,
): Author => ({
  ...authorOf(actor, reason),
  ...(isDirectory === true ? { origin: "directory" as const } : {}),
});

/** Throws `token_not_accepted` if a personal token would gain administrative permissions. */
export function refuseTokenGain(requester: Requester, gained: Iterable<Permission>): void {
  if (authorOfRequester(requester).origin === "token" && [...gained].some(isAdministrative))
    throw refuse("token_not_accepted");
}

/** Returns whether a refusal requests a reason for granting authority to oneself. */
export const asksReason = ({ fields }: Refusal): boolean => fields.some(({ path }) => path === "reason");

/** Requires a reason from the only user who could grant it; refuses all other objections, with `path` as the field. */
function requireNoObjection(
  author: Author,
  objection: Objection,
  others: readonly Objection[],
  path: string | null,
): SelfGrant {
  if (objection === null) return {};
  if (objection === "own_authority" && mayGrantSelf(author, others)) {
    const { reason = null } = author;
    if (reason === null) throw refuseField("own_authority", "reason", { key: "fieldRequired" });
    return { reason };
  }
  throw path === null ? refuse(objection) : refuseField(objection, path, { key: "invalid" });
}

/** Returns the other users with all permissions; empty for authors who may not grant authority to themselves anyway. */
const otherHolders = async (db: Reader, context: Context, author: Author): Promise<string[]> =>
  holdsEverything(author.permissions) ? selectOtherAdministrators(db, author.personId, await todayOf(db, context)) : [];

/** Returns the objections to the same grant by each of the other holders, for grants that each of them could make. */
const otherGrants = async (db: Reader, context: Context, author: Author): Promise<Objection[]> =>
  (await otherHolders(db, context, author)).map(() => null);

/** `person` is null for a person who is not created yet. */
export type ManagerChange = { person: string | null; manager: string | null; reason?: string | null };

/** Judges a change of manager for the author, and for each other user who could make it instead. */
async function judgeManagerChange(db: Reader, context: Context, author: Author, { person, manager }: ManagerChange) {
  const others = await otherHolders(db, context, author);
  const known = [person, manager].filter((id) => id !== null);
  const managers = await selectManagers(db, [...new Set([author.personId, ...others, ...known])]);
  const held = async (id: string) => ({ id, permissions: await loadPermissions(db, context, id) });
  const grant: ManagerGrant = {
    person: person === null ? { id: "", permissions: new Set() } : await held(person),
    manager: manager === null ? null : await held(manager),
    before: managers.get(person ?? "") ?? [],
    after: manager === null ? [] : [manager, ...(managers.get(manager) ?? [])],
  };
  const judge = (grantor: Omit<Grantor, "above">): Objection =>
    judgeManager({ ...grantor, above: managers.get(grantor.personId) ?? [] }, grant);
  const instead = others.map((personId) => judge({ personId, permissions: new Set(permissions), origin: "session" }));
  return { objection: judge(author), instead };
}

/** Throws if the author may not make this change of manager; `own_authority` if another user has to. */
export async function requireManager(
  db: Reader,
  context: Context,
  author: Author,
  change: ManagerChange,
): Promise<SelfGrant> {
  if (author.origin === "directory") return {};
  const { objection, instead } = await judgeManagerChange(db, context, author, change);
  return requireNoObjection(author, objection, instead, "manager");
}

/** Returns whether the author may change the person's manager, possibly with a reason; to whom is judged later. */
export async function mayChangeManager(db: Reader, context: Context, author: Author, person: string): Promise<boolean> {
  const { objection, instead } = await judgeManagerChange(db, context, author, { person, manager: null });
  return objection === null || (objection === "own_authority" && mayGrantSelf(author, instead));
}

/** Returns whether the author may grant roles to themselves with a reason, as no other user could. */
export const mayGrantSelfRoles = async (db: Reader, context: Context, author: Author): Promise<boolean> =>
  mayGrantSelf(author, await otherGrants(db, context, author));

/** Throws if the author may not grant the role to these people; `path` is its field in the body. */
export async function requireRole(
  db: Reader,
  context: Context,
  author: Author,
  { people, needs, within = [], path = null }: RoleGrant & { path?: string | null },
): Promise<SelfGrant> {
  const objection = judgeRole({ ...author, above: [] }, { people, needs, within });
  const others = objection === "own_authority" ? await otherGrants(db, context, author) : [];
  return requireNoObjection(author, objection, others, path);
}

/** The new approvers, and their field in the body. */
export type DecidersGrant = { receivers: readonly string[]; path: string; reason?: string | null };

/** Throws if the author would become an approver by their own change. */
export async function requireDeciders(
  db: Reader,
  context: Context,
  author: Author,
  { receivers, path }: DecidersGrant,
): Promise<SelfGrant> {
  const objection = judgeDeciders(author, receivers);
  const others = objection === null ? [] : await otherGrants(db, context, author);
  return requireNoObjection(author, objection, others, path);
}
