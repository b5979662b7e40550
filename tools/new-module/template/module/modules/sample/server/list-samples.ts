import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { ListSamplesQuery, Sample } from "../contract/schemas.ts";
import { fetchSamples, type SampleRow } from "./queries.ts";

const presentSample = (row: SampleRow): Sample => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  createdAt: row.created_at,
});

/** Returns a page of samples, newest first. */
export async function listSamples(db: Reader, query: ListSamplesQuery): Promise<PageOf<Sample>> {
  const { data, page } = await readPage<SampleRow>(
    {
      list: "samples",
      kinds: ["instant", "id"],
      keyOf: (row) => [row.created_at, row.id],
      fetch: (cursor, size) => fetchSamples(db, cursor, size),
    },
    query,
  );
  return { data: data.map(presentSample), page };
}
