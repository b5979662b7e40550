import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { employeeNumberKey } from "#modules/people/server/index.ts";
import { finderOf } from "#platform/imports/find-named.ts";
import { tableReader, type WrittenRow as TableRow } from "#platform/imports/read-table.ts";
import type { RowError as TableError, RowErrors } from "#platform/imports/row-errors.ts";
import { isWithin, toLatinDigits } from "#shared/validators.ts";
import { leaveDate } from "../../contract/schemas-balances.ts";
import { entryDays, mostDays, noteLength } from "../../contract/schemas-entries.ts";
import type { TypeRow } from "../balances/queries.ts";
import { checkEntry } from "../entries/check-entry.ts";
import { importWords, type ImportMessage } from "./messages.ts";
import type { ImportedPerson } from "./queries.ts";

const names = {
  employeeNumber: ["employeeNumber", "employee number", "number", "الرقم الوظيفي", "رقم الموظف"],
  email: ["email", "e-mail", "email address", "e-mail address", "البريد", "البريد الإلكتروني", "الإيميل"],
  type: ["type", "leave type", "leave", "النوع", "نوع الإجازة", "الإجازة"],
  date: ["date", "on", "as of", "التاريخ", "بتاريخ"],
  days: ["days", "balance", "opening balance", "الأيام", "عدد الأيام", "الرصيد", "الرصيد الافتتاحي"],
  expires: ["expires", "expiry", "last usable day", "ينتهي في", "تاريخ الانتهاء", "آخر يوم للاستخدام"],
  note: ["note", "notes", "ملاحظة", "الملاحظة", "ملاحظات"],
};
type Column = keyof typeof names;
export type WrittenRow = TableRow<Column>;
export type RowError = TableError<Column, ImportMessage>;
export type Errors = RowErrors<Column, ImportMessage>;

/** Parses the table of opening balances. */
export const readTable = tableReader<Column>({
  names,
  findMissing: (has) => [
    ...(has("employeeNumber") || has("email") ? [] : (["employeeNumber"] as const)),
    ...(["type", "date", "days"] as const).filter((column) => !has(column)),
  ],
  maxRows: 20_000,
});

/** A valid row. */
export type ReadRow = {
  row: number;
  person: ImportedPerson;
  type: TypeRow;
  date: string;
  days: number;
  expires: string | null;
  note: string | null;
};

/** Rows that the table refers to, and the officer. */
export type ImportReferences = {
  people: readonly ImportedPerson[];
  /** Whether a person is within the officer's bounds on the date of a row. */
  isReached: (person: ImportedPerson, cells: WrittenRow["cells"]) => boolean;
  types: readonly TypeRow[];
  openings: readonly { person: string; type: string; date: string }[];
  officerId: string;
};

type Wrong = (column: RowError["column"], message: RowError["message"], values?: RowError["values"]) => void;

/** Returns the date that a row is judged by, null if it has none. */
export const dateOf = ({ date }: WrittenRow["cells"]): string | null =>
  leaveDate.safeParse(toLatinDigits(date)).data ?? null;

/** Returns the people that a row names. */
export function finderOfPeople(people: readonly ImportedPerson[]) {
  const byEmail = new Map(people.flatMap((person) => (person.email === null ? [] : [[person.email, person]])));
  const byNumber = new Map(people.flatMap((person) => (person.key === null ? [] : [[person.key, person]])));
  return ({ employeeNumber, email }: WrittenRow["cells"]) => ({
    addressed: byEmail.get(email.toLowerCase()),
    numbered: byNumber.get(employeeNumberKey(employeeNumber)),
  });
}

/** Parses a date: null if empty, undefined after an error. */
function readDate(column: "date" | "expires", text: string, wrong: Wrong): string | null | undefined {
  if (text === "") return null;
  const parsed = leaveDate.safeParse(toLatinDigits(text));
  if (!parsed.success) wrong(column, "date");
  return parsed.data;
}

function readDays(text: string, wrong: Wrong): number | undefined {
  const parsed = entryDays.safeParse(text);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  wrong("days", message === "notZero" || message === "twoDecimals" ? message : "days", { max: mostDays });
  return undefined;
}

const isImportMessage = (key: string): key is ImportMessage => key in importWords.en;

/** Rows parsed before other work on the event loop gets its turn. */
const stepRows = 1000;

/** Parses the rows and adds errors for invalid ones. */
export async function readRows(
  rows: readonly WrittenRow[],
  { people, isReached, types, openings, officerId }: ImportReferences,
  errors: Errors,
): Promise<ReadRow[]> {
  const findType = finderOf(types);
  const findNamed = finderOfPeople(people);
  const keyOf = (person: string, type: string, date: string): string => JSON.stringify([person, type, date]);
  const there = new Set(openings.map(({ person, type, date }) => keyOf(person, type, date)));
  const seen = new Map<string, number>();

  function findPerson(cells: WrittenRow["cells"], wrong: Wrong): ImportedPerson | undefined {
    const { employeeNumber, email } = cells;
    if (email === "" && employeeNumber === "") return void wrong("employeeNumber", "personMissing");
    const named = findNamed(cells);
    // One outside the bounds is like one that does not exist.
    const reached = (person: ImportedPerson | undefined) =>
      person !== undefined && isReached(person, cells) ? person : undefined;
    const [addressed, numbered] = [reached(named.addressed), reached(named.numbered)];
    if (email !== "" && addressed === undefined) return void wrong("email", "personUnknown", { value: email });
    if (employeeNumber !== "" && numbered === undefined)
      return void wrong("employeeNumber", "numberUnknown", { value: employeeNumber });
    if (addressed !== undefined && numbered !== undefined && addressed.id !== numbered.id)
      return void wrong("employeeNumber", "numberElsewhere", { value: employeeNumber });
    return addressed ?? numbered;
  }

  const read: ReadRow[] = [];
  for (const { row, cells } of rows) {
    if (row % stepRows === 0) await yieldToEventLoop();
    const before = errors.count;
    const wrong: Wrong = (column, message, values = {}) => errors.add({ row, column, message, values });
    for (const column of ["type", "date", "days"] as const) if (cells[column] === "") wrong(column, "required");
    const person = findPerson(cells, wrong);
    if (person?.id === officerId) wrong(null, "ownLeave");
    if (person?.hireDate === null) wrong(null, "hireDateMissing");
    const type = findType(cells.type);
    if (cells.type !== "" && type === undefined) wrong("type", "typeUnknown", { value: cells.type });
    if (type === null) wrong("type", "nameAmbiguous", { value: cells.type });
    const [date, expires] = [readDate("date", cells.date, wrong), readDate("expires", cells.expires, wrong)];
    const days = cells.days === "" ? undefined : readDays(cells.days, wrong);
    if (!isWithin(cells.note, noteLength)) wrong("note", "tooLong", { max: noteLength });
    if (errors.count > before || person === undefined || type == null || date == null || days === undefined) continue;
    const entry = { date, days, expires: expires ?? null };
    for (const { path, message } of checkEntry(entry, person.hireDate ?? date)) {
      const column = path === "expires" ? "expires" : "date";
      if (isImportMessage(message.key)) wrong(column, message.key, message.values ?? {});
    }
    const key = keyOf(person.id, type.id, date);
    if (there.has(key)) wrong("date", "alreadyThere");
    const first = seen.get(JSON.stringify([key, entry]));
    if (first === undefined) seen.set(JSON.stringify([key, entry]), row);
    else wrong(null, "repeated", { row: first });
    if (errors.count === before)
      read.push({ row, person, type, ...entry, note: cells.note === "" ? null : cells.note });
  }
  return read;
}
