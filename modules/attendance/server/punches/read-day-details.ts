import { isWithinOn, requireWithinOn } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Within } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BoundedQuery } from "../context.ts";
import type { DayDetails } from "../../contract/schemas-day.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { presentAbsences } from "../absences/list-absences.ts";
import { selectAbsencesOf } from "../absences/queries.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { lastDate } from "../days/policy.ts";
import { presentDay } from "../days/present-day.ts";
import { loadPeople } from "../load-people.ts";
import { readPersonDays } from "./list-days.ts";
import { belongingsOf, presentPunches } from "./present-punch.ts";
import { selectPunchesOf } from "./queries.ts";

/**
 * Returns one date of a person with its punches, including refused and voided ones, and its absences; `changeable` is
 * whose attendance the reader may change.
 */
export async function readDayDetails(
  { db, context, viewerId, within }: BoundedQuery,
  { id, date }: { id: string; date: string },
  changeable: Within,
): Promise<DayDetails> {
  await requireWithinOn(db, within, [{ personId: id, date }]);
  const person = (await loadPeople({ db, context, viewerId }, [id])).get(id);
  if (person === undefined) throw refuse("not_found");
  const { rows, snapshot, locked } = await readPersonDays(db, context, id, { from: date, to: date });
  const loaded = await loadCases(db, context.rules, [id], { from: date, to: date });
  const judged = loaded.people.get(id);
  const belongings =
    judged === undefined
      ? new Map()
      : belongingsOf(judged, judgeDays(loaded, judged, { from: date, to: date }).evaluation);
  const beside = (days: number): string => writeDate(dayOf(date) + days);
  const near = await selectPunchesOf(db, id, beside(-1), beside(1));
  const punches = await presentPunches(db, context, near, { viewerId, snapshot, belongings });
  const absences = await selectAbsencesOf(db, id, date, date, within);
  const isLocked = locked.length > 0;
  const isOpen = !isLocked && id !== viewerId && (await isWithinOn(db, changeable, id, date));
  return {
    person,
    date,
    rows: rows.map((row) => presentDay(row, snapshot)),
    punches: punches.filter((punch) => punch.date === date),
    absences: await presentAbsences({ db, context, viewerId }, absences),
    isLocked,
    can: { correct: isOpen && date <= lastDate(now()), changeAbsences: isOpen },
  };
}
