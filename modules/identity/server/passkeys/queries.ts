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
