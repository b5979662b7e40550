import pg from "pg";

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
