import { isAdministrative } from "#shared/administrative.ts";
import { isBoundable, permissions, type BoundablePermission, type Permission } from "#shared/permissions.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Bounds } from "#platform/http/actor.ts";

// Rules for granting authority. Authority is more than permissions: managers decide requests and read days, and so do
// roles that are steps of a service or named by rules of attendance.

/** By session, by personal token, or as a connected directory service. */
export type Origin = "session" | "token" | "directory";

/** The user who grants authority. `reason`: for granting it to themselves where no other user could. */
export type Author = {
  personId: string;
  permissions: ReadonlySet<Permission>;
  bounds?: ReadonlyMap<BoundablePermission, Bounds> | undefined;
  origin: Origin;
  reason?: string | null;
};

/** The same with their own managers, nearest first. */
export type Grantor = Omit<Author, "reason"> & { above: readonly string[] };

/** The reason of a refusal; null for none. */
export type Objection = Extract<ErrorCode, "own_authority" | "permission_not_held" | "token_not_accepted"> | null;

type Held = { id: string; permissions: ReadonlySet<Permission> };

/** A change of manager. The chains are the person's managers, nearest first, without and with the change. */
export type ManagerGrant = {
  person: Held;
  manager: Held | null;
  before: readonly string[];
  after: readonly string[];
};

/** A permission that a role grants within departments, with those below, and locations. */
export type BoundedNeed = { permission: string } & Pick<Bounds, "departments" | "locations">;

/** A role and its new members; `needs` are the permissions that it grants or implies, `within` those with bounds. */
export type RoleGrant = { people: readonly string[]; needs: readonly Permission[]; within?: readonly BoundedNeed[] };

export const holdsEverything = (held: ReadonlySet<Permission>): boolean =>
  permissions.every((permission) => held.has(permission));

const holdsAll = (held: ReadonlySet<Permission>, needs: Iterable<Permission>): boolean =>
  [...needs].every((permission) => held.has(permission));

type Holder = Pick<Author, "permissions" | "bounds">;

/** Returns whether a user has a permission within the same bounds, or more. */
export function coversNeed({ permissions: held, bounds }: Holder, need: BoundedNeed): boolean {
  const permission = permissions.find((each) => each === need.permission);
  if (permission === undefined || held.has(permission)) return true;
  const own = isBoundable(permission) ? bounds?.get(permission) : undefined;
  if (own === undefined) return false;
  const [departments, locations] = [new Set(own.departments), new Set(own.locations)];
  return need.departments.every((id) => departments.has(id)) && need.locations.every((id) => locations.has(id));
}

const placeIn = (chain: readonly string[], id: string): number => {
  const place = chain.indexOf(id);
  return place < 0 ? Infinity : place;
};

/**
 * Objects if the giver makes themselves a manager, moves closer to a person in the chain, or changes the managers above
 * themselves, and if the giver lacks permissions of the person or the manager. Users with all permissions decide in the
 * last resort anyway, so that for them only the direct manager matters.
 */
export function judgeManager(grantor: Grantor, { person, manager, before, after }: ManagerGrant): Objection {
  if (grantor.origin === "directory") return null;
  const { personId } = grantor;
  const isOwnChain = person.id === personId || grantor.above.includes(person.id);
  const comesNearer = placeIn(after, personId) < placeIn(before, personId);
  if (isOwnChain || manager?.id === personId || (comesNearer && !holdsEverything(grantor.permissions)))
    return "own_authority";
  const isReached = [person, manager].every((one) => one === null || holdsAll(grantor.permissions, one.permissions));
  return isReached ? null : "permission_not_held";
}

/** Objects to a role for oneself, to permissions the giver lacks, and to a token for an administrative role. */
export function judgeRole(grantor: Grantor, { people, needs, within = [] }: RoleGrant): Objection {
  if (!holdsAll(grantor.permissions, needs) || !within.every((need) => coversNeed(grantor, need)))
    return "permission_not_held";
  // Every permission with bounds is administrative.
  if (grantor.origin === "token" && (needs.some(isAdministrative) || within.length > 0)) return "token_not_accepted";
  return grantor.origin !== "directory" && people.includes(grantor.personId) ? "own_authority" : null;
}

/** Refuses an author who would become an approver; `receivers` are the new approvers. */
export const judgeDeciders = ({ personId }: Pick<Grantor, "personId">, receivers: readonly string[]): Objection =>
  receivers.includes(personId) ? "own_authority" : null;

/** Returns whether the new address of an active account needs no approval of its owner. */
export const mayReplaceEmail = ({ origin, permissions: held }: Pick<Grantor, "origin" | "permissions">): boolean =>
  origin === "session" && holdsEverything(held);

/**
 * Returns whether a user may grant authority to themselves: only with all permissions, by session, and if no other user
 * could grant it. `others` are the other users with all permissions, each with the objection to their grant.
 */
export const mayGrantSelf = (
  { permissions: held, origin }: Pick<Grantor, "permissions" | "origin">,
  others: readonly Objection[],
): boolean => origin === "session" && holdsEverything(held) && others.every((objection) => objection !== null);
