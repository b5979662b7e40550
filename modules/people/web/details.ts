import type { Me } from "#modules/people/contract/schemas.ts";
import type { Verdict } from "#shared/validators.ts";

/** The fields of the form; an empty text stands for none. */
export type Details = { nameEn: string; nameAr: string; phone: string };
export const detailFields = ["nameEn", "nameAr", "phone"] as const;
export type DetailField = (typeof detailFields)[number];

type Named = Pick<Me, DetailField>;

export const detailsOf = ({ nameEn, nameAr, phone }: Named): Details => ({
  nameEn: nameEn ?? "",
  nameAr: nameAr ?? "",
  phone: phone ?? "",
});

/** The fields in which two states of me differ. */
export const differingFields = (one: Details, other: Details): DetailField[] =>
  detailFields.filter((field) => one[field].trim() !== other[field].trim());

/** What has to be sent: the changed fields, none for an emptied one. */
export function changesOf(values: Details, saved: Details): Partial<Record<DetailField, string | null>> {
  const changed = differingFields(values, saved).map((field) => [field, values[field].trim() || null] as const);
  return Object.fromEntries(changed);
}

/** As the server reads telephone numbers: digits of any family, spaces, hyphens, brackets, a plus. Empty passes. */
export const phoneNumber = (value: unknown): Verdict =>
  /^[+()\-\s\d٠-٩۰-۹]*$/.test(String(value)) ? null : { key: "invalid" };
