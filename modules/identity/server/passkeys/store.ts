import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type NewPasskey = {
  personId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  isBackedUp: boolean;
  name: string;
  at: Date;
};

const add = statement<{ id: string }>(`
  insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`);

/** Returns the id, or null if the credential is registered already, by any person. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<string | null> {
  const { personId, credentialId, publicKey, counter, transports, isBackedUp, name, at } = passkey;
  const values = [personId, credentialId, publicKey, counter, transports, isBackedUp, name, at.toISOString()];
  return (await add(tx, values))[0]?.id ?? null;
}

const use = statement<{ id: string }>(`
  update passkey set counter = $2, is_backed_up = $3, last_used_at = $4
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`);

/** Stores the use of a passkey; returns false if the counter has not grown, as with a cloned authenticator. */
export const recordPasskeyUse = async (
  tx: Transaction,
  id: string,
  { counter, isBackedUp, at }: { counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> => (await use(tx, [id, counter, isBackedUp, at.toISOString()])).length > 0;

const rename = statement<{ was: string }>(`
  update passkey k set name = $3 from passkey before
  where k.id = $2 and k.person_id = $1 and before.id = k.id returning before.name as was`);

/** Returns the previous name, or null if the person has no such passkey. */
export const updatePasskeyName = async (
  tx: Transaction,
  personId: string,
  id: string,
  name: string,
): Promise<string | null> => (await rename(tx, [personId, id, name]))[0]?.was ?? null;

const dropOne = statement<{ name: string }>("delete from passkey where id = $2 and person_id = $1 returning name");

/** Returns the name, or null if the person has no such passkey. */
export const deletePasskey = async (tx: Transaction, personId: string, id: string): Promise<string | null> =>
  (await dropOne(tx, [personId, id]))[0]?.name ?? null;

export const deletePasskeysOf = statement<never, [personId: string]>("delete from passkey where person_id = $1").run;
