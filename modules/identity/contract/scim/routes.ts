import type { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import {
  discovery,
  listOf,
  listQuery,
  patch,
  readQuery,
  resource,
  resourceParams,
  scimGroup,
  scimUser,
} from "./schemas.ts";

const scimType = "application/scim+json";
const reading = { tokens: "scim", viewing: "hidden", produces: scimType } as const;
const deleting = { ...reading, params: resourceParams, output: noContent, transaction: "own" } as const;
const writing = { ...reading, transaction: "own", consumes: [scimType] } as const;
const [params, body] = [resourceParams, resource];
const ofUsers = { permission: "user.manage", output: scimUser } as const;
const ofGroups = { permission: "role.manage", output: scimGroup } as const;
const document = {
  ...reading,
  permission: "user.manage",
  output: discovery as z.ZodType<Record<string, unknown>>,
} as const;

const describing = <const P extends string>(path: P, summary: string) =>
  route({ method: "GET", path, ...document, summary, query: listQuery, errors: ["filter_not_taken"] });
const describingOne = <const P extends string>(path: P, summary: string) =>
  route({ method: "GET", path, ...document, summary, params, query: readQuery });

const refusals = [
  "permission_not_held",
  "name_taken",
  "department_unknown",
  "person_unknown",
  "manager_cycle",
  "fields_conflict",
  "address_unconfirmed",
  "account_erased",
  "last_administrator",
  "own_account",
  "approvals_waiting",
  "precondition_failed",
] as const;
const groupRefusals = [
  "permission_not_held",
  "name_taken",
  "limit_reached",
  "person_unknown",
  "role_fixed",
  "precondition_failed",
] as const;

/** SCIM 2.0 (RFC 7644): a directory service provisions people, and the groups of roles that are marked for it. */
export const scimRoutes = {
  readServiceProviderConfig: describing("/scim/v2/ServiceProviderConfig", "What this SCIM service can do."),
  listResourceTypes: describing("/scim/v2/ResourceTypes", "The kinds of resources that this SCIM service keeps."),
  readResourceType: describingOne("/scim/v2/ResourceTypes/{id}", "One kind of resource, by its name."),
  listSchemas: describing("/scim/v2/Schemas", "The attributes that this SCIM service keeps."),
  readSchema: describingOne("/scim/v2/Schemas/{id}", "One schema, by its URN."),
  listUsers: route({
    method: "GET",
    path: "/scim/v2/Users",
    permission: "user.manage",
    summary: "Lists people by a filter.",
    query: listQuery,
    output: listOf(scimUser),
    errors: ["filter_invalid"],
    ...reading,
  }),
  createUser: route({
    method: "POST",
    path: "/scim/v2/Users",
    ...ofUsers,
    summary: "Creates a person with an account.",
    body,
    errors: refusals,
    ...writing,
  }),
  readUser: route({
    method: "GET",
    path: "/scim/v2/Users/{id}",
    ...ofUsers,
    summary: "Returns a person.",
    params,
    query: readQuery,
    ...reading,
  }),
  replaceUser: route({
    method: "PUT",
    path: "/scim/v2/Users/{id}",
    ...ofUsers,
    summary: "Replaces the attributes of a person.",
    params,
    body,
    errors: refusals,
    ...writing,
  }),
  patchUser: route({
    method: "PATCH",
    path: "/scim/v2/Users/{id}",
    ...ofUsers,
    summary: "Changes attributes of a person.",
    params,
    body: patch,
    errors: [...refusals, "path_invalid"],
    ...writing,
  }),
  deleteUser: route({
    method: "DELETE",
    path: "/scim/v2/Users/{id}",
    permission: "user.manage",
    summary: "Deactivates a person's account; the data are kept.",
    errors: refusals,
    ...deleting,
  }),
  listGroups: route({
    method: "GET",
    path: "/scim/v2/Groups",
    permission: "role.manage",
    summary: "Lists the roles that a directory manages, by a filter.",
    query: listQuery,
    output: listOf(scimGroup),
    errors: ["filter_invalid"],
    ...reading,
  }),
  createGroup: route({
    method: "POST",
    path: "/scim/v2/Groups",
    ...ofGroups,
    summary: "Creates a role that the directory manages, without permissions until an administrator grants some.",
    body,
    errors: groupRefusals,
    ...writing,
  }),
  readGroup: route({
    method: "GET",
    path: "/scim/v2/Groups/{id}",
    ...ofGroups,
    summary: "Returns a role that a directory manages.",
    params,
    query: readQuery,
    ...reading,
  }),
  replaceGroup: route({
    method: "PUT",
    path: "/scim/v2/Groups/{id}",
    ...ofGroups,
    summary: "Replaces the name and the members of a role.",
    params,
    body,
    errors: groupRefusals,
    ...writing,
  }),
  patchGroup: route({
    method: "PATCH",
    path: "/scim/v2/Groups/{id}",
    ...ofGroups,
    summary: "Changes the name or some members of a role.",
    params,
    body: patch,
    errors: [...groupRefusals, "path_invalid"],
    ...writing,
  }),
  deleteGroup: route({
    method: "DELETE",
    path: "/scim/v2/Groups/{id}",
    permission: "role.manage",
    summary: "Deletes a role that the directory manages, unless it is in use.",
    errors: [...groupRefusals, "role_used"],
    ...deleting,
  }),
};
