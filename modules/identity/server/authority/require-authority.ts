import { isAdministrative, permissions, type Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField, type Refusal } from "#platform/http/refuse.ts";
import type { Doer, OfficerContext } from "../users/context.ts";
import { loadPermissions, todayOf } from "../users/load-account.ts";
import {
  holdsEverything,
  judgeDeciders,
  judgeManager,
  judgeRole,
  mayTake,
  type Giver,
  type ManagerGift,
  type Objection,
  type Origin,
} from "./policy.ts";
import { selectManagers, selectOtherHolders } from "./queries.ts";

type Context = Pick<OfficerContext, "settings">;

/** The giver of authority. `reason`: why they give it to themselves, where nobody else could. */
export type Author = { personId: string; permissions: ReadonlySet<Permission>; origin: Origin; reason?: string | null };

/** The reason that the audit records when a giver took authority for themselves; empty otherwise. */
export type Taking = { reason?: string };

/** The giver behind a request: a session or a personal token. */
export const authorOf = (actor: Actor, reason: string | null | undefined = null): Author => ({
  personId: actor.personId,
  permissions: actor.permissions,
  origin: actor.token === undefined ? "session" : "token",
  reason: reason ?? null,
});

/** The same of an officer, or of the directory that they have connected. */
export const authorOfDoer = ({ actor, isDirectory }: Doer, reason: string | null | undefined = null): Author => ({
  ...authorOf(actor, reason),
  ...(isDirectory === true ? { origin: "directory" as const } : {}),
});

/** Through a personal token nobody comes to rights of administration, by whichever way. */
export function refuseByToken(doer: Doer, gained: Iterable<Permission>): void {
  if (authorOfDoer(doer).origin === "token" && [...gained].some(isAdministrative)) throw refuse("token_not_accepted");
}

/** Whether a refusal asks why the author takes what nobody else could give them. */
export const asksReason = ({ fields }: Refusal): boolean => fields.some(({ path }) => path === "reason");

/** The only one who could give something has to say why they take it; everybody else is refused, `path` naming where. */
function settle(author: Author, objection: Objection, others: readonly Objection[], path: string | null): Taking {
  if (objection === null) return {};
  if (objection === "own_authority" && mayTake(author, others)) {
    const { reason = null } = author;
    if (reason === null) throw refuseField("own_authority", "reason", { key: "fieldRequired" });
    return { reason };
  }
  throw path === null ? refuse(objection) : refuseField(objection, path, { key: "invalid" });
}

/** The other holders of all permissions; empty for an author who may not take authority anyway. */
const othersBesides = async (db: Reader, context: Context, author: Author): Promise<string[]> =>
  holdsEverything(author.permissions) ? selectOtherHolders(db, author.personId, await todayOf(db, context)) : [];

/** Somebody whose manager is to change; `id` is null of somebody who is not entered yet. */
export type ManagerChange = { person: string | null; manager: string | null; reason?: string | null };

/** Judges a change of manager by this author, and by each of the others who could make it instead. */
async function weighManager(
  db: Reader,
  context: Context,
  author: Author,
  { person, manager }: ManagerChange,
): Promise<{ objection: Objection; instead: Objection[] }> {
  const others = await othersBesides(db, context, author);
  const known = [person, manager].filter((id) => id !== null);
  const managers = await selectManagers(db, [...new Set([author.personId, ...others, ...known])]);
  const held = async (id: string) => ({ id, permissions: await loadPermissions(db, context, id) });
  const gift: ManagerGift = {
    person: person === null ? { id: "", permissions: new Set() } : await held(person),
    manager: manager === null ? null : await held(manager),
    before: managers.get(person ?? "") ?? [],
    after: manager === null ? [] : [manager, ...(managers.get(manager) ?? [])],
  };
  const judge = (giver: Omit<Giver, "above">): Objection =>
    judgeManager({ ...giver, above: managers.get(giver.personId) ?? [] }, gift);
  const instead = others.map((personId) => judge({ personId, permissions: new Set(permissions), origin: "session" }));
  return { objection: judge(author), instead };
}

/** Refuses a change of manager that this author may not bring about; `own_authority` where somebody else has to. */
export async function requireManager(
  db: Reader,
  context: Context,
  author: Author,
  change: ManagerChange,
): Promise<Taking> {
  if (author.origin === "directory") return {};
  const { objection, instead } = await weighManager(db, context, author, change);
  return settle(author, objection, instead, "manager");
}

/** Whether an author may change somebody's manager at all, if need be with a reason; whom they may name is asked then. */
export async function mayChangeManager(db: Reader, context: Context, author: Author, person: string): Promise<boolean> {
  const { objection, instead } = await weighManager(db, context, author, { person, manager: null });
  return objection === null || (objection === "own_authority" && mayTake(author, instead));
}

/** Whether an author may take roles for themselves, with a reason: nobody else could give them any. */
export const mayTakeRoles = async (db: Reader, context: Context, author: Author): Promise<boolean> =>
  mayTake(
    author,
    (await othersBesides(db, context, author)).map(() => null),
  );

/** Refuses a role that this author may not give to these people; `path` names it in the body. */
export async function requireRole(
  db: Reader,
  context: Context,
  author: Author,
  { people, needs, path = null }: { people: readonly string[]; needs: readonly Permission[]; path?: string | null },
): Promise<Taking> {
  const objection = judgeRole({ ...author, above: [] }, { people, needs });
  const others = objection === "own_authority" ? await othersBesides(db, context, author) : [];
  // Any of them could give it to the author.
  return settle(
    author,
    objection,
    others.map(() => null),
    path,
  );
}

/** Those who come to decide something, and where the body names them. */
export type DecidersGift = { receivers: readonly string[]; path: string; reason?: string | null };

/** Refuses that the author comes to decide something by what they do themselves. */
export async function requireDeciders(
  db: Reader,
  context: Context,
  author: Author,
  { receivers, path }: DecidersGift,
): Promise<Taking> {
  const objection = judgeDeciders(author, receivers);
  const others = objection === null ? [] : await othersBesides(db, context, author);
  return settle(
    author,
    objection,
    others.map(() => null),
    path,
  );
}
