import { authorOf } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { accountActions, type AccountEvent } from "../../contract/users/schemas.ts";
import type { OfficerContext } from "./context.ts";
import { eventPages, type EventRow } from "./queries.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Newest first. */
export async function listHistory(
  db: Reader,
  { files }: OfficerContext,
  actor: Actor,
  personId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<AccountEvent>> {
  const { data, page } = await readPage<EventRow>(
    {
      list: `account history ${personId}`,
      kinds: ["instant", "id"],
      keyOf: (row) => [row.at, row.event_id],
      fetch: eventPages(db, [personId, accountActions]),
    },
    query,
  );
  return {
    page,
    data: data.map((row) => ({
      id: row.event_id,
      at: row.at,
      action: row.action,
      actor: row.author_id === null ? null : authorOf({ ...row, author_id: row.author_id }, files, actor.personId),
      reason: row.action === "account.disabled" ? textOf(row.details["reason"]) : null,
      role:
        row.role_id === null
          ? null
          : { id: row.role_id, key: row.role_key, nameAr: row.role_ar ?? "", nameEn: row.role_en ?? "" },
      from: textOf(row.details["from"]),
      to: textOf(row.details["to"]),
      count: typeof row.details["count"] === "number" ? row.details["count"] : null,
    })),
  };
}
