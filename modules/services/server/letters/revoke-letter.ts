import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ServicesContext } from "../context.ts";
import { tellRequester } from "../flow/tell-people.ts";
import { holdRequest } from "../requests/load-request.ts";
import { recordRequest } from "../requests/record-request.ts";
import { insertEvent } from "../requests/store.ts";
import { canRevoke } from "./policy.ts";
import { hasApproved, holdLetterRow } from "./queries.ts";
import { markRevoked } from "./store.ts";

/** Revokes a letter permanently: its check page shows that it is not valid. The requester is notified of the reason. */
export async function revokeLetter(
  tx: Transaction,
  context: ServicesContext,
  actor: Actor,
  { id, requestId, reason }: { id: string; requestId: string; reason: string },
): Promise<void> {
  const { personId, permissions } = actor;
  const request = await holdRequest(tx, actor, id);
  const letter = await holdLetterRow(tx, id);
  if (letter === null) throw refuse("not_found");
  if (letter.revoked_at !== null) throw refuse("request_fixed");
  const viewer = {
    personId,
    managesServices: permissions.has("service.manage"),
    hasApproved: await hasApproved(tx, id, personId),
  };
  if (!canRevoke(letter, viewer)) throw refuse("not_allowed");
  const at = nowIso();
  await markRevoked(tx, letter.id, { personId, at, reason });
  await insertEvent(tx, id, { kind: "letterRevoked", at, actorId: personId, text: reason });
  await tellRequester(tx, context, request, { personId, outcome: "commented", reason });
  await recordRequest(tx, request, "letter.revoked", { personId, requestId }, { kind: letter.kind });
}
