import type { CellState } from "../contract/limits.ts";
import type { TeamCell } from "../contract/schemas.ts";
import type { AbsenceRow } from "./queries.ts";

// Pure: the cells of a team calendar.

/** Hours of a permission, and work from elsewhere, are no absence of a day. */
const daysAway: ReadonlySet<AbsenceRow["kind"]> = new Set(["leave", "halfLeave", "mission"]);

export const isDayAway = ({ kind }: AbsenceRow): boolean => daysAway.has(kind);

const covers = ({ fromDate, toDate }: Pick<AbsenceRow, "fromDate" | "toDate">, date: string): boolean =>
  fromDate <= date && date <= toDate;

const isPart = ({ kind, fromTime, toTime }: AbsenceRow): boolean =>
  kind === "halfLeave" || (kind === "mission" && !(fromTime === "00:00" && toTime === "23:59"));

/** Returns the absence that a date shows: whole days before parts of a day. */
function absenceOn(absences: readonly AbsenceRow[], date: string): AbsenceRow | null {
  const found = absences.filter((each) => isDayAway(each) && covers(each, date));
  return found.find((each) => !isPart(each)) ?? found[0] ?? null;
}

/** Returns an absence as managers see it. */
export const presentAway = (absence: AbsenceRow | null, isKindShown: boolean): TeamCell["away"] =>
  absence === null || !isKindShown
    ? null
    : {
        kind: absence.kind,
        type:
          absence.typeAr === null && absence.typeEn === null
            ? null
            : { nameAr: absence.typeAr, nameEn: absence.typeEn },
      };

/** State of a date in attendance, without regard to absences that are only requested. */
export type PlannedState =
  | "scheduled"
  | "present"
  | "halfDay"
  | "absent"
  | "incomplete"
  | "off"
  | "holiday"
  | "leave"
  | "halfLeave"
  | "workedOnDayOff"
  | "unscheduled";

const plain: Readonly<Record<PlannedState, CellState>> = {
  scheduled: "expected",
  present: "present",
  halfDay: "present",
  absent: "absent",
  incomplete: "present",
  off: "off",
  holiday: "holiday",
  leave: "away",
  halfLeave: "away",
  workedOnDayOff: "present",
  unscheduled: "present",
};

/** Days off need no leave. */
const isFree = (state: PlannedState): boolean =>
  state === "off" || state === "holiday" || state === "workedOnDayOff" || state === "unscheduled";

/** Returns the cell of a person's date; null before and after the employment. */
export function cellOf(
  date: string,
  state: PlannedState | undefined,
  absences: readonly AbsenceRow[],
  { asked, isKindShown }: { asked: boolean; isKindShown: boolean },
): TeamCell | null {
  if (state === undefined) return null;
  const absence = isFree(state) ? null : absenceOn(absences, date);
  if (absence !== null || plain[state] === "away") {
    const part = state === "leave" ? false : absence === null ? state === "halfLeave" : isPart(absence);
    return { date, state: "away", isPart: part, away: presentAway(absence, isKindShown) };
  }
  return { date, state: asked && state === "scheduled" ? "asked" : plain[state], isPart: false, away: null };
}

/** Returns the dates on which a person is away, as colleagues see them: without the reason. */
export const colleagueCells = (dates: readonly string[], absences: readonly AbsenceRow[]): TeamCell[] =>
  dates
    .filter((date) => absenceOn(absences, date) !== null)
    .map((date) => ({ date, state: "away", isPart: false, away: null }));
