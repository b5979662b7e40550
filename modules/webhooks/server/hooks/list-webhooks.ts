import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Webhook } from "../../contract/schemas.ts";
import { selectWebhook, selectWebhooks, type WebhookRow } from "./queries.ts";

const present = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  address: row.address,
  events: row.events,
  isActive: row.is_active,
  failingSince: row.failing_since,
  stoppedAt: row.stopped_at,
  previousUntil: row.previous_until === null || new Date(row.previous_until) <= now() ? null : row.previous_until,
  waiting: row.waiting,
  failed: row.failed,
  createdAt: row.created_at,
  version: row.version,
});

/** Returns all webhooks, by name. */
export const listWebhooks = async (db: Reader): Promise<Webhook[]> => (await selectWebhooks(db, [])).map(present);

/** Returns a webhook; throws `not_found`. */
export async function readWebhook(db: Reader, id: string): Promise<Webhook> {
  const [row] = await selectWebhook(db, [id]);
  if (row === undefined) throw refuse("not_found");
  return present(row);
}
