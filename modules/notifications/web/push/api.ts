import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { pushRoutes } from "#modules/notifications/contract/push/routes.ts";

const listPushSubscriptions = endpoint(pushRoutes.listPushSubscriptions);
export const deletePushSubscription = endpoint(pushRoutes.deletePushSubscription);

export const devicesQuery = queryOf(listPushSubscriptions, {});
