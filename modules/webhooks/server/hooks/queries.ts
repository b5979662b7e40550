import { statement } from "#platform/database/statement.ts";

export type WebhookRow = {
  id: string;
  name: string;
  address: string;
  events: string[];
  is_active: boolean;
  failing_since: string | null;
  stopped_at: string | null;
  previous_until: string | null;
  created_at: string;
  version: number;
  waiting: number;
  failed: number;
};
const columns = `w.id, w.name, w.address, w.events, w.is_active, w.failing_since, w.stopped_at, w.previous_until,
  w.created_at, w.version`;
const counts = `
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'failed') as failed`;

export const selectWebhooks = statement<WebhookRow>(
  `select ${columns}, ${counts} from webhook w order by lower(w.name), w.id limit 100`,
);
/** Values: id. */
export const selectWebhook = statement<WebhookRow>(`select ${columns}, ${counts} from webhook w where w.id = $1`);
export const countWebhooks = statement<{ count: number }>("select count(*)::int as count from webhook");
/** Active webhooks and their events. */
export const selectActive = statement<{ id: string; events: string[] }>(
  "select id, events from webhook where is_active order by id limit 100",
);
