import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf, type PagesOf } from "#client/query.ts";
import type { NotificationKind } from "#modules/notifications/contract/kinds.ts";
import type { notificationRoutes } from "#modules/notifications/contract/routes.ts";
import type { RouteOutput } from "#shared/route.ts";

type Routes = typeof notificationRoutes;

export const listNotifications = endpoint<Routes["listNotifications"]>("GET", "/notifications");
export const countNotifications = endpoint<Routes["countNotifications"]>("GET", "/notifications/count");
export const readNotification = endpoint<Routes["readNotification"]>("PUT", "/notifications/{id}/read");
export const readNotifications = endpoint<Routes["readNotifications"]>("PUT", "/notifications/read");
export const unreadNotifications = endpoint<Routes["unreadNotifications"]>("PUT", "/notifications/unread");
export const readPreferences = endpoint<Routes["readNotificationPreferences"]>("GET", "/me/notification-preferences");
export const updatePreferences = endpoint<Routes["updateNotificationPreferences"]>(
  "PATCH",
  "/me/notification-preferences",
);

export type NotificationPage = RouteOutput<Routes["listNotifications"]>;
export type NotificationPages = PagesOf<NotificationPage>;
export type PreferencesAnswer = RouteOutput<Routes["readNotificationPreferences"]>;

export const countQuery = queryOf(countNotifications, {});
export const preferencesQuery = queryOf(readPreferences, {}, { refetchOnWindowFocus: false });

/** Which notifications are shown. */
export type NotificationFilter = { unread: boolean; kind: NotificationKind | null };

/** The key that all lists share, whatever they show. */
export const listsKey = [listNotifications.path, "pages"] as const;

/** Page after page; what is being read does not move by itself. */
export const notificationsQuery = ({ unread, kind }: NotificationFilter) =>
  pagesOf(
    listNotifications,
    { query: { ...(unread ? { unread: "true" as const } : {}), ...(kind === null ? {} : { kind }) } },
    { refetchOnWindowFocus: false, staleTime: 0 },
  );
