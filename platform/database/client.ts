import pg from "pg";

/** Finds a server that has vanished without closing its connections after 20 seconds; by default it takes two hours. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Opens a connection of its own, which is closed at the end of its block: `await using client = await openClient(url)`. A
 * lost connection fails its query.
 */
export async function openClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url, ...options });
  client.on("error", () => {});
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

export function connectionLoss(client: pg.Client): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  client.on("error", reject);
  client.once("end", () => reject(new Error("The connection was closed.")));
  // Raced later; without this handler an earlier rejection would be unhandled.
  promise.catch(() => {});
  return promise;
}
