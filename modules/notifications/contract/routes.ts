import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  listNotificationsQuery,
  notification,
  preferences,
  readAllBody,
  readingDone,
  unreadBody,
  unreadCount,
  updatePreferences,
} from "./schemas.ts";

const reading = { method: "GET", permission: "signedIn", tokens: "profile", viewing: "shown" } as const;
const marking = { method: "PUT", permission: "signedIn", tokens: "profile" } as const;

export const notificationRoutes = {
  listNotifications: route({
    ...reading,
    path: "/notifications",
    summary: "Lists the user's notifications, newest first.",
    query: listNotificationsQuery,
    output: page(notification),
  }),
  countNotifications: route({
    ...reading,
    path: "/notifications/count",
    summary: "Returns the number of the user's unread notifications.",
    output: data(unreadCount),
  }),
  readNotification: route({
    ...marking,
    path: "/notifications/{id}/read",
    summary: "Marks a notification as read.",
    params: idParams,
    output: data(readingDone),
  }),
  readNotifications: route({
    ...marking,
    path: "/notifications/read",
    summary: "Marks notifications as read: all, those of a kind, or those up to an instant.",
    body: readAllBody,
    output: data(readingDone),
  }),
  unreadNotifications: route({
    ...marking,
    path: "/notifications/unread",
    summary: "Undoes a reading, identified by its instant.",
    body: unreadBody,
    output: data(unreadCount),
  }),
  readNotificationPreferences: route({
    ...reading,
    path: "/me/notification-preferences",
    summary: "Returns the user's notification preferences.",
    output: data(preferences),
  }),
  updateNotificationPreferences: route({
    method: "PATCH",
    path: "/me/notification-preferences",
    permission: "signedIn",
    tokens: "profile",
    summary: "Changes the user's notification preferences, by version.",
    body: updatePreferences,
    output: data(preferences),
    errors: ["stale_version", "fields_conflict"],
  }),
};
