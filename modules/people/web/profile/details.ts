import { validated } from "#client/form-errors.ts";
import { maxSkills, skillLength } from "#modules/people/contract/limits.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { firstOf, maxLength, type Verdict } from "#shared/validators.ts";

/** The fields of the form; an empty text means none, commas separate list items. */
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

type ListField = "languages" | "skills";
const isList = (field: DetailField): field is ListField => field === "languages" || field === "skills";

export type Detailed = Pick<Me, DetailField>;

/** Splits a text at Latin and Arabic commas. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const detailsOf = (me: Detailed): Details =>
  Object.fromEntries(
    detailFields.map((field) => [field, isList(field) ? me[field].join(", ") : (me[field] ?? "")]),
  ) as Details;

const normalized = (field: DetailField, text: string): string =>
  isList(field) ? partsOf(text).join(", ") : text.trim();

/** Returns the fields that differ between two versions. */
export const differingFields = (one: Details, other: Details): DetailField[] =>
  detailFields.filter((field) => normalized(field, one[field]) !== normalized(field, other[field]));

export type DetailChanges = { [Field in Exclude<DetailField, ListField>]?: string | null } & {
  languages?: Me["languages"];
  skills?: string[];
};

/** Returns the changed fields for the request; null for an emptied one. */
export function changesOf(values: Details, saved: Details): DetailChanges {
  const changed = differingFields(values, saved).map(
    (field) => [field, isList(field) ? partsOf(values[field]) : values[field].trim() || null] as const,
  );
  return Object.fromEntries(changed);
}

/** Validates by the server's rule: digits of any script, spaces, hyphens, brackets, a plus. May be empty. */
export const phoneNumber = (value: unknown): Verdict =>
  /^[+()\-\s\d٠-٩۰-۹]*$/.test(String(value)) ? null : { key: "phone" };
export const phoneCheck = { validate: validated(firstOf(phoneNumber, maxLength(30))) };

/** Validates by the server's limits. */
export function fewSkills(value: unknown): Verdict {
  const skills = partsOf(String(value));
  if (skills.length > maxSkills) return { key: "itemsMany", values: { max: maxSkills } };
  return skills.map(maxLength(skillLength)).find((verdict) => verdict !== null) ?? null;
}
