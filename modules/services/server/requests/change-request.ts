import { nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ActorChange } from "../context.ts";
import { loadCurrentStep } from "../rows/load-step.ts";
import { canComment, canWithdraw } from "../flow/policy.ts";
import { endStep } from "../flow/store.ts";
import {
  notifyDeciders,
  settleReleased,
  notifyRequester,
  notifyWorkLists,
  recordRequest,
} from "../rows/deliver-notices.ts";
import { lockOwnRequest, lockRequest } from "../rows/load-request.ts";
import { insertEvent, replaceUses, setState } from "../rows/store.ts";

/** Withdraws the actor's own request before it is decided; its reserved allowance is released. */
export async function withdrawRequest(
  { tx, context, actor }: ActorChange,
  { id, requestId, reason }: { id: string; requestId: string; reason: string | null },
): Promise<void> {
  const request = await lockOwnRequest(tx, actor, id);
  if (!canWithdraw(request.state)) throw refuse("request_fixed");
  const at = nowIso();
  const current = await loadCurrentStep(tx, id);
  if (current !== null) await endStep(tx, current.step.id, at, "withdrawn");
  await setState(tx, id, "withdrawn", at);
  await replaceUses(tx, id, []);
  await context.leave.free(tx, id);
  await insertEvent(tx, id, { kind: "withdrawn", at, actorId: actor.personId, text: reason });
  const approvers = (current?.rows ?? []).filter(({ isOpen }) => isOpen).map(({ personId }) => personId);
  await settleReleased(tx, id, approvers);
  if (request.state === "returned") await notifyWorkLists(tx, [actor.personId]);
  await recordRequest(tx, request, "request.withdrawn", { personId: actor.personId, requestId });
}

/** Adds a comment: the requester's notifies the current approvers, any other notifies the requester. */
export async function commentRequest(
  { tx, context, actor }: ActorChange,
  { id, requestId, text }: { id: string; requestId: string; text: string },
): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  if (!canComment(request.state)) throw refuse("request_fixed");
  const { personId } = actor;
  await insertEvent(tx, id, { kind: "commented", at: nowIso(), actorId: personId, text });
  if (personId === request.requester_id) {
    const current = await loadCurrentStep(tx, id);
    const approvers = (current?.rows ?? []).filter(({ isOpen }) => isOpen).map((row) => row.personId);
    await notifyDeciders({ tx, context, request }, approvers, { outcome: "commented" });
  } else await notifyRequester({ tx, context, request }, { personId, outcome: "commented" });
  await recordRequest(tx, request, "request.commented", { personId, requestId });
}
