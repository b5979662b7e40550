import { z } from "zod";
import { id, instant, pageQuery, page, personSummary } from "#shared/wire.ts";
import { spokenLanguages } from "./languages.ts";
import { placeLength, skillLength } from "./limits.ts";
import { onlookers, protectedFields } from "./privacy.ts";
import { place } from "./schemas.ts";

/** Upper limit of counts. */
export const maxPeopleCounted = 1000;

export const directoryQuery = z.strictObject({
  ...pageQuery,
  search: z.string().trim().max(200).optional().meta({
    description: "Prefixes of words of a name, a title or a department, in either script.",
  }),
  department: id.optional(),
  place: z
    .string()
    .trim()
    .min(1)
    .max(placeLength * 2)
    .optional()
    .meta({ description: "A place of work, as written in one of the languages." }),
  manager: id.optional().meta({ description: "The manager whose direct reports are listed." }),
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
    description: `How many people these filters find; from ${maxPeopleCounted} on \`isMore\` says so.`,
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
      .meta({ description: "Without the year, which is never shown." }),
    guarded: z.array(z.enum(protectedFields)).meta({
      description: "Visible fields that not all users may see. The view is logged, and the person can see the log.",
    }),
    manager: personSummary.nullable(),
    reportCount: z.number().int().meta({ description: "Number of direct reports." }),
    colleagueCount: z.number().int().meta({ description: "Number of other people with the same manager." }),
    can: z.object({
      edit: z.boolean().meta({ description: "The profile is the user's own." }),
      manage: z.boolean().meta({ description: "Whether the user manages the records of people." }),
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
