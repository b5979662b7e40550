import type { Actor } from "#platform/http/actor.ts";
import { permissions as allPermissions, type Permission } from "#shared/permissions.ts";
import { coversNeed, holdsEverything, type BoundedNeed } from "../authority/policy.ts";
import type { AccountStatus } from "../accounts/store.ts";

export type Officer = Pick<Actor, "personId" | "permissions" | "bounds">;

/**
 * An account as input of the rules; `permissions` are its current and future ones for the whole organisation, `within`
 * those with bounds.
 */
export type RuledAccount = {
  personId: string;
  status: AccountStatus;
  isConfirmed: boolean;
  isAdministrator: boolean;
  permissions: ReadonlySet<Permission>;
  within: readonly BoundedNeed[];
  /** Erased, or to be erased: the account stays disabled. */
  isErased: boolean;
  /** A new address waits for approval by the owner or an administrator. */
  isEmailHeld: boolean;
  /** Has a second factor. */
  hasSecondFactor: boolean;
};

type Authority = Pick<RuledAccount, "permissions" | "within">;

/**
 * Returns whether the officer has all permissions of an account, within the same bounds at least. Otherwise they cannot
 * change it: a new address or an invitation would give them access to permissions that they lack.
 */
export const reaches = (officer: Officer, { permissions, within }: Authority): boolean =>
  [...permissions].every((permission) => officer.permissions.has(permission)) &&
  within.every((need) => coversNeed(officer, need));

/** Returns the permissions of an account, whether they have bounds or not. */
export const permissionsOf = ({ permissions, within }: Authority): ReadonlySet<Permission> =>
  new Set(allPermissions.filter((one) => permissions.has(one) || within.some(({ permission }) => permission === one)));

/** Returns whether the account was never active: without a password, or without a confirmed address. */
export const wasNeverActive = (status: AccountStatus): boolean => status === "unconfirmed" || status === "invited";

/** Returns the state after an activation; null if nothing changes, undefined if it cannot be activated. */
export function openedStatus({
  status,
  isConfirmed,
}: Pick<RuledAccount, "status" | "isConfirmed">): "active" | "invited" | null | undefined {
  if (status === "active") return null;
  if (wasNeverActive(status)) return undefined;
  return isConfirmed ? "active" : "invited";
}

export function rightsOverAccount(officer: Officer, account: RuledAccount) {
  // Read within the officer's bounds only.
  const isWhole = officer.permissions.has("user.manage");
  const mayManage = isWhole || officer.bounds?.has("user.manage") === true;
  const isReached = !account.isErased && mayManage && reaches(officer, account);
  const { status } = account;
  return {
    activate: isReached && (status === "waiting" || status === "disabled"),
    deactivate: isReached && status !== "disabled" && account.personId !== officer.personId,
    invite: isReached && wasNeverActive(status),
    changeEmail: isReached && status !== "disabled" && (isWhole || !wasNeverActive(status)),
    approveEmail: isReached && account.isEmailHeld && holdsEverything(officer.permissions),
    setRoles: isReached && isWhole,
    endSessions: isReached,
    view:
      isReached && status === "active" && account.personId !== officer.personId && holdsEverything(officer.permissions),
    resetFactors: isReached && account.hasSecondFactor && account.personId !== officer.personId,
  };
}

/** First and last day, both inclusive; null is open. */
type Span = { role: string; from: string | null; to: string | null };

const overlap = (one: Span, other: Span): boolean =>
  one.role === other.role && (one.from ?? "") <= (other.to ?? "9") && (other.from ?? "") <= (one.to ?? "9");

/** Returns the index of the first membership that ends before it begins; -1 for none. */
export const findReversed = (spans: readonly Span[]): number =>
  spans.findIndex(({ from, to }) => from !== null && to !== null && to < from);

/** Returns the index of the first membership that overlaps an earlier one of the same role; -1 for none. */
export const findOverlap = (spans: readonly Span[]): number =>
  spans.findIndex((span, place) => spans.slice(0, place).some((earlier) => overlap(span, earlier)));

const sameSpan = (one: Span, other: Span): boolean =>
  one.role === other.role && one.from === other.from && one.to === other.to;

/** Returns the memberships to add and remove. */
export function planMemberships<Held extends Span>(
  held: readonly Held[],
  wanted: readonly Span[],
): { added: Span[]; removed: Held[] } {
  return {
    added: wanted.filter((span) => !held.some((one) => sameSpan(one, span))),
    removed: held.filter((one) => !wanted.some((span) => sameSpan(one, span))),
  };
}
