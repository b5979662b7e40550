import { z } from "zod";
import { civilDate, id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";

const flag = z.boolean();

const departmentSummary = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });

export const mustRead = z
  .object({
    topicId: idOut,
    dueOn: civilDate.meta({ description: "Last day, in the organisation's time zone." }),
    isForEveryone: flag,
    departments: z
      .array(departmentSummary)
      .meta({ description: "Departments in the audience; empty if it is for all people." }),
    askedBy: personSummary,
    askedAt: instant,
    concernsMe: flag,
    isOverdue: flag,
    acknowledgedAt: instant
      .nullable()
      .meta({ description: "When the user acknowledged it, since the latest request." }),
    version: z.number().int(),
    can: z.object({ acknowledge: flag, update: flag, seeCoverage: flag }),
  })
  .meta({ id: "MustRead" });
export type MustRead = z.output<typeof mustRead>;

export const setMustRead = z.strictObject({
  dueOn: civilDate,
  departments: z
    .array(id)
    .max(100)
    .nullish()
    .meta({ description: "Departments in the audience; null or omitted: all people." }),
  askAgain: flag
    .default(false)
    .meta({ description: "True after a material change: earlier acknowledgements no longer count." }),
  version: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: "Version of the must-read that is changed, if there is one." }),
});

const share = { people: z.number().int(), acknowledged: z.number().int() };

/** Number of people in the audience who have acknowledged, as of now. */
export const coverage = z
  .object({
    ...share,
    departments: z.array(z.object({ department: departmentSummary.nullable(), ...share })),
  })
  .meta({ id: "MustReadCoverage" });
export type Coverage = z.output<typeof coverage>;

export const concernedPerson = z
  .object({
    person: personSummary,
    department: departmentSummary.nullable(),
    acknowledgedAt: instant.nullable(),
  })
  .meta({ id: "ConcernedPerson" });
export type ConcernedPerson = z.output<typeof concernedPerson>;

export const listConcernedQuery = z.strictObject({
  ...pageQuery,
  acknowledged: queryBoolean.optional(),
  department: id.optional(),
});

/** One of the user's must-reads, for the work list. */
export const myMustRead = z
  .object({
    topicId: idOut,
    categoryId: idOut,
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    dueOn: civilDate,
    isOverdue: flag,
  })
  .meta({ id: "MyMustRead" });
export type MyMustRead = z.output<typeof myMustRead>;
