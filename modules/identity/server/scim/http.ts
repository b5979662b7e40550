import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "#platform/http/refuse.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { readInput } from "#platform/http/input.ts";
import {
  describeResourceType,
  describeResourceTypes,
  describeSchema,
  describeSchemas,
  describeService,
} from "../../contract/scim/discovery.ts";
import { scimRoutes } from "../../contract/scim/routes.ts";
import { listUrn, maxListed, operations } from "../../contract/scim/schemas.ts";
import type { ListQuery, Resource, ScimGroup, ScimUser } from "../../contract/scim/schemas.ts";
import { requesterOf, type Caller, type Requester } from "../users/context.ts";
import { applyOperations, namesAttribute, valueOf } from "./apply-operations.ts";
import { changeGroup, createGroup, deleteGroup, loadGroup } from "./change-group.ts";
import { baseOf, changeUser, closeUser, loadUser, type ScimContext, createUser } from "./change-user.ts";
import { presentGroup, presentUser } from "./present-resource.ts";
import { withEmployeeNumber } from "./read-user.ts";
import { groupAttributes, selectGroupMembers, selectGroups, selectUsers, userAttributes, type Range } from "./store.ts";
import { readFilter } from "./read-filter.ts";
import { todayOf } from "../accounts/context.ts";

const directoryOf = (caller: Caller): Requester => ({
  ...requesterOf(caller),
  isDirectory: true,
});
const targetOf = ({ params, raw }: { params: { id: string }; raw: { request: FastifyRequest } }) => ({
  id: params.id,
  ifMatch: raw.request.headers["if-match"],
});

/** Clamps values below the minimum (RFC 7644, section 3.4.2.4). */
const rangeOf = ({ startIndex = 1, count = 100 }: ListQuery): Range => ({
  from: Math.max(1, startIndex) - 1,
  count: Math.min(Math.max(0, count), maxListed),
});

const listed = <Item>(Resources: Item[], total: number, { from }: Range) => ({
  schemas: [listUrn],
  totalResults: total,
  startIndex: from + 1,
  itemsPerPage: Resources.length,
  Resources,
});

const wantsMembers = (excluded: string | undefined): boolean =>
  !(excluded ?? "")
    .toLowerCase()
    .split(",")
    .some((name) => name.trim() === "members");

const operationsOf = (body: Resource) => readInput(operations, { Operations: valueOf(body, "Operations") }).Operations;

/** Sets the headers `Location` and `ETag`. */
function tagged<One extends { meta: { location: string; version?: string | undefined } }>(
  { raw: { reply } }: { raw: { reply: FastifyReply } },
  one: One,
): One {
  reply.header("location", one.meta.location);
  if (one.meta.version !== undefined) reply.header("etag", one.meta.version);
  return one;
}

/** Discovery documents do not support filters: an unfiltered response would look filtered (RFC 7644, section 4). */
function unfiltered<Document>({ filter }: ListQuery, document: Document): Document {
  if (filter !== undefined) throw refuse("filter_not_taken");
  return document;
}

function found<Document>(document: Document | undefined): Document {
  if (document === undefined) throw refuse("not_found");
  return document;
}

export const bindScim = (context: ScimContext): BoundRoute[] =>
  bindRoutes(scimRoutes, {
    readServiceProviderConfig: async ({ query }) => unfiltered(query, describeService(baseOf(context))),
    listResourceTypes: async ({ query }) => unfiltered(query, describeResourceTypes(baseOf(context))),
    readResourceType: async ({ params }) => found(describeResourceType(baseOf(context), params.id)),
    listSchemas: async ({ query }) => unfiltered(query, describeSchemas(baseOf(context))),
    readSchema: async ({ params }) => found(describeSchema(baseOf(context), params.id)),
    async listUsers({ db, query }) {
      const range = rangeOf(query);
      const condition = readFilter(query.filter, userAttributes);
      const { rows, total } = await selectUsers(db, await todayOf(db, context), condition, range);
      return listed(
        rows.map((row) => presentUser(row, baseOf(context))),
        total,
        range,
      );
    },
    createUser: async ({ body, ...call }) => tagged(call, await createUser(context, directoryOf(call), body)),
    readUser: async ({ db, params, raw }) =>
      tagged({ raw }, presentUser(await loadUser(db, context, params.id), baseOf(context))),
    async replaceUser({ body, ...call }) {
      const change = (user: ScimUser) => withEmployeeNumber(body, user);
      const replacement = { change, namesAddress: true };
      return tagged(call, await changeUser(context, directoryOf(call), targetOf(call), replacement));
    },
    async patchUser({ body, ...call }) {
      const wanted = operationsOf(body);
      const change = (user: ScimUser) => applyOperations(user, wanted);
      const patch = { change, namesAddress: namesAttribute(wanted, "userName") };
      return tagged(call, await changeUser(context, directoryOf(call), targetOf(call), patch));
    },
    deleteUser: (call) => closeUser(context, directoryOf(call), targetOf(call)),
    async listGroups({ db, query }) {
      const range = rangeOf(query);
      const { rows, total } = await selectGroups(db, readFilter(query.filter, groupAttributes), range);
      const today = await todayOf(db, context);
      const withMembers = wantsMembers(query.excludedAttributes);
      const groups = [];
      for (const row of rows)
        groups.push(presentGroup(row, await selectGroupMembers(db, row.id, today), baseOf(context), withMembers));
      return listed(groups, total, range);
    },
    createGroup: async ({ body, ...call }) => tagged(call, await createGroup(context, directoryOf(call), body)),
    readGroup: async ({ db, params, query, raw }) =>
      tagged({ raw }, await loadGroup(db, context, params.id, wantsMembers(query.excludedAttributes))),
    replaceGroup: async ({ body, ...call }) =>
      tagged(call, await changeGroup(context, directoryOf(call), targetOf(call), () => body)),
    async patchGroup({ body, ...call }) {
      const wanted = operationsOf(body);
      const change = (group: ScimGroup) => applyOperations(group, wanted);
      return tagged(call, await changeGroup(context, directoryOf(call), targetOf(call), change));
    },
    deleteGroup: (call) => deleteGroup(context, directoryOf(call), targetOf(call)),
  });
