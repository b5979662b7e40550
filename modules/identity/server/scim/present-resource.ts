import { createHash } from "node:crypto";
import {
  diwanUrn,
  enterpriseUrn,
  groupUrn,
  userUrn,
  type ScimGroup,
  type ScimUser,
} from "../../contract/scim/schemas.ts";
import { isActiveInScim } from "./policy.ts";
import type { GroupMember, GroupRow, UserRow } from "./store.ts";
import { refuse } from "#platform/http/refuse.ts";

const given = <Key extends string>(key: Key, value: string | null): { [Name in Key]?: string } =>
  value === null ? {} : ({ [key]: value } as { [Name in Key]?: string });

/** Hashes the resource, so that any change of the data changes its version. */
const versionOf = (resource: object): string =>
  `W/"${createHash("sha256").update(JSON.stringify(resource)).digest("base64url").slice(0, 22)}"`;

/** `base` is the URL of the service. */
export function presentUser(row: UserRow, base: string): ScimUser {
  const name = row.name_en ?? row.name_ar ?? row.email;
  const resource: ScimUser = {
    schemas: [userUrn, enterpriseUrn, diwanUrn],
    id: row.id,
    ...given("externalId", row.external_id),
    userName: row.email,
    name: { formatted: name, ...given("givenName", row.given_name), ...given("familyName", row.family_name) },
    displayName: name,
    ...given("title", row.title_en),
    preferredLanguage: row.locale,
    active: isActiveInScim(row.status),
    emails: [{ value: row.email, type: "work", primary: true }],
    groups: row.groups,
    [enterpriseUrn]: {
      ...given("employeeNumber", row.employee_number),
      ...given("department", row.department),
      ...(row.manager_id === null
        ? {}
        : { manager: { value: row.manager_id, ...given("displayName", row.manager_name) } }),
    },
    [diwanUrn]: {
      ...given("nameAr", row.name_ar),
      ...given("titleAr", row.title_ar),
      ...given("pendingUserName", row.pending_email),
    },
    meta: { resourceType: "User", created: row.created_at, location: `${base}/Users/${row.id}` },
  };
  return { ...resource, meta: { ...resource.meta, version: versionOf(resource) } };
}

/** Returns the SCIM group of a role, without members unless requested. */
export function presentGroup(
  row: GroupRow,
  members: readonly GroupMember[],
  base: string,
  withMembers: boolean,
): ScimGroup {
  const people = new Map(members.filter(({ isCurrent }) => isCurrent).map(({ value, display }) => [value, display]));
  const listed = [...people].map(([value, display]) => ({ value, display }));
  const resource = {
    schemas: [groupUrn],
    id: row.id,
    ...given("externalId", row.external_id),
    displayName: row.name_en,
    members: listed,
    meta: { resourceType: "Group", created: row.created_at, location: `${base}/Groups/${row.id}` },
  };
  const { members: _members, ...alone } = resource;
  return { ...(withMembers ? resource : alone), meta: { ...resource.meta, version: versionOf(resource) } };
}

/** Throws `precondition_failed` unless the request is for the current version (RFC 9110, 13.1.1). */
export function requireVersion(ifMatch: string | undefined, version: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!wanted.includes((version ?? "").replace(/^W\//, ""))) throw refuse("precondition_failed");
}
