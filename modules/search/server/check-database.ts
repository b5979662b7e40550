import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const probe = statement<{ encoding: string; folded: string; stems: string[]; trigrams: number }, []>(`
  select current_setting('server_encoding') as encoding, fold_text('أحمد فاطمة عـلى ١٢') as folded,
    tsvector_to_array(stem_vector(search_words('المدرسة meetings'))) as stems,
    cardinality(show_trgm('_' || search_letters('مدرسه'))) as trigrams`).first;

/**
 * Throws, with instructions, if the database cannot search Arabic, for which its locale is irrelevant. Otherwise
 * searches would silently find nothing.
 */
export async function checkDatabase(db: Reader): Promise<void> {
  const row = await probe(db);
  const missing = [
    ...(row?.encoding === "UTF8" ? [] : [`its encoding is ${row?.encoding ?? "unknown"}, not UTF8`]),
    ...(row?.folded === "احمد فاطمه علي 12" ? [] : ["it does not fold Arabic letters"]),
    ...(row?.stems.includes("مدرس") === true && row.stems.includes("meet")
      ? []
      : ["it does not find the stems of words"]),
    ...((row?.trigrams ?? 0) > 3 ? [] : ["pg_trgm sees no letters"]),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The database cannot search Arabic: ${missing.join("; ")}. Create it anew with ` +
      "create database diwan template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'.",
  );
}
