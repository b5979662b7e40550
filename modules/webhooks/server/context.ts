import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { PostOptions } from "#platform/outbound/post.ts";

/** Dependencies of the webhooks module. */
export type WebhooksContext = {
  secrets: SealedSecrets;
  /** Options of outgoing requests: the system's resolver and connections, unless a test replaces them. */
  outside: PostOptions;
};

/** The acting person and the id of the HTTP request. */
export type Author = { personId: string; requestId: string };

/** Owner that a secret is sealed for. */
export const ownerOf = (webhookId: string): string => `webhook ${webhookId}`;
