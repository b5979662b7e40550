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
  const chosen = { department: departments, contractKind: contractKinds };
  const nameAfter = (field: keyof typeof chosen, id: string): string => {
    const found = chosen[field].find((item) => item.id === id);
    return found === undefined ? "" : nameIn(locale, found);
  };
  // Of the person's row: a department or kind that is held may no longer be offered.
  const nameBefore = (field: keyof typeof chosen, person: CurrentRow): string =>
    field === "department"
      ? nameIn(locale, { nameEn: person.department_en, nameAr: person.department_ar })
      : nameIn(locale, { nameEn: person.contract_kind_en, nameAr: person.contract_kind_ar });
  const isNamed = (field: ChangedField["field"]): field is keyof typeof chosen => field in chosen;
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
      const was = before[field] === null ? null : String(before[field]);
      return isNamed(field)
        ? { field, before: was === null ? null : nameBefore(field, person), after: nameAfter(field, String(value)) }
        : { field, before: was, after: String(value) };
    });
    return [{ row, person, given: Object.fromEntries(differing), fields }];
  });
}

/** Identifies what an import would do, so that applying can tell whether a check has listed exactly this. */
export function basisOf(invited: readonly ReadRow[], changes: readonly PlannedChange[]): string {
  const plan = [
    invited.map(({ row, email }) => [row, email]),
    changes.map(({ row, person: { id, version }, given }) => [row, id, version, given]),
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
