import { toLatinDigits } from "#shared/validators.ts";
import type { RecordChange } from "../../contract/schemas-records.ts";
import type { RecordValues } from "./store.ts";

const columnOf = {
  nameAr: "name_ar",
  nameEn: "name_en",
  titleAr: "title_ar",
  titleEn: "title_en",
  phone: "phone",
  department: "department_id",
  manager: "manager_id",
  employeeNumber: "employee_number",
  hireDate: "hire_date",
  endDate: "left_on",
  contractKind: "contract_kind_id",
  weeklyMinutes: "weekly_minutes",
} as const satisfies Record<Exclude<keyof RecordChange, "version" | "reason">, keyof RecordValues>;

type RecordField = keyof typeof columnOf;
const fields = Object.keys(columnOf) as RecordField[];

/** Applies a change to a record: returns the new values, and the fields that differ before and after. */
export function applyChange(
  current: RecordValues,
  change: Omit<RecordChange, "version" | "reason">,
): { values: RecordValues; before: Partial<RecordChange>; after: Partial<RecordChange> } {
  const changed = fields.filter((field) => {
    const given = change[field];
    return given !== undefined && given !== current[columnOf[field]];
  });
  const pick = (from: (field: RecordField) => unknown): Partial<RecordChange> =>
    Object.fromEntries(changed.map((field) => [field, from(field)]));
  const after = pick((field) => change[field]);
  const columns = changed.map((field) => [columnOf[field], change[field]]);
  return {
    values: { ...current, ...(Object.fromEntries(columns) as Partial<RecordValues>) },
    before: pick((field) => current[columnOf[field]]),
    after,
  };
}

/** Returns whether the person would be above themselves; `chain` is the new manager with all managers above. */
export const makesCycle = (personId: string, chain: readonly string[]): boolean => chain.includes(personId);

/** Whether employment would end before it begins. */
export const endsBeforeItBegins = ({ hire_date: first, left_on: last }: RecordValues): boolean =>
  first !== null && last !== null && last < first;

/** Collapses spaces, converts digits to Latin ones, and an empty text to null. */
export function cleanPhone(phone: string | null): string | null {
  const clean = toLatinDigits(phone ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return clean === "" ? null : clean;
}
