import { civilDateIn } from "#platform/clock/civil-date.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { AccountContext } from "./context.ts";
import { createCode } from "./one-time-link.ts";
import { hasAdministrator } from "./queries.ts";

/**
 * Creates a one-time code for the sign-up of the first administrator, valid for seven days; returns null if there is an
 * administrator, or on a demonstration. Called at start and shown in the terminal of the server.
 */
export async function prepareFirstAdministrator(context: AccountContext): Promise<string | null> {
  if (context.demonstration) return null;
  return transaction(context.database.primary, async (tx) => {
    const { timeZone } = await context.settings(tx);
    if (await hasAdministrator(tx, civilDateIn(timeZone))) return null;
    return createCode(tx, "administratorCode", null);
  });
}
