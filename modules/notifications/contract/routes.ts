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

export const notificationRoutes = {
  listNotifications: route({
    method: "GET",
    path: "/notifications",
    permission: "signedIn",
    summary: "What I was told, newest first.",
    query: listNotificationsQuery,
    output: page(notification),
    errors: ["cursor_invalid"],
  }),
  countNotifications: route({
    method: "GET",
    path: "/notifications/count",
    permission: "signedIn",
    summary: "How many of my notifications are unread.",
    output: data(unreadCount),
  }),
  readNotification: route({
    method: "PUT",
    path: "/notifications/{id}/read",
    permission: "signedIn",
    summary: "I have read this one.",
    params: idParams,
    output: data(readingDone),
  }),
  readNotifications: route({
    method: "PUT",
    path: "/notifications/read",
    permission: "signedIn",
    summary: "I have read all of them, all of a kind, or all up to a moment.",
    body: readAllBody,
    output: data(readingDone),
  }),
  unreadNotifications: route({
    method: "PUT",
    path: "/notifications/unread",
    permission: "signedIn",
    summary: "Takes a reading back, named by its moment.",
    body: unreadBody,
    output: data(unreadCount),
  }),
  readNotificationPreferences: route({
    method: "GET",
    path: "/me/notification-preferences",
    permission: "signedIn",
    summary: "What I want to be told of, how, and when not.",
    output: data(preferences),
  }),
  updateNotificationPreferences: route({
    method: "PATCH",
    path: "/me/notification-preferences",
    permission: "signedIn",
    summary: "Changes what I want to be told of; carries the version I saw.",
    body: updatePreferences,
    output: data(preferences),
    errors: ["stale_version", "fields_conflict"],
  }),
};
