import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import { createChallenge, passwordMark } from "../factors/store-challenges.ts";
import { availableFactors } from "../factors/policy.ts";
import { readHeldFactors } from "../factors/queries.ts";
import { hashPassword, isOutdated, verifyPassword } from "../passwords/compute-password-hash.ts";
import { readPermissions } from "../roles/queries.ts";
import type { Tokens } from "../sessions/create-sessions.ts";
import { todayOf, type AccountContext, type Origin } from "./context.ts";
import { findAccount, type Account } from "./queries.ts";
import { lockAccount, setPasswordHash, type AccountStatus } from "./store.ts";

const refusalOf = {
  unconfirmed: "account_unconfirmed",
  waiting: "account_waiting",
  // Invited people have no password, except one of an unfinished sign-up.
  invited: "account_unconfirmed",
  disabled: "account_disabled",
} as const;

/** Throws the reason if the account is not active; reveal it only to a user who has proven their identity. */
export function requireActive(status: AccountStatus): void {
  if (status !== "active") throw refuse(refusalOf[status]);
}

/** Returns whether the person may avoid single sign-on: with `setting.manage`, in case the provider fails. */
export async function maySignInDirectly(db: Reader, context: AccountContext, personId: string): Promise<boolean> {
  if (!context.isSingleSignOnOnly) return true;
  const held = await readPermissions(db, personId, await todayOf(db, context));
  return held.has("setting.manage");
}

/**
 * Signs in with address and password. Unknown addresses and wrong passwords have the same response after the same work.
 * A hash of weaker parameters is replaced. If the account has a second factor, throws `second_factor_required` with a
 * challenge and the available factors.
 */
export async function signIn(context: AccountContext, given: { email: string; password: string }, origin: Origin) {
  const account = await findAccount(context.database.primary, given.email);
  const known = account?.passwordHash ?? null;
  const right = await verifyPassword(known, given.password);
  if (account === null || known === null || !right) throw refuse("credentials_wrong");
  requireActive(account.status);
  if (!(await maySignInDirectly(context.database.primary, context, account.personId)))
    throw refuse("single_sign_on_only");
  const stronger = isOutdated(known) ? await hashPassword(given.password) : null;

  const outcome = await transaction(context.database.primary, async (tx) => {
    // The account may have changed while the hash was computed.
    const locked = await lockAccount(tx, account.personId);
    if (locked === null || locked.passwordHash !== known) throw refuse("credentials_wrong");
    requireActive(locked.status);
    if (stronger !== null) await setPasswordHash(tx, account.personId, stronger);
    const ways = availableFactors(await readHeldFactors(tx, account.personId));
    if (ways.length > 0) {
      const owner = { personId: account.personId, mark: passwordMark(stronger ?? known) };
      return { challenge: await createChallenge(tx, "secondFactor", owner), ways };
    }
    const tokens = await context.sessions.start(tx, account.personId, origin, origin.requestId);
    return { tokens, account };
  });
  // After the commit, which stores the challenge.
  if ("challenge" in outcome) throw refuse("second_factor_required", { extension: outcome });
  return outcome;
}

/** Presents a new session: its tokens and the user. */
export const presentSignIn = ({ tokens, account }: { tokens: Tokens; account: Account }) => {
  const { personId: id, nameAr, nameEn, locale } = account;
  return { ...tokens, user: { id, nameAr, nameEn, locale } };
};
