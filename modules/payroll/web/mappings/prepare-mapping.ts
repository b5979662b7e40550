import type { PayrollLanguage } from "#modules/payroll/contract/kinds.ts";
import type { PayrollMapping } from "#modules/payroll/contract/schemas.ts";

/** A column in the form: an empty heading is the standard one. */
export type ColumnValue = { key: string; heading: string };

export type MappingValues = {
  nameAr: string;
  nameEn: string;
  language: PayrollLanguage;
  personColumns: ColumnValue[];
  hasDays: boolean;
  dayColumns: ColumnValue[];
};

const columnsOf = (...keys: string[]): ColumnValue[] => keys.map((key) => ({ key, heading: "" }));

/** Usual columns, to begin with. */
export const emptyMapping = (language: PayrollLanguage): MappingValues => ({
  nameAr: "",
  nameEn: "",
  language,
  personColumns: columnsOf(
    "employeeNumber",
    ...(language === "ar" ? ["nameAr", "departmentAr"] : ["nameEn", "departmentEn"]),
    "dueDays",
    "workedDays",
    "absentDays",
    "unpaidDays",
    "leaveDays",
    "lateMinutes",
    "earlyMinutes",
    "extraMinutes",
  ),
  hasDays: false,
  dayColumns: columnsOf("employeeNumber", "date", "state", "workedMinutes", "lateMinutes", "earlyMinutes"),
});

type Columns = PayrollMapping["personColumns"];
const valuesOfColumns = (columns: Columns): ColumnValue[] =>
  columns.map(({ key, heading }) => ({ key, heading: heading ?? "" }));

export const valuesOf = ({ nameAr, nameEn, language, personColumns, dayColumns }: PayrollMapping): MappingValues => ({
  nameAr,
  nameEn,
  language,
  personColumns: valuesOfColumns(personColumns),
  hasDays: dayColumns !== null,
  dayColumns: dayColumns === null ? emptyMapping(language).dayColumns : valuesOfColumns(dayColumns),
});

export const bodyOf = ({ hasDays, dayColumns, ...values }: MappingValues) => ({
  ...values,
  dayColumns: hasDays ? dayColumns : null,
});

/** Moves a column to the place of another. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
