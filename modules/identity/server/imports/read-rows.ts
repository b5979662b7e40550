import { oneLine } from "#shared/fields.ts";
import type { Locale } from "#shared/locale.ts";
import { finderOf, type NamedThing } from "#platform/imports/find-named.ts";
import { characterCount, email as emailVerdict, isVisible } from "#shared/validators.ts";
import type { Column, RowError, WrittenRow } from "./read-table.ts";

/** What rows are read against. People by their address in small letters. */
export type KnownThings = {
  people: ReadonlyMap<string, string>;
  /** The addresses of those who have left. */
  closed: ReadonlySet<string>;
  departments: readonly NamedThing[];
  roles: readonly (NamedThing & { canGrant: boolean })[];
  /** Of rows that name no language. */
  locale: Locale;
};

/** Somebody to be invited. `manager` is the address of one who is here, or who stands in the table too. */
export type ReadRow = {
  row: number;
  email: string;
  nameEn: string | null;
  nameAr: string | null;
  titleEn: string | null;
  titleAr: string | null;
  department: string | null;
  manager: string | null;
  roles: string[];
  locale: Locale;
};

const longest = 200;

/** The rows whose chain of managers within the table comes back to them. */
function findCircles(rows: readonly ReadRow[]): ReadRow[] {
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const isSafe = new Map<string, boolean>();
  return rows.filter((row) => {
    const seen = new Set<string>();
    for (let at: ReadRow | undefined = row; at !== undefined; at = byEmail.get(at.manager ?? "")) {
      if (isSafe.get(at.email) === true) break;
      if (seen.has(at.email)) return seen.has(row.email) && at.email === row.email;
      seen.add(at.email);
    }
    for (const email of seen) isSafe.set(email, true);
    return false;
  });
}

const languages: Readonly<Record<string, Locale>> = {
  en: "en",
  english: "en",
  الإنجليزية: "en",
  ar: "ar",
  arabic: "ar",
  العربية: "ar",
};

/** What the rows mean, who of them has an account already, and what is wrong with those that mean nothing. */
export function readRows(
  rows: readonly WrittenRow[],
  things: KnownThings,
): { read: ReadRow[]; known: number; errors: RowError[] } {
  const findDepartment = finderOf(things.departments);
  const findRole = finderOf(things.roles);
  const inTable = new Set(rows.map(({ cells }) => cells.email.toLowerCase()));
  const read: ReadRow[] = [];
  const errors: RowError[] = [];
  const seen = new Map<string, number>();
  let known = 0;
  for (const { row, cells } of rows) {
    const before = errors.length;
    const wrong = (column: Column | null, message: RowError["message"], values: RowError["values"] = {}): void => {
      errors.push({ row, column, message, values });
    };
    const textIn = (column: "nameEn" | "nameAr" | "titleEn" | "titleAr"): string | null => {
      const text = oneLine(cells[column]);
      if (characterCount(text) > longest) wrong(column, "tooLong", { max: longest });
      return isVisible(text) ? text : null;
    };
    const email = cells.email.toLowerCase();
    if (email === "") wrong("email", "required");
    else if (email.length > 254 || emailVerdict(email) !== null) wrong("email", "email");
    const first = seen.get(email);
    if (first !== undefined) wrong("email", "repeated", { row: first });
    else if (email !== "") seen.set(email, row);
    const [nameEn, nameAr, titleEn, titleAr] = [
      textIn("nameEn"),
      textIn("nameAr"),
      textIn("titleEn"),
      textIn("titleAr"),
    ];
    if (nameEn === null && nameAr === null) wrong(null, "nameMissing");
    const department = cells.department === "" ? undefined : findDepartment(cells.department);
    if (department === null) wrong("department", "nameAmbiguous", { value: cells.department });
    if (department === undefined && cells.department !== "")
      wrong("department", "departmentUnknown", { value: cells.department });
    const manager = cells.manager.toLowerCase();
    const isHere = things.people.has(manager) ? !things.closed.has(manager) : inTable.has(manager);
    if (manager !== "" && !isHere) wrong("manager", "managerUnknown", { value: cells.manager });
    const roles = cells.role.split(/[;,،|]/).flatMap((written) => {
      const value = written.trim();
      if (value === "") return [];
      const role = findRole(value);
      if (role === null) wrong("role", "nameAmbiguous", { value });
      else if (role === undefined) wrong("role", "roleUnknown", { value });
      else if (!role.canGrant) wrong("role", "roleRefused", { value });
      else return [role.id];
      return [];
    });
    const locale = cells.language === "" ? things.locale : languages[cells.language.toLowerCase()];
    if (locale === undefined) wrong("language", "language");
    if (errors.length > before || locale === undefined) continue;
    if (things.people.has(email)) {
      known += 1;
      continue;
    }
    read.push({
      row,
      email,
      nameEn,
      nameAr,
      titleEn,
      titleAr,
      department: department?.id ?? null,
      manager: manager === "" ? null : manager,
      roles: [...new Set(roles)],
      locale,
    });
  }
  for (const { row } of findCircles(read)) errors.push({ row, column: "manager", message: "managerCircle" });
  return { read, known, errors: errors.toSorted((one, other) => one.row - other.row) };
}
