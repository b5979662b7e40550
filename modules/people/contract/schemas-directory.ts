import { z } from "zod";
import { id, instant, pageQuery, page, personSummary } from "#shared/wire.ts";
import { spokenLanguages } from "./languages.ts";
import { placeLength, skillLength } from "./limits.ts";
import { onlookers, protectedFields } from "./privacy.ts";
import { place } from "./schemas.ts";

/** Upper limit of counts. */
export const mostPeopleCounted = 1000;

export const directoryQuery = z.strictObject({
  ...pageQuery,
  search: z.string().trim().max(200).optional().meta({
    description: "Beginnings of words of a name, a title or a department, in either script.",
  }),
  department: id.optional(),
  place: z
    .string()
    .trim()
    .min(1)
    .max(placeLength * 2)
    .optional()
    .meta({ description: "A place of work, as it is written in one of its languages." }),
  manager: id.optional().meta({ description: "Whose direct reports." }),
  skill: z
    .string()
    .trim()
    .min(1)
    .max(skillLength * 2)
    .optional(),
  language: z.enum(spokenLanguages).optional(),
});
export type DirectoryQuery = z.output<typeof directoryQuery>;

/** In both languages, one of which may be missing. */
const workplace = z.object({ nameAr: z.string().nullable(), nameEn: z.string().nullable() });
export type Workplace = z.output<typeof workplace>;

/** Contains no protected fields. */
const directoryEntry = personSummary
  .extend({ department: place.nullable(), place: workplace.nullable() })
  .meta({ id: "DirectoryEntry" });
export type DirectoryEntry = z.output<typeof directoryEntry>;

export const directoryPage = page(directoryEntry).extend({
  found: z.object({ count: z.number().int(), isMore: z.boolean() }).meta({
    description: `How many people these filters find; from ${mostPeopleCounted} on \`isMore\` says so.`,
  }),
});
export type DirectoryPage = z.output<typeof directoryPage>;

export const person = personSummary
  .extend({
    department: place.nullable(),
    place: workplace.nullable(),
    aboutAr: z.string().nullable(),
    aboutEn: z.string().nullable(),
    languages: z.array(z.enum(spokenLanguages)),
    skills: z.array(z.string()),
    joinedAt: instant,
    phone: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    birthday: z
      .object({ month: z.number().int(), day: z.number().int() })
      .nullable()
      .meta({ description: "Without the year, which nobody is told." }),
    guarded: z.array(z.enum(protectedFields)).meta({
      description:
        "What of this is shown to you but not to everybody. That you saw it is kept, and told to the person.",
    }),
    manager: personSummary.nullable(),
    reportCount: z.number().int().meta({ description: "How many people report to this one." }),
    colleagueCount: z.number().int().meta({ description: "How many others have the same manager." }),
    can: z.object({
      edit: z.boolean().meta({ description: "It is me: my profile is mine to change." }),
      manage: z.boolean().meta({ description: "Whether I keep the records of people." }),
    }),
  })
  .meta({ id: "Person" });
export type Person = z.output<typeof person>;

export const previewQuery = z.strictObject({ as: z.enum(onlookers).default("colleague") });

export const workplaces = z.object({ data: z.array(workplace) });

/** A view of a person's protected fields on a day. */
export const sighting = z
  .object({ viewer: personSummary, day: z.string(), fields: z.array(z.enum(protectedFields)) })
  .meta({ id: "Sighting" });
export type Sighting = z.output<typeof sighting>;
