import { createHash } from "node:crypto";
import { statement } from "#platform/database/statement.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "./refuse.ts";

/** The stored answer of an earlier request with the same key. */
export type Replay = { status: number; body: string | null };

const tryLock = statement<{ locked: boolean }, [personId: string, key: string]>(
  "select pg_try_advisory_xact_lock(hashtextextended($1 || '/' || $2, 0)) as locked",
).changedValue("locked", false);
const selectAnswer = statement<{ request_hash: Buffer; status: number; body: string | null }>(
  "select request_hash, status, body from idempotency where person_id = $1 and key = $2 and created_at > now() - interval '24 hours'",
);
const upsertAnswer = statement<never>(`
  insert into idempotency (person_id, key, request_hash, status, body) values ($1, $2, $3, $4, $5)
  on conflict (person_id, key) do update
    set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()`);

/** Returns the client's key, or null. 1 to 200 visible ASCII characters. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw refuseField("fields_invalid", "Idempotency-Key", { key: "headerInvalid" });
  }
  return header;
}

/** Hash of what makes two requests the same: method, address and body. */
export const requestHash = (method: string, url: string, body: unknown): Buffer =>
  createHash("sha256")
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest();

/**
 * Claims a key inside the transaction of the write. Returns the stored answer, or null if the write is to be done.
 * Throws 422 for the key of another request and 409 for one in progress.
 */
export async function claimKey(tx: Transaction, personId: string, key: string, hash: Buffer): Promise<Replay | null> {
  if (!(await tryLock(tx, personId, key))) throw refuse("request_running", { retryAfter: 1 });
  const [earlier] = await selectAnswer(tx, [personId, key]);
  if (earlier === undefined) return null;
  if (!earlier.request_hash.equals(hash)) throw refuse("idempotency_key_reused");
  return { status: earlier.status, body: earlier.body };
}

/** Stores the answer in the transaction of the write: after a crash both exist, or neither. */
export async function storeAnswer(tx: Transaction, personId: string, key: string, hash: Buffer, answer: Replay) {
  await upsertAnswer.run(tx, personId, key, hash, answer.status, answer.body);
}

const deleteOne = statement<never>("delete from idempotency where person_id = $1 and key = $2");

/** Releases the key of a write that was undone after its transaction. */
export async function releaseKey(db: Reader, personId: string, key: string): Promise<void> {
  await deleteOne(db, [personId, key]);
}

const deleteOld = statement<never>("delete from idempotency where created_at < now() - interval '24 hours'");

export async function purgeAnswers(db: Reader): Promise<void> {
  await deleteOld(db, []);
}
