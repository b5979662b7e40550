/** A PostgreSQL for tests and checks: `url` is that of its maintenance database, as a role that may create databases. */
export type Cluster = { url: string; stop(): Promise<void> };

/** The one named by TEST_DATABASE_URL, if any. */
export async function startCluster(): Promise<Cluster> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given === undefined) throw new Error("TEST_DATABASE_URL is not set.");
  return { url: given, stop: async () => {} };
}
