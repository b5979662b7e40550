import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const drop = statement<never, [text: string]>(`
  select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs where locked_at is null and strpos(lower(payload::text), lower($1)) > 0))`);

/** Drops waiting and failed jobs that contain a text: mails to an address that is erased. */
export const dropJobsContaining = (tx: Transaction, text: string): Promise<void> =>
  drop.run(tx, JSON.stringify(text).slice(1, -1));
