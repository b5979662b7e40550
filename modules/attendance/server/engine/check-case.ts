import { checkUnique, errorWhen, type CaseError } from "#shared/case.ts";
import type { EvaluationInput } from "../../contract/evaluation.ts";
import { dayOf, localTimeOf } from "../../contract/written-time.ts";
import { checkZone } from "./check-zone.ts";
import { isTimeZone } from "./time-zone.ts";

/** Maximum number of days in a case. */
const longestSpan = 400;

type Identified = readonly { id: string }[];

const checkIds = (list: string, things: Identified): CaseError[] =>
  checkUnique(
    things.map(({ id }) => id),
    (at) => `${list}.${at}.id`,
    "duplicate_id",
  );

/** Reports an error if both dates are given and the first is after the second. */
const checkDates = (path: string, from: string | null, to: string | null): CaseError[] =>
  errorWhen(from !== null && to !== null && from > to, path, "end_before_start", "is before the beginning");

const checkTimeZone = (path: string, timeZone: string): CaseError[] =>
  errorWhen(!isTimeZone(timeZone), path, "unknown_time_zone", `"${timeZone}" is not an IANA time zone`);

function checkAssignments({ assignments, locations, zones }: EvaluationInput): CaseError[] {
  const [locationIds, zoneIds] = [locations, zones].map((list: Identified) => new Set(list.map(({ id }) => id)));
  return assignments.flatMap(({ location, zone, from, to }, at) => [
    ...errorWhen(
      locationIds?.has(location) !== true,
      `assignments.${at}.location`,
      "unknown_location",
      `there is no location "${location}"`,
    ),
    ...errorWhen(zoneIds?.has(zone) !== true, `assignments.${at}.zone`, "unknown_zone", `there is no zone "${zone}"`),
    ...checkDates(`assignments.${at}.to`, from, to),
  ]);
}

/** Reports the missing one of two fields that are given together or not at all. */
function checkTogether(path: string, fields: Readonly<Record<string, unknown>>): CaseError[] {
  const names = Object.keys(fields);
  const missing = names.filter((name) => fields[name] === null);
  return errorWhen(
    missing.length === 1,
    `${path}.${missing[0]}`,
    "required",
    `${names.join(" and ")} are given together`,
  );
}

/** On a day without work, own hours are ignored, but are still validated. */
const checkExceptionDays = ({ exceptionDays }: EvaluationInput): CaseError[] =>
  exceptionDays.flatMap(({ start, end }, at) => [
    ...checkTogether(`exceptionDays.${at}`, { start, end }),
    ...errorWhen(
      start !== null && start === end,
      `exceptionDays.${at}.end`,
      "end_equals_start",
      "is the same as the start",
    ),
  ]);

function checkAbsences({ absences }: EvaluationInput): CaseError[] {
  const order = (text: string) => localTimeOf(text).day * 1440 + localTimeOf(text).minutes;
  return absences.flatMap(({ from, to }, at) =>
    errorWhen(order(from) > order(to), `absences.${at}.to`, "end_before_start", "is before the beginning"),
  );
}

const checkPunches = ({ punches }: EvaluationInput): CaseError[] =>
  punches.flatMap(({ latitude, longitude }, at) => checkTogether(`punches.${at}`, { latitude, longitude }));

const checkEmployee = ({ employee: { joinedOn, leftOn, roles } }: EvaluationInput): CaseError[] => [
  ...checkDates("employee.leftOn", joinedOn, leftOn),
  ...roles.flatMap(({ from, to }, at) => checkDates(`employee.roles.${at}.to`, from, to)),
];

function checkSpan({ from, to }: EvaluationInput): CaseError[] {
  const isTooLong = dayOf(to) - dayOf(from) >= longestSpan;
  const message = `is more than ${longestSpan} days after the beginning`;
  return [...checkDates("to", from, to), ...errorWhen(isTooLong, "to", "span_too_long", message)];
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
