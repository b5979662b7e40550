import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const insert = statement<never>(`
  insert into logo (hash, media_type, content) values ($1, $2, $3) on conflict (hash) do nothing`);

/** The name is a hash of the content. */
export const insertLogo = async (
  tx: Transaction,
  logo: { hash: string; mediaType: string; content: Buffer },
): Promise<void> => void (await insert(tx, [logo.hash, logo.mediaType, logo.content]));

/** Deletes logos that are not shown anywhere. */
export const deleteUnshown = statement<never, [shown: readonly string[]]>(
  "delete from logo where hash <> all($1::text[])",
).run;
