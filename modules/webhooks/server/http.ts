import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { deliveryRoutes, webhookRoutes } from "../contract/routes.ts";
import type { Author, WebhooksContext } from "./context.ts";
import { listDeliveries } from "./deliveries/list-deliveries.ts";
import { replayDelivery, replayFailed, testWebhook } from "./deliveries/try-delivery.ts";
import { createWebhook, deleteWebhook, openSecret, rotateSecret, updateWebhook } from "./hooks/change-webhook.ts";
import { listWebhooks, readWebhook } from "./hooks/list-webhooks.ts";

const authorOf = ({ actor, facts }: { actor: { personId: string }; facts: RequestFacts }): Author => ({
  personId: actor.personId,
  requestId: facts.id,
});

export const bindWebhooks = (context: WebhooksContext): BoundRoute[] => [
  ...bindRoutes(webhookRoutes, {
    listWebhooks: async ({ db }) => ({ data: await listWebhooks(db) }),
    createWebhook: async ({ tx, body, ...request }) => ({
      data: await createWebhook(tx, context, authorOf(request), body),
    }),
    readWebhook: async ({ db, params }) => ({ data: await readWebhook(db, params.id) }),
    updateWebhook: async ({ tx, params, body, ...request }) => ({
      data: await updateWebhook(tx, authorOf(request), params.id, body),
    }),
    deleteWebhook: ({ tx, params, ...request }) => deleteWebhook(tx, authorOf(request), params.id),
    showWebhookSecret: async ({ tx, params, raw, ...request }) => {
      raw.reply.header("cache-control", "no-store");
      return { data: { secret: await openSecret(tx, context, authorOf(request), params.id) } };
    },
    rotateWebhookSecret: async ({ tx, params, ...request }) => ({
      data: await rotateSecret(tx, context, authorOf(request), params.id),
    }),
  }),
  ...bindRoutes(deliveryRoutes, {
    listDeliveries: ({ db, params, query }) => listDeliveries(db, params.id, query),
    testWebhook: async ({ tx, params, ...request }) => ({ data: await testWebhook(tx, authorOf(request), params.id) }),
    replayDelivery: async ({ tx, params, ...request }) => ({
      data: await replayDelivery(tx, authorOf(request), params.id),
    }),
    replayFailed: async ({ tx, params, ...request }) => ({
      data: { count: await replayFailed(tx, authorOf(request), params.id) },
    }),
  }),
];
