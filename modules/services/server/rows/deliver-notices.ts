import { notifySome, settleNotices, type Notice } from "#modules/notifications/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Author } from "#platform/http/author.ts";
import { notifyPeople } from "#platform/events/notify-people.ts";
import { record } from "#platform/events/record.ts";
import type { ServiceEvent } from "../../contract/events.ts";
import type { RequestChange } from "./load-request.ts";
import type { RequestRow } from "./queries.ts";

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

/** Notifies approvers that a request waits for their decision, or of the outcome in `details`. */
export async function notifyDeciders(
  { tx, context: { settings }, request }: RequestChange,
  people: readonly string[],
  details: Notice["details"] = {},
): Promise<void> {
  const approvers = [...new Set(people)];
  if (approvers.length === 0) return;
  await notifySome({ tx, settings }, noticeOf("approvalWaiting", request, request.requester_id, details), approvers);
  await notifyWorkLists(tx, approvers);
}

/** Sends `workList.changed` to the open screens of the people. */
export const notifyWorkLists = (tx: Transaction, people: readonly string[]): Promise<void> =>
  notifyPeople(tx, { action: "workList.changed", actorId: null }, [...new Set(people)]);

/** Settles the notifications of people for whom the request no longer waits. */
export async function settleReleased(tx: Transaction, requestId: string, people: readonly string[]): Promise<void> {
  await settleNotices(tx, { kind: "approvalWaiting", subject: { kind: "request", id: requestId } }, people);
  await notifyWorkLists(tx, people);
}

/** Notifies the requester of an outcome, naming the person who caused it. */
export async function notifyRequester(
  { tx, context: { settings }, request }: RequestChange,
  by: { personId: string; outcome: Outcome; reason?: string | null },
): Promise<void> {
  const { personId, outcome, reason = null } = by;
  const details = { outcome, ...(reason === null ? {} : { reason }) };
  await notifySome({ tx, settings }, noticeOf("requestStep", request, personId, details), [request.requester_id]);
}

const selectApprovers = statement<{ person_id: string }, [requestId: string, besides: string]>(`
  select distinct person_id from request_decider
  where request_id = $1 and decision = 'approve' and person_id <> $2 order by person_id limit 500`).column("person_id");

/** Notifies the other people who approved a request that what they approved has changed. */
export async function notifyDecided(
  { tx, context: { settings }, request }: RequestChange,
  by: { personId: string; outcome: "revoked" | "shortened" },
): Promise<void> {
  const approvers = await selectApprovers(tx, request.id, by.personId);
  if (approvers.length === 0) return;
  await notifySome(
    { tx, settings },
    noticeOf("approvalWaiting", request, by.personId, { outcome: by.outcome }),
    approvers,
  );
}

type RequestAction = Extract<ServiceEvent, { details: { service: string } }>["action"];

/** Records an event of a request without its answers; sends it to the requester's open screens. */
export const recordRequest = (
  tx: Transaction,
  request: Pick<RequestRow, "id" | "code" | "requester_id">,
  action: RequestAction,
  { personId, requestId }: Author | { personId: string; requestId: null },
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "request", id: request.id },
    details: { service: request.code, ...details },
    audience: `person:${request.requester_id}`,
    requestId,
  });
