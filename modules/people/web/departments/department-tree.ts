import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { nameIn, type Locale } from "#shared/locale.ts";

export type PlacedDepartment = { department: Department; depth: number };

/** Arranges departments in tree order, siblings by name in the current language; each occurs once. */
export function arrangeDepartments(departments: readonly Department[], locale: Locale): PlacedDepartment[] {
  const { compare } = new Intl.Collator(locale);
  const sorted = departments.toSorted((one, other) => compare(nameIn(locale, one), nameIn(locale, other)));
  const known = new Set(departments.map(({ id }) => id));
  const placed: PlacedDepartment[] = [];
  const walk = (parent: string | null, depth: number): void => {
    for (const department of sorted) {
      const above = department.parent !== null && known.has(department.parent) ? department.parent : null;
      if (above !== parent) continue;
      placed.push({ department, depth });
      walk(department.id, depth + 1);
    }
  };
  walk(null, 0);
  return placed;
}

/** Returns the ids of a department and its descendants. */
export function withBelow(departments: readonly Department[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // Iteration includes elements that are added in the loop.
  for (const above of found) {
    for (const department of departments) if (department.parent === above) found.add(department.id);
  }
  return found;
}

/** Returns departments as indented options of a select, without some of them. */
export const departmentOptions = (
  departments: readonly Department[],
  locale: Locale,
  without: ReadonlySet<string> = new Set(),
): { value: string; label: string }[] =>
  arrangeDepartments(departments, locale)
    .filter(({ department }) => !without.has(department.id))
    .map(({ department, depth }) => ({
      value: department.id,
      label: `${"\u2003".repeat(depth)}${nameIn(locale, department)}`,
    }));
