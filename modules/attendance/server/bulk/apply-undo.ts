import { requireWithinOn } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BulkCorrection } from "../../contract/schemas-bulk.ts";
import { deleteAbsence } from "../absences/change-absence.ts";
import type { Change } from "../context.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockDaysWithin } from "../days/store.ts";
import { voidStored } from "../punches/change-punch.ts";
import { restorePunchRow } from "../punches/store.ts";
import { recomputeDays } from "./apply-punches.ts";
import { deliverCorrected } from "./deliver-corrected.ts";
import { readBulk } from "./list-bulk.ts";
import { countChanged, lockBulk, selectDays, selectPunches, type BulkDay } from "./queries.ts";
import { closeBulk } from "./store.ts";

/** Throws why the days cannot be taken back: none is left out. */
async function requireUnchanged({ tx, author }: Change, id: string, days: readonly BulkDay[]): Promise<void> {
  if (days.some(({ person_id: personId }) => personId === author.personId)) throw refuse("own_attendance");
  const dates = days.map(({ date }) => date).toSorted();
  const locked = await lockedMonths(tx, dates[0] ?? "", dates.at(-1) ?? "");
  if (dates.some((date) => locked.includes(date.slice(0, 7)))) throw refuse("month_locked");
  if ((await countChanged(tx, id)) > 0) throw refuse("day_changed");
}

/** Voids the punches that were entered, and counts those again that were voided. */
async function undoPunches(change: Change, id: string, reason: string | null): Promise<void> {
  const { tx, author } = change;
  for (const punch of await selectPunches(tx, id)) {
    const { id: punchId, person_id: personId, kind, at, date } = punch;
    if (punch.is_entered) {
      await voidStored(change, punch, { id: punchId, reason, note: null, bulk: id });
    } else if (await restorePunchRow(tx, punchId, at)) {
      await record(tx, {
        action: "punch.restored",
        actorId: author.personId,
        subject: { kind: "punch", id: punchId },
        details: { personId, kind, at, date, bulk: id },
        audience: `person:${personId}`,
        requestId: author.requestId,
      });
    }
  }
}

/**
 * Takes all of a bulk correction back, and tells each person. Throws `undo_unavailable` if that was done before, and
 * `month_locked`, `day_changed` or `own_attendance`.
 */
export async function undoBulk(change: Change, id: string): Promise<BulkCorrection> {
  const { tx, context, author, within } = change;
  const bulk = await lockBulk(tx, id);
  const days = bulk === null ? [] : await selectDays(tx, id);
  if (bulk === null || days.length === 0) throw refuse("not_found");
  const chosen = days.map(({ person_id: personId, date }) => ({ personId, date }));
  await requireWithinOn(tx, within, chosen);
  if (bulk.undone_at !== null) throw refuse("undo_unavailable");
  const personIds = [...new Set(days.map(({ person_id: personId }) => personId))];
  await lockDaysWithin(tx, within, chosen);
  await requireUnchanged(change, id, days);
  if (bulk.cause === "absence") {
    const absences = new Set(days.flatMap(({ absence_id: absenceId }) => absenceId ?? []));
    for (const absenceId of absences) await deleteAbsence(change, { id: absenceId, reason: null, bulk: id });
  } else {
    await undoPunches(change, id, bulk.reason_id);
    await recomputeDays(change, chosen);
  }
  await closeBulk(tx, id, author.personId, nowIso());
  await deliverCorrected(change, chosen, { id, isUndone: true });
  await record(tx, {
    action: "bulkCorrection.undone",
    actorId: author.personId,
    subject: { kind: "bulkCorrection", id },
    details: { personIds, cause: bulk.cause, days: days.length },
    audience: "permission:attendance.manage",
    requestId: author.requestId,
  });
  return readBulk({ db: tx, context, viewerId: author.personId }, id);
}
