import { checkUnique, type CaseError } from "#shared/case.ts";
import type { EvaluationInput } from "../../contract/evaluation.ts";
import { dayOf, localTimeOf } from "../../contract/written-time.ts";
import { checkZone } from "./check-zone.ts";
import { isTimeZone } from "./time-zone.ts";

/** Maximum number of days in a case. */
const longestSpan = 400;

type Dates = { from: string | null; to: string | null };
type Identified = readonly { id: string }[];

const error = (path: string, code: string, message: string): CaseError => ({ path, code, message });

const checkIds = (list: string, things: Identified): CaseError[] =>
  checkUnique(
    things.map(({ id }) => id),
    (at) => `${list}.${at}.id`,
    "duplicate_id",
  );

/** Reports an error if both dates are given and the first is after the second. */
function checkDates(path: string, { from, to }: Dates): CaseError[] {
  if (from === null || to === null || from <= to) return [];
  return [error(path, "end_before_start", "is before the beginning")];
}

function checkTimeZone(path: string, timeZone: string): CaseError[] {
  return isTimeZone(timeZone) ? [] : [error(path, "unknown_time_zone", `"${timeZone}" is not an IANA time zone`)];
}

function checkAssignments({ assignments, locations, zones }: EvaluationInput): CaseError[] {
  const [locationIds, zoneIds] = [locations, zones].map((list: Identified) => new Set(list.map(({ id }) => id)));
  return assignments.flatMap((each, at) => [
    ...(locationIds?.has(each.location)
      ? []
      : [error(`assignments.${at}.location`, "unknown_location", `there is no location "${each.location}"`)]),
    ...(zoneIds?.has(each.zone)
      ? []
      : [error(`assignments.${at}.zone`, "unknown_zone", `there is no zone "${each.zone}"`)]),
    ...checkDates(`assignments.${at}.to`, each),
  ]);
}

/** Own hours are given both or not at all. On a day without work they are ignored, but are still validated. */
function checkExceptionDays({ exceptionDays }: EvaluationInput): CaseError[] {
  return exceptionDays.flatMap(({ start, end }, at) => {
    if ((start === null) !== (end === null)) {
      const missing = start === null ? "start" : "end";
      return [error(`exceptionDays.${at}.${missing}`, "required", "start and end are given together")];
    }
    if (start === null || start !== end) return [];
    return [error(`exceptionDays.${at}.end`, "end_equals_start", "is the same as the start")];
  });
}

function checkAbsences({ absences }: EvaluationInput): CaseError[] {
  const order = (text: string) => localTimeOf(text).day * 1440 + localTimeOf(text).minutes;
  return absences.flatMap(({ from, to }, at) =>
    order(from) <= order(to) ? [] : [error(`absences.${at}.to`, "end_before_start", "is before the beginning")],
  );
}

/** A position has both coordinates or neither. */
function checkPunches({ punches }: EvaluationInput): CaseError[] {
  return punches.flatMap(({ latitude, longitude }, at) => {
    if ((latitude === null) === (longitude === null)) return [];
    const missing = latitude === null ? "latitude" : "longitude";
    return [error(`punches.${at}.${missing}`, "required", "latitude and longitude are given together")];
  });
}

function checkEmployee({ employee }: EvaluationInput): CaseError[] {
  return [
    ...checkDates("employee.leftOn", { from: employee.joinedOn, to: employee.leftOn }),
    ...employee.roles.flatMap((membership, at) => checkDates(`employee.roles.${at}.to`, membership)),
  ];
}

function checkSpan({ from, to }: EvaluationInput): CaseError[] {
  const backwards = checkDates("to", { from, to });
  if (backwards.length > 0 || dayOf(to) - dayOf(from) < longestSpan) return backwards;
  return [error("to", "span_too_long", `is more than ${longestSpan} days after the beginning`)];
}

/** Checks the rules between fields of a case with a valid shape. Returns no errors if it can be judged. */
export function checkCase(input: EvaluationInput): CaseError[] {
  return [
    ...checkSpan(input),
    ...checkTimeZone("timeZone", input.timeZone),
    ...checkEmployee(input),
    ...(["locations", "zones", "assignments", "exceptionDays"] as const).flatMap((list) => checkIds(list, input[list])),
    ...input.locations.flatMap(({ timeZone }, at) => checkTimeZone(`locations.${at}.timeZone`, timeZone)),
    ...input.zones.flatMap((zone, at) => checkZone(`zones.${at}`, zone)),
    ...checkAssignments(input),
    ...checkExceptionDays(input),
    ...checkAbsences(input),
    ...checkPunches(input),
  ];
}
