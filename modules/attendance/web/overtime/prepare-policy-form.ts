import { noSubjects, subjectIds, type SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import { overtimeApprovals, overtimeSettlements } from "#modules/attendance/contract/kinds.ts";
import type {
  OvertimePolicy,
  OvertimePolicyInList,
  OvertimePolicyInput,
} from "#modules/attendance/contract/schemas-overtime.ts";
import { readNumber } from "../locations/position-text.ts";
import {
  dateOf,
  idOf,
  numberText,
  oneOf,
  readerOf,
  textOf,
  timeOf,
  writeEntity,
  type Given,
} from "../rules/entity-parameter.ts";
import { subjectsOf } from "../subjects/subject-value.ts";

const limits = ["mostPerDay", "mostPerMonth", "mostPerYear"] as const;
const factors = ["ordinaryFactor", "nightFactor", "restDayFactor", "holidayFactor"] as const;
const numbers = ["minimum", "block", ...limits, ...factors, "dayMinutes", "expiresMonths", "expiresDays"] as const;

/** The fields of the form; numbers are typed text. */
export type OvertimePolicyValues = Pick<
  OvertimePolicy,
  "nameAr" | "nameEn" | "nightStart" | "nightEnd" | "approval" | "settlement" | "to" | "everyone" | "isActive"
> &
  Record<(typeof numbers)[number], string> &
  SubjectValue & { from: string | null; hasNight: boolean; leaveType: string };

export const valuesOf = (policy: Given<OvertimePolicy>): OvertimePolicyValues => ({
  nameAr: textOf(policy.nameAr),
  nameEn: textOf(policy.nameEn),
  minimum: numberText(policy.minimum, "30"),
  block: numberText(policy.block, "15"),
  mostPerDay: numberText(policy.mostPerDay),
  mostPerMonth: numberText(policy.mostPerMonth),
  mostPerYear: numberText(policy.mostPerYear),
  hasNight: timeOf(policy.nightStart) !== null && timeOf(policy.nightEnd) !== null,
  nightStart: timeOf(policy.nightStart),
  nightEnd: timeOf(policy.nightEnd),
  approval: oneOf(overtimeApprovals, policy.approval),
  settlement: oneOf(overtimeSettlements, policy.settlement),
  leaveType: idOf(policy.leaveType),
  ordinaryFactor: numberText(policy.ordinaryFactor, "100"),
  nightFactor: numberText(policy.nightFactor, "100"),
  restDayFactor: numberText(policy.restDayFactor, "100"),
  holidayFactor: numberText(policy.holidayFactor, "100"),
  dayMinutes: numberText(policy.dayMinutes, "480"),
  expiresMonths: numberText(policy.expiresMonths),
  expiresDays: numberText(policy.expiresDays),
  from: dateOf(policy.from),
  to: dateOf(policy.to),
  everyone: policy.everyone !== false,
  ...(subjectsOf(policy) ?? noSubjects),
  isActive: policy.isActive !== false,
});

export const emptyPolicy = valuesOf({});

export const parameterOf = (policy: OvertimePolicyInList): string => writeEntity(policy, emptyPolicy);

/** Without all of its people, the form waits for the server. */
export const readParameter = readerOf(valuesOf, (policy) => subjectsOf(policy) !== null);

const timeOffNumber = (text: string, otherwise: number): number => readNumber(text) ?? otherwise;

/** A blank limit is none, a policy for everyone names no people, and pay has no terms of time off. */
export function bodyOf({ users, roles, hasNight, ...values }: OvertimePolicyValues): OvertimePolicyInput {
  const isTimeOff = values.settlement === "timeOff";
  return {
    ...values,
    ...subjectIds(values.everyone ? noSubjects : { users, roles }),
    minimum: readNumber(values.minimum) ?? 0,
    block: readNumber(values.block) ?? 0,
    mostPerDay: readNumber(values.mostPerDay),
    mostPerMonth: readNumber(values.mostPerMonth),
    mostPerYear: readNumber(values.mostPerYear),
    leaveType: isTimeOff && values.leaveType !== "" ? values.leaveType : null,
    ordinaryFactor: timeOffNumber(values.ordinaryFactor, 100),
    nightFactor: timeOffNumber(values.nightFactor, 100),
    restDayFactor: timeOffNumber(values.restDayFactor, 100),
    holidayFactor: timeOffNumber(values.holidayFactor, 100),
    dayMinutes: timeOffNumber(values.dayMinutes, 480),
    expiresMonths: isTimeOff ? readNumber(values.expiresMonths) : null,
    expiresDays: isTimeOff ? readNumber(values.expiresDays) : null,
    nightStart: hasNight ? values.nightStart : null,
    nightEnd: hasNight ? values.nightEnd : null,
    from: values.from ?? "",
  };
}
