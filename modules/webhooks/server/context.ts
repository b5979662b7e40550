import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Caller } from "#platform/http/author.ts";

export type WebhooksContext = {
  secrets: SealedSecrets;
  /** Options of outgoing requests: the system's resolver and connections, unless a test replaces them. */
  outside: PostOptions;
};

export type Change = Caller & { tx: Transaction };

/** Owner that a secret is sealed for. */
export const ownerOf = (webhookId: string): string => `webhook ${webhookId}`;

type Action =
  | "webhook.created"
  | "webhook.updated"
  | "webhook.deleted"
  | "webhook.stopped"
  | "webhook.revealed"
  | "webhook.rotated"
  | "webhook.tested"
  | "webhook.replayed";

/** Records an event of a webhook without its secret; without actor if no user caused it. */
export const recordWebhook = (
  { tx, actor, facts }: Pick<Change, "tx"> & Partial<Change>,
  action: Action,
  id: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: actor?.personId ?? null,
    subject: { kind: "webhook", id },
    details,
    audience: "permission:setting.manage",
    requestId: facts?.id ?? null,
  });
