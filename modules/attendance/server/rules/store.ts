import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const count = statement<{ version: string }>(
  "update attendance_rules set version = version + 1 returning version::text",
);

/**
 * Counts a change of rules; answers the new version. The first statement of everything that changes a rule: officers then
 * wait for each other, so that each sees what the one before has saved.
 */
export async function changeRules(tx: Transaction): Promise<string> {
  const [row] = await count(tx, []);
  if (row === undefined) throw new Error("The count of changes of rules is missing.");
  return row.version;
}
