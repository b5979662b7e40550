import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";

export type ExportRow = {
  state: "waiting" | "ready" | "failed";
  locale: Locale;
  asked_at: string;
  kept_until: string | null;
  file_id: string | null;
  byte_size: string | null;
};

const text = `
  select e.state, e.locale, e.asked_at, e.kept_until, e.file_id, f.byte_size
  from personal_export e left join file f on f.id = e.file_id where e.person_id = $1`;

export const readExport = statement<ExportRow, [personId: string]>(text).first;

/** Locks and returns the export. */
export const lockExport = statement<ExportRow, [personId: string]>(`${text} for update of e`).changed;

/** Replaces the previous export. */
export const insertExport = statement<never, [personId: string, locale: Locale, at: Date]>(`
  insert into personal_export (person_id, state, locale, asked_at) values ($1, 'waiting', $2, $3)
  on conflict (person_id) do update
    set state = 'waiting', locale = excluded.locale, asked_at = excluded.asked_at, finished_at = null, kept_until = null,
      file_id = null`).run;

export const finishExport = statement<never, [personId: string, fileId: string, at: Date, keptUntil: Date]>(`
  update personal_export set state = 'ready', file_id = $2, finished_at = $3, kept_until = $4
  where person_id = $1 and state = 'waiting'`).run;

/** Stores a failure, unless another archive was requested in the meantime. */
export const failExport = statement<never, [personId: string, askedAt: string, at: Date]>(`
  update personal_export set state = 'failed', finished_at = $3
  where person_id = $1 and asked_at = $2 and state = 'waiting'`).run;
