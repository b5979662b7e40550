import { writeMinutes, type XlsxCell } from "#platform/http/xlsx.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { Totals } from "../../contract/schemas-day.ts";
import type { NumberedAttendee } from "../../contract/schemas-parts.ts";
import { sheetMessages } from "./messages.ts";
import type { Cell } from "./compute-cells.ts";

const durations = ["requiredMinutes", "workedMinutes"] as const;
const numbers = [
  "lateTimes",
  "lateMinutes",
  "earlyTimes",
  "earlyMinutes",
  "presentDays",
  "absentDays",
  "incompleteDays",
  "leaveDays",
] as const;

/** Number of columns before the dates. */
export const columnsBefore = 4;

/** Returns the headings of the columns with their widths in characters. */
export function headingsOf(locale: Locale, dates: readonly string[]): { heading: XlsxCell; width: number }[] {
  const words = sheetMessages[locale];
  return [
    { heading: words.number, width: 8 },
    { heading: words.employeeNumber, width: 16 },
    { heading: words.name, width: 28 },
    { heading: words.department, width: 24 },
    ...dates.map((date) => ({ heading: { date }, width: 16 })),
    ...[...durations, ...numbers].map((total) => ({ heading: words[total], width: 16 })),
  ];
}

export type Line = {
  person: Pick<NumberedAttendee, "id" | "employeeNumber" | "nameAr" | "nameEn" | "department">;
  cells: Cell[];
  totals: Totals;
};

/** Returns a person's row: the state and worked time of each date, then the totals. */
export function rowOf(locale: Locale, dates: readonly string[], { person, cells, totals }: Line): XlsxCell[] {
  const { state: words } = sheetMessages[locale];
  const byDate = new Map(cells.map((cell) => [cell.date, cell]));
  const cellOf = (date: string): string | null => {
    const cell = byDate.get(date);
    if (cell === undefined) return null;
    const word = words[cell.state];
    return cell.workedMinutes === 0 ? word : `${word} ${writeMinutes(cell.workedMinutes)}`;
  };
  return [
    Number(person.id),
    person.employeeNumber,
    nameIn(locale, person),
    person.department === null ? null : nameIn(locale, person.department),
    ...dates.map(cellOf),
    ...durations.map((total) => ({ minutes: totals[total] })),
    ...numbers.map((total) => totals[total]),
  ];
}
