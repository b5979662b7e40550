import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { PostOptions } from "#platform/outbound/post.ts";

/** What the rooms of webhooks need of their surroundings. */
export type WebhooksContext = {
  secrets: SealedSecrets;
  /** How messages leave: by the system's own names and connections, unless a test has others. */
  outside: PostOptions;
};

/** Who changes something, in which request. */
export type Author = { personId: string; requestId: string };

/** Whom a secret is sealed for. */
export const ownerOf = (webhookId: string): string => `webhook ${webhookId}`;
