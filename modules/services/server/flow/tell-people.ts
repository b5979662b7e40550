import { notifySome, settleNotices, type Notice } from "#modules/notifications/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { notifyPeople } from "#platform/events/notify-people.ts";
import type { ServicesContext } from "../context.ts";
import type { RequestRow } from "../requests/queries.ts";

/** Outcome of a request as its requester is notified of it. */
export type Outcome = NonNullable<Notice["details"]["outcome"]>;

const noticeOf = (
  kind: "approvalWaiting" | "requestStep",
  request: RequestRow,
  actorId: string | null,
  details: Notice["details"],
): Notice => ({
  kind,
  subject: { kind: "request", id: request.id },
  topicId: null,
  commentId: null,
  actorId,
  once: null,
  details: { serviceEn: request.definition.nameEn, serviceAr: request.definition.nameAr, ...details },
});

/** Notifies approvers that a request waits for their decision. */
export async function tellDeciders(
  tx: Transaction,
  { settings }: ServicesContext,
  request: RequestRow,
  people: readonly string[],
): Promise<void> {
  const asked = [...new Set(people)];
  if (asked.length === 0) return;
  await notifySome(tx, { settings }, noticeOf("approvalWaiting", request, request.requester_id, {}), asked);
  await notifyPeople(tx, { action: "workList.changed", actorId: null }, asked);
}

/** Notifies the current approvers of a comment by the requester. */
export async function tellComment(
  tx: Transaction,
  { settings }: ServicesContext,
  request: RequestRow,
  people: readonly string[],
): Promise<void> {
  const asked = [...new Set(people)];
  const details = { outcome: "commented" } as const;
  await notifySome(tx, { settings }, noticeOf("approvalWaiting", request, request.requester_id, details), asked);
  await tellWork(tx, asked);
}

/** Sends `workList.changed` to the open screens of the people. */
export const tellWork = (tx: Transaction, people: readonly string[]): Promise<void> =>
  notifyPeople(tx, { action: "workList.changed", actorId: null }, [...new Set(people)]);

/** Settles the notifications of people for whom the request no longer waits. */
export async function tellReleased(tx: Transaction, requestId: string, people: readonly string[]): Promise<void> {
  await settleNotices(tx, { kind: "approvalWaiting", subject: { kind: "request", id: requestId } }, people);
  await tellWork(tx, people);
}

/** Notifies the requester of an outcome, naming the person who caused it. */
export async function tellRequester(
  tx: Transaction,
  { settings }: ServicesContext,
  request: RequestRow,
  by: { personId: string; outcome: Outcome; reason?: string | null },
): Promise<void> {
  const { personId, outcome, reason = null } = by;
  const details = { outcome, ...(reason === null ? {} : { reason }) };
  await notifySome(tx, { settings }, noticeOf("requestStep", request, personId, details), [request.requester_id]);
}
