import type { Permission } from "#shared/permissions.ts";
import { holdsEverything } from "../authority/policy.ts";
import type { AccountStatus } from "../accounts/store.ts";

export type Officer = { personId: string; permissions: ReadonlySet<Permission> };

/** An account as the rules see it; `permissions` are those it has now or is going to have. */
export type RuledAccount = {
  personId: string;
  status: AccountStatus;
  isConfirmed: boolean;
  isAdministrator: boolean;
  permissions: ReadonlySet<Permission>;
  /** Nothing is kept of them any more, or nothing is going to be: that account stays closed. */
  isErased: boolean;
  /** A new address waits for the owner or an administrator to agree. */
  isEmailHeld: boolean;
  /** Whether more than the password guards it. */
  isGuarded: boolean;
};

/**
 * Whether an officer may do everything that somebody may. Without that they change nothing of that account: a new address
 * or an invitation would hand it to them, with rights they do not hold.
 */
export const reaches = (officer: Officer, { permissions }: Pick<RuledAccount, "permissions">): boolean =>
  [...permissions].every((permission) => officer.permissions.has(permission));

/** Who was never active has still to choose a password, or to show that the address is theirs. */
export const isUnused = (status: AccountStatus): boolean => status === "unconfirmed" || status === "invited";

/** What an account becomes when it is opened; null where nothing changes, undefined where it cannot be. */
export function openedStatus({
  status,
  isConfirmed,
}: Pick<RuledAccount, "status" | "isConfirmed">): "active" | "invited" | null | undefined {
  if (status === "active") return null;
  if (isUnused(status)) return undefined;
  return isConfirmed ? "active" : "invited";
}

/** What an officer may do with an account. */
export function rightsOverAccount(officer: Officer, account: RuledAccount) {
  const isReached = !account.isErased && reaches(officer, account);
  const { status } = account;
  return {
    activate: isReached && (status === "waiting" || status === "disabled"),
    deactivate: isReached && status !== "disabled" && account.personId !== officer.personId,
    invite: isReached && isUnused(status),
    changeEmail: isReached && status !== "disabled",
    approveEmail: isReached && account.isEmailHeld && holdsEverything(officer.permissions),
    setRoles: isReached,
    endSessions: isReached,
    view:
      isReached && status === "active" && account.personId !== officer.personId && holdsEverything(officer.permissions),
    resetFactors: isReached && account.isGuarded && account.personId !== officer.personId,
  };
}

/** First and last day, both included; null is open. */
type Span = { role: string; from: string | null; to: string | null };

const overlap = (one: Span, other: Span): boolean =>
  one.role === other.role && (one.from ?? "") <= (other.to ?? "9") && (other.from ?? "") <= (one.to ?? "9");

/** The place of the first membership that ends before it begins; -1 when there is none. */
export const findReversed = (spans: readonly Span[]): number =>
  spans.findIndex(({ from, to }) => from !== null && to !== null && to < from);

/** The place of the first membership that overlaps an earlier one of the same role; -1 when there is none. */
export const findOverlap = (spans: readonly Span[]): number =>
  spans.findIndex((span, place) => spans.slice(0, place).some((earlier) => overlap(span, earlier)));

const sameSpan = (one: Span, other: Span): boolean =>
  one.role === other.role && one.from === other.from && one.to === other.to;

/** What has to go and to come so that somebody holds just the roles wanted. */
export function planMemberships<Held extends Span>(
  held: readonly Held[],
  wanted: readonly Span[],
): { added: Span[]; removed: Held[] } {
  return {
    added: wanted.filter((span) => !held.some((one) => sameSpan(one, span))),
    removed: held.filter((one) => !wanted.some((span) => sameSpan(one, span))),
  };
}
