import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { WebhooksContext } from "./context.ts";
import { webhookConsumer } from "./deliveries/consumer.ts";
import { bindWebhooks } from "./http.ts";
import { webhookJobs, webhookSchedules } from "./jobs.ts";

export function createWebhooks({ secretKey, outside = {} }: { secretKey: SecretKey; outside?: PostOptions }) {
  const context: WebhooksContext = { secrets: sealedSecrets(secretKey, "webhooks"), outside };
  return {
    routes: bindWebhooks(context),
    jobs: webhookJobs(context),
    schedules: webhookSchedules,
    consumers: [webhookConsumer],
  };
}
