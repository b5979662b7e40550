import { finderOf } from "#platform/imports/find-named.ts";
import { tableReader, type WrittenRow as TableRow } from "#platform/imports/read-table.ts";
import type { RowError as TableError, RowErrors } from "#platform/imports/row-errors.ts";
import { fold } from "#shared/fold.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { type NamedReference, ruleDate } from "../../contract/schemas-parts.ts";
import { dayOf } from "../../contract/written-time.ts";
import { maxDates } from "../exception-days/policy.ts";
import type { HolidayRow } from "../exception-days/queries.ts";
import type { ExceptionValues } from "../exception-days/store.ts";
import type { HolidayMessage } from "./messages.ts";

const names = {
  date: ["date", "from", "first date", "first day", "التاريخ", "من", "من تاريخ", "أول يوم"],
  lastDate: ["lastDate", "last date", "last day", "to", "until", "إلى", "إلى تاريخ", "آخر يوم", "آخر تاريخ"],
  nameAr: ["nameAr", "name in Arabic", "Arabic name", "الاسم", "الاسم بالعربية", "الاسم العربي"],
  nameEn: ["nameEn", "name in English", "English name", "name", "الاسم بالإنجليزية", "الاسم الإنجليزي"],
  repeats: ["repeats", "repeat", "التكرار", "يتكرر"],
  roles: ["roles", "role", "for", "الأدوار", "الدور", "لمن"],
};
type Column = keyof typeof names;
type WrittenRow = TableRow<Column>;
type RowError = TableError<Column, HolidayMessage>;
export type Errors = RowErrors<Column, HolidayMessage>;

/** Parses the table of holidays: more than some years of them are no list to read through. */
export const readTable = tableReader<Column>({
  names,
  findMissing: (has) => (has("date") ? [] : ["date"]),
  maxRows: 200,
});

/** A valid row. */
export type Holiday = { row: number; values: ExceptionValues };

const maxLetters = 120;

const repetitions: readonly (readonly [ExceptionValues["repeats"], readonly string[]])[] = [
  ["none", ["", "none", "no", "لا", "لا يتكرر"]],
  ["gregorian", ["gregorian", "ميلادي"]],
  ["hijri", ["hijri", "هجري"]],
];
const repeatsOf = new Map(repetitions.flatMap(([repeats, words]) => words.map((word) => [fold(word), repeats])));

/** Parses a date: null if empty, undefined if invalid. */
function readDate(text: string): string | null | undefined {
  if (text === "") return null;
  const date = ruleDate.safeParse(toLatinDigits(text));
  return date.success ? date.data : undefined;
}

/** Returns the dates of a row: null if invalid, with errors. */
function readDates(
  cells: WrittenRow["cells"],
  wrong: (column: Column, message: HolidayMessage, values?: object) => void,
) {
  const [date, last] = [readDate(cells.date), readDate(cells.lastDate)];
  if (date === null) wrong("date", "required");
  if (date === undefined) wrong("date", "date");
  if (last === undefined) wrong("lastDate", "date");
  if (date == null || last === undefined) return null;
  if (last !== null && last < date) wrong("lastDate", "endBeforeStart");
  if (last !== null && dayOf(last) - dayOf(date) >= maxDates) wrong("lastDate", "datesMany", { max: maxDates });
  return { date, lastDate: last === date ? null : last };
}

const keyOf = ({ date, lastDate, repeats, roles }: HolidayRow): string =>
  JSON.stringify([date, lastDate, repeats, roles]);

/** Parses the rows as days off, for everyone or for roles, and adds errors for invalid ones. */
export function readHolidays(rows: readonly WrittenRow[], roles: readonly NamedReference[], errors: Errors): Holiday[] {
  const findRole = finderOf(roles);
  const read: Holiday[] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of rows) {
    const before = errors.count;
    const wrong = (column: RowError["column"], message: HolidayMessage, values: RowError["values"] = {}): void =>
      errors.add({ row, column, message, values });
    const dates = readDates(cells, (column, message, values = {}) => wrong(column, message, { ...values }));
    if (cells.nameAr === "" && cells.nameEn === "") wrong("nameEn", "nameMissing");
    for (const column of ["nameAr", "nameEn"] as const) {
      if (cells[column].length > maxLetters) wrong(column, "nameLong", { max: maxLetters });
    }
    const repeats = repeatsOf.get(fold(cells.repeats));
    if (repeats === undefined) wrong("repeats", "repeats");
    const named = new Set<string>();
    for (const name of cells.roles.split(/[;؛]/).map((part) => part.trim())) {
      if (name === "") continue;
      const role = findRole(name);
      if (role == null) wrong("roles", role === null ? "nameAmbiguous" : "roleUnknown", { value: name });
      else named.add(role.id);
    }
    if (errors.count > before || dates === null || repeats === undefined) continue;
    const ids = [...named].toSorted((one, other) => Number(one) - Number(other));
    const first = seen.get(keyOf({ ...dates, repeats, roles: ids }));
    if (first !== undefined) {
      wrong(null, "repeated", { row: first });
      continue;
    }
    seen.set(keyOf({ ...dates, repeats, roles: ids }), row);
    read.push({
      row,
      values: {
        ...dates,
        repeats,
        workDay: false,
        nameAr: cells.nameAr === "" ? null : cells.nameAr,
        nameEn: cells.nameEn === "" ? null : cells.nameEn,
        everyone: ids.length === 0,
        users: [],
        roles: ids,
        start: null,
        end: null,
        reason: null,
        isActive: true,
      },
    });
  }
  return read;
}

/** Returns errors for holidays that exist. */
export function existingErrors(holidays: readonly Holiday[], existing: readonly HolidayRow[]): RowError[] {
  const known = new Set(existing.map(keyOf));
  return holidays
    .filter(({ values }) => known.has(keyOf(values)))
    .map(({ row }) => ({ row, column: null, message: "exists" }));
}
