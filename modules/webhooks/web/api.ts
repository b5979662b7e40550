import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
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

const paths: readonly string[] = [listDeliveries, listWebhooks, readWebhook].map(({ path }) => path);
/** The queries that show a webhook, for `useRefresh`. */
export const showsWebhook = (path: string): boolean => paths.includes(path);

export const webhooksQuery = queryOf(listWebhooks, {});
export const webhookQuery = (id: string) => queryOf(readWebhook, { params: { id } });
// Always stale: messages are sent in the background.
export const deliveriesQuery = (id: string, search: DeliveriesSearch) =>
  queryOf(listDeliveries, { params: { id }, query: search }, { staleTime: 0 });
