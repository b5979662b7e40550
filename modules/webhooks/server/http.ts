import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { deliveryRoutes, webhookRoutes } from "../contract/routes.ts";
import type { WebhooksContext } from "./context.ts";
import { listDeliveries } from "./deliveries/list-deliveries.ts";
import { replayDelivery, replayFailed, testWebhook } from "./deliveries/renew-delivery.ts";
import { createWebhook, deleteWebhook, openSecret, rotateSecret, updateWebhook } from "./hooks/change-webhook.ts";
import { listWebhooks, readWebhook } from "./hooks/list-webhooks.ts";

export const bindWebhooks = (context: WebhooksContext): BoundRoute[] => [
  ...bindRoutes(webhookRoutes, {
    listWebhooks: async ({ db }) => ({ data: await listWebhooks(db) }),
    createWebhook: async (call) => ({ data: await createWebhook(call, context, call.body) }),
    readWebhook: async ({ db, params }) => ({ data: await readWebhook(db, params.id) }),
    updateWebhook: async (call) => ({ data: await updateWebhook(call, call.params.id, call.body) }),
    deleteWebhook: (call) => deleteWebhook(call, call.params.id),
    showWebhookSecret: async (call) => {
      call.raw.reply.header("cache-control", "no-store");
      return { data: { secret: await openSecret(call, context, call.params.id) } };
    },
    rotateWebhookSecret: async (call) => ({ data: await rotateSecret(call, context, call.params.id) }),
  }),
  ...bindRoutes(deliveryRoutes, {
    listDeliveries: ({ db, params, query }) => listDeliveries(db, params.id, query),
    testWebhook: async (call) => ({ data: await testWebhook(call, call.params.id) }),
    replayDelivery: async (call) => ({ data: await replayDelivery(call, call.params.id) }),
    replayFailed: async (call) => ({ data: { count: await replayFailed(call, call.params.id) } }),
  }),
];
