import type { z } from "zod";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { statement } from "#platform/database/statement.ts";
import type { listLookupsQuery, Lookup } from "../../contract/schemas-lookup.ts";
import type { LookupCategory } from "../../contract/kinds.ts";
import { lookupPage, selectLookup, type LookupRow } from "./queries.ts";

type CountedLookup = Lookup & { usedBy: number };

const present = ({ path: _, ...row }: LookupRow): CountedLookup => ({ ...row, can: { delete: row.usedBy === 0 } });

/** For those with bounds: its uses by all people are not counted for them. */
const presentName = ({ path: _, usedBy: __, ...row }: LookupRow): Lookup => ({ ...row, can: { delete: false } });

/** Returns a page of entries by category and order, each followed by its descendants. */
export async function listLookups(
  db: Reader,
  query: z.output<typeof listLookupsQuery>,
  within: Within,
): Promise<PageOf<Lookup>> {
  const { category, mainLookup, search, isActive } = query;
  const values = [category ?? null, mainLookup ?? null, normalizeSearch(search), isActive ?? null];
  const { data, page } = await readPage<LookupRow>(
    {
      list: `lookups ${JSON.stringify(values)}`,
      kinds: ["text", "text"],
      keyOf: (row) => [row.category, row.path],
      fetch: lookupPage(db, values),
    },
    query,
  );
  return { data: data.map(within === null ? present : presentName), page };
}

/** Returns one entry; throws 404 if there is none. */
export async function readLookup(db: Reader, id: string): Promise<CountedLookup> {
  const row = await selectLookup(db, id);
  if (row === null) throw refuse("not_found");
  return present(row);
}

const selectActive = statement<{ is_required: boolean }, [id: string, categories: readonly LookupCategory[]]>(
  "select is_required from lookup where id = $1 and category = any($2::text[]) and is_active",
).first;

/** Throws for an entry that is not active in one of these lists, or that requires a missing note. */
export async function requireLookup(
  db: Reader,
  { path, id, categories }: { path: string; id: string; categories: readonly LookupCategory[] },
  note: string | null | undefined,
): Promise<void> {
  const entry = await selectActive(db, id, categories);
  if (entry === null) throw refuseField("lookup_unknown", path, { key: "invalid" });
  if (entry.is_required && (note ?? null) === null) {
    throw refuseField("fields_conflict", "note", { key: "fieldRequired" });
  }
}
