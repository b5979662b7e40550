import { z } from "zod";
import { tableText, updateBody } from "#shared/fields.ts";
import { civilDate, id, pageQuery } from "#shared/wire.ts";
import { layers } from "./kinds.ts";
import {
  activeFilter,
  allUsers,
  importedTable,
  namedReference,
  namingRule,
  ruleDate,
  searchWords,
  someUsers,
  subjectFields,
  whole,
} from "./schemas-parts.ts";

const fields = {
  location: id,
  zone: id,
  from: ruleDate.nullish().default(null),
  to: ruleDate.nullish().meta({ description: "Inclusive." }).default(null),
  isActive: z.boolean().default(true),
  ...subjectFields,
};

export const createLocationZoneUser = z
  .strictObject(fields)
  .refine(({ users, roles }) => users.length + roles.length > 0, { path: ["users"], message: "fieldRequired" });

export const updateLocationZoneUser = updateBody(fields);

const inList = {
  ...namingRule,
  location: namedReference,
  zone: namedReference.extend({ layer: z.enum(layers), startDate: civilDate, endDate: civilDate.nullable() }),
  from: civilDate.nullable(),
  to: civilDate.nullable(),
  peopleCount: whole.meta({ description: "Different people, named or by role, today." }),
};

export const locationZoneUserInList = z.object({ ...inList, someUsers }).meta({ id: "LocationZoneUserInList" });
export type LocationZoneUserInList = z.output<typeof locationZoneUserInList>;

export const locationZoneUser = z.object({ ...inList, users: allUsers }).meta({ id: "LocationZoneUser" });
export type LocationZoneUser = z.output<typeof locationZoneUser>;

export const listLocationZoneUsersQuery = z.strictObject({
  ...pageQuery,
  location: id.optional(),
  zone: id.optional(),
  user: id.optional().meta({ description: "Those that reach this person today, named or by role." }),
  search: searchWords.meta({
    description: "Those that reach people of these names, or of this e-mail address, today.",
  }),
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
    rows: whole,
    valid: whole,
    people: whole,
    groups: z.array(
      z.object({
        location: namedReference,
        zone: namedReference,
        from: civilDate.nullable(),
        to: civilDate.nullable(),
        people: whole,
        isNew: z
          .boolean()
          .meta({ description: "Whether an assignment is created; otherwise the people join an existing one." }),
      }),
    ),
    ...importedTable,
  })
  .meta({ id: "AssignmentImport" });
export type ImportOutcome = z.output<typeof importOutcome>;
