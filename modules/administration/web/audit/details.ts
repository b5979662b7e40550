import { fieldOf } from "#modules/administration/contract/fields.ts";
import { isRecord } from "#shared/is-record.ts";

export type Change = { field: string; before: unknown; after: unknown };

/** Splits details into changes by field, from `before` and `after`, and all other values. */
export function splitDetails(details: Record<string, unknown>): { changes: Change[]; others: [string, unknown][] } {
  const { before, after, ...rest } = details;
  const [was, is] = [before ?? {}, after ?? {}];
  if (!isRecord(was) || !isRecord(is)) return { changes: [], others: Object.entries(details) };
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return {
    changes: fields.map((field) => ({ field, before: was[field], after: is[field] })),
    others: Object.entries(rest),
  };
}

/** Returns the changed fields; `isBare` if only their names were recorded. */
export function changedFields(details: Record<string, unknown>): (Change & { isBare: boolean })[] {
  const { before, after, fields } = details;
  if (isRecord(before) && isRecord(after)) {
    return splitDetails(details)
      .changes.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
      .map((change) => ({ ...change, field: fieldOf(change.field), isBare: false }));
  }
  return Array.isArray(fields)
    ? fields.map((field) => ({ field: fieldOf(String(field)), before: undefined, after: undefined, isBare: true }))
    : [];
}

export function namesOf(
  details: Record<string, unknown>,
): { nameAr: string | null; nameEn: string | null } | undefined {
  for (const part of [details["after"], details["before"], details]) {
    if (!isRecord(part)) continue;
    const textAt = (...keys: string[]): string | null => {
      const found = keys.map((key) => part[key]).find((value) => typeof value === "string");
      return typeof found === "string" ? found : null;
    };
    const nameAr = textAt("nameAr", "name_ar", "titleAr", "title_ar", "name", "code");
    const nameEn = textAt("nameEn", "name_en", "titleEn", "title_en", "name", "code");
    if (nameAr !== null || nameEn !== null) return { nameAr, nameEn };
  }
  return undefined;
}

/** Returns the recorded count of an entry: of an import, all that it added or changed. */
export function countOf({ count, created, changed }: Record<string, unknown>): number {
  const counts = typeof count === "number" ? [count] : [created, changed];
  return counts.reduce((sum: number, one) => sum + (typeof one === "number" ? one : 0), 0);
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const minutes = /Minutes$|Allowance$|^(?:opensBefore|closesAfter|halfDayBelow|absentBelow)$/;

/** Returns the unit of a number field; null for none. */
export function unitOf(field: string): "minutes" | "days" | "metres" | null {
  if (minutes.test(field)) return "minutes";
  if (field.endsWith("Days")) return "days";
  return field === "radius" || field === "maximumAccuracy" ? "metres" : null;
}
