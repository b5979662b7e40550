import { isAdministrative, permissions, type Permission } from "#shared/permissions.ts";
import type { ErrorCode } from "#shared/errors.ts";

// Who may give authority to whom. Authority is more than permissions: a manager decides requests and reads days, and so do
// roles that a service asks or that rules of attendance name.

/** How somebody came: signed in, by a personal token, or as the directory that an administrator has connected. */
export type Origin = "session" | "token" | "directory";

/** Somebody who is about to give authority; `above` are their own managers, the nearest first. */
export type Giver = {
  personId: string;
  permissions: ReadonlySet<Permission>;
  origin: Origin;
  above: readonly string[];
};

/** Why authority is not given; null when it is. */
export type Objection = Extract<ErrorCode, "own_authority" | "permission_not_held" | "token_not_accepted"> | null;

type Held = { id: string; permissions: ReadonlySet<Permission> };

/** A change of manager. The chains are the person's managers from the nearest up, without and with the change. */
export type ManagerGift = {
  person: Held;
  manager: Held | null;
  before: readonly string[];
  after: readonly string[];
};

/** A role that people are to hold; `needs` is all that it allows or brings. */
type RoleGift = { people: readonly string[]; needs: readonly Permission[] };

export const holdsEverything = (held: ReadonlySet<Permission>): boolean =>
  permissions.every((permission) => held.has(permission));

const holdsAll = (held: ReadonlySet<Permission>, needs: Iterable<Permission>): boolean =>
  [...needs].every((permission) => held.has(permission));

const placeIn = (chain: readonly string[], id: string): number => {
  const place = chain.indexOf(id);
  return place < 0 ? Infinity : place;
};

/**
 * Nobody makes themselves a manager, comes nearer to being one, or chooses who stands above themselves; and nobody moves
 * or appoints somebody who may do more than they. Who may do everything decides in the last resort anyway, so for them
 * only the direct manager counts.
 */
export function judgeManager(giver: Giver, { person, manager, before, after }: ManagerGift): Objection {
  if (giver.origin === "directory") return null;
  const { personId } = giver;
  const isOwnChain = person.id === personId || giver.above.includes(person.id);
  const comesNearer = placeIn(after, personId) < placeIn(before, personId);
  if (isOwnChain || manager?.id === personId || (comesNearer && !holdsEverything(giver.permissions)))
    return "own_authority";
  const isReached = [person, manager].every((one) => one === null || holdsAll(giver.permissions, one.permissions));
  return isReached ? null : "permission_not_held";
}

/** Nobody gives a role to themselves, or one that allows or brings more than they hold; a token gives no power at all. */
export function judgeRole(giver: Giver, { people, needs }: RoleGift): Objection {
  if (!holdsAll(giver.permissions, needs)) return "permission_not_held";
  if (giver.origin === "token" && needs.some(isAdministrative)) return "token_not_accepted";
  return giver.origin !== "directory" && people.includes(giver.personId) ? "own_authority" : null;
}

/** Refuses an author who would become an approver; `receivers` are the new approvers. */
export const judgeDeciders = ({ personId }: Pick<Giver, "personId">, receivers: readonly string[]): Objection =>
  receivers.includes(personId) ? "own_authority" : null;

/** Whether a giver decides by themselves that a new mailbox leads into an account in use; else its owner agrees first. */
export const mayReplaceEmail = ({ origin, permissions: held }: Pick<Giver, "origin" | "permissions">): boolean =>
  origin === "session" && holdsEverything(held);

/**
 * Whether somebody may take authority for themselves: who may do everything, is signed in, and is the only one who could
 * give it. `others` are those who may do everything besides, each with what stands against their giving it instead.
 */
export const mayTake = (
  { permissions: held, origin }: Pick<Giver, "permissions" | "origin">,
  others: readonly Objection[],
): boolean => origin === "session" && holdsEverything(held) && others.every((objection) => objection !== null);
