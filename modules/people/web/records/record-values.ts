import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";

/** The fields of the form; an empty text means none. */
export type RecordValues = Pick<PersonRecord, "manager" | "hireDate" | "endDate"> &
  Record<"nameEn" | "nameAr" | "titleEn" | "titleAr" | "department" | "phone", string> &
  Record<"employeeNumber" | "contractKind" | "weeklyMinutes", string> & {
    /** The reason for assigning authority to oneself. */
    reason: string;
  };

export const valuesOf = (record: PersonRecord): RecordValues => ({
  nameEn: record.nameEn ?? "",
  nameAr: record.nameAr ?? "",
  titleEn: record.titleEn ?? "",
  titleAr: record.titleAr ?? "",
  department: record.department?.id ?? "",
  manager: record.manager,
  phone: record.phone ?? "",
  employeeNumber: record.employeeNumber ?? "",
  hireDate: record.hireDate,
  endDate: record.endDate,
  contractKind: record.contractKind?.id ?? "",
  weeklyMinutes: record.weeklyMinutes === null ? "" : String(record.weeklyMinutes),
  reason: "",
});

/** Returns the values for the request: ids, and null for none. */
const wire = ({ manager, hireDate, endDate, ...texts }: RecordValues): Record<string, string | null> => ({
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
  manager: manager?.id ?? null,
  hireDate,
  endDate,
});

/** Returns the changed fields for the request. */
export function changesOf(values: RecordValues, record: PersonRecord): Record<string, string | null> {
  const kept = wire(valuesOf(record));
  return Object.fromEntries(Object.entries(wire(values)).filter(([field, value]) => value !== kept[field]));
}
