import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "../context.ts";
import type { RequestRow } from "./queries.ts";

type RequestAction =
  | "request.submitted"
  | "request.decided"
  | "request.withdrawn"
  | "request.commented"
  | "request.handedOver"
  | "request.revoked"
  | "request.shortened"
  | "letter.issued"
  | "letter.revoked";

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
