import { derivedPurposes, totpSource } from "#modules/identity/server/index.ts";
import { pseudonymPurpose } from "#modules/moderation/server/index.ts";
import { pushKeySource } from "#modules/notifications/server/index.ts";
import { webhookSources } from "#modules/webhooks/server/index.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import { sealPurpose } from "#platform/events/seal-keys.ts";
import { keptKeySource } from "#platform/secrets/kept-keys.ts";
import type { SealedSource } from "#platform/secrets/sealed-source.ts";

/** All sealed secrets in the database. */
export const sealedSources = (keys: SecretKeys): SealedSource[] => [
  totpSource(keys),
  ...webhookSources(keys),
  pushKeySource(keys),
  keptKeySource(keys),
];

/** Purposes whose derived keys are kept when their secret key is removed. */
export const keptPurposes: readonly string[] = [...derivedPurposes, pseudonymPurpose, sealPurpose];
