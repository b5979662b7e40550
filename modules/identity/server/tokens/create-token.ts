import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { tokenScopes } from "#shared/permissions.ts";
import { maxTokens } from "../../contract/tokens/limits.ts";
import type { CreatedToken, createToken as createSchema } from "../../contract/tokens/schemas.ts";
import { mailOwner } from "../accounts/deliver-account-mail.ts";
import { withProof } from "../factors/check-proof.ts";
import type { FactorContext } from "../factors/context.ts";
import { findForbidden } from "./policy.ts";
import { listOpenTokens, lockTokens, insertToken } from "./store.ts";
import { createTokenText, hashToken } from "./compute-token-hash.ts";

const day = 86_400_000;

/** Creates a token for the signed-in user, and returns its text, which cannot be read again. */
export async function createToken(
  context: FactorContext,
  actor: Actor,
  given: z.output<typeof createSchema>,
  requestId: string,
): Promise<CreatedToken> {
  const { settings } = context;
  const { personId } = actor;
  const { name, days } = given;
  const scopes = tokenScopes.filter((scope) => given.scopes.includes(scope));
  if (findForbidden(actor.permissions, scopes) !== null)
    throw refuseField("permission_not_held", "scopes", { key: "invalid" });
  const at = now();
  const expiresAt = new Date(at.getTime() + days * day);
  const token = createTokenText();
  // The token outlives the session.
  return withProof(context, actor, given, { kind: "adding", requestId }, async (tx) => {
    const { tokenMaximumDays: max } = await settings(tx);
    if (days > max) throw refuseField("fields_conflict", "days", { key: "tooLarge", values: { max } });
    await lockTokens(tx, personId);
    if ((await listOpenTokens(tx, personId, at)).length >= maxTokens) throw refuse("limit_reached");
    const id = await insertToken(tx, { personId, name, hash: hashToken(token), scopes, at, expiresAt });
    await record(tx, {
      action: "token.created",
      actorId: personId,
      subject: { kind: "token", id },
      details: { personId, name, scopes, days },
      audience: `person:${personId}`,
      requestId,
    });
    await mailOwner(tx, context, "tokenMade", personId);
    const life = { createdAt: at.toISOString(), expiresAt: expiresAt.toISOString(), lastUsedAt: null };
    return { id, name, scopes, ...life, token };
  });
}
