import { civilDateIn } from "#platform/clock/civil-date.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { AccountContext } from "./context.ts";
import { createCode } from "./one-time-link.ts";
import { hasAdministrator } from "./queries.ts";

/**
 * A one-time code with which the first administrator signs up, good for seven days; null when the installation has an
 * administrator, or is a demonstration. To be asked at start, and shown to whoever started the server.
 */
export async function prepareFirstAdministrator(context: AccountContext): Promise<string | null> {
  if (context.demonstration) return null;
  return transaction(context.database.primary, async (tx) => {
    const { timeZone } = await context.settings(tx);
    if (await hasAdministrator(tx, civilDateIn(timeZone))) return null;
    return createCode(tx, "administratorCode", null);
  });
}
