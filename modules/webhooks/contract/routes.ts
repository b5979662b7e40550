import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  createWebhook,
  delivery,
  listDeliveriesQuery,
  replayed,
  updateWebhook,
  webhook,
  webhookSecret,
} from "./schemas.ts";

const permission = "setting.manage" as const;

const reading = { method: "GET", permission, viewing: "shown" } as const;
const acting = { method: "POST", permission, params: idParams } as const;

export const webhookRoutes = {
  listWebhooks: route({
    ...reading,
    path: "/webhooks",
    summary: "Lists all webhooks by name.",
    output: z.object({ data: z.array(webhook) }),
  }),
  createWebhook: route({
    method: "POST",
    path: "/webhooks",
    permission,
    summary: "Creates a webhook with a new secret.",
    body: createWebhook,
    output: data(webhook),
    errors: ["name_taken", "limit_reached"],
  }),
  readWebhook: route({
    ...reading,
    path: "/webhooks/{id}",
    summary: "Returns a webhook.",
    params: idParams,
    output: data(webhook),
  }),
  updateWebhook: route({
    method: "PATCH",
    path: "/webhooks/{id}",
    permission,
    summary: "Changes, activates or deactivates a webhook.",
    params: idParams,
    body: updateWebhook,
    output: data(webhook),
    errors: ["stale_version", "name_taken"],
  }),
  deleteWebhook: route({
    method: "DELETE",
    path: "/webhooks/{id}",
    permission,
    summary: "Deletes a webhook with all its messages.",
    params: idParams,
    output: noContent,
  }),
  showWebhookSecret: route({
    ...acting,
    path: "/webhooks/{id}/show-secret",
    tokens: "none",
    summary: "Returns the secret that signs messages. The access is recorded.",
    output: data(webhookSecret),
    status: 200,
    idempotent: false,
  }),
  rotateWebhookSecret: route({
    ...acting,
    path: "/webhooks/{id}/rotate-secret",
    tokens: "none",
    summary: "Generates a new secret; the previous one also signs for a day.",
    output: data(webhook),
    status: 200,
  }),
};

export const deliveryRoutes = {
  listDeliveries: route({
    ...reading,
    path: "/webhooks/{id}/deliveries",
    summary: "Lists the messages of the last thirty days, newest first.",
    params: idParams,
    query: listDeliveriesQuery,
    output: page(delivery),
  }),
  testWebhook: route({
    ...acting,
    path: "/webhooks/{id}/test",
    summary: "Sends a test message without content.",
    output: data(delivery),
    errors: ["webhook_inactive"],
  }),
  replayDelivery: route({
    ...acting,
    path: "/webhook-deliveries/{id}/replay",
    summary: "Sends a message again, with the same id.",
    output: data(delivery),
    status: 200,
    errors: ["webhook_inactive"],
  }),
  replayFailed: route({
    ...acting,
    path: "/webhooks/{id}/replay-failed",
    summary: "Sends failed messages again, oldest first, a thousand at most.",
    output: data(replayed),
    status: 200,
    errors: ["webhook_inactive"],
  }),
};
