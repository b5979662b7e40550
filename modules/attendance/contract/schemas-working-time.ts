import { z } from "zod";
import { optionalText, requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { civilDate, id, idOut, pageQuery } from "#shared/wire.ts";
import { guardKinds, guardModes } from "./kinds.ts";
import {
  activeFilter,
  allUsers,
  attendee,
  brokenRule,
  namingRule,
  ruleDate,
  searchWords,
  someUsers,
  subjectFields,
  timeOfDay,
  whole,
} from "./schemas-parts.ts";

// Rules of working time as officers maintain them, and the findings about closed days.

const fields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  kind: z.enum(guardKinds),
  minutes: wholeNumber(1, 30_240)
    .nullish()
    .meta({ description: "At most; for `restBetween` at least. Of every kind but `outdoors`." })
    .default(null),
  after: timeOfDay
    .nullish()
    .meta({ description: "No work outdoors from this local time; of `outdoors` only." })
    .default(null),
  before: timeOfDay.nullish().default(null),
  from: ruleDate.meta({ description: "First date of shifts to which it applies." }),
  to: ruleDate.nullish().default(null),
  everyone: z.boolean().default(false),
  ...subjectFields,
  mode: z.enum(guardModes).default("warn").meta({ description: "`refuse`: plans that break it are not saved." }),
  sourceAr: optionalText(300).default(null),
  sourceEn: optionalText(300).meta({ description: "The law or agreement that it comes from." }).default(null),
  isActive: z.boolean().default(true),
};

export const createWorkingTimeRule = z.strictObject(fields);
export type WorkingTimeRuleInput = z.input<typeof createWorkingTimeRule>;

export const updateWorkingTimeRule = updateBody(fields);

const inList = {
  ...namingRule,
  nameAr: z.string(),
  nameEn: z.string(),
  kind: z.enum(guardKinds),
  minutes: whole.nullable(),
  after: z.string().nullable(),
  before: z.string().nullable(),
  from: civilDate,
  to: civilDate.nullable(),
  everyone: z.boolean(),
  mode: z.enum(guardModes),
  sourceAr: z.string().nullable(),
  sourceEn: z.string().nullable(),
  isPreset: z.boolean().meta({ description: "It came with Diwan; activating it confirms it." }),
};

export const workingTimeRuleInList = z.object({ ...inList, someUsers }).meta({ id: "WorkingTimeRuleInList" });
export type WorkingTimeRuleInList = z.output<typeof workingTimeRuleInList>;

export const workingTimeRule = z.object({ ...inList, users: allUsers }).meta({ id: "WorkingTimeRule" });
export type WorkingTimeRule = z.output<typeof workingTimeRule>;

export const listWorkingTimeRulesQuery = z.strictObject({
  ...pageQuery,
  search: searchWords,
  kind: z.enum(guardKinds).optional(),
  mode: z.enum(guardModes).optional(),
  isActive: activeFilter.optional(),
});

/** A rule of working time that closed days of a person broke. */
export const workingTimeFinding = z
  .object({
    id: idOut,
    person: attendee,
    ...brokenRule,
    firstDate: civilDate.meta({ description: "Of the first shift concerned." }),
    date: civilDate.meta({ description: "Of the last one." }),
    isLocked: z.boolean().meta({ description: "Whether the month of its last date is locked." }),
  })
  .meta({ id: "WorkingTimeFinding" });
export type WorkingTimeFinding = z.output<typeof workingTimeFinding>;

const findingFilters = {
  search: searchWords.meta({ description: "A person's name or e-mail address." }),
  rule: id.optional(),
  from: ruleDate.optional().meta({ description: "By the last date concerned." }),
  to: ruleDate.optional(),
};
export const listFindingsQuery = z.strictObject({ ...pageQuery, ...findingFilters });
export const exportFindingsQuery = z.strictObject(findingFilters);
