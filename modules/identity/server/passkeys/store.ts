import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Passkey } from "../../contract/factors/schemas.ts";

/** Oldest first. */
export const listPasskeys = statement<Passkey & { credentialId: Buffer }, [personId: string]>(`
  select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_backed_up as "isBackedUp",
    credential_id as "credentialId"
  from passkey where person_id = $1 order by id limit 100`).all;

export type KnownPasskey = { id: string; personId: string; publicKey: Buffer; counter: string };

export const findPasskey = statement<KnownPasskey, [credentialId: Buffer]>(`
  select id, person_id as "personId", public_key as "publicKey", counter from passkey where credential_id = $1`).first;

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

const add = statement<
  { id: string },
  [
    personId: string,
    credentialId: Buffer,
    publicKey: Buffer,
    counter: number,
    transports: readonly string[],
    isBackedUp: boolean,
    name: string,
    at: Date,
  ]
>(`
  insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`).changedValue(
  "id",
  null,
);

/** Returns the id, or null if the credential is registered already, by any person. */
export function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<string | null> {
  const { personId, credentialId, publicKey, counter, transports, isBackedUp, name, at } = passkey;
  return add(tx, personId, credentialId, publicKey, counter, transports, isBackedUp, name, at);
}

/** Stores the use of a passkey; returns false if the counter has not grown, as with a cloned authenticator. */
export const recordPasskeyUse = statement<
  { id: string },
  [id: string, counter: number, isBackedUp: boolean, at: Date]
>(`
  update passkey set counter = $2, is_backed_up = $3, last_used_at = $4
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`).hasChanged;

/** Returns the previous name, or null if the person has no such passkey. */
export const updatePasskeyName = statement<{ was: string }, [personId: string, id: string, name: string]>(`
  update passkey k set name = $3 from passkey before
  where k.id = $2 and k.person_id = $1 and before.id = k.id returning before.name as was`).changedValue("was", null);

/** Returns the name, or null if the person has no such passkey. */
export const deletePasskey = statement<{ name: string }, [personId: string, id: string]>(
  "delete from passkey where id = $2 and person_id = $1 returning name",
).changedValue("name", null);

export const deletePasskeysOf = statement<never, [personId: string]>("delete from passkey where person_id = $1").run;
