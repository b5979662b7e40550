import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { pushRoutes } from "#modules/notifications/contract/push/routes.ts";

type Routes = typeof pushRoutes;

export const readPushKey = endpoint<Routes["readPushKey"]>("GET", "/me/push-key");
const listPushSubscriptions = endpoint<Routes["listPushSubscriptions"]>("GET", "/me/push-subscriptions");
export const createPushSubscription = endpoint<Routes["createPushSubscription"]>("POST", "/me/push-subscriptions");
export const deletePushSubscription = endpoint<Routes["deletePushSubscription"]>(
  "DELETE",
  "/me/push-subscriptions/{id}",
);

export const devicesQuery = queryOf(listPushSubscriptions, {});
