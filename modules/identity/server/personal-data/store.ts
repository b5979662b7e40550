import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";

const ask = statement<never>(`
  insert into personal_export (person_id, state, locale, asked_at) values ($1, 'waiting', $2, $3)
  on conflict (person_id) do update
    set state = 'waiting', locale = excluded.locale, asked_at = excluded.asked_at, finished_at = null, kept_until = null,
      file_id = null`);

/** Replaces the previous export. */
export async function insertExport(tx: Transaction, personId: string, locale: Locale, at: Date): Promise<void> {
  await ask(tx, [personId, locale, at.toISOString()]);
}

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

const fail = statement<never>(`
  update personal_export set state = 'failed', finished_at = $3
  where person_id = $1 and asked_at = $2 and state = 'waiting'`);

/** Stores a failure, unless another archive was requested in the meantime. */
export async function failExport(tx: Transaction, personId: string, askedAt: string, at: Date): Promise<void> {
  await fail(tx, [personId, askedAt, at.toISOString()]);
}
