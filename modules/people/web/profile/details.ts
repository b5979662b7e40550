import { mostSkills, skillLength } from "#modules/people/contract/limits.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { maxLength, type Verdict } from "#shared/validators.ts";

/** The fields of the form; an empty text stands for none, commas divide several. */
const detailFields = [
  "nameEn",
  "nameAr",
  "phone",
  "mobile",
  "birthDate",
  "placeEn",
  "placeAr",
  "aboutEn",
  "aboutAr",
  "languages",
  "skills",
] as const;
export type DetailField = (typeof detailFields)[number];
export type Details = Record<DetailField, string>;

/** Fields that hold several things. */
type ListField = "languages" | "skills";
const isList = (field: DetailField): field is ListField => field === "languages" || field === "skills";

export type Detailed = Pick<Me, DetailField>;

/** What commas of either script divide. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const detailsOf = (me: Detailed): Details => ({
  nameEn: me.nameEn ?? "",
  nameAr: me.nameAr ?? "",
  phone: me.phone ?? "",
  mobile: me.mobile ?? "",
  birthDate: me.birthDate ?? "",
  placeEn: me.placeEn ?? "",
  placeAr: me.placeAr ?? "",
  aboutEn: me.aboutEn ?? "",
  aboutAr: me.aboutAr ?? "",
  languages: me.languages.join(", "),
  skills: me.skills.join(", "),
});

const meant = (field: DetailField, text: string): string => (isList(field) ? partsOf(text).join(", ") : text.trim());

/** The fields in which two states of me differ. */
export const differingFields = (one: Details, other: Details): DetailField[] =>
  detailFields.filter((field) => meant(field, one[field]) !== meant(field, other[field]));

export type DetailChanges = { [Field in Exclude<DetailField, ListField>]?: string | null } & {
  languages?: Me["languages"];
  skills?: string[];
};

/** What has to be sent: the changed fields, none for an emptied one. */
export function changesOf(values: Details, saved: Details): DetailChanges {
  const changed = differingFields(values, saved).map(
    (field) => [field, isList(field) ? partsOf(values[field]) : values[field].trim() || null] as const,
  );
  return Object.fromEntries(changed);
}

/** As the server reads telephone numbers: digits of any family, spaces, hyphens, brackets, a plus. Empty passes. */
export const phoneNumber = (value: unknown): Verdict =>
  /^[+()\-\s\d٠-٩۰-۹]*$/.test(String(value)) ? null : { key: "phone" };

/** As the server takes them: not too many, none of them too long. */
export function fewSkills(value: unknown): Verdict {
  const skills = partsOf(String(value));
  if (skills.length > mostSkills) return { key: "itemsMany", values: { max: mostSkills } };
  return skills.map(maxLength(skillLength)).find((verdict) => verdict !== null) ?? null;
}
