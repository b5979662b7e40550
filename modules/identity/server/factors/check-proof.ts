import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { readAccount } from "../accounts/queries.ts";
import { lockAccount } from "../accounts/store.ts";
import { verifyPassword } from "../passwords/hash-password.ts";
import type { FactorContext } from "./context.ts";
import { needsCode, needsProof } from "./policy.ts";
import { readProvenSession } from "./queries.ts";
import { useCode } from "./check-code.ts";

const wrong = (): Error => refuseField("password_wrong", "password", { key: "invalid" });

/** Checks a password outside of any transaction; answers what was checked, to be compared once the account is held. */
async function checkPassword(
  { database }: Pick<FactorContext, "database">,
  personId: string,
  password: string,
): Promise<string> {
  const account = await readAccount(database.primary, personId);
  const known = account?.passwordHash ?? null;
  if (!(await verifyPassword(known, password)) || known === null) throw wrong();
  return known;
}

/** Refuses unless it is really them: signed in just now, or with the password at hand. */
export async function proveAdding(
  context: Pick<FactorContext, "database">,
  actor: Actor,
  password: string | undefined,
): Promise<void> {
  const session = await readProvenSession(context.database.primary, actor.sessionId);
  if (!needsProof(session, now().getTime())) return;
  if (password === undefined)
    throw refuse("proof_needed", { fields: [{ path: "password", message: { key: "required" } }] });
  await checkPassword(context, actor.personId, password);
}

/**
 * Checks what removing a factor takes: the password, which an account without one makes up for by a sign-in just now, and
 * a factor. Answers what is to be called in the transaction that removes it.
 */
export async function proveRemoving(
  context: FactorContext,
  actor: Actor,
  given: { password?: string | undefined; code?: string | undefined },
  requestId: string,
): Promise<(tx: Transaction) => Promise<void>> {
  const { personId, sessionId } = actor;
  const at = now().getTime();
  const session = await readProvenSession(context.database.primary, sessionId);
  const account = await readAccount(context.database.primary, personId);
  if (account === null) throw refuse("not_signed_in");
  let known: string | null = null;
  if (account.passwordHash !== null) {
    if (given.password === undefined) throw refuseField("password_wrong", "password", { key: "required" });
    known = await checkPassword(context, personId, given.password);
  } else if (needsProof(session, at)) throw refuse("proof_needed");
  return async (tx) => {
    const held = await lockAccount(tx, personId);
    if (held === null || held.passwordHash !== known) throw wrong();
    if (given.code === undefined) {
      if (needsCode(session, at)) throw refuseField("code_wrong", "code", { key: "required" });
      return;
    }
    if ((await useCode(tx, context, personId, given.code, requestId)) === null)
      throw refuseField("code_wrong", "code", { key: "invalid" });
  };
}
