import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import type { HistoryKind, RequestState } from "../../contract/schemas-request.ts";

/** `endedAt` is set for final states. */
export const setState = statement<never, [id: string, state: RequestState, endedAt: string | null]>(
  "update request set state = $2, ended_at = $3, expected_by = null, version = version + 1 where id = $1",
).run;

/** Values: id, expected by. */
export const setExpected = statement<never>("update request set expected_by = $2, version = version + 1 where id = $1");

const insertEventRow = statement<never>(`
  insert into request_event (
    request_id, round, kind, at, actor_id, instead_of, step_key, text, from_date, from_time, to_date, to_time, stretches,
    counted)
  select $1, round, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb from request where id = $1`);

/** Part of the attendance entry that is left. */
type RemainingSpan = { fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Appends to the history of a request, which is immutable. */
export const insertEvent = async (
  tx: Transaction,
  requestId: string,
  event: {
    kind: HistoryKind;
    at: string;
    actorId: string | null;
    insteadOf?: string | null;
    step?: string | null;
    text?: string | null;
    /** In order. */
    left?: readonly RemainingSpan[];
    /** Of leave that was counted again. */
    counted?: readonly RecountedDay[];
  },
): Promise<void> => {
  const { kind, at, actorId, insteadOf = null, step = null, text = null, left = [], counted = null } = event;
  const [first, last] = [left[0], left.at(-1)];
  const span = [first?.fromDate, first?.fromTime, last?.toDate, last?.toTime].map((end) => end ?? null);
  const dates = left.map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
  const stretches = dates.length > 1 ? JSON.stringify(dates) : null;
  await insertEventRow(tx, [
    requestId,
    kind,
    at,
    actorId,
    insteadOf,
    step,
    text,
    ...span,
    stretches,
    counted && JSON.stringify(counted),
  ]);
};

const insertUse = statement<never>("insert into request_use (request_id, period_start, amount) values ($1, $2, $3)");

const removeUses = statement<never>("delete from request_use where request_id = $1");

/** Replaces the amounts that a request uses. */
export async function replaceUses(
  tx: Transaction,
  requestId: string,
  uses: readonly { periodStart: string; amount: number }[],
): Promise<void> {
  await removeUses(tx, [requestId]);
  for (const { periodStart, amount } of uses) {
    if (amount > 0) await insertUse(tx, [requestId, periodStart, amount]);
  }
}
