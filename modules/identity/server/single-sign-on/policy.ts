import type { ErrorCode } from "#shared/errors.ts";
import type { AccountStatus } from "../accounts/store.ts";

/** Facts for judging an identity of the provider. */
export type SignOnFacts = {
  /** The person linked by issuer and subject. */
  linkedTo: string | null;
  /** The address that the provider has confirmed. */
  email: string | null;
  /** The account with that address. */
  account: {
    personId: string;
    status: AccountStatus;
    /** The owner has confirmed the address here, too. */
    isConfirmed: boolean;
    hasFactor: boolean;
    /** It is linked to another identity of the same provider. */
    isLinked: boolean;
  } | null;
  /** Unknown people of this domain may sign up. */
  mayCreate: boolean;
};

export type SignOnVerdict =
  | { kind: "enter"; personId: string }
  | { kind: "link"; personId: string }
  | { kind: "create"; email: string }
  | { kind: "refuse"; code: ErrorCode };

const refused = (code: ErrorCode): SignOnVerdict => ({ kind: "refuse", code });

/**
 * Judges a sign-in. A linked identity decides alone, whatever its address is. An address links an identity to an
 * account only if both sides have confirmed it, no other identity is linked to the account, and it has no second
 * factor: otherwise its owner links it after signing in. An unconfirmed address never reveals whether an account
 * exists.
 */
export function judgeSignOn({ linkedTo, email, account, mayCreate }: SignOnFacts): SignOnVerdict {
  if (linkedTo !== null) return { kind: "enter", personId: linkedTo };
  if (email === null) return refused("single_sign_on_unknown");
  if (account === null) return mayCreate ? { kind: "create", email } : refused("single_sign_on_unknown");
  if (account.isLinked) return refused("single_sign_on_unknown");
  if (account.status === "disabled") return refused("account_disabled");
  if (account.status === "waiting") return refused("account_waiting");
  if (account.status !== "active" || !account.isConfirmed) return refused("account_unconfirmed");
  if (account.hasFactor) return refused("single_sign_on_link_first");
  return { kind: "link", personId: account.personId };
}
