import { checkRange, checkUnique, createCaseReader, errorWhen, type CaseError } from "#shared/case.ts";
import { guardInput, type GuardInput } from "../../contract/schemas-guard.ts";
import { instantOf, minuteLength, minutesOf } from "../../contract/written-time.ts";
import { isTimeZone } from "../engine/time-zone.ts";

/** Longest shift, in minutes. */
const longestShift = 2_880;

const checkRules = ({ rules }: GuardInput): CaseError[] => [
  ...rules.flatMap((rule, at) => [
    ...checkRange(`rules.${at}`, rule),
    ...errorWhen(
      rule.kind === "outdoors" && minutesOf(rule.before) <= minutesOf(rule.after),
      `rules.${at}.before`,
      "end_before_start",
      "must be later than after",
    ),
  ]),
  ...checkUnique(
    rules.map(({ id }) => id),
    (at) => `rules.${at}.id`,
    "duplicate_id",
  ),
];

const checkShifts = ({ shifts }: GuardInput): CaseError[] =>
  shifts.flatMap(({ start, end, breakMinutes, timeZone }, at) => {
    const minutes = (instantOf(end) - instantOf(start)) / minuteLength;
    const path = `shifts.${at}`;
    return [
      ...errorWhen(minutes <= 0, `${path}.end`, "end_before_start", "must be later than the start"),
      ...errorWhen(minutes > longestShift, `${path}.end`, "span_too_long", "is more than two days after the start"),
      ...errorWhen(
        minutes > 0 && breakMinutes > minutes,
        `${path}.breakMinutes`,
        "break_too_long",
        "is longer than the shift",
      ),
      ...errorWhen(!isTimeZone(timeZone), `${path}.timeZone`, "unknown_time_zone", "is not an IANA time zone"),
    ];
  });

/** Parses any value as a case for the guard; `evaluate` accepts every case without errors. */
export const readCase = createCaseReader(guardInput, (input) => [...checkRules(input), ...checkShifts(input)]);
