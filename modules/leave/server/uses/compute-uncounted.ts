import { transaction } from "#platform/database/transaction.ts";
import type { JobContext } from "#platform/jobs/task.ts";
import type { LeaveContext } from "../context.ts";
import { lockLeave } from "./change-use.ts";
import { selectUncountedPeople } from "./queries.ts";

/**
 * Counts leave without a use, each person in a transaction: what was entered before leave was counted. Only what is
 * missing is filled, so the job may end at any time and go on later. Returns the number of people.
 */
export async function computeUncounted(
  { database, signal }: Pick<JobContext, "database" | "signal">,
  context: LeaveContext,
): Promise<number> {
  let people = 0;
  for (let after = "0"; ;) {
    const ids = await selectUncountedPeople(database.primary, after);
    for (const id of ids) {
      signal.throwIfAborted();
      await transaction(database.primary, (tx) => lockLeave(tx, context, id));
    }
    people += ids.length;
    const last = ids.at(-1);
    if (last === undefined) return people;
    after = last;
  }
}
