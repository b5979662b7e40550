import type {
  ExceptionDay,
  ExceptionDayInList,
  ExceptionDayInput,
} from "#modules/attendance/contract/schemas-exception-day.ts";
import { dateOf, oneOf, readEntity, textOf, timeOf } from "../rules/entity-parameter.ts";
import { isId, noSubjects, readSubjects, subjectIds, type SubjectValue } from "../subjects/subject-value.ts";

export const repetitions = ["none", "gregorian", "hijri"] as const;

/** The fields of the form; an empty `reason` is none. */
export type ExceptionValues = Pick<ExceptionDay, "repeats" | "workDay" | "everyone" | "start" | "end" | "isActive"> &
  SubjectValue & {
    date: string | null;
    nameAr: string;
    nameEn: string;
    /** For own hours of a working day. */
    hasHours: boolean;
    reason: string;
  };

export const emptyException: ExceptionValues = {
  date: null,
  repeats: "none",
  workDay: false,
  nameAr: "",
  nameEn: "",
  everyone: true,
  users: [],
  roles: [],
  hasHours: false,
  start: null,
  end: null,
  reason: "",
  isActive: true,
};

export const valuesOf = (day: ExceptionDay): ExceptionValues => ({
  date: day.date,
  repeats: day.repeats,
  workDay: day.workDay,
  nameAr: day.nameAr ?? "",
  nameEn: day.nameEn ?? "",
  everyone: day.everyone,
  users: day.users,
  roles: day.roles,
  hasHours: day.start !== null,
  start: day.start,
  end: day.end,
  reason: day.reason?.id ?? "",
  isActive: day.isActive,
});

/** Returns the exception day as the edit page's parameter; people are included only if the list contains them all. */
export function parameterOf({ someUsers, userCount, reason, ...day }: ExceptionDayInList): string {
  const users = userCount === someUsers.length ? someUsers : null;
  return JSON.stringify({ ...day, users, reason: reason?.id ?? null }, [
    "id",
    "people",
    ...Object.keys(emptyException),
  ]);
}

/**
 * Parses the exception day with that id from the address, limited to values valid in the form; null if invalid or
 * without all of its people: then the form waits for the server.
 */
export function readParameter(text: string | undefined, id: string): ExceptionValues | null {
  const given = readEntity(text, id);
  const date = dateOf(given?.["date"]);
  const subjects = given === null ? null : readSubjects(given);
  if (given === null || date === null || subjects === null) return null;
  const [start, end] = [timeOf(given["start"]), timeOf(given["end"])];
  const workDay = given["workDay"] === true;
  return {
    date,
    repeats: oneOf(repetitions, given["repeats"]),
    workDay,
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    everyone: given["everyone"] === true,
    ...subjects,
    hasHours: workDay && start !== null && end !== null,
    start,
    end,
    reason: isId(given["reason"]) ? given["reason"] : "",
    isActive: given["isActive"] !== false,
  };
}

/** A day off has no hours, and a day for everyone names no people. */
export function bodyOf({ hasHours, users, roles, ...values }: ExceptionValues): ExceptionDayInput {
  const hasOwnHours = values.workDay && hasHours;
  return {
    ...values,
    ...subjectIds(values.everyone ? noSubjects : { users, roles }),
    date: values.date ?? "",
    start: hasOwnHours ? values.start : null,
    end: hasOwnHours ? values.end : null,
    reason: values.reason === "" ? null : values.reason,
  };
}
