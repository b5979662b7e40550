import { createIdentity } from "#modules/identity/server/index.ts";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";

/** Signs somebody in as the server would, with its key; answers the access token, which is good for ten minutes. */
export async function signIn(databaseUrl: string, secretKey: string, personId: string): Promise<string> {
  const database = openDatabase({ url: databaseUrl, size: 1 });
  try {
    const identity = createIdentity({
      database,
      secretKey: Buffer.from(secretKey, "utf8"),
      settings: createSettings(),
      publicUrl: () => "http://127.0.0.1",
      demonstration: null,
    });
    const device = { userAgent: "bench", ip: null };
    return (await transaction(database.primary, (tx) => identity.startSession(tx, personId, device))).token;
  } finally {
    await database.close();
  }
}
