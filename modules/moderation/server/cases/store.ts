import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { Decision } from "../../contract/reasons.ts";

/** Locks a case until the transaction ends; returns whether it is open. */
export const lockCase = statement<{ isOpen: boolean }, [id: string]>(
  `select is_open as "isOpen" from report_case where id = $1 for update`,
).changedValue("isOpen", false);

const close = statement<never>(`
  update report_case set decision = $2, decision_reason = $3, decided_by = $4, decided_at = $5 where id = $1`);
const clearPseudonyms = statement<never>(
  "update abuse_report set pseudonym = null where case_id = $1 and pseudonym is not null",
);

/** Closes a case and deletes its pseudonyms, so that reporters cannot be identified even with the key. */
export async function closeCase(
  tx: Transaction,
  id: string,
  { decision, reason, personId, at }: { decision: Decision; reason: string; personId: string; at: string },
): Promise<void> {
  await close(tx, [id, decision, reason, personId, at]);
  await clearPseudonyms(tx, [id]);
}

/** Deletes cases decided before an instant, at most a batch; returns their number. */
export const purgeCases = statement<{ id: string }, [before: Date]>(`
  delete from report_case where id in (
    select id from report_case where decided_at < $1 order by decided_at limit ${batchSize} for update skip locked)
  returning id`).countChanged;
