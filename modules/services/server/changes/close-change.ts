import { nowIso } from "#platform/clock/clock.ts";
import type { Change } from "../context.ts";
import { endStep } from "../flow/store.ts";
import { recordRequest, settleReleased } from "../rows/deliver-notices.ts";
import { loadCurrentStep } from "../rows/load-step.ts";
import { lockRequestRow, readWaitingChange } from "../rows/queries.ts";
import { insertEvent, setState } from "../rows/store.ts";
import { touches } from "./policy.ts";
import { updateHeld } from "./store.ts";

/**
 * Follows a change of a leave by an officer: the request that waits to change it shows what is left, and ends when
 * none of its days are. The caller has locked the request of the leave.
 */
export async function endChange(
  { tx, author }: Change,
  { request, left }: { request: string; left: readonly { fromDate: string; toDate: string }[] },
): Promise<void> {
  const id = await readWaitingChange(tx, request);
  const waiting = id === null ? null : await lockRequestRow(tx, id);
  if (waiting === null || waiting.change === null || waiting.state !== "waiting") return;
  const held = left.map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
  if (touches(held, waiting.change)) {
    await updateHeld(tx, waiting.id, held);
    return;
  }
  const current = await loadCurrentStep(tx, waiting.id);
  // It is this change that is approved: its step has ended.
  if (current === null) return;
  const at = nowIso();
  await endStep(tx, current.step.id, at, "withdrawn");
  await setState(tx, waiting.id, "withdrawn", at);
  await insertEvent(tx, waiting.id, { kind: "withdrawn", at, actorId: author.personId });
  const approvers = current.rows.filter(({ isOpen }) => isOpen).map(({ personId }) => personId);
  await settleReleased(tx, waiting.id, approvers);
  await recordRequest(tx, waiting, "request.withdrawn", author);
}
