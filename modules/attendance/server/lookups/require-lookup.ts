import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { LookupCategory } from "../../contract/schemas-parts.ts";

const selectActive = statement<{ is_required: boolean }>(
  "select is_required from lookup where id = $1 and category = any($2::text[]) and is_active",
);

/** Throws for an entry that is not active in one of these lists, or that requires a missing note. */
export async function requireLookup(
  db: Reader,
  { path, id, categories }: { path: string; id: string; categories: readonly LookupCategory[] },
  note: string | null | undefined,
): Promise<void> {
  const [entry] = await selectActive(db, [id, categories]);
  if (entry === undefined) throw refuseField("lookup_unknown", path, { key: "invalid" });
  if (entry.is_required && (note ?? null) === null) {
    throw refuseField("fields_conflict", "note", { key: "fieldRequired" });
  }
}
