import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { SealedSource } from "#platform/secrets/sealed-source.ts";
import { ownerOf, type WebhooksContext } from "./context.ts";
import { readPreviousAfter, readSecretsAfter } from "./hooks/queries.ts";
import { resealPrevious, resealSecret } from "./hooks/store.ts";
import { webhookConsumer } from "./deliveries/consumer.ts";
import { bindWebhooks } from "./http.ts";
import { webhookJobs, webhookSchedules } from "./jobs.ts";

const purpose = "webhooks";

/** Both secrets of webhooks: the previous one signs for one more day. */
export function webhookSources(secretKeys: SecretKeys): SealedSource[] {
  const secrets = sealedSecrets(secretKeys, purpose);
  return [
    { name: "secrets of webhooks", secrets, ownerOf, readAfter: readSecretsAfter, replace: resealSecret },
    { name: "previous secrets of webhooks", secrets, ownerOf, readAfter: readPreviousAfter, replace: resealPrevious },
  ];
}

export function createWebhooks({ secretKeys, outside = {} }: { secretKeys: SecretKeys; outside?: PostOptions }) {
  const context: WebhooksContext = { secrets: sealedSecrets(secretKeys, purpose), outside };
  return {
    routes: bindWebhooks(context),
    jobs: webhookJobs(context),
    schedules: webhookSchedules,
    consumers: [webhookConsumer],
  };
}
