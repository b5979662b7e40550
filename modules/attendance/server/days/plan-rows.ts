import type { DayRow, Evaluation } from "../../contract/evaluation.ts";
import { dayOf, writeInstant } from "../../contract/written-time.ts";
import type { PreparedRules } from "../engine/prepare-rules.ts";
import { toInstant } from "../engine/time-zone.ts";
import type { LoadedCase, LoadedCases } from "./load-cases.ts";
import type { StoredDay } from "./queries.ts";

/** Milliseconds before a date starts at its place from which its rows exist. */
export const openedAhead = 20 * 60_000;

const key = (date: string, slot: number | null): string => `${date} ${slot ?? 0}`;

/** The kind of the last counted punch in each slot. */
function lastKinds({ punches }: Evaluation, person: LoadedCase): Map<string, "in" | "out"> {
  const last = new Map<string, { kind: "in" | "out"; at: number }>();
  for (const { index, accepted, repeatOf, date, slot } of punches) {
    const punch = person.case.punches[index];
    if (!accepted || repeatOf !== null || punch === undefined) continue;
    const at = Date.parse(punch.at);
    const known = last.get(key(date, slot));
    if (known === undefined || known.at <= at) last.set(key(date, slot), { kind: punch.kind, at });
  }
  return new Map([...last].map(([place, { kind }]) => [place, kind]));
}

const midnightAfter = ({ date, timeZone }: DayRow): string => writeInstant(toInstant(timeZone, dayOf(date) + 1, 0));

/** The location of the best deciding assignment. */
function placeOf({ reasons, permittedLocations }: DayRow, { assignmentsById }: PreparedRules): string | null {
  const best = reasons.find(({ assignment }) => assignment !== undefined)?.assignment ?? "";
  return assignmentsById.get(best)?.location.id ?? permittedLocations[0] ?? null;
}

type By = Pick<LoadedCases, "snapshot" | "rulesVersion">;

/** Converts the engine's result for a person to rows. A session left open when the window closes is not in. */
export function planRows(person: LoadedCase, evaluation: Evaluation, { snapshot, rulesVersion }: By): StoredDay[] {
  const last = lastKinds(evaluation, person);
  return evaluation.days.map((day) => ({
    ...day,
    personId: person.personId,
    slot: day.slot ?? 0,
    location: placeOf(day, snapshot.prepared),
    finalAfter: day.windowCloses ?? midnightAfter(day),
    isIn: day.provisional && last.get(key(day.date, day.slot)) === "in",
    ruleVersion: rulesVersion,
  }));
}

const isRetained = (row: StoredDay, at: Date): boolean =>
  row.firstIn !== null ||
  row.lastOut !== null ||
  toInstant(row.timeZone, dayOf(row.date), 0) <= at.getTime() + openedAhead;

/**
 * Returns the rows of a person to keep at a moment: of each date all or none. A date is kept if it starts within
 * minutes at the place of one of its rows, or if it has a punch.
 */
export function retainedRows(rows: readonly StoredDay[], at: Date): StoredDay[] {
  const retainedDates = new Set(rows.filter((row) => isRetained(row, at)).map(({ date }) => date));
  return rows.filter(({ date }) => retainedDates.has(date));
}
