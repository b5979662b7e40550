import type { Author } from "#platform/http/author.ts";
import type { RequestChange } from "../rows/load-request.ts";
import type { AskedChange } from "../rows/queries.ts";

/**
 * Takes the days of an approved change out of its leave, under the person's leave lock. Both requests are locked; the
 * leave still has one of the days, since the change ends when the last is gone.
 */
export async function applyChange(
  { tx, context, request }: RequestChange,
  author: Author,
  { of, from, to }: AskedChange,
): Promise<void> {
  await context.leave.lock(tx, request.requester_id);
  await context.attendance.cutAbsences(tx, author, { request: of, from, to });
}
