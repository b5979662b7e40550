/** Data needed to renew the subscription while no page is open. */
export type PushRecord = { endpoint: string; auth: string; applicationServerKey: string };

const cacheName = "push";
/** The key of the record in the cache; no address of the server. */
const address = "/push-record";

export async function readRecord(caches: CacheStorage): Promise<PushRecord | null> {
  const kept = await (await caches.open(cacheName)).match(address);
  return kept === undefined ? null : ((await kept.json()) as PushRecord);
}

export async function keepRecord(caches: CacheStorage, record: PushRecord): Promise<void> {
  await (await caches.open(cacheName)).put(address, new Response(JSON.stringify(record)));
}

export const forgetRecord = (caches: CacheStorage): Promise<boolean> => caches.delete(cacheName);

/** Returns the body of a subscription request; null for an incomplete subscription. */
export function wireOf({ endpoint, keys }: PushSubscriptionJSON): {
  endpoint: string;
  keys: { p256dh: string; auth: string };
} | null {
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
}
