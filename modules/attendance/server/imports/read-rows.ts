import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { finderOf } from "#platform/imports/find-named.ts";
import { tableReader, type WrittenRow as TableRow } from "#platform/imports/read-table.ts";
import type { RowError as TableError, RowErrors } from "#platform/imports/row-errors.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { type NamedReference, ruleDate } from "../../contract/schemas-parts.ts";
import type { ImportMessage } from "./messages.ts";

const names = {
  email: ["email", "e-mail", "email address", "e-mail address", "البريد", "البريد الإلكتروني", "الإيميل"],
  location: ["location", "site", "place", "الموقع", "موقع", "الموقع الجغرافي"],
  zone: ["zone", "schedule", "جدول الدوام", "الجدول", "جدول", "النطاق", "نطاق", "نطاق الدوام"],
  from: ["from", "from date", "start", "start date", "من", "من تاريخ", "تاريخ البداية"],
  to: ["to", "to date", "until", "end", "end date", "إلى", "إلى تاريخ", "حتى", "تاريخ النهاية"],
};
type Column = keyof typeof names;
export type WrittenRow = TableRow<Column>;
export type RowError = TableError<Column, ImportMessage>;
export type Errors = RowErrors<Column, ImportMessage>;

const needed: readonly Column[] = ["email", "location", "zone"];

/** Parses the table of assignments. Limited in rows: an assignment of all employees is given to a role. */
export const readTable = tableReader<Column>({
  names,
  findMissing: (has) => needed.filter((column) => !has(column)),
  maxRows: 20_000,
});

/** A valid row. */
export type ReadRow = {
  row: number;
  personId: string;
  location: string;
  zone: string;
  from: string | null;
  to: string | null;
};

/** Existing rows that the table refers to. People by lower-case address. */
export type ImportReferences = {
  people: ReadonlyMap<string, { id: string; isActive: boolean }>;
  locations: readonly NamedReference[];
  zones: readonly NamedReference[];
};

/** Parses a date: null if empty, undefined if invalid. */
function readDate(text: string): string | null | undefined {
  if (text === "") return null;
  const date = ruleDate.safeParse(toLatinDigits(text));
  return date.success ? date.data : undefined;
}

/** Rows parsed before other work on the event loop gets its turn. */
const stepRows = 1000;

/** Parses the rows and adds errors for invalid ones. */
export async function readRows(
  rows: readonly WrittenRow[],
  things: ImportReferences,
  errors: Errors,
): Promise<ReadRow[]> {
  const findLocation = finderOf(things.locations);
  const findZone = finderOf(things.zones);
  const read: ReadRow[] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of rows) {
    if (row % stepRows === 0) await yieldToEventLoop();
    const before = errors.count;
    const wrong = (column: RowError["column"], message: RowError["message"], values: RowError["values"] = {}) => {
      errors.add({ row, column, message, values });
    };
    for (const column of ["email", "location", "zone"] as const) if (cells[column] === "") wrong(column, "required");
    const person = things.people.get(cells.email.toLowerCase());
    if (cells.email !== "" && person === undefined) wrong("email", "personUnknown", { value: cells.email });
    if (person?.isActive === false) wrong("email", "personInactive", { value: cells.email });
    const location = findLocation(cells.location);
    const zone = findZone(cells.zone);
    if (cells.location !== "" && location === undefined)
      wrong("location", "locationUnknown", { value: cells.location });
    if (cells.zone !== "" && zone === undefined) wrong("zone", "zoneUnknown", { value: cells.zone });
    if (location === null) wrong("location", "nameAmbiguous", { value: cells.location });
    if (zone === null) wrong("zone", "nameAmbiguous", { value: cells.zone });
    const [from, to] = [readDate(cells.from), readDate(cells.to)];
    if (from === undefined) wrong("from", "date");
    if (to === undefined) wrong("to", "date");
    if (typeof from === "string" && typeof to === "string" && to < from) wrong("to", "endBeforeStart");
    if (errors.count > before || person === undefined || location == null || zone == null) continue;
    const meaning = { personId: person.id, location: location.id, zone: zone.id, from: from ?? null, to: to ?? null };
    const first = seen.get(JSON.stringify(meaning));
    if (first !== undefined) wrong(null, "repeated", { row: first });
    else {
      seen.set(JSON.stringify(meaning), row);
      read.push({ row, ...meaning });
    }
  }
  return read;
}
