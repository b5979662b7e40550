import { notificationKinds, type NotificationKind } from "#modules/notifications/contract/kinds.ts";

/** The address of the list; defaults are left out. */
export type NotificationsSearch = { unread?: true; kind?: NotificationKind };

export function readNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
  const kind = notificationKinds.find((candidate) => candidate === search["kind"]);
  const unread = search["unread"] === true || search["unread"] === "true";
  return { ...(unread ? { unread } : {}), ...(kind === undefined ? {} : { kind }) };
}
