import type { z } from "zod";
import type { FileLinks } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { listNotificationsQuery, Notification } from "../../contract/schemas.ts";
import { presentNotification } from "./present-notification.ts";
import { fetchNotifications, type NotificationRow } from "./queries.ts";

/** Returns a page of a person's notifications, newest first. */
export async function listNotifications(
  db: Reader,
  { personId, viewing }: Actor,
  query: z.output<typeof listNotificationsQuery>,
  { files, settings }: { files: FileLinks; settings: SettingsSource },
): Promise<PageOf<Notification>> {
  const filter = { kind: query.kind ?? null, unread: query.unread === true, isViewed: viewing !== undefined };
  const today = civilDateIn((await settings(db)).timeZone);
  const { data, page } = await readPage<NotificationRow>(
    {
      list: `notifications of ${personId} ${JSON.stringify(filter)}`,
      kinds: ["instant", "id"],
      keyOf: (row) => [row.latest_at, row.id],
      fetch: (cursor, size) => fetchNotifications(db, { personId, today }, filter, cursor, size),
    },
    query,
  );
  return { data: data.map((row) => presentNotification(row, files, personId)), page };
}
