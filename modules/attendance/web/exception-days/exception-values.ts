import type {
  ExceptionDay,
  ExceptionDayInList,
  ExceptionDayInput,
} from "#modules/attendance/contract/schemas-exception-day.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { dateOf, oneOf, readEntity, textOf, timeOf } from "../rules/entity-parameter.ts";
import { noSubjects, subjectIds, type SubjectRole, type SubjectValue } from "../subjects/subject-value.ts";

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

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);
const nameOrNull = (value: unknown): string | null => textOf(value) || null;

/** Parses the items of an array that have an id; null if it is not an array. */
function listed<Item>(value: unknown, read: (item: Record<string, unknown>, id: string) => Item): Item[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null) return [];
    const given = item as Record<string, unknown>;
    return isId(given["id"]) ? [read(given, given["id"])] : [];
  });
}

const readUser = (item: Record<string, unknown>, id: string): PersonSummary => ({
  id,
  nameAr: nameOrNull(item["nameAr"]),
  nameEn: nameOrNull(item["nameEn"]),
  titleAr: null,
  titleEn: null,
  photoUrl: null,
});
const readRole = (item: Record<string, unknown>, id: string): SubjectRole => ({
  id,
  nameAr: textOf(item["nameAr"]),
  nameEn: textOf(item["nameEn"]),
  people: typeof item["people"] === "number" && Number.isInteger(item["people"]) ? item["people"] : 0,
});

/**
 * Parses the exception day with that id from the address, limited to values valid in the form; null if invalid or
 * without all of its people: then the form waits for the server.
 */
export function readParameter(text: string | undefined, id: string): ExceptionValues | null {
  const given = readEntity(text, id);
  const date = dateOf(given?.["date"]);
  const users = listed(given?.["users"], readUser);
  const roles = listed(given?.["roles"], readRole);
  if (given === null || date === null || users === null || roles === null) return null;
  const [start, end] = [timeOf(given["start"]), timeOf(given["end"])];
  const workDay = given["workDay"] === true;
  return {
    date,
    repeats: oneOf(repetitions, given["repeats"]),
    workDay,
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    everyone: given["everyone"] === true,
    users,
    roles,
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
