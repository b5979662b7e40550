import { nowIso } from "#platform/clock/clock.ts";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKey, nameOf, type KeptKey, type SecretKeys } from "#platform/config/secret-keys.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sealPurpose, writeNote } from "#platform/events/seal-keys.ts";
import { readLastOf } from "#platform/events/seal.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { SealedRow, SealedSource } from "./sealed-source.ts";

type KeptRow = { purpose: string; name: string; sealed: Buffer };

/** The newest of a purpose, since every value is compared with all; all of the seals, which name theirs. */
const readKept = statement<KeptRow, [sealPurpose: string]>(`
  select purpose, name, sealed from (
    select purpose, name, sealed, row_number() over (partition by purpose order by kept_at desc, name) as place
    from kept_key
  ) as kept where place <= 8 or purpose = $1 order by purpose, place`).all;

const readOne = statement<{ sealed: Buffer }, [purpose: string, name: string]>(
  "select sealed from kept_key where purpose = $1 and name = $2",
).first;

const store = statement<never, [purpose: string, name: string, sealed: Buffer, at: string]>(`
  insert into kept_key (purpose, name, sealed, kept_at) values ($1, $2, $3, $4)
  on conflict (purpose, name) do update set sealed = excluded.sealed`).run;

const readAfter = statement<SealedRow, [id: string | null]>(`
  select purpose || '/' || name as id, sealed from kept_key
  where $1::text is null or purpose || '/' || name > $1 order by purpose || '/' || name limit ${batchSize}`).all;

const replace = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update kept_key set sealed = $3 where purpose || '/' || name = $1 and sealed = $2",
).run;

const keyLength = 32;
const secretsOf = (keys: SecretKeys) => sealedSecrets(keys, "kept keys");
const ownerOf = (purpose: string, name: string): string => `${purpose}/${name}`;

/** Reads the keys that were kept of removed secret keys. Those that cannot be opened are left out. */
export async function loadKeptKeys(db: Reader, keys: SecretKeys): Promise<SecretKeys> {
  const secrets = secretsOf(keys);
  const kept = new Map<string, KeptKey[]>();
  for (const { purpose, name, sealed } of await readKept(db, sealPurpose)) {
    const opened = secrets.inspect(sealed, ownerOf(purpose, name));
    if (opened === null) continue;
    const entry = { key: opened.secret.subarray(0, keyLength), note: opened.secret.subarray(keyLength) };
    kept.set(purpose, [...(kept.get(purpose) ?? []), entry]);
  }
  return { ...keys, kept };
}

/** Keeps the keys of some purposes, derived from the previous secret keys; repeated, it brings them up to date. */
export async function keepDerivedKeys(tx: Transaction, keys: SecretKeys, purposes: readonly string[]): Promise<void> {
  const secrets = secretsOf(keys);
  for (const previous of keys.previous) {
    for (const purpose of purposes) {
      const key = deriveKey(previous, purpose);
      const name = nameOf(key);
      const last = purpose === sealPurpose ? await readLastOf(tx, name) : null;
      const content = Buffer.concat([key, last === null ? Buffer.alloc(0) : writeNote(last)]);
      const stored = await readOne(tx, purpose, name);
      const known = stored === null ? null : secrets.inspect(stored.sealed, ownerOf(purpose, name));
      if (known?.isCurrent === true && known.secret.equals(content)) continue;
      await store(tx, purpose, name, secrets.seal(content, ownerOf(purpose, name)), nowIso());
    }
  }
}

/** The kept keys themselves, which are sealed as well. */
export const keptKeySource = (keys: SecretKeys): SealedSource => ({
  name: "derived keys of earlier secret keys",
  secrets: secretsOf(keys),
  ownerOf: (id) => id,
  readAfter,
  replace,
});
