import { endpoint } from "#client/api.ts";
import { keyOf, queryOf } from "#client/query.ts";
import type { deliveryRoutes, webhookRoutes } from "#modules/webhooks/contract/routes.ts";
import type { DeliveriesSearch } from "./search.ts";

type Hooks = typeof webhookRoutes;
type Deliveries = typeof deliveryRoutes;

const listWebhooks = endpoint<Hooks["listWebhooks"]>("GET", "/webhooks");
const readWebhook = endpoint<Hooks["readWebhook"]>("GET", "/webhooks/{id}");
export const createWebhook = endpoint<Hooks["createWebhook"]>("POST", "/webhooks");
export const updateWebhook = endpoint<Hooks["updateWebhook"]>("PATCH", "/webhooks/{id}");
export const deleteWebhook = endpoint<Hooks["deleteWebhook"]>("DELETE", "/webhooks/{id}");
export const showSecret = endpoint<Hooks["showWebhookSecret"]>("POST", "/webhooks/{id}/show-secret");
export const rotateSecret = endpoint<Hooks["rotateWebhookSecret"]>("POST", "/webhooks/{id}/rotate-secret");

const listDeliveries = endpoint<Deliveries["listDeliveries"]>("GET", "/webhooks/{id}/deliveries");
export const testWebhook = endpoint<Deliveries["testWebhook"]>("POST", "/webhooks/{id}/test");
export const replayDelivery = endpoint<Deliveries["replayDelivery"]>("POST", "/webhook-deliveries/{id}/replay");
export const replayFailed = endpoint<Deliveries["replayFailed"]>("POST", "/webhooks/{id}/replay-failed");

export const webhooksQuery = queryOf(listWebhooks, {});
export const webhookQuery = (id: string) => queryOf(readWebhook, { params: { id } });
// Messages are sent while one looks.
export const deliveriesQuery = (id: string, search: DeliveriesSearch) =>
  queryOf(listDeliveries, { params: { id }, query: search }, { staleTime: 0 });

/** What begins the keys of all that is shown of webhooks. */
export const shownKeys = [keyOf(listWebhooks), keyOf(readWebhook), keyOf(listDeliveries)];
