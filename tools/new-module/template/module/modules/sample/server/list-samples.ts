import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import type { Sample } from "../contract/schemas.ts";
import { samplePages } from "./queries.ts";

/** Returns a page of samples, newest first. */
export const listSamples = (db: Reader, query: { cursor?: string | undefined; limit: number }) =>
  readPage<Sample>(
    {
      list: "samples",
      kinds: ["instant", "id"],
      keyOf: ({ createdAt, id }) => [createdAt, id],
      fetch: samplePages(db, []),
    },
    query,
  );
