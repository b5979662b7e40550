import { overtimeApprovals } from "#modules/attendance/contract/kinds.ts";
import type {
  OvertimePolicy,
  OvertimePolicyInList,
  OvertimePolicyInput,
} from "#modules/attendance/contract/schemas-overtime.ts";
import { readNumber } from "../locations/position-text.ts";
import {
  dateOf,
  numberText,
  oneOf,
  readerOf,
  textOf,
  timeOf,
  writeEntity,
  type Given,
} from "../rules/entity-parameter.ts";
import { noSubjects, subjectIds, subjectsOf, type SubjectValue } from "../subjects/subject-value.ts";

const limits = ["mostPerDay", "mostPerMonth", "mostPerYear"] as const;
const numbers = ["minimum", "block", ...limits] as const;

/** The fields of the form; numbers are typed text. */
export type OvertimePolicyValues = Pick<
  OvertimePolicy,
  "nameAr" | "nameEn" | "nightStart" | "nightEnd" | "approval" | "to" | "everyone" | "isActive"
> &
  Record<(typeof numbers)[number], string> &
  SubjectValue & { from: string | null; hasNight: boolean };

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

/** A blank limit is none, and a policy for everyone names no people. */
export function bodyOf({ users, roles, hasNight, ...values }: OvertimePolicyValues): OvertimePolicyInput {
  return {
    ...values,
    ...subjectIds(values.everyone ? noSubjects : { users, roles }),
    minimum: readNumber(values.minimum) ?? 0,
    block: readNumber(values.block) ?? 0,
    mostPerDay: readNumber(values.mostPerDay),
    mostPerMonth: readNumber(values.mostPerMonth),
    mostPerYear: readNumber(values.mostPerYear),
    nightStart: hasNight ? values.nightStart : null,
    nightEnd: hasNight ? values.nightEnd : null,
    from: values.from ?? "",
  };
}
