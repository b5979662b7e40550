import type { ErrorCode } from "#shared/errors.ts";
import type { AccountStatus } from "../accounts/store.ts";

/** What is known here about somebody for whom the provider vouches. */
export type SignOnFacts = {
  /** Whose identity it is, by issuer and subject. */
  linkedTo: string | null;
  /** The address that the provider has confirmed. */
  email: string | null;
  /** The account with that address. */
  account: {
    personId: string;
    status: AccountStatus;
    /** Its owner has shown here, too, that the address is theirs. */
    isConfirmed: boolean;
    /** It is guarded by more than a password. */
    hasFactor: boolean;
    /** It belongs to another identity of the same provider already. */
    isLinked: boolean;
  } | null;
  /** Unknown people of that address' domain are let in. */
  mayCreate: boolean;
};

export type SignOnVerdict =
  | { kind: "enter"; personId: string }
  | { kind: "link"; personId: string }
  | { kind: "create"; email: string }
  | { kind: "refuse"; code: ErrorCode };

const refused = (code: ErrorCode): SignOnVerdict => ({ kind: "refuse", code });

/**
 * Who comes in. Once linked, the identity alone decides, whatever its address has become. An address joins an identity to
 * an account only when both sides have confirmed it, when no other identity has the account, and when nothing stronger than
 * a password guards it: else its owner links it from inside. Nobody learns by an unconfirmed address what accounts there are.
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
