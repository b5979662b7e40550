import { endpoint } from "#client/api.ts";
import { keyOf, queryOf } from "#client/query.ts";
import { deliveryRoutes, webhookRoutes } from "#modules/webhooks/contract/routes.ts";
import type { DeliveriesSearch } from "./search.ts";

const listWebhooks = endpoint(webhookRoutes.listWebhooks);
const readWebhook = endpoint(webhookRoutes.readWebhook);
export const createWebhook = endpoint(webhookRoutes.createWebhook);
export const updateWebhook = endpoint(webhookRoutes.updateWebhook);
export const deleteWebhook = endpoint(webhookRoutes.deleteWebhook);
export const showSecret = endpoint(webhookRoutes.showWebhookSecret);
export const rotateSecret = endpoint(webhookRoutes.rotateWebhookSecret);

const listDeliveries = endpoint(deliveryRoutes.listDeliveries);
export const testWebhook = endpoint(deliveryRoutes.testWebhook);
export const replayDelivery = endpoint(deliveryRoutes.replayDelivery);
export const replayFailed = endpoint(deliveryRoutes.replayFailed);

export const webhooksQuery = queryOf(listWebhooks, {});
export const webhookQuery = (id: string) => queryOf(readWebhook, { params: { id } });
// Messages are sent while one looks.
export const deliveriesQuery = (id: string, search: DeliveriesSearch) =>
  queryOf(listDeliveries, { params: { id }, query: search }, { staleTime: 0 });

/** What begins the keys of all that is shown of webhooks. */
export const shownKeys = [keyOf(listWebhooks), keyOf(readWebhook), keyOf(listDeliveries)];
