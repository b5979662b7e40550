import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";

/** Replaces the previous export. */
export const insertExport = statement<never, [personId: string, locale: Locale, at: Date]>(`
  insert into personal_export (person_id, state, locale, asked_at) values ($1, 'waiting', $2, $3)
  on conflict (person_id) do update
    set state = 'waiting', locale = excluded.locale, asked_at = excluded.asked_at, finished_at = null, kept_until = null,
      file_id = null`).run;

const finish = statement<never>(`
  update personal_export set state = 'ready', file_id = $2, finished_at = $3, kept_until = $4
  where person_id = $1 and state = 'waiting'`);

export async function finishExport(
  tx: Transaction,
  personId: string,
  made: { fileId: string; at: Date; keptUntil: Date },
): Promise<void> {
  await finish(tx, [personId, made.fileId, made.at.toISOString(), made.keptUntil.toISOString()]);
}

/** Stores a failure, unless another archive was requested in the meantime. */
export const failExport = statement<never, [personId: string, askedAt: string, at: Date]>(`
  update personal_export set state = 'failed', finished_at = $3
  where person_id = $1 and asked_at = $2 and state = 'waiting'`).run;
