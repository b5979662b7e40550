import { checkRange, checkUnique, errorWhen, type CaseError } from "#shared/case.ts";
import type { EvaluationInput, TakenDay } from "../../contract/evaluation.ts";
import { addMonths, dayOf } from "./month-dates.ts";

/** Maximum months from the hire date to the last date of a case. */
const maxMonths = 60 * 12;

// Dates are compared as text: all have four digits of a year.

const checkDays = (path: string, days: readonly TakenDay[]): CaseError[] =>
  checkUnique(
    days.map(({ date }) => date),
    (at) => `${path}.${at}.date`,
    "duplicate_date",
  );

function checkPolicy(policy: EvaluationInput["policies"][number], path: string): CaseError[] {
  const { bands, grant, period, prorate } = policy;
  return [
    ...checkRange(path, policy),
    ...bands.flatMap(({ afterMonths }, at) => {
      const before = bands[at - 1]?.afterMonths;
      const isWrong = before === undefined ? afterMonths !== 0 : afterMonths <= before;
      const message = before === undefined ? "must be 0" : "must be more than before";
      return errorWhen(isWrong, `${path}.bands.${at}.afterMonths`, "bands_out_of_order", message);
    }),
    ...errorWhen(period === "once" && bands.length > 1, `${path}.bands`, "too_many_bands", "has one band only"),
    ...errorWhen(period === "once" && grant === "monthly", `${path}.grant`, "once_monthly", "must be start"),
    ...errorWhen(grant === "monthly" && !prorate, `${path}.prorate`, "monthly_whole", "must be true with monthly"),
  ];
}

function checkPolicies({ policies }: EvaluationInput): CaseError[] {
  const ordered = policies
    .map((policy, at) => ({ ...policy, at }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return [
    ...errorWhen(policies.length === 0, "policies", "required", "there is no policy"),
    ...policies.flatMap((policy, at) => checkPolicy(policy, `policies.${at}`)),
    ...policies.flatMap(({ period }, at) =>
      errorWhen(
        period !== policies[0]?.period,
        `policies.${at}.period`,
        "different_period",
        "must be that of the others",
      ),
    ),
    ...ordered.flatMap(({ from, at }, place) => {
      const before = ordered[place - 1];
      const overlaps = before !== undefined && (before.to === null || from <= before.to);
      return errorWhen(overlaps, `policies.${at}.from`, "overlapping_policies", "overlaps another policy");
    }),
  ];
}

function checkEmployee({ employee: { hireDate, endDate, suspensions } }: EvaluationInput): CaseError[] {
  const isOver = endDate !== null && endDate < hireDate;
  return [
    ...errorWhen(isOver, "employee.endDate", "end_before_start", "is before the hire date"),
    ...suspensions.flatMap((suspension, at) => checkRange(`employee.suspensions.${at}`, suspension)),
  ];
}

function checkEntries({ employee, entries }: EvaluationInput): CaseError[] {
  const perEntry = entries.flatMap(({ date, days, expires }, at) => [
    ...errorWhen(days === 0, `entries.${at}.days`, "zero_days", "must not be 0"),
    ...errorWhen(
      days < 0 && expires !== null,
      `entries.${at}.expires`,
      "negative_expires",
      "negative days do not expire",
    ),
    ...errorWhen(expires !== null && expires < date, `entries.${at}.expires`, "end_before_start", "is before its date"),
    ...errorWhen(date < employee.hireDate, `entries.${at}.date`, "before_hire_date", "is before the hire date"),
  ]);
  return [
    ...perEntry,
    ...checkUnique(
      entries.map(({ id }) => id),
      (at) => `entries.${at}.id`,
      "duplicate_id",
    ),
  ];
}

function checkUses({ employee, uses }: EvaluationInput): CaseError[] {
  const perUse = uses.flatMap(({ days }, at) => [
    ...checkDays(`uses.${at}.days`, days),
    ...days.flatMap(({ date }, place) =>
      errorWhen(
        date < employee.hireDate,
        `uses.${at}.days.${place}.date`,
        "before_hire_date",
        "is before the hire date",
      ),
    ),
  ]);
  return [
    ...perUse,
    ...checkUnique(
      uses.map(({ id }) => id),
      (at) => `uses.${at}.id`,
      "duplicate_id",
    ),
  ];
}

function checkRequest({ request }: EvaluationInput): CaseError[] {
  if (request === null) return [];
  return [
    ...errorWhen(request.days.length === 0, "request.days", "required", "has no days"),
    ...checkDays("request.days", request.days),
  ];
}

function checkSpan({ employee: { hireDate }, entries, uses, request, asOf, until }: EvaluationInput): CaseError[] {
  const taken = [...uses, ...(request === null ? [] : [request])].flatMap(({ days }) => days);
  const isTooEarly = [...entries, ...taken].some(({ date }) => date > until);
  const isTooLate = dayOf(until) > addMonths(dayOf(hireDate), maxMonths);
  return [
    ...errorWhen(until < hireDate, "until", "before_hire_date", "is before the hire date"),
    ...errorWhen(isTooEarly, "until", "before_last_date", "is before an entry, a use or a requested day"),
    ...errorWhen(isTooLate, "until", "span_too_long", "is more than 60 years after the hire date"),
    ...asOf.flatMap((date, at) => [
      ...errorWhen(date < hireDate, `asOf.${at}`, "before_hire_date", "is before the hire date"),
      ...errorWhen(date > until, `asOf.${at}`, "after_until", "is after the last date of the case"),
    ]),
  ];
}

/** Checks the rules between fields of a case with a valid shape. Returns no errors if it can be evaluated. */
export const checkCase = (input: EvaluationInput): CaseError[] =>
  [checkEmployee, checkPolicies, checkEntries, checkUses, checkRequest, checkSpan].flatMap((check) => check(input));
