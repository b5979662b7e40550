import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { lookupRoutes } from "../../contract/routes-rules.ts";
import { createLookup, deleteLookup, updateLookup } from "./change-lookup.ts";
import { listLookups, listRequestTypes, readLookup } from "./list-lookups.ts";

export const bindLookups = (): BoundRoute[] =>
  bindRoutes(lookupRoutes, {
    listLookups: ({ db, query }) => listLookups(db, query),
    listRequestTypes: async ({ db }) => ({ data: await listRequestTypes(db) }),
    readLookup: async ({ db, params }) => ({ data: await readLookup(db, params.id) }),
    createLookup: async ({ tx, actor, body, facts }) => ({
      data: await createLookup(tx, { personId: actor.personId, requestId: facts.id }, body),
    }),
    updateLookup: async ({ tx, actor, params, body, facts }) => ({
      data: await updateLookup(tx, { personId: actor.personId, requestId: facts.id }, params.id, body),
    }),
    deleteLookup: ({ tx, actor, params, facts }) =>
      deleteLookup(tx, { personId: actor.personId, requestId: facts.id }, params.id),
  });
