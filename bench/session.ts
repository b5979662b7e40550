import { createIdentity } from "#modules/identity/server/index.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";

/** Signs people in like the server, with its key; returns their access tokens, valid for ten minutes. */
export async function signInAll(
  databaseUrl: string,
  secretKey: string,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  const database = openDatabase({ url: databaseUrl, size: 4 });
  try {
    const identity = createIdentity({
      database,
      secretKey: Buffer.from(secretKey, "utf8"),
      settings: createSettings(),
      publicUrl: () => "http://127.0.0.1",
      demonstration: null,
    });
    const device = { userAgent: "bench", ip: null };
    const tokens = new Map<string, string>();
    await runConcurrently(4, personIds, async (personId) => {
      const { token } = await transaction(database.primary, (tx) => identity.startSession(tx, personId, device));
      tokens.set(personId, token);
    });
    return tokens;
  } finally {
    await database.close();
  }
}

export const signIn = async (databaseUrl: string, secretKey: string, personId: string): Promise<string> =>
  (await signInAll(databaseUrl, secretKey, [personId])).get(personId) ?? "";
