import { z } from "zod";
import { instant } from "#shared/wire.ts";

// Resources of SCIM 2.0 (RFC 7643), as far as Diwan supports them.

export const userUrn = "urn:ietf:params:scim:schemas:core:2.0:User";
export const groupUrn = "urn:ietf:params:scim:schemas:core:2.0:Group";
export const enterpriseUrn = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
/** Attributes that SCIM lacks: Arabic names and titles. */
export const diwanUrn = "urn:diwan:params:scim:schemas:extension:2.0:User";
export const listUrn = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

/** Maximum resources in a response. */
export const maxListed = 200;
/** Maximum operations in a PATCH, and values in an operation. */
const maxOperations = 100;
export const maxMembers = 5000;

// Output.

const meta = z.object({
  resourceType: z.string(),
  created: instant.optional(),
  location: z.string(),
  version: z.string().optional().meta({ description: "The ETag, for If-Match." }),
});
const reference = z.object({ value: z.string(), display: z.string().optional() });

export const scimUser = z
  .object({
    schemas: z.array(z.string()),
    id: z.string(),
    externalId: z.string().optional(),
    userName: z.string().meta({ description: "The e-mail address." }),
    name: z.object({
      formatted: z.string(),
      givenName: z.string().optional(),
      familyName: z.string().optional(),
    }),
    displayName: z.string(),
    title: z.string().optional(),
    preferredLanguage: z.enum(["en", "ar"]),
    active: z.boolean(),
    emails: z.array(z.object({ value: z.string(), type: z.literal("work"), primary: z.literal(true) })),
    groups: z.array(reference),
    [enterpriseUrn]: z.object({
      employeeNumber: z.string().optional(),
      department: z.string().optional(),
      manager: z.object({ value: z.string(), displayName: z.string().optional() }).optional(),
    }),
    [diwanUrn]: z.object({
      nameAr: z.string().optional(),
      titleAr: z.string().optional(),
      pendingUserName: z
        .string()
        .optional()
        .meta({ description: "The address that replaces userName once its owner confirms it." }),
    }),
    meta,
  })
  .meta({ id: "ScimUser" });
export type ScimUser = z.output<typeof scimUser>;

export const scimGroup = z
  .object({
    schemas: z.array(z.string()),
    id: z.string(),
    externalId: z.string().optional(),
    displayName: z.string(),
    members: z.array(reference).optional(),
    meta,
  })
  .meta({ id: "ScimGroup" });
export type ScimGroup = z.output<typeof scimGroup>;

export const listOf = <S extends z.ZodType>(resource: S) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });

// Input. Unsupported attributes are accepted and ignored (RFC 7644).

const place = z
  .string()
  .regex(/^-?\d{1,9}$/, "invalid")
  .transform(Number)
  .optional();
export const listQuery = z.strictObject({
  filter: z.string().max(2000).optional(),
  startIndex: place,
  count: place,
  attributes: z.string().max(2000).optional(),
  excludedAttributes: z.string().max(2000).optional(),
  sortBy: z.string().max(200).optional().meta({ description: "Accepted and ignored: the order is by id." }),
  sortOrder: z.string().max(20).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

export const readQuery = listQuery.pick({ attributes: true, excludedAttributes: true });

/** Clients may send any id; unknown ones are not found. */
export const resourceParams = z.strictObject({ id: z.string().max(200) });

export const resource = z
  .record(z.string().max(200), z.unknown())
  .meta({ id: "ScimResource", "x-max-bytes": 1_048_576 });
export type Resource = z.output<typeof resource>;

export const patch = z.record(z.string().max(200), z.unknown()).meta({
  id: "ScimPatch",
  "x-max-bytes": 1_048_576,
  description: "{schemas, Operations: [{op, path, value}]}: add, replace or remove (RFC 7644, section 3.5.2).",
});

const listedOperations = z
  .array(
    z.object({
      op: z
        .string()
        .toLowerCase()
        .pipe(z.enum(["add", "replace", "remove"])),
      path: z.string().max(1000).optional(),
      value: z.unknown().optional(),
    }),
  )
  .min(1, "fieldRequired")
  .max(maxOperations);
export type Operation = z.output<typeof listedOperations>[number];

export const operations = z.object({ Operations: listedOperations });

export const discovery = z.record(z.string(), z.unknown());
