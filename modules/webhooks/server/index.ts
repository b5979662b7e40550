import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { PostOptions } from "#platform/outbound/post.ts";
import type { WebhooksContext } from "./context.ts";
import { webhookConsumer } from "./deliveries/consumer.ts";
import { bindWebhooks } from "./http.ts";
import { webhookJobs, webhookSchedules } from "./jobs.ts";

export type Webhooks = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
};

/** Creates the webhooks module, which sends events to other systems in signed messages. */
export function createWebhooks({ secretKey, outside = {} }: { secretKey: SecretKey; outside?: PostOptions }): Webhooks {
  const context: WebhooksContext = { secrets: sealedSecrets(secretKey, "webhooks"), outside };
  return {
    routes: bindWebhooks(context),
    jobs: webhookJobs(context),
    schedules: webhookSchedules,
    consumers: [webhookConsumer],
  };
}
