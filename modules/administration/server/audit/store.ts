import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Verdict } from "#platform/events/seal.ts";

const hold = statement<never>("select pg_advisory_xact_lock(hashtext('administration.verification'))");
const insert = statement<{ id: string }>(
  "insert into audit_verification (asked_by, started_at) values ($1, $2) returning id",
);
const update = statement<never>(`
  update audit_verification set seals = $2, row_count = $3, sealed_until = $4, fault_seal = $5, fault = $6, finished_at = $7
  where id = $1`);

/** Held by whoever looks whether one goes on and starts another. */
export const holdVerifications = async (tx: Transaction): Promise<void> => {
  await hold(tx, []);
};

/** Enters a verification that begins; answers its id. */
export async function createVerification(tx: Transaction, askedBy: string | null, at: string): Promise<string> {
  const [row] = await insert(tx, [askedBy, at]);
  if (row === undefined) throw new Error("The verification was not entered.");
  return row.id;
}

/** Writes how far a verification has come; with `finishedAt` it is over. */
export async function updateVerification(
  tx: Transaction,
  id: string,
  { sealed, rows, sealedUntil, fault }: Verdict,
  finishedAt: string | null,
): Promise<void> {
  await update(tx, [id, sealed, rows, sealedUntil, fault?.number ?? null, fault?.reason ?? null, finishedAt]);
}
