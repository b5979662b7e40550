import { noSubjects, subjectIds, type SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import type {
  ExceptionDay,
  ExceptionDayInList,
  ExceptionDayInput,
} from "#modules/attendance/contract/schemas-exception-day.ts";
import { dateOf, idOf, oneOf, readerOf, textOf, timeOf, writeEntity, type Given } from "../rules/entity-parameter.ts";
import { subjectsOf } from "../subjects/subject-value.ts";

export const repetitions = ["none", "gregorian", "hijri"] as const;

/** The fields of the form; an empty `reason` is none. */
export type ExceptionValues = Pick<ExceptionDay, "repeats" | "workDay" | "everyone" | "start" | "end" | "isActive"> &
  SubjectValue & {
    date: string | null;
    /** Of several dates. */
    lastDate: string | null;
    nameAr: string;
    nameEn: string;
    /** For own hours of a working day. */
    hasHours: boolean;
    reason: string;
  };

export function valuesOf(day: Given<ExceptionDay>): ExceptionValues {
  const [start, end] = [timeOf(day.start), timeOf(day.end)];
  const workDay = day.workDay === true;
  return {
    date: dateOf(day.date),
    lastDate: dateOf(day.lastDate),
    repeats: oneOf(repetitions, day.repeats),
    workDay,
    nameAr: textOf(day.nameAr),
    nameEn: textOf(day.nameEn),
    everyone: day.everyone !== false,
    ...(subjectsOf(day) ?? noSubjects),
    hasHours: workDay && start !== null && end !== null,
    start,
    end,
    reason: idOf(day.reason),
    isActive: day.isActive !== false,
  };
}

export const emptyException = valuesOf({});

export const parameterOf = (day: ExceptionDayInList): string => writeEntity(day, emptyException);

/** Without all of its people, the form waits for the server. */
export const readParameter = readerOf(valuesOf, (day) => dateOf(day["date"]) !== null && subjectsOf(day) !== null);

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
