import type { z } from "zod";
import { changesOf } from "#modules/attendance/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { LeaveType, updateLeaveType as updateSchema } from "../../contract/schemas-type.ts";
import type { Author } from "#platform/http/author.ts";
import { readLeaveType } from "./list-types.ts";
import { isSettledIn } from "./queries.ts";
import { lockLeaveType, updateTypeRow } from "./store.ts";

/**
 * Changes what a type of leave means. Throws `stale_version` with its current state, and `still_used` if overtime is
 * settled into a balance that would be no more.
 */
export async function updateLeaveType(
  tx: Transaction,
  { personId, requestId }: Author,
  id: string,
  body: z.output<typeof updateSchema>,
): Promise<LeaveType> {
  const locked = await lockLeaveType(tx, id);
  if (locked === null) throw refuse("not_found");
  const { version, ...current } = locked;
  if (body.version !== version) throw refuse("stale_version", { current: await readLeaveType(tx, id) });
  const { changes, before } = changesOf(current, body);
  if (changes.takesBalance === false && (await isSettledIn(tx, id))) {
    throw refuseField("still_used", "takesBalance", { key: "overtimeSettled" });
  }
  if (Object.keys(changes).length > 0) {
    await updateTypeRow(tx, id, { ...current, ...changes });
    await record(tx, {
      action: "leaveType.updated",
      actorId: personId,
      subject: { kind: "leaveType", id },
      details: { id, before, after: changes },
      audience: "permission:leave.manage",
      requestId,
    });
  }
  return readLeaveType(tx, id);
}
