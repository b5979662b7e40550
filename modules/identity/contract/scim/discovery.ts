import { diwanUrn, enterpriseUrn, groupUrn, listUrn, maxListed, userUrn } from "./schemas.ts";

// Discovery documents (RFC 7643, sections 5 to 7).

const attribute = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  type: "string",
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});
const complex = (name: string, subAttributes: readonly object[], more: Record<string, unknown> = {}) =>
  attribute(name, { type: "complex", subAttributes, ...more });
const readOnly = { mutability: "readOnly" };
const many = { multiValued: true };

const schemas = [
  {
    id: userUrn,
    name: "User",
    description: "A person with an account",
    attributes: [
      attribute("userName", { required: true, uniqueness: "server" }),
      complex("name", [attribute("formatted"), attribute("givenName"), attribute("familyName")]),
      attribute("displayName"),
      attribute("title"),
      attribute("preferredLanguage", { mutability: "immutable", canonicalValues: ["en", "ar"] }),
      attribute("active", { type: "boolean" }),
      complex("emails", [attribute("value"), attribute("type"), attribute("primary", { type: "boolean" })], {
        ...many,
        ...readOnly,
      }),
      complex("groups", [attribute("value", readOnly), attribute("display", readOnly)], { ...many, ...readOnly }),
    ],
  },
  {
    id: enterpriseUrn,
    name: "EnterpriseUser",
    description: "A person's place in the organisation",
    attributes: [
      attribute("employeeNumber", { uniqueness: "server" }),
      attribute("department"),
      complex("manager", [attribute("value", { caseExact: true }), attribute("displayName", readOnly)]),
    ],
  },
  {
    id: diwanUrn,
    name: "DiwanUser",
    description: "A person's name and title in Arabic",
    attributes: [attribute("nameAr"), attribute("titleAr"), attribute("pendingUserName", readOnly)],
  },
  {
    id: groupUrn,
    name: "Group",
    description: "A role that the directory keeps",
    attributes: [
      attribute("displayName", { required: true, uniqueness: "server" }),
      complex("members", [attribute("value", { mutability: "immutable" }), attribute("display", readOnly)], many),
    ],
  },
];

const described = (resourceType: string, location: string) => ({ meta: { resourceType, location } });

const listed = (resources: readonly object[]) => ({
  schemas: [listUrn],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const schemaResources = (base: string) =>
  schemas.map((schema) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
    ...schema,
    ...described("Schema", `${base}/Schemas/${schema.id}`),
  }));

export const describeSchemas = (base: string) => listed(schemaResources(base));

/** Returns a schema by its URN; undefined for unknown ones. */
export const describeSchema = (base: string, id: string) => schemaResources(base).find((schema) => schema.id === id);

const resourceType = (base: string, name: string, schema: string, extensions: readonly string[]) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  schemaExtensions: extensions.map((urn) => ({ schema: urn, required: false })),
  ...described("ResourceType", `${base}/ResourceTypes/${name}`),
});

const resourceTypes = (base: string) => [
  resourceType(base, "User", userUrn, [enterpriseUrn, diwanUrn]),
  resourceType(base, "Group", groupUrn, []),
];

export const describeResourceTypes = (base: string) => listed(resourceTypes(base));

/** Returns a resource type by its name; undefined for unknown ones. */
export const describeResourceType = (base: string, id: string) => resourceTypes(base).find((type) => type.id === id);

export const describeService = (base: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Access token",
      description: "An access token of Diwan that is good for the directory (SCIM).",
      primary: true,
    },
  ],
  ...described("ServiceProviderConfig", `${base}/ServiceProviderConfig`),
});
