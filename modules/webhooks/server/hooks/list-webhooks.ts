import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Webhook } from "../../contract/schemas.ts";
import { selectWebhook, selectWebhooks } from "./queries.ts";

/** Leaves out the end of a previous secret that no longer signs. */
const present = ({ previousUntil, ...row }: Webhook): Webhook => ({
  ...row,
  previousUntil: previousUntil === null || new Date(previousUntil) <= now() ? null : previousUntil,
});

export const listWebhooks = async (db: Reader): Promise<Webhook[]> => (await selectWebhooks(db)).map(present);

/** Throws `not_found`. */
export async function readWebhook(db: Reader, id: string): Promise<Webhook> {
  const row = await selectWebhook(db, id);
  if (row === null) throw refuse("not_found");
  return present(row);
}
