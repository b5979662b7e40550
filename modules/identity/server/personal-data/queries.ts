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
