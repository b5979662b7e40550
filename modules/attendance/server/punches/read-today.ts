import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Today } from "../../contract/schemas-day.ts";
import { dayLength, writeDate } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { presentDay } from "../days/present-day.ts";
import type { StoredDay } from "../days/queries.ts";
import { datesAround } from "./policy.ts";
import { presentLocations } from "./list-my-locations.ts";
import { belongingsOf, presentPunches } from "./present-punch.ts";
import { selectPunchesOf } from "./queries.ts";

/** Days within which the next slot is searched. */
const daysAhead = 14;

const instant = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

const isToday = (row: StoredDay, at: Date): boolean => row.date === civilDateIn(row.timeZone, at);
const isWindowOpen = (row: StoredDay, at: Date): boolean =>
  instant(row.windowOpens) <= at.getTime() && at.getTime() <= instant(row.windowCloses);

/** Returns a person's current day, next action and permitted locations; always computed, so never stale. */
export async function readToday(db: Reader, context: AttendanceContext, personId: string): Promise<Today> {
  const at = now();
  const { from } = datesAround(at);
  const to = writeDate(Math.floor(at.getTime() / dayLength) + daysAhead + 1);
  const loaded = await loadCases(db, context.rules, [personId], { from, to });
  const person = loaded.people.get(personId);
  if (person === undefined) throw new Error(`Person ${personId} is not there.`);
  const { snapshot } = loaded;
  const { evaluation, rows } = judgeDays(loaded, person, { from, to, at });
  const days = rows.filter((row) => isToday(row, at) || isWindowOpen(row, at));
  const present = days.find((row) => isWindowOpen(row, at)) ?? days.find((row) => isToday(row, at));
  const timeZone = present?.timeZone ?? snapshot.timeZone;
  const localDate = civilDateIn(timeZone, at);
  const dates = [...days.map(({ date }) => date), localDate].toSorted();
  const belongings = belongingsOf(person, evaluation);
  const punches = await selectPunchesOf(db, personId, dates[0] ?? localDate, dates.at(-1) ?? localDate);
  const next = rows.find((row) => row.state === "scheduled" && instant(row.slotStart) > at.getTime());
  return {
    now: at.toISOString(),
    timeZone,
    days: days.map((row) => presentDay(row, snapshot)),
    punches: await presentPunches(db, context, punches, { viewerId: personId, snapshot, belongings }),
    nextAction: evaluation.nextAction,
    permittedLocations: presentLocations(snapshot, present?.permittedLocations ?? []),
    next: next === undefined ? null : presentDay(next, snapshot),
  };
}
