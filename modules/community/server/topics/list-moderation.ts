import type { Reader } from "#platform/database/database.ts";
import type { Cursor, KeyValue } from "#platform/http/cursor.ts";
import { readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { TopicSummary } from "../../contract/schemas.ts";
import { maxCounted, type TopicFilters } from "../../contract/schemas-filters.ts";
import { categoriesFor } from "../categories/queries.ts";
import type { FileLinks, Viewer } from "../context.ts";
import { isModerator } from "./policy.ts";
import { planModeration, type ListQuery, type Lookups } from "./plan-moderation.ts";
import { summaryFor } from "./present-summary.ts";
import { countModeration, selectModeration, type ModerationFilter } from "./queries-moderation.ts";

/** Sort values before every matching topic; date bounds are included to limit the index scan. */
function startOf(order: "asc" | "desc", { dates }: ModerationFilter): KeyValue[] {
  if (order === "asc") return [dates?.from ?? "-infinity", "0"];
  return dates === null ? ["infinity", "9223372036854775807"] : [dates.before, "0"];
}

/** Throws for unsupported combinations: this list has one state and is ordered by creation. */
function requireSense({ sort, isScheduled, isDeleted }: ListQuery): void {
  if (isScheduled === true) throw refuseField("fields_conflict", "isScheduled", { key: "notTogether" });
  if (isDeleted === true) throw refuseField("fields_conflict", "isDeleted", { key: "notTogether" });
  if (sort === "activity" || sort === "likes") throw refuseField("fields_conflict", "sort", { key: "notTogether" });
}

/** Returns a page of topics in every state but deleted, for moderators (throws 403), in at most three queries. */
export async function listModeration(
  db: Reader,
  viewer: Viewer,
  query: ListQuery,
  { files, lookups, list }: { files: FileLinks; lookups: Lookups; list: string },
): Promise<PageOf<TopicSummary>> {
  if (!isModerator(viewer)) throw refuse("not_allowed");
  requireSense(query);
  const order = query.sort === "oldest" ? "asc" : "desc";
  const filter = await planModeration(db, query, lookups);
  const categories = await categoriesFor(db, viewer.personId);
  const fetch = (cursor: Cursor | null, size: FetchSize) =>
    selectModeration(db, viewer.personId, filter, {
      order,
      direction: cursor?.direction ?? "after",
      size,
      from: cursor?.values ?? startOf(order, filter),
    });
  const { data, page } = await readPage(
    { list: `moderation ${list}`, kinds: ["instant", "id"], keyOf: (row) => [row.created_at, row.id], fetch },
    query,
  );
  return { data: data.flatMap(summaryFor(viewer, files, categories)), page };
}

/** Counts the matching topics of the moderation list, up to the limit. */
export async function countTopics(
  db: Reader,
  filters: TopicFilters,
  lookups: Lookups,
): Promise<{ count: number; hasMore: boolean }> {
  const count = await countModeration(db, await planModeration(db, filters, lookups));
  return { count: Math.min(count, maxCounted), hasMore: count > maxCounted };
}
