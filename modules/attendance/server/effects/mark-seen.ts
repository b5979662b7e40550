import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import type { RuleMark } from "../../contract/schemas-punch.ts";
import { readMark } from "./list-marks.ts";
import { lockMark, updateMarkSeen } from "./store.ts";

/** Marks a rule change as seen; throws `own_attendance` for the officer who made it. */
export async function markSeen(
  { tx, context, author: { personId, requestId } }: Change,
  id: string,
): Promise<RuleMark> {
  const mark = await lockMark(tx, id);
  if (mark === null) throw refuse("not_found");
  if (mark.author_id === personId) throw refuse("own_attendance");
  if (mark.seen_at === null) {
    await updateMarkSeen(tx, id, personId, nowIso());
    await record(tx, {
      action: "ruleMark.reviewed",
      actorId: personId,
      subject: { kind: "ruleMark", id },
      details: { id, authorId: mark.author_id },
      audience: "permission:attendance.manage",
      requestId,
    });
  }
  const seen = await readMark({ db: tx, context, viewerId: personId }, id);
  if (seen === undefined) throw refuse("not_found");
  return seen;
}
