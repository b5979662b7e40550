import {
  employeeNumber,
  employeeNumberLength,
  employmentDate,
  mostWeeklyMinutes,
  weeklyMinutes,
} from "#modules/people/server/index.ts";
import type { finderOf, NamedItem } from "#platform/imports/find-named.ts";
import { toLatinDigits } from "#shared/validators.ts";
import type { Column, RowError, WrittenRow } from "./read-table.ts";

/** The employment that a row states; an empty cell states nothing. */
export type GivenEmployment = {
  employeeNumber?: string;
  hireDate?: string;
  endDate?: string;
  contractKind?: string;
  weeklyMinutes?: number;
};

/** Reports an error of the row. */
export type Wrong = (column: Column | null, message: RowError["message"], values?: RowError["values"]) => void;

function readNumber(text: string, wrong: Wrong): string | undefined {
  const parsed = employeeNumber.safeParse(text);
  if (parsed.success) return parsed.data ?? undefined;
  const isLong = text.trim().length > employeeNumberLength;
  wrong("employeeNumber", isLong ? "tooLong" : "numberInvalid", { max: employeeNumberLength });
  return undefined;
}

function readDate(column: "hireDate" | "endDate", text: string, wrong: Wrong): string | undefined {
  const parsed = employmentDate.safeParse(toLatinDigits(text));
  if (!parsed.success) wrong(column, "date");
  return parsed.data;
}

function readMinutes(text: string, wrong: Wrong): number | undefined {
  const parsed = weeklyMinutes.safeParse(text);
  if (!parsed.success) wrong("weeklyMinutes", "minutes", { max: mostWeeklyMinutes });
  return parsed.data;
}

/** Reads the employment of a row, and reports its errors. */
export function readEmployment({ cells }: WrittenRow, findKind: ReturnType<typeof finderOf<NamedItem>>, wrong: Wrong) {
  const read = <Value>(text: string, parse: (text: string) => Value): Value | undefined =>
    text === "" ? undefined : parse(text);
  const kind = read(cells.contractKind, (name) => {
    const found = findKind(name);
    if (found === null) wrong("contractKind", "nameAmbiguous", { value: name });
    if (found === undefined) wrong("contractKind", "contractKindUnknown", { value: name });
    return found?.id;
  });
  const hireDate = read(cells.hireDate, (text) => readDate("hireDate", text, wrong));
  const endDate = read(cells.endDate, (text) => readDate("endDate", text, wrong));
  if (hireDate !== undefined && endDate !== undefined && endDate < hireDate) wrong("endDate", "endBeforeHire");
  const given = {
    employeeNumber: read(cells.employeeNumber, (text) => readNumber(text, wrong)),
    hireDate,
    endDate,
    contractKind: kind,
    weeklyMinutes: read(cells.weeklyMinutes, (text) => readMinutes(text, wrong)),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
