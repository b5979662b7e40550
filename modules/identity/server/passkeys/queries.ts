import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Passkey } from "../../contract/factors/schemas.ts";

const ofPerson = statement<Passkey & { credentialId: Buffer }>(`
  select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_backed_up as "isBackedUp",
    credential_id as "credentialId"
  from passkey where person_id = $1 order by id limit 100`);

/** Oldest first. */
export const listPasskeys = (db: Reader, personId: string): Promise<(Passkey & { credentialId: Buffer })[]> =>
  ofPerson(db, [personId]);

export type KnownPasskey = { id: string; personId: string; publicKey: Buffer; counter: string };

const byCredential = statement<KnownPasskey>(`
  select id, person_id as "personId", public_key as "publicKey", counter from passkey where credential_id = $1`);

export const findPasskey = async (db: Reader, credentialId: Buffer): Promise<KnownPasskey | null> =>
  (await byCredential(db, [credentialId]))[0] ?? null;
