import { z } from "zod";
import { optionalText, requiredText, version, wholeNumber } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { guardKinds, guardModes } from "./kinds.ts";
import { maxUsers } from "./schemas-location-zone-user.ts";
import { activeFilter, attendee, brokenRule, namedReference, ruleDate, timeOfDay } from "./schemas-parts.ts";

// Rules of working time as officers maintain them, and the findings about closed days.

const users = z.array(id).max(maxUsers);
const roles = z.array(id).max(200);
const minutes = wholeNumber(1, 30_240)
  .nullish()
  .meta({ description: "At most; for `restBetween` at least. Of every kind but `outdoors`." });

const fields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  kind: z.enum(guardKinds),
  minutes,
  after: timeOfDay.nullish().meta({ description: "No work outdoors from this local time; of `outdoors` only." }),
  before: timeOfDay.nullish(),
  from: ruleDate.meta({ description: "First date of shifts to which it applies." }),
  to: ruleDate.nullish(),
  everyone: z.boolean().default(false),
  users: users.default([]),
  roles: roles.default([]),
  mode: z.enum(guardModes).default("warn").meta({ description: "`refuse`: plans that break it are not saved." }),
  sourceAr: optionalText(300),
  sourceEn: optionalText(300).meta({ description: "The law or agreement that it comes from." }),
  isActive: z.boolean().default(true),
};

export const createWorkingTimeRule = z.strictObject(fields);
export type WorkingTimeRuleInput = z.input<typeof createWorkingTimeRule>;

export const updateWorkingTimeRule = z.strictObject({
  version,
  nameAr: fields.nameAr.optional(),
  nameEn: fields.nameEn.optional(),
  kind: fields.kind.optional(),
  minutes,
  after: fields.after,
  before: fields.before,
  from: ruleDate.optional(),
  to: fields.to,
  everyone: z.boolean().optional(),
  users: users.optional(),
  roles: roles.optional(),
  mode: z.enum(guardModes).optional(),
  sourceAr: fields.sourceAr,
  sourceEn: fields.sourceEn,
  isActive: z.boolean().optional(),
});

const inList = {
  id: idOut,
  nameAr: z.string(),
  nameEn: z.string(),
  kind: z.enum(guardKinds),
  minutes: z.number().int().nullable(),
  after: z.string().nullable(),
  before: z.string().nullable(),
  from: civilDate,
  to: civilDate.nullable(),
  everyone: z.boolean(),
  roles: z.array(namedReference.extend({ people: z.number().int() })),
  userCount: z.number().int(),
  mode: z.enum(guardModes),
  sourceAr: z.string().nullable(),
  sourceEn: z.string().nullable(),
  isPreset: z.boolean().meta({ description: "It came with Diwan; activating it confirms it." }),
  isActive: z.boolean(),
  createdAt: instant,
  version: z.number().int(),
};

export const workingTimeRuleInList = z
  .object({ ...inList, someUsers: z.array(personSummary).meta({ description: "Three at most." }) })
  .meta({ id: "WorkingTimeRuleInList" });
export type WorkingTimeRuleInList = z.output<typeof workingTimeRuleInList>;

export const workingTimeRule = z.object({ ...inList, users: z.array(personSummary) }).meta({ id: "WorkingTimeRule" });
export type WorkingTimeRule = z.output<typeof workingTimeRule>;

export const listWorkingTimeRulesQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
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
  search: z.string().max(200).optional().meta({ description: "A person's name or e-mail address." }),
  rule: id.optional(),
  from: ruleDate.optional().meta({ description: "By the last date concerned." }),
  to: ruleDate.optional(),
};
export const listFindingsQuery = z.strictObject({ ...pageQuery, ...findingFilters });
export const exportFindingsQuery = z.strictObject(findingFilters);
