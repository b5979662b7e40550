import type { Change } from "../context.ts";
import { notifyWorkLists } from "../rows/deliver-notices.ts";
import { recordDeputy, reviewWaiting } from "./change-deputy.ts";
import { selectDeputyOf } from "./queries.ts";
import { deleteDeputyRow, updateDeputyDates } from "./store.ts";

/**
 * Limits the deputy named in a request to the dates left of its leave, or removes the deputy if none are left.
 * Approvals passed over for other dates are returned.
 */
export async function endDeputy(
  { tx, context, author }: Change,
  { request, left }: { request: string; left: { fromDate: string; toDate: string } | null },
): Promise<void> {
  const [row] = await selectDeputyOf(tx, [request]);
  if (row === undefined) return;
  if (left === null) await deleteDeputyRow(tx, [row.id]);
  else await updateDeputyDates(tx, [row.id, left.fromDate, left.toDate]);
  if (row.accepted_at !== null) await reviewWaiting(tx, context, row);
  await notifyWorkLists(tx, [row.deputy_id]);
  if (left === null) await recordDeputy(tx, "deputy.deleted", row, author);
  else await recordDeputy(tx, "deputy.updated", { ...row, from_date: left.fromDate, to_date: left.toDate }, author);
}
