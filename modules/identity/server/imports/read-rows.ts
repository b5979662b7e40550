import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { oneLine } from "#shared/fields.ts";
import type { Locale } from "#shared/locale.ts";
import { finderOf, type NamedItem } from "#platform/imports/find-named.ts";
import { email as emailVerdict, isVisible, isWithin, maxEmailLength, unitsOf } from "#shared/validators.ts";
import type { Column, Errors, RowError, WrittenRow } from "./read-table.ts";

/** Data that rows refer to. People by address in lower case. */
export type References = {
  people: ReadonlyMap<string, string>;
  /** Addresses of disabled accounts. */
  closed: ReadonlySet<string>;
  departments: readonly NamedItem[];
  roles: readonly (NamedItem & { canGrant: boolean })[];
  /** For rows without a language. */
  locale: Locale;
};

/** A person to invite. `manager` is the address of an existing person, or of one in the table. */
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

const maxLength = 200;
/** Roles in one row. */
const maxRoles = 50;

/** Finds all cycles of managers within the table; visits each row once. */
function findCircles(rows: readonly ReadRow[]): ReadRow[][] {
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const done = new Set<string>();
  const circles: ReadRow[][] = [];
  for (const row of rows) {
    const chain = new Map<string, ReadRow>();
    let at: ReadRow | undefined = row;
    while (at !== undefined && !done.has(at.email) && !chain.has(at.email)) {
      chain.set(at.email, at);
      at = byEmail.get(at.manager ?? "");
    }
    if (at !== undefined && chain.has(at.email)) {
      const members = [...chain.values()];
      circles.push(members.slice(members.indexOf(at)));
    }
    for (const email of chain.keys()) done.add(email);
  }
  return circles;
}

const languages: Readonly<Record<string, Locale>> = {
  en: "en",
  english: "en",
  الإنجليزية: "en",
  ar: "ar",
  arabic: "ar",
  العربية: "ar",
};

/** Rows parsed before the event loop is released. */
const stepRows = 200;

/**
 * Returns the valid rows and the number of existing accounts, and adds the errors of the others. A cycle of managers is
 * one error, at its first row.
 */
export async function readRows(
  rows: readonly WrittenRow[],
  references: References,
  errors: Errors,
): Promise<{ read: ReadRow[]; known: number }> {
  const findDepartment = finderOf(references.departments);
  const findRole = finderOf(references.roles);
  const inTable = new Set(rows.map(({ cells }) => cells.email.toLowerCase()));
  const read: ReadRow[] = [];
  const seen = new Map<string, number>();
  let known = 0;
  for (const { row, cells } of rows) {
    if (row % stepRows === 0) await yieldToEventLoop();
    const before = errors.count;
    const wrong = (column: Column | null, message: RowError["message"], values: RowError["values"] = {}): void => {
      errors.add({ row, column, message, values });
    };
    const textIn = (column: "nameEn" | "nameAr" | "titleEn" | "titleAr"): string | null => {
      const isShort = cells[column].length <= unitsOf(maxLength);
      const text = isShort ? oneLine(cells[column]) : "";
      if (!isShort || !isWithin(text, maxLength)) wrong(column, "tooLong", { max: maxLength });
      return !isShort || isVisible(text) ? text : null;
    };
    const email = cells.email.toLowerCase();
    if (email === "") wrong("email", "required");
    else if (email.length > maxEmailLength || emailVerdict(email) !== null) wrong("email", "email");
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
    const isHere = references.people.has(manager) ? !references.closed.has(manager) : inTable.has(manager);
    if (manager !== "" && !isHere) wrong("manager", "managerUnknown", { value: cells.manager });
    const written = cells.role.split(/[;,،|]/, maxRoles + 1);
    if (written.length > maxRoles) wrong("role", "rolesMany", { max: maxRoles });
    const roles = written.slice(0, maxRoles).flatMap((name) => {
      const value = name.trim();
      if (value === "") return [];
      const role = findRole(value);
      if (role === null) wrong("role", "nameAmbiguous", { value });
      else if (role === undefined) wrong("role", "roleUnknown", { value });
      else if (!role.canGrant) wrong("role", "roleRefused", { value });
      else return [role.id];
      return [];
    });
    const locale = cells.language === "" ? references.locale : languages[cells.language.toLowerCase()];
    if (locale === undefined) wrong("language", "language");
    if (errors.count > before || locale === undefined) continue;
    if (references.people.has(email)) {
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
  const circles = findCircles(read);
  for (const circle of circles) {
    errors.add({ row: Math.min(...circle.map(({ row }) => row)), column: "manager", message: "managerCircle" });
  }
  const inCircle = new Set(circles.flat());
  return { read: read.filter((one) => !inCircle.has(one)), known };
}
