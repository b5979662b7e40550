import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { oneLine } from "#shared/fields.ts";
import type { Locale } from "#shared/locale.ts";
import { finderOf, type NamedItem } from "#platform/imports/find-named.ts";
import { email as emailVerdict, isVisible, isWithin, maxEmailLength, unitsOf } from "#shared/validators.ts";
import { readEmployment, type GivenEmployment } from "./read-employment.ts";
import type { Column, Errors, RowError, WrittenRow } from "./read-table.ts";
import { noRowsYet, resolvePerson, type KnownPeople } from "./resolve-people.ts";

/** Data that rows refer to. */
export type References = KnownPeople & {
  /** Addresses of disabled accounts. */
  closed: ReadonlySet<string>;
  departments: readonly NamedItem[];
  roles: readonly (NamedItem & { canGrant: boolean })[];
  contractKinds: readonly NamedItem[];
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
  employment: GivenEmployment;
};

/** The fields that a row states about an existing person, without its empty cells. `manager` is an address. */
export type ChangeRow = {
  row: number;
  id: string;
  given: GivenEmployment & {
    [Name in "nameEn" | "nameAr" | "titleEn" | "titleAr" | "department" | "manager"]?: string;
  };
};

const maxLength = 200;
/** Of the title in a record. */
const maxTitleLength = 120;
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
 * Returns the valid rows, of new and of existing people, and adds the errors of the others. A cycle of new managers is
 * one error, at its first row. Roles and language of existing people are ignored.
 */
export async function readRows(rows: readonly WrittenRow[], references: References, errors: Errors) {
  const findDepartment = finderOf(references.departments);
  const findRole = finderOf(references.roles);
  const findKind = finderOf(references.contractKinds);
  const inTable = new Set(rows.map(({ cells }) => cells.email.toLowerCase()));
  const read: ReadRow[] = [];
  const changes: ChangeRow[] = [];
  const seen = noRowsYet();
  for (const written of rows) {
    const { row, cells } = written;
    if (row % stepRows === 0) await yieldToEventLoop();
    const before = errors.count;
    const wrong = (column: Column | null, message: RowError["message"], values: RowError["values"] = {}): void => {
      errors.add({ row, column, message, values });
    };
    const email = cells.email.toLowerCase();
    const isEmail = email.length <= maxEmailLength && emailVerdict(email) === null;
    if (email === "" && cells.employeeNumber === "") wrong("email", "required");
    else if (email !== "" && !isEmail) wrong("email", "email");
    const employment = readEmployment(written, findKind, wrong);
    const id = resolvePerson({ row, email, ...employment }, references, seen, wrong);
    const isNew = id === null;
    const textIn = (column: "nameEn" | "nameAr" | "titleEn" | "titleAr"): string | null => {
      const max = isNew || column.startsWith("name") ? maxLength : maxTitleLength;
      const isShort = cells[column].length <= unitsOf(max);
      const text = isShort ? oneLine(cells[column]) : "";
      if (!isShort || !isWithin(text, max)) wrong(column, "tooLong", { max });
      return !isShort || isVisible(text) ? text : null;
    };
    const [nameEn, nameAr, titleEn, titleAr] = [
      textIn("nameEn"),
      textIn("nameAr"),
      textIn("titleEn"),
      textIn("titleAr"),
    ];
    if (isNew && nameEn === null && nameAr === null) wrong(null, "nameMissing");
    const department = cells.department === "" ? undefined : findDepartment(cells.department);
    if (department === null) wrong("department", "nameAmbiguous", { value: cells.department });
    if (department === undefined && cells.department !== "")
      wrong("department", "departmentUnknown", { value: cells.department });
    const manager = cells.manager.toLowerCase();
    const isHere = references.people.has(manager) ? !references.closed.has(manager) : inTable.has(manager);
    if (manager !== "" && !isHere) wrong("manager", "managerUnknown", { value: cells.manager });
    const names = isNew ? cells.role.split(/[;,،|]/, maxRoles + 1) : [];
    if (names.length > maxRoles) wrong("role", "rolesMany", { max: maxRoles });
    const roles = names.slice(0, maxRoles).flatMap((name) => {
      const value = name.trim();
      if (value === "") return [];
      const role = findRole(value);
      if (role === null) wrong("role", "nameAmbiguous", { value });
      else if (role === undefined) wrong("role", "roleUnknown", { value });
      else if (!role.canGrant) wrong("role", "roleRefused", { value });
      else return [role.id];
      return [];
    });
    const locale = cells.language === "" || !isNew ? references.locale : languages[cells.language.toLowerCase()];
    if (locale === undefined) wrong("language", "language");
    if (errors.count > before || locale === undefined || id === undefined) continue;
    if (id !== null) {
      const texts = { nameEn, nameAr, titleEn, titleAr, department: department?.id, manager };
      const stated = Object.entries(texts).filter(([, value]) => (value ?? "") !== "");
      changes.push({ row, id, given: { ...Object.fromEntries(stated), ...employment } });
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
      employment,
    });
  }
  const circles = findCircles(read);
  for (const circle of circles) {
    errors.add({ row: Math.min(...circle.map(({ row }) => row)), column: "manager", message: "managerCircle" });
  }
  const inCircle = new Set(circles.flat());
  return { read: read.filter((one) => !inCircle.has(one)), changes };
}
