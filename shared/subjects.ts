import { z } from "zod";
import { id, idOut, personSummary } from "./wire.ts";

// The people and roles that a rule is for, and those that its officer can choose from.

/** A reference with a name in both languages. */
export const namedReference = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
export type NamedReference = z.output<typeof namedReference>;

/** A person with their department. */
export const attendee = personSummary.extend({
  department: namedReference.nullable(),
});
export type Attendee = z.output<typeof attendee>;

/** The same with the employee number, which only officers see. */
export const numberedAttendee = attendee.extend({ employeeNumber: z.string().nullable() });
export type NumberedAttendee = z.output<typeof numberedAttendee>;

/** Maximum number of people named directly by one rule; more need a role. */
export const maxUsers = 10_000;

/** Distinct ids in numerical order. */
const idSet = (max: number) =>
  z
    .array(id)
    .max(max)
    .transform((ids) => [...new Set(ids)].toSorted((one, other) => Number(one) - Number(other)));

/** The people and roles that a rule names. */
export const subjectFields = { users: idSet(maxUsers).default([]), roles: idSet(200).default([]) };

export const countedRole = namedReference.extend({ people: z.number().int() });

/** Three of the people that a rule names, in lists; all of them, of one rule. */
export const someUsers = z.array(personSummary).meta({ description: "Three at most." });
export const allUsers = z.array(personSummary);

/** Of a rule that is read only for officers with bounds while it reaches people outside. */
export const isChangeable = z.boolean().meta({
  description: "Whether the caller may change it: everybody whom it names is within the caller's bounds.",
});

export const subjectsQuery = z.strictObject({ search: z.string().max(200).default("") });
export const subjects = z.object({
  users: z.array(numberedAttendee).meta({ description: "20 at most, active people." }),
  roles: z.array(countedRole),
});
export type Subjects = z.output<typeof subjects>;

/** Subjects whose people are counted. */
export const countSubjects = z.strictObject({ ...subjectFields, everyone: z.boolean().default(false) });
