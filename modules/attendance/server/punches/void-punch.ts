import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Punch, voidPunch as voidSchema } from "../../contract/schemas-punch.ts";
import type { AttendanceContext } from "../context.ts";
import { requireOpenMonth } from "../days/lock-month.ts";
import type { Author } from "../rules/record-rule.ts";
import { presentCorrected } from "./enter-punch.ts";
import { holdPerson } from "./hold-person.ts";
import { selectPunch } from "./queries.ts";
import { recomputeAround } from "./recompute-around.ts";
import { requireLookup } from "./require-lookup.ts";
import { voidPunchRow } from "./store.ts";

/** Voids a punch of another person; it is kept and counts in nothing. A voided one stays unchanged. */
export async function voidPunch(
  tx: Transaction,
  context: AttendanceContext,
  { personId: officerId, requestId }: Author,
  id: string,
  { reason, note = null }: z.output<typeof voidSchema>,
): Promise<{ punch: Punch; date: string }> {
  const [found] = await selectPunch(tx, [id]);
  if (found === undefined) throw refuse("not_found");
  const { person_id: personId, kind, at, date } = found;
  if (personId === officerId) throw refuse("own_attendance");
  await requireLookup(tx, { path: "reason", id: reason, categories: ["correctionReason"] }, note);
  await holdPerson(tx, personId);
  await requireOpenMonth(tx, date);
  if (await voidPunchRow(tx, { id, at }, { at: nowIso(), by: officerId, reasonId: reason, note })) {
    await recomputeAround(tx, context, personId, { from: date, to: date, hasPunch: true });
    await record(tx, {
      action: "punch.voided",
      actorId: officerId,
      subject: { kind: "punch", id },
      details: { personId, kind, at, date, reason, note },
      audience: `person:${personId}`,
      requestId,
    });
  }
  return presentCorrected(tx, context, id, officerId);
}
