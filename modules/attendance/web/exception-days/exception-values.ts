import type {
  ExceptionDay,
  ExceptionDayInList,
  ExceptionDayInput,
} from "#modules/attendance/contract/schemas-exception-day.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { dateOf, oneOf, readEntity, textOf, timeOf } from "../rules/entity-parameter.ts";
import type { SubjectRole } from "../subjects/subject-value.ts";

/** How often an exception day comes. */
export const repetitions = ["none", "gregorian", "hijri"] as const;

/** What the form of an exception day holds; an empty `reason` is none. */
export type ExceptionValues = {
  date: string | null;
  repeats: (typeof repetitions)[number];
  workDay: boolean;
  nameAr: string;
  nameEn: string;
  everyone: boolean;
  users: readonly PersonSummary[];
  roles: readonly SubjectRole[];
  /** Hours of its own, of a work day. */
  hasHours: boolean;
  start: string | null;
  end: string | null;
  reason: string;
  isActive: boolean;
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

/** The exception day as its edit screen takes it in the address: with its people, where the list knows all of them. */
export function parameterOf(day: ExceptionDayInList): string {
  const { id, date, repeats, workDay, nameAr, nameEn, everyone, roles, userCount, start, end, reason, isActive } = day;
  const named = day.someUsers.map((person) => ({ id: person.id, nameAr: person.nameAr, nameEn: person.nameEn }));
  const users = userCount === named.length ? named : null;
  const entity = { id, date, repeats, workDay, nameAr, nameEn, everyone, users, roles, start, end, isActive };
  return JSON.stringify({ ...entity, reason: reason?.id ?? null });
}

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);
const nameOrNull = (value: unknown): string | null => textOf(value) || null;

/** The objects of a list that have an id; null when it is no list. */
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
 * What the address says of the exception day with that id, as far as a form may show it; null when there is nothing to
 * show, or not everybody it is for: then the form waits for the server.
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

/** What the form says, as the server takes it: a day off has no hours, and what is for everyone names nobody. */
export function bodyOf({
  hasHours,
  start,
  end,
  reason,
  users,
  roles,
  date,
  ...values
}: ExceptionValues): ExceptionDayInput {
  const own = values.workDay && hasHours;
  return {
    ...values,
    date: date ?? "",
    users: values.everyone ? [] : users.map(({ id }) => id),
    roles: values.everyone ? [] : roles.map(({ id }) => id),
    start: own ? start : null,
    end: own ? end : null,
    reason: reason === "" ? null : reason,
  };
}
