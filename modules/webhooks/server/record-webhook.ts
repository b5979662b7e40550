import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "./context.ts";

type Action =
  | "webhook.created"
  | "webhook.updated"
  | "webhook.deleted"
  | "webhook.stopped"
  | "webhook.revealed"
  | "webhook.rotated"
  | "webhook.tested"
  | "webhook.replayed";

/** Records an event of a webhook without its secret; `author` is null if no user caused it. */
export const recordWebhook = (
  tx: Transaction,
  author: Author | null,
  action: Action,
  id: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: author?.personId ?? null,
    subject: { kind: "webhook", id },
    details,
    audience: "permission:setting.manage",
    requestId: author?.requestId ?? null,
  });
