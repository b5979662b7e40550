import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { RulesSnapshot, RulesSource } from "../rules/load-rules.ts";
import { computeDays } from "./compute-days.ts";
import { openedAhead } from "./plan-rows.ts";
import { lanes, lastOpened, maxPeople, maxUnopened, peopleWithoutRows } from "./queries-work.ts";
import { updateOpeningProgress, readOpening } from "./store-work.ts";

/** Maximum number of missed dates that are opened after an outage. */
const maxMissed = 100;

const batchesOf = (people: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(people.length / maxPeople) }, (_, at) =>
    people.slice(at * maxPeople, (at + 1) * maxPeople),
  );

/** Creates the rows of the next people of a local date; returns false when all people have them. */
async function openNext(
  db: Reader,
  rules: RulesSource,
  place: { timeZone: string; date: string },
  at: Date,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { timeZone, date } = place;
  const after = await transaction(db, (tx) => readOpening(tx, timeZone, date));
  if (after === null) return false;
  const people = await peopleWithoutRows(db, date, after);
  await runConcurrently(lanes, batchesOf(people), async (batch) => {
    signal?.throwIfAborted();
    await transaction(db, (tx) => computeDays(tx, rules, batch, { from: date, to: date, at }));
  });
  // Stored only after their rows: an interrupted run repeats the same work, which changes nothing.
  const isOver = people.length < maxUnopened;
  const openedAt = isOver ? at : null;
  await transaction(db, (tx) => updateOpeningProgress(tx, timeZone, date, people.at(-1) ?? null, openedAt));
  return !isOver;
}

/** The dates of a time zone to open: those after the last opened, up to the one that has started or soon will. */
async function datesToOpen(db: Reader, timeZone: string, at: Date): Promise<string[]> {
  const date = dayOf(civilDateIn(timeZone, new Date(at.getTime() + openedAhead)));
  const last = await lastOpened(db, timeZone);
  const first = last === null ? date : Math.max(dayOf(last) + 1, date - maxMissed);
  return Array.from({ length: Math.max(0, date - first + 1) }, (_, index) => writeDate(first + index));
}

/** All time zones of places of work. */
const timeZonesOf = ({ timeZone, locations }: RulesSnapshot): Set<string> =>
  new Set([timeZone, ...[...locations.values()].map((location) => location.timeZone)]);

/** Returns whether a date still has to be opened in a time zone, as after an outage. */
export async function isUnopened(db: Reader, rules: RulesSource, date: string): Promise<boolean> {
  for (const timeZone of timeZonesOf(await rules.current(db))) {
    const last = await lastOpened(db, timeZone);
    if (last !== null && last < date) return true;
  }
  return false;
}

/**
 * Creates the rows of every local date that has started, or starts within 20 minutes, for all employed people, by time
 * zone. A person who has a row of that date already, and whose place is later, is skipped; the opening of their own
 * time zone includes them. If interrupted, it continues after the last stretch of people.
 */
export async function openDays(db: Reader, rules: RulesSource, signal?: AbortSignal): Promise<void> {
  const at = now();
  for (const timeZone of timeZonesOf(await rules.current(db))) {
    for (const date of await datesToOpen(db, timeZone, at)) {
      for (let isMore = true; isMore;) {
        isMore = await openNext(db, rules, { timeZone, date }, at, signal);
      }
    }
  }
}
