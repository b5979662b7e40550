import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Delivery, listDeliveriesQuery } from "../../contract/schemas.ts";
import { readWebhook } from "../hooks/list-webhooks.ts";
import { deliveryPage, selectDelivery } from "./queries.ts";

export async function listDeliveries(db: Reader, webhookId: string, query: z.output<typeof listDeliveriesQuery>) {
  await readWebhook(db, webhookId);
  const state = query.state ?? null;
  const list = `deliveries ${webhookId} ${state}`;
  return readPage<Delivery>({ list, ...byId, fetch: deliveryPage(db, [webhookId, state]) }, query);
}

/** Returns a message and its webhook; throws `not_found`. */
export async function readDelivery(db: Reader, id: string): Promise<{ delivery: Delivery; webhookId: string }> {
  const row = await selectDelivery(db, id);
  if (row === null) throw refuse("not_found");
  const { webhookId, ...delivery } = row;
  return { delivery, webhookId };
}
