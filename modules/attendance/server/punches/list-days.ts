import type { z } from "zod";
import { listDatesWithin } from "#modules/people/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { mayWithin, withinOf, type Actor } from "#platform/http/actor.ts";
import { refuseField, refuse } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";
import type { dayList, listDaysQuery } from "../../contract/schemas-day.ts";
import { dayLength, dayOf, writeDate } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { presentDay } from "../days/present-day.ts";
import { lockedMonths, readDays, type StoredDay } from "../days/queries.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { sumDays } from "./compute-days.ts";

const selectManager = statement<{ manager_id: string | null }, [id: string]>(
  "select manager_id from person where id = $1",
).first;

/**
 * Returns the dates that the reader may see, null for all: they are the person, their manager or an officer. Throws 404
 * without any; the person's existence stays hidden.
 */
async function readableDates(
  db: Reader,
  actor: Actor,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<ReadonlySet<string> | null> {
  if (personId === actor.personId) return null;
  const person = await selectManager(db, personId);
  if (person === null) throw refuse("not_found");
  const within = withinOf(actor, "attendance.read");
  if (person.manager_id === actor.personId || within === null) return null;
  const dates = mayWithin(actor, "attendance.read") ? await listDatesWithin(db, personId, from, to, within) : [];
  if (dates.length === 0) throw refuse("not_found");
  return new Set(dates);
}

const maxDays = 62;

function checkSpan(from: string, to: string): void {
  const days = dayOf(to) - dayOf(from) + 1;
  if (days < 1) throw refuseField("fields_conflict", "to", { key: "endFirst" });
  if (days > maxDays) throw refuseField("fields_conflict", "to", { key: "daysMany", values: { max: maxDays } });
}

/** From this date on, rows may not be final in all time zones, so they are computed on reading. */
export const firstLive = (at: Date): string => writeDate(Math.floor(at.getTime() / dayLength) - 2);

export type PersonDays = { rows: StoredDay[]; snapshot: RulesSnapshot; locked: string[] };

/**
 * Returns a person's rows of some dates: past ones as stored, recent ones computed from current punches and rules, and
 * those in locked months as locked.
 */
export async function readPersonDays(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<PersonDays> {
  const at = now();
  const live = firstLive(at) < from ? from : firstLive(at);
  const locked = await lockedMonths(db, from, to);
  const stored = await readDays(db, personId, from, to);
  if (live > to) return { rows: stored, snapshot: await context.rules.current(db), locked };
  const loaded = await loadCases(db, context.rules, [personId], { from: live, to });
  const person = loaded.people.get(personId);
  // The date of deactivation is unknown, so only stored rows count.
  if (person?.isActive !== true) return { rows: stored, snapshot: loaded.snapshot, locked };
  const isKept = ({ date }: StoredDay): boolean => date < live || locked.includes(date.slice(0, 7));
  const computed = judgeDays(loaded, person, { from: live, to, at }).rows.filter((row) => !isKept(row));
  const rows = [...stored.filter(isKept), ...computed];
  return {
    rows: rows.toSorted((one, other) => dayOf(one.date) - dayOf(other.date)),
    snapshot: loaded.snapshot,
    locked,
  };
}

/** Returns a person's days with their sums, for the person, their manager and officers. */
export async function listDays(
  db: Reader,
  context: AttendanceContext,
  actor: Actor,
  { from, to, user }: z.output<typeof listDaysQuery>,
): Promise<z.output<typeof dayList>> {
  checkSpan(from, to);
  const personId = user ?? actor.personId;
  const dates = await readableDates(db, actor, personId, { from, to });
  const { rows: all, snapshot, locked } = await readPersonDays(db, context, personId, { from, to });
  const rows = dates === null ? all : all.filter(({ date }) => dates.has(date));
  const at = now();
  const isToCome = ({ date, timeZone: zone }: StoredDay): boolean => date > civilDateIn(zone, at);
  return {
    data: rows.map((row) => presentDay(row, snapshot)),
    totals: sumDays(rows.filter((row) => !isToCome(row))),
    leaveDaysToCome: sumDays(rows.filter(isToCome)).leaveDays,
    locked,
  };
}
