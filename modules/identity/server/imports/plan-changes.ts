import { createHash } from "node:crypto";
import { employeeNumberKey } from "#modules/people/server/index.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { ImportedChange } from "../../contract/users/schemas.ts";
import type { CurrentRow } from "./queries.ts";
import type { ChangeRow, ReadRow, References } from "./read-rows.ts";

type ChangedField = ImportedChange["fields"][number];

/** A row that changes a person: what it shows, and the stated fields that differ. */
export type PlannedChange = {
  row: number;
  person: CurrentRow;
  given: Partial<ChangeRow["given"]>;
  fields: ChangedField[];
};

const nameOf = (
  locale: Locale,
  items: readonly { id: string; nameEn: string; nameAr: string }[],
  id: string | null,
): string | null => {
  const found = items.find((item) => item.id === id);
  return found === undefined ? null : nameIn(locale, found);
};

/** Returns the current values of a person, as rows state them. */
const stated = (person: CurrentRow): Record<ChangedField["field"], string | number | null> => ({
  nameEn: person.name_en,
  nameAr: person.name_ar,
  titleEn: person.title_en,
  titleAr: person.title_ar,
  department: person.department_id,
  manager: person.manager_email?.toLowerCase() ?? null,
  employeeNumber: person.employee_number,
  hireDate: person.hire_date,
  endDate: person.left_on,
  contractKind: person.contract_kind_id,
  weeklyMinutes: person.weekly_minutes,
});

/** Another spelling of the number that a person was found by changes nothing. */
const isSame = (field: string, one: string | number, other: string | number | null): boolean =>
  one === other ||
  (field === "employeeNumber" && employeeNumberKey(String(one)) === employeeNumberKey(String(other ?? "")));

/**
 * Compares the rows with the people they are about. Rows that change nothing are left out; `before` and `after` are
 * texts in the reader's language.
 */
export function planChanges(
  rows: readonly ChangeRow[],
  current: ReadonlyMap<string, CurrentRow>,
  { departments, contractKinds }: Pick<References, "departments" | "contractKinds">,
  locale: Locale,
): PlannedChange[] {
  const textOf = (field: string, value: string | number | null, person: CurrentRow | null): string | null => {
    if (value === null) return null;
    if (field === "department") return nameOf(locale, departments, String(value));
    // A closed kind is not among those that can be chosen.
    const kind = { nameEn: person?.contract_kind_en ?? null, nameAr: person?.contract_kind_ar ?? null };
    if (field === "contractKind") return nameOf(locale, contractKinds, String(value)) ?? nameIn(locale, kind);
    return String(value);
  };
  return rows.flatMap(({ row, id, given }): PlannedChange[] => {
    const person = current.get(id);
    if (person === undefined) return [];
    const before = stated(person);
    const differing = Object.entries(given).filter(
      ([field, value]) => !isSame(field, value, before[field as ChangedField["field"]]),
    );
    if (differing.length === 0) return [];
    const fields = differing.map(([name, value]) => {
      const field = name as ChangedField["field"];
      return { field, before: textOf(field, before[field], person), after: textOf(field, value, null) ?? "" };
    });
    return [{ row, person, given: Object.fromEntries(differing), fields }];
  });
}

/** Identifies what an import would do, so that applying can tell whether a check has listed exactly this. */
export function basisOf(invited: readonly ReadRow[], changes: readonly PlannedChange[]): string {
  const plan = [
    invited.map(({ row, email }) => [row, email]),
    changes.map(({ row, person: { id }, fields }) => [row, id, fields]),
  ];
  return createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
}

export const presentChange = ({ row, person, fields }: PlannedChange): ImportedChange => ({
  row,
  id: person.id,
  email: person.email,
  employeeNumber: person.employee_number,
  nameEn: person.name_en,
  nameAr: person.name_ar,
  fields,
});
