import type { Reader } from "#platform/database/database.ts";
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
const selectExport = statement<ExportRow>(text);
const lockExport = statement<ExportRow>(`${text} for update of e`);

export const readExport = async (db: Reader, personId: string): Promise<ExportRow | null> =>
  (await selectExport(db, [personId]))[0] ?? null;

/** Locks and returns the export. */
export const holdExport = async (tx: Reader, personId: string): Promise<ExportRow | null> =>
  (await lockExport(tx, [personId]))[0] ?? null;
