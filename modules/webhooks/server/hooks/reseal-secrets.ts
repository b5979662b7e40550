import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import type { SealedRow } from "#platform/secrets/sealed-source.ts";

export const readSecretsAfter = statement<SealedRow, [id: string | null]>(`
  select id, secret as sealed from webhook
  where secret is not null and id > coalesce($1::bigint, 0) order by id limit ${batchSize}`).all;

export const readPreviousAfter = statement<SealedRow, [id: string | null]>(`
  select id, previous_secret as sealed from webhook
  where previous_secret is not null and id > coalesce($1::bigint, 0) order by id limit ${batchSize}`).all;

export const resealSecret = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update webhook set secret = $3 where id = $1 and secret = $2",
).run;

export const resealPrevious = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update webhook set previous_secret = $3 where id = $1 and previous_secret = $2",
).run;
