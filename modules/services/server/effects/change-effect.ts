import type { AbsenceChange } from "#modules/attendance/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { ServicesContext } from "../context.ts";
import { endDeputy } from "../deputies/change-deputy.ts";
import { endChange } from "../changes/close-change.ts";
import { notifyDecided, notifyRequester, recordRequest } from "../rows/deliver-notices.ts";
import { lockRequestRow } from "../rows/queries.ts";
import { insertEvent, replaceUses, setState } from "../rows/store.ts";
import { sumUses, usesLeft, type Use } from "./compute-use.ts";

/**
 * Updates an approved request in the transaction in which an attendance officer revokes or shortens its entry: it uses
 * what is left, its deputy ends with it, and the requester is notified of the reason.
 */
export async function changeEffect(
  tx: Transaction,
  context: ServicesContext,
  { request: id, author, reason, absences, left: changed }: AbsenceChange,
): Promise<void> {
  const request = await lockRequestRow(tx, id);
  // Another officer was faster; attendance refuses this one.
  if (request === null || request.state !== "approved") return;
  const { code, effect, requester_id: personId } = request;
  const at = nowIso();
  const others = (await context.attendance.readAbsences(tx, id)).filter((absence) => !absences.includes(absence.id));
  const left = [...others, ...changed].toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1));
  const kind = left.length === 0 ? "revoked" : "shortened";
  if (kind === "revoked") await setState(tx, id, "revoked", at);
  const uses: Use[] = [];
  for (const span of left) uses.push(...(await usesLeft(tx, context, { personId, code, effect }, span)));
  await replaceUses(tx, id, sumUses(uses));
  const [first, last] = [left[0], left.at(-1)];
  const kept = first === undefined || last === undefined ? null : { fromDate: first.fromDate, toDate: last.toDate };
  await endDeputy({ tx, context, author }, { request: id, left: kept });
  await insertEvent(tx, id, { kind, at, actorId: author.personId, text: reason, left });
  const change = { tx, context, request };
  // The person who asked for the change is told that it was approved.
  if (reason !== null) await notifyRequester(change, { personId: author.personId, outcome: kind, reason });
  await notifyDecided(change, { personId: author.personId, outcome: kind });
  await recordRequest(tx, request, `request.${kind}`, author);
  await endChange({ tx, context, author }, { request: id, left });
}
