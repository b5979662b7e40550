import { generateKeyPairSync } from "node:crypto";
import { nowIso } from "#platform/clock/clock.ts";
import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { PushContext } from "./context.ts";
import { selectKeys } from "./queries.ts";
import { storeKeys } from "./store.ts";

/** Both in base64url: an uncompressed point of P-256, and its scalar. */
type PushKeys = { publicKey: string; privateKey: string };

export const keyOwner = "push key";

function generateKeys(secrets: SealedSecrets): { publicKey: Buffer; privateKey: Buffer } {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const [left, right, scalar] = [x, y, d].map((part) => Buffer.from(part, "base64url")) as [Buffer, Buffer, Buffer];
  return { publicKey: Buffer.concat([Buffer.of(4), left, right]), privateKey: secrets.seal(scalar, keyOwner) };
}

function openKey(secrets: SealedSecrets, sealed: Buffer): Buffer {
  try {
    return secrets.open(sealed, keyOwner);
  } catch (cause) {
    throw new Error("push_key was sealed under another secret key: delete it, and new keys are made.", { cause });
  }
}

/** Returns this installation's keys, generated on first use. Throws if they were sealed with another secret key. */
export async function loadKeys(
  database: Pick<Database, "primary">,
  { secrets }: Pick<PushContext, "secrets">,
): Promise<PushKeys> {
  const { primary } = database;
  const known = await selectKeys(primary);
  if (known !== null) {
    return {
      publicKey: known.publicKey.toString("base64url"),
      privateKey: openKey(secrets, known.privateKey).toString("base64url"),
    };
  }
  // If two nodes generate keys concurrently, the first ones count for both.
  const { publicKey, privateKey } = generateKeys(secrets);
  await transaction(primary, (tx) => storeKeys(tx, publicKey, privateKey, nowIso()));
  return loadKeys(database, { secrets });
}
