import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { placeholderOf, type ErasedPerson } from "#platform/personal-data/erasure.ts";

const forgetReporter = statement<never>(
  "update abuse_report set reporter_id = null, text = null where reporter_id = $1",
);

// Snapshots contain names in texts: replaced where the person was mentioned, and everywhere if it is a full name.
const rename = statement<never>(`
  update report_case c set snapshot = replace(c.snapshot::text, $2, $3)::jsonb
  where strpos(c.snapshot::text, $2) > 0
    and (strpos($2, ' ') > 0 or exists (select from mention m where m.person_id = $1 and m.topic_id = c.topic_id))`);

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Removes a reporter from their claims, and a person's names from snapshots. */
export async function emptyReports(tx: Transaction, { id, names }: ErasedPerson): Promise<void> {
  await forgetReporter(tx, [id]);
  for (const name of names) await rename(tx, [id, inJson(name), inJson(placeholderOf(name))]);
}
