import type { z } from "zod";
import { attendeeOf } from "#modules/attendance/server/index.ts";
import { byId, type PageOf, readPage } from "#platform/http/page.ts";
import type { listRecountsQuery, RecountInList } from "../../contract/schemas-recount.ts";
import type { BoundedQuery } from "../context.ts";
import { recountPages, shortPages } from "./queries.ts";

/** Most people that a search narrows the list to. */
const maxFound = 10_000;

/** Returns a page of leave that was counted again, newest first. */
export async function listRecounts(
  { db, context, viewerId, within }: BoundedQuery,
  query: z.output<typeof listRecountsQuery>,
): Promise<PageOf<RecountInList>> {
  const { search = "", short = false } = query;
  const found = search.trim() === "" ? null : await context.findPersonIds(db, search, maxFound);
  const fetch = (short ? shortPages : recountPages)(db, [found, within]);
  const rows = await readPage({ list: `leave recounts ${JSON.stringify([search, short])}`, ...byId, fetch }, query);
  return { ...rows, data: rows.data.map((row) => ({ ...row, person: attendeeOf(row, context.files, viewerId) })) };
}
