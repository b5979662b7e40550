import { z } from "zod";
import { optionalText, requiredText, updateBody, version } from "#shared/fields.ts";
import { permissions } from "#shared/permissions.ts";
import { civilDate, id, idOut, pageQuery, personSummary } from "#shared/wire.ts";

const maxNameLength = 80;
const maxDescriptionLength = 300;
/** Memberships added in one request. */
const maxAdded = 200;

/** Days until a role enforces its second factor. */
const maxGraceDays = 90;

/** Dates outside this range are typing errors. */
export const memberDate = civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date");

/** Keys of the roles of every installation. */
export const builtInRoles = ["employee", "moderator", "attendanceOfficer", "contentEditor", "administrator"] as const;

export const createRole = z.strictObject({
  nameAr: requiredText(1, maxNameLength),
  nameEn: requiredText(1, maxNameLength),
  descriptionAr: optionalText(maxDescriptionLength),
  descriptionEn: optionalText(maxDescriptionLength),
});

export const updateRole = updateBody({
  ...createRole.shape,
  secondFactorGraceDays: z.number().int().min(0).max(maxGraceDays).nullable(),
  isProvisioned: z.boolean(),
});

export const rolePermissions = z.strictObject({
  version,
  permissions: z.array(z.enum(permissions)).max(permissions.length),
});

/** Departments or locations that a role's bounds may name at most. */
const maxUnits = 500;

const unit = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });

/** Departments count with what is below them. */
export const roleUnits = z.object({ departments: z.array(unit), locations: z.array(unit) });
export type RoleUnits = z.output<typeof roleUnits>;

export const roleBounds = z.strictObject({
  version,
  bounds: z
    .strictObject({ departments: z.array(id).max(maxUnits), locations: z.array(id).max(maxUnits) })
    .refine(({ departments, locations }) => departments.length + locations.length > 0, {
      message: "fieldRequired",
      path: ["departments"],
    })
    .nullable()
    .meta({ description: "Null for the whole organisation." }),
});

export const role = z
  .object({
    id: idOut,
    key: z.enum(builtInRoles).nullable().meta({ description: "Null for roles that the organisation has added." }),
    nameAr: z.string(),
    nameEn: z.string(),
    descriptionAr: z.string().nullable(),
    descriptionEn: z.string().nullable(),
    permissions: z.array(z.enum(permissions)),
    bounds: roleUnits.nullable().meta({
      description: "Within which its permissions hold; null for the whole organisation, empty for nobody.",
    }),
    people: z.number().int().meta({ description: "Number of active members today." }),
    usedBy: z.object({
      assignments: z.number().int().meta({ description: "Number of attendance assignments to it." }),
      exceptionDays: z.number().int(),
      workingTimeRules: z.number().int(),
      overtimePolicies: z.number().int(),
      services: z.number().int().meta({ description: "Number of e-services that are for it or that it decides." }),
      publications: z.number().int().meta({ description: "Number of links, offers and reports that are for it." }),
      leavePolicies: z.number().int(),
    }),
    secondFactorGraceDays: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Grace period of members without a second factor; null if none is required." }),
    secondFactorIsDefault: z.boolean().meta({
      description: "No officer has set the days: 14 if the role has a `.manage` permission, null otherwise.",
    }),
    isProvisioned: z.boolean().meta({ description: "A group of the directory that manages people by SCIM." }),
    version: z.number().int(),
    can: z.object({
      update: z.boolean(),
      delete: z.boolean(),
      changePermissions: z.boolean(),
      changeBounds: z.boolean(),
      changeMembers: z.boolean(),
      join: z
        .boolean()
        .meta({ description: "Whether the user may grant it to themselves with a reason, as no other user could." }),
    }),
  })
  .meta({ id: "Role" });
export type Role = z.output<typeof role>;

/** Of an administrator who grants themselves authority that no other user could grant. */
export const grantReason = optionalText(500).meta({
  description: "The reason for granting authority to oneself that no other user could grant.",
});

const dates = {
  from: memberDate.nullish().meta({ description: "The first day; open without one." }),
  to: memberDate.nullish().meta({ description: "The last day; open without one." }),
};

export const addRoleMembers = z.strictObject({
  people: z.array(id).min(1, "fieldRequired").max(maxAdded),
  ...dates,
  reason: grantReason,
});

/** Whether a membership applies today, in the future, or no longer. */
const memberStates = ["current", "coming", "over"] as const;
export type MemberState = (typeof memberStates)[number];

export const roleMember = z
  .object({
    id: idOut.meta({ description: "Id of the membership: a person may have several, one after the other." }),
    person: personSummary,
    isActive: z.boolean().meta({ description: "Whether the person's account is active." }),
    from: civilDate.nullable(),
    to: civilDate.nullable(),
    state: z.enum(memberStates),
  })
  .meta({ id: "RoleMember" });
export type RoleMember = z.output<typeof roleMember>;

export const listRoleMembersQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional().meta({ description: "A name, in either script." }),
  state: z.enum(memberStates).optional(),
});
