import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { FetchSize } from "#platform/http/page.ts";

export type SampleRow = { id: string; name_en: string | null; name_ar: string | null; created_at: string };

function sampleText(direction: Cursor["direction"], size: FetchSize): string {
  const { condition, orderBy } = keyset(["created_at", "id"], "desc", direction, 1);
  return `select id, name_en, name_ar, created_at from sample where ${condition} order by ${orderBy} limit ${size}`;
}

const beginning = ["infinity", "9223372036854775807"];

/** Fetches samples, newest first, from the cursor on; from the beginning without one. */
export const fetchSamples = (db: Reader, cursor: Cursor | null, size: FetchSize): Promise<SampleRow[]> =>
  statement<SampleRow>(sampleText(cursor?.direction ?? "after", size))(db, cursor?.values ?? beginning);
