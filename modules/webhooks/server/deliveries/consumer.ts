import { now } from "#platform/clock/clock.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { idsOf } from "#platform/events/ids-of.ts";
import { selectActive } from "../hooks/queries.ts";
import { bodyOf, publicEventOf } from "./policy.ts";
import { enqueueMessage } from "./deliver-message.ts";
import { insertDelivery } from "./store.ts";

/** Returns the payload of an event: subject, actor, and ids among its details. */
function dataOf({ subject, actorId, details }: PublishedEvent): object {
  const ids = Object.entries(idsOf(details)).filter(([, value]) => typeof value === "string");
  return { ...Object.fromEntries(ids), kind: subject.kind, id: subject.id, actorId };
}

export const webhookConsumer: Consumer = {
  name: "webhooks",
  async handle(tx, events) {
    const published = events
      .map((event) => ({ event, type: publicEventOf(event) }))
      .filter(({ type }) => type !== null);
    if (published.length === 0) return;
    const webhooks = await selectActive(tx);
    const at = now();
    for (const { event, type } of published) {
      if (type === null) continue;
      const body = bodyOf(type, at, dataOf(event));
      for (const webhook of webhooks) {
        if (!webhook.events.includes(type)) continue;
        await enqueueMessage(tx, webhook.id, (await insertDelivery(tx, webhook.id, type, body, at)).id);
      }
    }
  },
};
