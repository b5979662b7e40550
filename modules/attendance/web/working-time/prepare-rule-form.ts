import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import type {
  WorkingTimeRule,
  WorkingTimeRuleInList,
  WorkingTimeRuleInput,
} from "#modules/attendance/contract/schemas-working-time.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { dateOf, numberText, oneOf, readEntity, textOf, timeOf } from "../rules/entity-parameter.ts";
import { noSubjects, readSubjects, subjectIds, type SubjectValue } from "../subjects/subject-value.ts";

/** The fields of the form; `minutes` is typed text. */
export type WorkingTimeValues = Pick<
  WorkingTimeRule,
  "nameAr" | "nameEn" | "kind" | "after" | "before" | "to" | "everyone" | "mode" | "isActive"
> &
  SubjectValue & { minutes: string; from: string | null; sourceAr: string; sourceEn: string };

export const emptyRule: WorkingTimeValues = {
  nameAr: "",
  nameEn: "",
  kind: "maximumPerDay",
  minutes: "",
  after: null,
  before: null,
  from: null,
  to: null,
  everyone: true,
  users: [],
  roles: [],
  mode: "warn",
  sourceAr: "",
  sourceEn: "",
  isActive: true,
};

export const valuesOf = (rule: WorkingTimeRule): WorkingTimeValues => ({
  nameAr: rule.nameAr,
  nameEn: rule.nameEn,
  kind: rule.kind,
  minutes: rule.minutes === null ? "" : String(rule.minutes),
  after: rule.after,
  before: rule.before,
  from: rule.from,
  to: rule.to,
  everyone: rule.everyone,
  users: rule.users,
  roles: rule.roles,
  mode: rule.mode,
  sourceAr: rule.sourceAr ?? "",
  sourceEn: rule.sourceEn ?? "",
  isActive: rule.isActive,
});

/** Returns the rule as the edit page's parameter; people are included only if the list contains them all. */
export function parameterOf({ someUsers, userCount, ...rule }: WorkingTimeRuleInList): string {
  const users = userCount === someUsers.length ? someUsers : null;
  return JSON.stringify({ ...rule, users }, ["id", "people", ...Object.keys(emptyRule)]);
}

/** Parses the rule with that id from the address, limited to values valid in the form; else null. */
export function readParameter(text: string | undefined, id: string): WorkingTimeValues | null {
  const given = readEntity(text, id);
  const subjects = given === null ? null : readSubjects(given);
  if (given === null || subjects === null) return null;
  return {
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    kind: oneOf(guardKinds, given["kind"]),
    minutes: numberText(given["minutes"], ""),
    after: timeOf(given["after"]),
    before: timeOf(given["before"]),
    from: dateOf(given["from"]),
    to: dateOf(given["to"]),
    everyone: given["everyone"] === true,
    ...subjects,
    mode: oneOf(guardModes, given["mode"]),
    sourceAr: textOf(given["sourceAr"], 300),
    sourceEn: textOf(given["sourceEn"], 300),
    isActive: given["isActive"] === true,
  };
}

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
