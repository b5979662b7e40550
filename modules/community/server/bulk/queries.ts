import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { bulkActions, type BulkActionKind } from "../../contract/schemas-administration.ts";

export type PreviewCount = "count" | "changing" | "listed" | "featured" | "withPoll" | "withOpenCase";
type PreviewRow = { categoryId: string } & Record<PreviewCount, number>;

/** SQL conditions for topics that an action would change. */
const isChanged: Record<BulkActionKind, string> = {
  activate: "not t.is_active",
  deactivate: "t.is_active",
  delete: "true",
  move: "t.category_id <> $2::bigint",
  unfeature: "t.featured_in_home",
};

const previewText = (action: BulkActionKind): string => `
  select t.category_id as "categoryId", count(*)::int as count,
    (count(*) filter (where ${isChanged[action]}))::int as changing,
    (count(*) filter (where t.is_listed and c.is_active))::int as listed,
    (count(*) filter (where t.featured_in_home))::int as featured,
    (count(*) filter (where t.has_poll))::int as "withPoll",
    (count(*) filter (where t.open_case_id is not null))::int as "withOpenCase"
  from topic t join category c on c.id = t.category_id
  where t.id = any($1::bigint[]) and t.deleted_at is null
  group by t.category_id order by count desc, t.category_id`;

const prepared = Object.fromEntries(
  bulkActions.map((action) => [action, statement<PreviewRow>(previewText(action))]),
) as Record<BulkActionKind, ReturnType<typeof statement<PreviewRow>>>;

export const selectPreview = (
  db: Reader,
  { action, moveTo }: { action: BulkActionKind; moveTo: string | null },
  topicIds: readonly string[],
): Promise<PreviewRow[]> => prepared[action](db, action === "move" ? [topicIds, moveTo] : [topicIds]);
