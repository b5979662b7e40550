import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";

/** Creates an unusable passkey; the person's sessions count as just authenticated by one. */
export async function passkeyOf(tx: Transaction, personId: string): Promise<{ id: string }> {
  await tx
    .updateTable("session")
    .set({ authenticated_by: ["password", "passkey"], created_at: new Date().toISOString() })
    .where("person_id", "=", personId)
    .execute();
  return tx
    .insertInto("passkey")
    .values({
      person_id: personId,
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
      counter: "0",
      transports: [],
      is_backed_up: false,
      name: "Mine",
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}
