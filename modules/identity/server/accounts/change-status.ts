import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readErasure } from "./queries.ts";
import { endSessionsOf } from "../sessions/store.ts";
import { endTokensOf } from "../tokens/store.ts";
import { lockAccount, setStatus } from "./store.ts";

/**
 * Activates or disables an account; disabling ends all its sessions. Other nodes follow within five seconds, this one
 * when `forgetPerson` is called after the commit. Returns false without an account or a change. Throws `account_erased`
 * for the activation of an erased person.
 */
export async function setAccountStatus(
  tx: Transaction,
  personId: string,
  status: "active" | "disabled",
  options: { actorId: string | null; requestId: string | null; reason?: string },
): Promise<boolean> {
  const account = await lockAccount(tx, personId);
  const { reason, ...author } = options;
  if (account === null || account.status === status) return false;
  if (status === "active" && (await readErasure(tx, personId)) !== null) throw refuse("account_erased");
  await setStatus(tx, personId, status);
  await recordPerson(tx, {
    action: status === "active" ? "account.activated" : "account.disabled",
    actorId: author.actorId,
    personId,
    ...(reason === undefined ? {} : { details: { reason } }),
    requestId: author.requestId,
  });
  if (status === "disabled") {
    await endSessionsOf(tx, personId, { reason: "accountDisabled", at: now(), ...author });
    // After a reactivation the owner creates new tokens.
    await endTokensOf(tx, { personId, at: now(), ...author });
  }
  return true;
}
