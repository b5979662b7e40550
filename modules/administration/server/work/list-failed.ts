import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { FailedJob } from "../../contract/schemas-dashboard.ts";
import { failedPage, type FailedRow } from "./queries.ts";

const present = (row: FailedRow): FailedJob => ({
  id: row.id,
  task: row.task,
  error: row.error ?? "",
  attempts: row.attempts,
  failedAt: row.updated_at,
});

export async function listFailed(
  db: Reader,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<FailedJob>> {
  const list = { list: "failed jobs", kinds: ["id"] as const, keyOf: (row: FailedRow) => [row.id] };
  const { data, page } = await readPage<FailedRow>({ ...list, fetch: failedPage(db, []) }, query);
  return { data: data.map(present), page };
}
