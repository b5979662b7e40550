import type { z } from "zod";
import { personOf } from "#modules/community/server/index.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BulkCorrection, listBulkQuery } from "../../contract/schemas-bulk.ts";
import type { BoundedQuery, Query } from "../context.ts";
import { bulkPages, selectBulk, type BulkRow } from "./queries.ts";

const present = (row: BulkRow, { context: { files }, viewerId }: Query): BulkCorrection => ({
  id: row.id,
  cause: row.cause,
  reason: row.reason,
  note: row.note,
  days: row.days,
  people: row.people,
  from: row.from_date,
  to: row.to_date,
  by: personOf(row, "author", files, viewerId),
  at: row.created_at,
  undoneBy: personOf(row, "undoer", files, viewerId),
  undoneAt: row.undone_at,
});

/** Returns a page of bulk corrections, newest first. */
export async function listBulk(
  query: BoundedQuery,
  asked: z.output<typeof listBulkQuery>,
): Promise<PageOf<BulkCorrection>> {
  const { data, page } = await readPage<BulkRow>(
    { list: "bulk corrections", kinds: ["id"], keyOf: (row) => [row.id], fetch: bulkPages(query.db, [query.within]) },
    asked,
  );
  return { data: data.map((row) => present(row, query)), page };
}

export async function readBulk(query: Query, id: string): Promise<BulkCorrection> {
  const row = await selectBulk(query.db, id);
  if (row === null) throw refuse("not_found");
  return present(row, query);
}
