import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { readInput } from "#platform/http/input.ts";
import {
  describeResourceType,
  describeResourceTypes,
  describeSchema,
  describeSchemas,
  describeService,
} from "../../contract/scim/discovery.ts";
import { scimRoutes } from "../../contract/scim/routes.ts";
import { listUrn, maxListed, operations, type ListQuery, type Resource } from "../../contract/scim/schemas.ts";
import { applyOperations, namesAttribute, valueOf } from "./apply-operations.ts";
import { changeGroup, createGroup, deleteGroup, loadGroup } from "./change-group.ts";
import { baseOf, changeUser, closeUser, loadUser } from "./change-user.ts";
import type { Requester, ScimContext } from "./context.ts";
import { createUser } from "./create-user.ts";
import { presentGroup, presentUser } from "./present-resource.ts";
import { withEmployeeNumber } from "./read-user.ts";
import {
  groupAttributes,
  selectGroupMembers,
  selectGroups,
  selectUsers,
  userAttributes,
  type Range,
} from "./queries.ts";
import { readFilter } from "./read-filter.ts";
import { todayOf } from "../accounts/context.ts";

const requesterOf = ({ actor, facts }: { actor: Actor; facts: RequestFacts }): Requester => ({
  actor,
  requestId: facts.id,
  locale: facts.locale,
  isDirectory: true,
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

const targetOf = (id: string, request: FastifyRequest) => ({ id, ifMatch: request.headers["if-match"] });
const operationsOf = (body: Resource) => readInput(operations, { Operations: valueOf(body, "Operations") }).Operations;

/** Sets the headers `Location` and `ETag`. */
function tagged<One extends { meta: { location: string; version?: string | undefined } }>(
  one: One,
  reply: FastifyReply,
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
    createUser: async ({ actor, facts, body, raw: { reply } }) =>
      tagged(await createUser(context, requesterOf({ actor, facts }), body), reply),
    readUser: async ({ db, params, raw: { reply } }) =>
      tagged(presentUser(await loadUser(db, context, params.id), baseOf(context)), reply),
    replaceUser: async ({ actor, facts, params, body, raw: { request, reply } }) =>
      tagged(
        await changeUser(context, requesterOf({ actor, facts }), targetOf(params.id, request), {
          change: (user) => withEmployeeNumber(body, user),
          namesAddress: true,
        }),
        reply,
      ),
    async patchUser({ actor, facts, params, body, raw: { request, reply } }) {
      const wanted = operationsOf(body);
      const target = targetOf(params.id, request);
      return tagged(
        await changeUser(context, requesterOf({ actor, facts }), target, {
          change: (user) => applyOperations(user, wanted),
          namesAddress: namesAttribute(wanted, "userName"),
        }),
        reply,
      );
    },
    deleteUser: ({ actor, facts, params, raw: { request } }) =>
      closeUser(context, requesterOf({ actor, facts }), targetOf(params.id, request)),
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
    createGroup: async ({ actor, facts, body, raw: { reply } }) =>
      tagged(await createGroup(context, requesterOf({ actor, facts }), body), reply),
    readGroup: async ({ db, params, query, raw: { reply } }) =>
      tagged(await loadGroup(db, context, params.id, wantsMembers(query.excludedAttributes)), reply),
    replaceGroup: async ({ actor, facts, params, body, raw: { request, reply } }) =>
      tagged(
        await changeGroup(context, requesterOf({ actor, facts }), targetOf(params.id, request), () => body),
        reply,
      ),
    async patchGroup({ actor, facts, params, body, raw: { request, reply } }) {
      const wanted = operationsOf(body);
      const target = targetOf(params.id, request);
      return tagged(
        await changeGroup(context, requesterOf({ actor, facts }), target, (group) => applyOperations(group, wanted)),
        reply,
      );
    },
    deleteGroup: ({ actor, facts, params, raw: { request } }) =>
      deleteGroup(context, requesterOf({ actor, facts }), targetOf(params.id, request)),
  });
