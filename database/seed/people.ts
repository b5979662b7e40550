import { z } from "zod";
import { spokenLanguages } from "#modules/people/contract/languages.ts";
import { names, readData } from "./read-data.ts";

/** The password of every demonstration account. */
export const demonstrationPassword = "Diwan-2026!";

const key = z.string();
const shapes = {
  company: z.strictObject({
    ...names,
    places: z.array(z.strictObject({ key, place_en: z.string(), place_ar: z.string() })),
    departments: z.array(z.strictObject({ key, ...names, above: key.optional(), place: key.default("riyadh") })),
  }),
  people: z.array(
    z.strictObject({
      key,
      ...names,
      title_en: z.string(),
      title_ar: z.string(),
      department: key,
      manager: key.optional(),
      years: z.int().nonnegative().default(0),
      joined_days_ago: z.int().optional(),
      place: key.optional(),
      /** The English name of a lookup. */
      contract: z.string().default("Permanent"),
      weekly_minutes: z.int().default(2400),
      /** Days until the last day of a contract that ends. */
      ends_in_days: z.int().optional(),
      /** False for one person, so that the list of people without one is not empty. */
      has_hire_date: z.boolean().default(true),
      about_en: z.string().optional(),
      about_ar: z.string().optional(),
      languages: z.array(z.enum(spokenLanguages)).default(["ar", "en"]),
      skills: z.array(z.string()).default([]),
    }),
  ),
  former: z.array(
    z.strictObject({
      key,
      ...names,
      title_en: z.string(),
      title_ar: z.string(),
      department: key,
      contract: z.string().default("Permanent"),
      /** Years of employment, and the days since its last day. */
      years: z.int().positive(),
      left_days_ago: z.int().positive(),
    }),
  ),
  accounts: z.array(
    z.strictObject({
      email: z.email(),
      person: key,
      role: z.enum(["administrator", "moderator", "attendanceOfficer", "employee"]),
    }),
  ),
};

export const company = readData("company/company.json", shapes.company);
/** Ids follow the order in the file, so that every machine has the same. */
export const departments = company.departments.map((department, index) => ({ id: index + 1, ...department }));
export const people = readData("company/people.json", shapes.people).map((one, index) => ({ id: index + 1, ...one }));
export type SeedPerson = (typeof people)[number];
/** People who have left; their ids follow. */
export const formerPeople = readData("company/former.json", shapes.former).map((one, index) => ({
  id: people.length + index + 1,
  ...one,
}));

/** The accounts for visitors; every other person signs in with the same demonstration password. */
export const demonstrationAccounts = readData("company/accounts.json", shapes.accounts);

/** Returns a function from a key to its entry; it throws if the demonstration company has none. */
const finder = <One extends { key: string }>(kind: string, list: readonly One[]) => {
  const byKey = new Map(list.map((one) => [one.key, one]));
  return (wanted: string): One => {
    const found = byKey.get(wanted);
    if (found === undefined) throw new Error(`The demonstration company has no ${kind} "${wanted}".`);
    return found;
  };
};
export const personOf = finder("person", people);
export const personId = (wanted: string): number => personOf(wanted).id;
export const placeOf = finder("place", company.places);
export const departmentOf = finder("department", departments);
