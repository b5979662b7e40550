import { batchSize } from "#platform/jobs/batches.ts";
import type { SealedRow } from "#platform/secrets/sealed-source.ts";
import type { Webhook } from "../../contract/schemas.ts";
import { statement } from "#platform/database/statement.ts";

const columns = `w.id, w.name, w.address, w.events, w.is_active as "isActive", w.failing_since as "failingSince",
  w.stopped_at as "stoppedAt", w.previous_until as "previousUntil", w.created_at as "createdAt", w.version`;
const counts = `
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'failed') as failed`;

export const selectWebhooks = statement<Webhook, []>(
  `select ${columns}, ${counts} from webhook w order by lower(w.name), w.id limit 100`,
).all;
export const selectWebhook = statement<Webhook, [id: string]>(
  `select ${columns}, ${counts} from webhook w where w.id = $1`,
).first;
export const countWebhooks = statement<{ count: number }, []>("select count(*)::int as count from webhook").value(
  "count",
  0,
);
export const selectActive = statement<{ id: string; events: string[] }, []>(
  "select id, events from webhook where is_active order by id limit 100",
).all;

export const readSecretsAfter = statement<SealedRow, [id: string | null]>(`
  select id, secret as sealed from webhook
  where secret is not null and id > coalesce($1::bigint, 0) order by id limit ${batchSize}`).all;

export const readPreviousAfter = statement<SealedRow, [id: string | null]>(`
  select id, previous_secret as sealed from webhook
  where previous_secret is not null and id > coalesce($1::bigint, 0) order by id limit ${batchSize}`).all;
