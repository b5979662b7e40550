import type { FileLinks } from "#modules/community/server/index.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { now } from "#platform/clock/clock.ts";
import { pushRoutes } from "../contract/push/routes.ts";
import { notificationRoutes } from "../contract/routes.ts";
import { readPreferences, updatePreferences } from "./preferences/change-preferences.ts";
import { createSubscription, deleteSubscription, renewSubscription } from "./pushing/change-subscriptions.ts";
import type { PushContext } from "./pushing/context.ts";
import { loadKeys } from "./pushing/load-keys.ts";
import { devicesOf } from "./pushing/queries.ts";
import { listNotifications } from "./reading/list-notifications.ts";
import { readNotification, readNotifications, unreadNotifications } from "./reading/mark-notifications.ts";
import { countUnread, countViewedUnread } from "./reading/queries.ts";

type Options = { files: FileLinks; settings: SettingsSource };

export const bindNotifications = ({ files, settings }: Options): BoundRoute[] =>
  bindRoutes(notificationRoutes, {
    listNotifications: ({ db, actor, query }) => listNotifications(db, actor, query, { files, settings }),
    countNotifications: async ({ db, actor: { personId, viewing } }) => ({
      data: { unread: await (viewing ? countViewedUnread : countUnread)(db, personId) },
    }),
    readNotification: async (call) => ({ data: await readNotification(call, call.params.id) }),
    readNotifications: async (call) => ({ data: await readNotifications(call, call.body) }),
    unreadNotifications: async (call) => ({ data: await unreadNotifications(call, call.body) }),
    readNotificationPreferences: async ({ db, actor }) => ({
      data: await readPreferences(db, actor.personId, (await settings(db)).timeZone),
    }),
    updateNotificationPreferences: async (call) => ({ data: await updatePreferences(call, settings) }),
  });

export const bindPush = (context: PushContext): BoundRoute[] =>
  bindRoutes(pushRoutes, {
    readPushKey: async ({ database }) => ({ data: { publicKey: (await loadKeys(database, context)).publicKey } }),
    listPushSubscriptions: async ({ db, actor }) => ({
      data: await devicesOf(db, actor.personId, actor.sessionId, now()),
    }),
    createPushSubscription: async (call) => ({ data: await createSubscription(call, context) }),
    renewPushSubscription: (call) => renewSubscription(call, context),
    deletePushSubscription: deleteSubscription,
  });
