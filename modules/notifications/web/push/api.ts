import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { pushRoutes } from "#modules/notifications/contract/push/routes.ts";

type Routes = typeof pushRoutes;

const listPushSubscriptions = endpoint<Routes["listPushSubscriptions"]>("GET", "/me/push-subscriptions");
export const deletePushSubscription = endpoint<Routes["deletePushSubscription"]>(
  "DELETE",
  "/me/push-subscriptions/{id}",
);

export const devicesQuery = queryOf(listPushSubscriptions, {});
