import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf, type PagesOf } from "#client/query.ts";
import type { NotificationKind } from "#modules/notifications/contract/kinds.ts";
import { notificationRoutes } from "#modules/notifications/contract/routes.ts";
import type { RouteOutput } from "#shared/route.ts";

type Routes = typeof notificationRoutes;

export const listNotifications = endpoint(notificationRoutes.listNotifications);
export const countNotifications = endpoint(notificationRoutes.countNotifications);
export const readNotification = endpoint(notificationRoutes.readNotification);
export const readNotifications = endpoint(notificationRoutes.readNotifications);
export const unreadNotifications = endpoint(notificationRoutes.unreadNotifications);
export const readPreferences = endpoint(notificationRoutes.readNotificationPreferences);
export const updatePreferences = endpoint(notificationRoutes.updateNotificationPreferences);

export type NotificationPage = RouteOutput<Routes["listNotifications"]>;
export type NotificationPages = PagesOf<NotificationPage>;
export type PreferencesAnswer = RouteOutput<Routes["readNotificationPreferences"]>;

export const countQuery = queryOf(countNotifications, {});
export const preferencesQuery = queryOf(readPreferences, {}, { refetchOnWindowFocus: false });

export type NotificationFilter = { unread: boolean; kind: NotificationKind | null };

/** Prefix of the query keys of all lists. */
export const listsKey = [listNotifications.path, "pages"] as const;

/** In pages; a list does not change while it is read. */
export const notificationsQuery = ({ unread, kind }: NotificationFilter) =>
  pagesOf(
    listNotifications,
    { query: { ...(unread ? { unread: "true" as const } : {}), ...(kind === null ? {} : { kind }) } },
    { refetchOnWindowFocus: false, staleTime: 0 },
  );
