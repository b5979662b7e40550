import type { AbsenceChange } from "#modules/attendance/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { ServicesContext } from "../context.ts";
import { endDeputy } from "../deputies/change-deputy.ts";
import { notifyRequester, recordRequest } from "../rows/deliver-notices.ts";
import { lockRequestRow } from "../rows/queries.ts";
import { insertEvent, replaceUses, setState } from "../rows/store.ts";
import { usesLeft } from "./compute-use.ts";

/**
 * Updates an approved request in the transaction in which an attendance officer revokes or shortens its entry: it uses
 * what is left, its deputy ends with it, and the requester is notified of the reason.
 */
export async function changeEffect(
  tx: Transaction,
  context: ServicesContext,
  { request: id, author, reason, left }: AbsenceChange,
): Promise<void> {
  const request = await lockRequestRow(tx, id);
  // Another officer was faster; attendance refuses this one.
  if (request === null || request.state !== "approved") return;
  const { code, effect, requester_id: personId } = request;
  const at = nowIso();
  if (left === null) await setState(tx, id, "revoked", at);
  await replaceUses(tx, id, left === null ? [] : await usesLeft(tx, context, { personId, code, effect }, left));
  await endDeputy({ tx, context, author }, { request: id, left });
  const kind = left === null ? "revoked" : "shortened";
  await insertEvent(tx, id, { kind, at, actorId: author.personId, text: reason, left });
  await notifyRequester({ tx, context, request }, { personId: author.personId, outcome: kind, reason });
  await recordRequest(tx, request, `request.${kind}`, author);
}
