import { personOf } from "#modules/community/server/index.ts";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { SealKeys } from "#platform/events/seal-keys.ts";
import { unsealedRows, verifySeals, type Verdict } from "#platform/events/seal.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { AuditVerification } from "../../contract/schemas-audit.ts";
import type { AuditContext } from "./context.ts";
import type { AuditReader } from "./list-audit.ts";
import { selectLast, selectRunning, type VerificationRow } from "./queries-verification.ts";
import { createVerification, lockVerifications, updateVerification } from "./store.ts";

export const verifyTask = "audit.verify";
/** Milliseconds between updates of the progress. */
const updateIntervalMs = 1_000;

function present(row: VerificationRow | null, { files }: AuditContext, viewerId: string): AuditVerification["last"] {
  if (row === null) return null;
  const { fault, fault_seal: seal } = row;
  return {
    id: row.id,
    askedBy: personOf(row, "author", files, viewerId),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    seals: Number(row.seals),
    rows: Number(row.row_count),
    sealedUntil: row.sealed_until,
    fault: fault === null || seal === null ? null : { seal, reason: fault },
  };
}

/** Returns the last and the running verification, and the number of unsealed rows. */
export async function readVerification(db: Reader, context: AuditContext, viewerId: string) {
  return {
    last: present(await selectLast(db), context, viewerId),
    running: present(await selectRunning(db, nowIso()), context, viewerId),
    unsealed: await unsealedRows(db),
  };
}

/** Enqueues a verification unless one is running; `asker` is null for the nightly one. */
export async function startVerification(tx: Transaction, asker: AuditReader | null): Promise<void> {
  await lockVerifications(tx);
  if ((await selectRunning(tx, nowIso())) !== null) return;
  const { id } = await createVerification(tx, asker?.personId ?? null, nowIso());
  await enqueue(tx, verifyTask, { id });
  if (asker === null) return;
  await record(tx, {
    action: "audit.verificationStarted",
    actorId: asker.personId,
    subject: { kind: "audit", id: "chain" },
    requestId: asker.requestId,
  });
}

/** Verifies the chain from its beginning and stores the result. A run after a crash starts from the beginning again. */
export async function checkChain(
  database: Database,
  keys: SealKeys,
  id: string,
  signal: AbortSignal,
): Promise<Verdict> {
  const write = (verdict: Verdict, finishedAt: string | null): Promise<void> =>
    transaction(database.primary, (tx) => updateVerification(tx, id, verdict, finishedAt));
  let writtenAt = now().getTime();
  const verdict = await verifySeals(database.primary, keys, async (soFar) => {
    signal.throwIfAborted();
    if (now().getTime() - writtenAt < updateIntervalMs) return;
    writtenAt = now().getTime();
    await write(soFar, null);
  });
  await write(verdict, nowIso());
  return verdict;
}
