import { createHash, createHmac } from "node:crypto";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { now } from "#platform/clock/clock.ts";
import { endOfFeed } from "./feed.ts";
import { comparePositions } from "./position.ts";
import { unkeyed, type LastSeal, type SealKeys } from "./seal-keys.ts";

/** A link of the chain: number and end of the batch, its row count, the name of its key, and both hashes. */
export type Seal = {
  number: string;
  lastXact: string;
  lastId: string;
  rowCount: number;
  sealedAt: string;
  key: string;
  previousHash: Buffer;
  hash: Buffer;
};

/**
 * Fault of a seal: its predecessor is missing, it does not follow from it, rows are missing, added or changed, or the
 * seal itself was changed; it has no key although it comes after keyed seals, or an unknown key.
 */
export type SealFault =
  | "sealMissing"
  | "notFollowing"
  | "rowsMissing"
  | "rowsAdded"
  | "changed"
  | "notKeyed"
  | "keyUnknown";

/** Result of `verifySeals`: valid seals, their rows, time of the last one, and the fault of the first invalid one. */
export type Verdict = {
  sealed: number;
  rows: number;
  sealedUntil: string | null;
  fault: { number: string; reason: SealFault } | null;
};

/** An arbitrary number, the same on every node: one node seals at a time. */
const lockNumber = 7_301_946;
/** Maximum rows of one seal; the statement contains it as a literal. */
const maxRows = 5_000;
const genesis = Buffer.alloc(32);

type AuditRow = { xact: string; id: string; content: string };

/** A row as text independent of settings: UTC, microseconds, jsonb's own order of keys. */
const canonical = `jsonb_build_array(xact::text, id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  actor_id::text, action, subject_kind, subject_id, details::text, audience, request_id)::text`;

const readUnsealed = statement<AuditRow>(`
  select xact::text, id::text, ${canonical} as content from audit
  where (xact, id) > ($1::xid8, $2::bigint) and xact < pg_snapshot_xmin(pg_current_snapshot())
  order by audit.xact, audit.id limit ${maxRows}`);

const readSealed = statement<AuditRow>(`
  select xact::text, id::text, ${canonical} as content from audit
  where (xact, id) > ($1::xid8, $2::bigint) and (xact, id) <= ($3::xid8, $4::bigint)
  order by audit.xact, audit.id limit $5`);

const sealColumns = `number::text, last_xact::text as "lastXact", last_id::text as "lastId", row_count as "rowCount",
  to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sealedAt", key, previous_hash as "previousHash",
  hash`;

const readLast = statement<Seal>(`select ${sealColumns} from audit_seal order by audit_seal.number desc limit 1`);

/** Returns the last seal that a key made; null without one. */
export const readLastOf = statement<LastSeal, [key: string]>(`
  select number::text as number, hash from audit_seal where key = $1 order by audit_seal.number desc limit 1`).first;
const readSeals = statement<Seal>(
  `select ${sealColumns} from audit_seal where audit_seal.number > $1 order by audit_seal.number limit 500`,
);
const insertSeal = statement<never>(`
  insert into audit_seal (number, last_xact, last_id, row_count, sealed_at, key, previous_hash, hash)
  values ($1, $2::xid8, $3, $4, $5, $6, $7, $8)`);

/** The last seal from releases without keys. */
const readLastPlain = statement<{ number: string }, []>(
  "select last_plain::text as number from audit_seal_keying",
).value("number", "0");

/** Returns the hash of a seal over its rows; null if its key is unknown. */
function hashOf(seal: Omit<Seal, "hash">, rows: readonly AuditRow[], { byName }: SealKeys): Buffer | null {
  const key = byName.get(seal.key);
  if (key === undefined && seal.key !== unkeyed) return null;
  const hash = key === undefined ? createHash("sha256") : createHmac("sha256", key);
  hash.update(seal.previousHash);
  const facts = [seal.number, seal.lastXact, seal.lastId, seal.rowCount, seal.sealedAt];
  hash.update(JSON.stringify(key === undefined ? facts : [...facts, seal.key]));
  for (const row of rows) hash.update(`\n${row.content}`);
  return hash.digest();
}

const tryLock = statement<{ locked: boolean }, []>(
  `select pg_try_advisory_xact_lock(${lockNumber}) as locked`,
).changedValue("locked", false);

async function sealBatch(tx: Transaction, keys: SealKeys): Promise<Seal | null> {
  if (!(await tryLock(tx))) return null;
  const [last] = await readLast(tx, []);
  if (last !== undefined && comparePositions(`${last.lastXact}-0`, await endOfFeed(tx)) > 0) {
    throw new Error(
      "The audit is ahead of the database's transaction counter: it was restored from a dump into a new cluster. " +
        `Raise the counter above ${last.lastXact} with pg_resetwal before going on.`,
    );
  }
  const unsealed = await readUnsealed(tx, [last?.lastXact ?? "0", last?.lastId ?? "0"]);
  const end = unsealed.at(-1);
  if (end === undefined) return null;
  const seal = {
    number: String(BigInt(last?.number ?? "0") + 1n),
    lastXact: end.xact,
    lastId: end.id,
    rowCount: unsealed.length,
    sealedAt: now().toISOString().replace("Z", "000Z"),
    key: keys.current,
    previousHash: last?.hash ?? genesis,
  };
  const hash = hashOf(seal, unsealed, keys);
  if (hash === null) throw new Error("There is no key to seal the audit with.");
  const { number, lastXact, lastId, rowCount, sealedAt, key, previousHash } = seal;
  await insertSeal(tx, [number, lastXact, lastId, rowCount, sealedAt, key, previousHash, hash]);
  return { ...seal, hash };
}

/**
 * Seals everything final: all rows below the oldest running transaction, so that a late commit is in a later batch and
 * never skipped. Returns the new seals; none while another node is sealing. Their numbers and hashes belong in the log:
 * only a copy outside the database reveals a truncated chain.
 */
export async function sealAudit(db: Reader, keys: SealKeys): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (;;) {
    const seal = await transaction(db, (tx) => sealBatch(tx, keys));
    if (seal === null) return seals;
    seals.push(seal);
    if (seal.rowCount < maxRows) return seals;
  }
}

/** Reads all seals in order, without their rows. */
export async function* readChain(db: Reader): AsyncGenerator<Seal> {
  for (let last = "0"; ;) {
    const seals = await readSeals(db, [last]);
    if (seals.length === 0) return;
    yield* seals;
    last = seals.at(-1)?.number ?? last;
  }
}

/**
 * Recomputes the whole chain from the current rows. Changed, removed and inserted rows and seals are detected, also if
 * the chain was recomputed without the key. `onSeal` is called after each seal with the progress, and stops it by
 * throwing.
 */
export async function verifySeals(db: Reader, keys: SealKeys, onSeal?: (soFar: Verdict) => Promise<void>) {
  const lastPlain = BigInt(await readLastPlain(db));
  const verdict: Verdict = { sealed: 0, rows: 0, sealedUntil: null, fault: null };
  let previous: Pick<Seal, "number" | "lastXact" | "lastId" | "hash"> = {
    number: "0",
    lastXact: "0",
    lastId: "0",
    hash: genesis,
  };
  const endings = [...keys.lastOf.values()].filter(({ number }) => number !== "0");
  for await (const seal of readChain(db)) {
    const range = [previous.lastXact, previous.lastId, seal.lastXact, seal.lastId];
    const rows = await readSealed(db, [...range, seal.rowCount + 1]);
    const isForged = seal.key === unkeyed && BigInt(seal.number) > lastPlain;
    const reason: SealFault | null = isForged ? "notKeyed" : faultOf(seal, previous, rows, keys);
    if (reason !== null) return { ...verdict, fault: { number: seal.number, reason } };
    verdict.sealed += 1;
    verdict.rows += rows.length;
    verdict.sealedUntil = seal.sealedAt;
    previous = seal;
    await onSeal?.({ ...verdict });
  }
  const missing = endings.find(({ number }) => BigInt(number) > BigInt(previous.number));
  if (missing !== undefined) return { ...verdict, fault: { number: missing.number, reason: "sealMissing" as const } };
  return verdict;
}

function faultOf(seal: Seal, previous: Pick<Seal, "number" | "hash">, rows: readonly AuditRow[], keys: SealKeys) {
  if (BigInt(seal.number) !== BigInt(previous.number) + 1n) return "sealMissing";
  if (!seal.previousHash.equals(previous.hash)) return "notFollowing";
  if (rows.length < seal.rowCount) return "rowsMissing";
  if (rows.length > seal.rowCount) return "rowsAdded";
  const hash = hashOf(seal, rows, keys);
  if (hash === null) return "keyUnknown";
  const last = keys.lastOf.get(seal.key);
  if (last !== undefined && BigInt(seal.number) > BigInt(last.number)) return "changed";
  for (const { number, hash: known } of keys.lastOf.values())
    if (number === seal.number && !known.equals(seal.hash)) return "changed";
  return hash.equals(seal.hash) ? null : "changed";
}

/** Returns the number of unsealed rows, at most 100,000. */
export const unsealedRows = statement<{ count: number }, []>(`
  select count(*)::int as count from (
    select from audit
    where (xact, id) > (
      coalesce((select last_xact from audit_seal order by number desc limit 1), '0'::xid8),
      coalesce((select last_id from audit_seal order by number desc limit 1), 0))
    limit 100000
  ) as unsealed`).value("count", 0);
