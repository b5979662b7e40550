import { z } from "zod";
import { tableText, version } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { activeFilter, effect, namedReference, ruleDate } from "./schemas-parts.ts";
import { zoneLayers } from "./schemas-zone.ts";

/** Maximum number of people named directly by one assignment; more need a role. */
export const maxUsers = 10_000;

const users = z.array(id).max(maxUsers);
const roles = z.array(id).max(200);

const fields = {
  location: id,
  zone: id,
  users: users.default([]),
  roles: roles.default([]),
  from: ruleDate.nullish(),
  to: ruleDate.nullish().meta({ description: "Inclusive." }),
  isActive: z.boolean().default(true),
};

export const createLocationZoneUser = z
  .strictObject(fields)
  .refine(({ users, roles }) => users.length + roles.length > 0, { path: ["users"], message: "fieldRequired" });

export const updateLocationZoneUser = z.strictObject({
  version,
  location: id.optional(),
  zone: id.optional(),
  users: users.optional(),
  roles: roles.optional(),
  from: fields.from,
  to: fields.to,
  isActive: z.boolean().optional(),
});

const inList = {
  id: idOut,
  location: namedReference,
  zone: namedReference.extend({ layer: z.enum(zoneLayers), startDate: civilDate, endDate: civilDate.nullable() }),
  from: civilDate.nullable(),
  to: civilDate.nullable(),
  roles: z.array(namedReference.extend({ people: z.number().int() })),
  userCount: z.number().int(),
  peopleCount: z.number().int().meta({ description: "Different people, named or by role, today." }),
  isActive: z.boolean(),
  createdAt: instant,
  version: z.number().int(),
};

export const locationZoneUserInList = z
  .object({ ...inList, someUsers: z.array(personSummary).meta({ description: "Three at most." }) })
  .meta({ id: "LocationZoneUserInList" });
export type LocationZoneUserInList = z.output<typeof locationZoneUserInList>;

export const locationZoneUser = z.object({ ...inList, users: z.array(personSummary) }).meta({ id: "LocationZoneUser" });
export type LocationZoneUser = z.output<typeof locationZoneUser>;

export const listLocationZoneUsersQuery = z.strictObject({
  ...pageQuery,
  location: id.optional(),
  zone: id.optional(),
  user: id.optional().meta({ description: "Those that reach this person today, named or by role." }),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Those that reach people of these names, or of this e-mail address, today." }),
  role: id.optional(),
  on: ruleDate.optional(),
  isActive: activeFilter.optional(),
});

/** Table of assignments, a row per person. Columns: email, location, zone (name in either language or id), from, to. */
export const importAssignments = z.strictObject({
  csv: tableText(3_000_000),
  dryRun: z.boolean().default(true),
});

export const importOutcome = z
  .object({
    rows: z.number().int(),
    valid: z.number().int(),
    people: z.number().int(),
    groups: z.array(
      z.object({
        location: namedReference,
        zone: namedReference,
        from: civilDate.nullable(),
        to: civilDate.nullable(),
        people: z.number().int(),
        isNew: z
          .boolean()
          .meta({ description: "Whether an assignment is created; otherwise the people join an existing one." }),
      }),
    ),
    errors: z
      .array(z.object({ row: z.number().int(), column: z.string().nullable(), message: z.string() }))
      .meta({ description: "100 at most; `row` counts from 2, as a spreadsheet shows it." }),
    errorCount: z.number().int(),
    effect: effect.nullable(),
    applied: z.boolean().meta({ description: "False in a dry run, and when a row is wrong: all or nothing." }),
  })
  .meta({ id: "AssignmentImport" });
export type ImportOutcome = z.output<typeof importOutcome>;
