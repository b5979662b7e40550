import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { authorOf } from "#platform/http/author.ts";
import { lookupRoutes } from "../../contract/routes-rules.ts";
import { createLookup, deleteLookup, updateLookup } from "./change-lookup.ts";
import { listLookups, readLookup } from "./list-lookups.ts";
import { listServices } from "./queries.ts";

export const bindLookups = (): BoundRoute[] =>
  bindRoutes(lookupRoutes, {
    listLookups: ({ db, actor, query }) => listLookups(db, query, withinOf(actor, "attendance.read")),
    listRequestTypes: async ({ db }) => ({ data: await listServices(db, null) }),
    readLookup: async ({ db, params }) => ({ data: await readLookup(db, params.id) }),
    createLookup: async ({ tx, body, ...caller }) => ({ data: await createLookup(tx, authorOf(caller), body) }),
    updateLookup: async ({ tx, params, body, ...caller }) => ({
      data: await updateLookup(tx, authorOf(caller), params.id, body),
    }),
    deleteLookup: ({ tx, params, ...caller }) => deleteLookup(tx, authorOf(caller), params.id),
  });
