import { z } from "zod";
import { employeeNumber } from "#modules/people/server/index.ts";
import { readInput } from "#platform/http/input.ts";
import { oneLine } from "#shared/fields.ts";
import { toLatinDigits, unitsOf } from "#shared/validators.ts";
import { diwanUrn, enterpriseUrn, type ScimUser } from "../../contract/scim/schemas.ts";
import { email } from "../../contract/schemas.ts";
import { isJson, valueOf, type Json } from "./apply-operations.ts";

const text = (max: number) =>
  z
    .string()
    .max(unitsOf(max), { error: `maxLength:${max}`, abort: true })
    .overwrite(oneLine)
    .max(max, `maxLength:${max}`)
    .transform((value) => (value === "" ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** Some directories send "True". */
const yesOrNo = z.preprocess(
  (value) => (typeof value === "string" ? ({ true: true, false: false }[value.toLowerCase()] ?? value) : value),
  z.boolean().optional(),
);

const shape = z.object({
  userName: email,
  externalId: text(200),
  active: yesOrNo,
  displayName: text(200),
  formatted: text(200),
  givenName: text(100),
  familyName: text(100),
  title: text(120),
  preferredLanguage: text(40),
  employeeNumber: employeeNumber.nullish().transform((value) => value ?? null),
  department: text(200),
  manager: text(40),
  nameAr: text(200).optional(),
  titleAr: text(120).optional(),
});

export type GivenUser = z.output<typeof shape>;

const part = (object: Json, name: string): Json => {
  const value = valueOf(object, name);
  return isJson(value) ? value : {};
};

/** Reads the manager from an object, a list of one, or a bare id. */
function managerOf(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const id = isJson(one) ? valueOf(one, "value") : one;
  return typeof id === "number" ? String(id) : id;
}

const defined = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** Parses a resource; throws with the invalid fields. Unsupported attributes are ignored. */
export function readUser(resource: Json): GivenUser {
  const name = part(resource, "name");
  const enterprise = part(resource, enterpriseUrn);
  const own = part(resource, diwanUrn);
  const number = valueOf(enterprise, "employeeNumber");
  return readInput(
    shape,
    defined({
      userName: valueOf(resource, "userName"),
      externalId: valueOf(resource, "externalId"),
      active: valueOf(resource, "active"),
      displayName: valueOf(resource, "displayName"),
      formatted: valueOf(name, "formatted"),
      givenName: valueOf(name, "givenName"),
      familyName: valueOf(name, "familyName"),
      title: valueOf(resource, "title"),
      preferredLanguage: valueOf(resource, "preferredLanguage"),
      employeeNumber: typeof number === "number" ? String(number) : number,
      department: valueOf(enterprise, "department"),
      manager: managerOf(valueOf(enterprise, "manager")),
      nameAr: valueOf(own, "nameAr"),
      titleAr: valueOf(own, "titleAr"),
    }),
  );
}

/**
 * Returns a replacement that states an employee number: the person's own if the directory keeps none. Officers may keep
 * the numbers of people whom a directory keeps.
 */
export function withEmployeeNumber(body: Json, { [enterpriseUrn]: { employeeNumber: own } }: ScimUser): Json {
  const enterprise = part(body, enterpriseUrn);
  if (own === undefined || valueOf(enterprise, "employeeNumber") !== undefined) return body;
  const others = Object.entries(body).filter(([name]) => name.toLowerCase() !== enterpriseUrn.toLowerCase());
  return { ...Object.fromEntries(others), [enterpriseUrn]: { ...enterprise, employeeNumber: own } };
}

/** Returns an id of the portal, or null for texts that cannot be one. */
export const readId = (value: string | null): string | null => {
  const digits = toLatinDigits(value ?? "");
  return /^[1-9]\d{0,17}$/.test(digits) ? digits : null;
};
