import type pg from "pg";
import { createIdentity } from "#modules/identity/server/index.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import { soleKey } from "#platform/config/secret-keys.ts";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";

/** Signs people in like the server, with its key; their access tokens are valid for ten minutes. */
export async function startSessions(databaseUrl: string, secretKey: string, personIds: readonly string[]) {
  await using database = openDatabase({ url: databaseUrl, size: 4 });
  const identity = createIdentity({
    database,
    secretKeys: soleKey(Buffer.from(secretKey, "utf8")),
    settings: createSettings(),
    publicUrl: () => "http://127.0.0.1",
    demonstration: null,
  });
  const device = { userAgent: "bench", ip: null };
  const sessions = new Map<string, { token: string; refreshToken: string }>();
  await runConcurrently(4, personIds, async (personId) => {
    const tokens = await transaction(database.primary, (tx) => identity.startSession(tx, personId, device));
    sessions.set(personId, tokens);
  });
  return sessions;
}

/** Signs people in likewise; returns their access tokens only. */
export async function signInAll(databaseUrl: string, secretKey: string, personIds: readonly string[]) {
  const sessions = await startSessions(databaseUrl, secretKey, personIds);
  return new Map([...sessions].map(([personId, { token }]) => [personId, token]));
}

export const signIn = async (databaseUrl: string, secretKey: string, personId: string): Promise<string> =>
  (await signInAll(databaseUrl, secretKey, [personId])).get(personId) ?? "";

/** Adds a person to a role; a kept database must not ask for a second factor one day. */
export async function addToRole(client: pg.Client, key: string, personId: string): Promise<void> {
  await client.query("update role set second_factor_grace_days = null, second_factor_is_chosen = true where key = $1", [
    key,
  ]);
  await client.query(
    `insert into role_member (role_id, person_id)
     select r.id, $2 from role r where r.key = $1
       and not exists (select from role_member m where m.role_id = r.id and m.person_id = $2)`,
    [key, personId],
  );
}
