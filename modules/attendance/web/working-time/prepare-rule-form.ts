import { noSubjects, subjectIds, type SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import type {
  WorkingTimeRule,
  WorkingTimeRuleInList,
  WorkingTimeRuleInput,
} from "#modules/attendance/contract/schemas-working-time.ts";
import { toLatinDigits } from "#shared/validators.ts";
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
import { subjectsOf } from "../subjects/subject-value.ts";

/** The fields of the form; `minutes` is typed text. */
export type WorkingTimeValues = Pick<
  WorkingTimeRule,
  "nameAr" | "nameEn" | "kind" | "after" | "before" | "to" | "everyone" | "mode" | "isActive"
> &
  SubjectValue & { minutes: string; from: string | null; sourceAr: string; sourceEn: string };

export const valuesOf = (rule: Given<WorkingTimeRule>): WorkingTimeValues => ({
  nameAr: textOf(rule.nameAr),
  nameEn: textOf(rule.nameEn),
  kind: oneOf(guardKinds, rule.kind),
  minutes: numberText(rule.minutes),
  after: timeOf(rule.after),
  before: timeOf(rule.before),
  from: dateOf(rule.from),
  to: dateOf(rule.to),
  everyone: rule.everyone !== false,
  ...(subjectsOf(rule) ?? noSubjects),
  mode: oneOf(guardModes, rule.mode),
  sourceAr: textOf(rule.sourceAr, 300),
  sourceEn: textOf(rule.sourceEn, 300),
  isActive: rule.isActive !== false,
});

export const emptyRule = valuesOf({});

export const parameterOf = (rule: WorkingTimeRuleInList): string => writeEntity(rule, emptyRule);

/** Without all of its people, the form waits for the server. */
export const readParameter = readerOf(valuesOf, (rule) => subjectsOf(rule) !== null);

/** A limit is either minutes or two times of day, and a rule for everyone names no people. */
export function bodyOf({ users, roles, minutes, ...values }: WorkingTimeValues): WorkingTimeRuleInput {
  const isOutdoors = values.kind === "outdoors";
  return {
    ...values,
    ...subjectIds(values.everyone ? noSubjects : { users, roles }),
    minutes: isOutdoors ? null : Number(toLatinDigits(minutes.trim())),
    after: isOutdoors ? values.after : null,
    before: isOutdoors ? values.before : null,
    from: values.from ?? "",
  };
}
