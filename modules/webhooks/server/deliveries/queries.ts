import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Delivery } from "../../contract/schemas.ts";

const columns = `d.id, d.event, d.body, d.state, d.attempts, d.created_at as "createdAt", d.attempted_at as "attemptedAt",
  d.next_at as "nextAt", d.outcome, d.status, d.milliseconds`;

/** Values: webhook, state or null. */
export const deliveryPage = pageOf<Delivery>(
  ["d.id"],
  "desc",
  ({ after, orderBy, size }) => `
  select ${columns} from webhook_delivery d
  where d.webhook_id = $1 and ($2::text is null or d.state = $2) and ${after}
  order by ${orderBy} limit ${size}`,
);
export const selectDelivery = statement<Delivery & { webhookId: string }, [id: string]>(
  `select ${columns}, d.webhook_id as "webhookId" from webhook_delivery d where d.id = $1`,
).first;

export type PendingRow = {
  body: string;
  event: string;
  attempts: number;
  webhook_id: string;
  address: string;
  is_active: boolean;
  secret: Buffer | null;
  previous_secret: Buffer | null;
  previous_until: string | null;
};
/** Returns a waiting message with its receiver. */
export const selectPending = statement<PendingRow, [id: string]>(`
  select d.body, d.event, d.attempts, d.webhook_id, w.address, w.is_active, w.secret, w.previous_secret, w.previous_until
  from webhook_delivery d join webhook w on w.id = d.webhook_id
  where d.id = $1 and d.state = 'waiting'`).first;
