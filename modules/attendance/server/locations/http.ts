import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { locationRoutes } from "../../contract/routes-rules.ts";
import { authorOf, type AttendanceContext } from "../context.ts";
import {
  createLocation,
  deleteLocation,
  previewLocation,
  previewLocationChange,
  updateLocation,
} from "./change-location.ts";
import { listLocations, readLocation } from "./list-locations.ts";

export const bindLocations = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(locationRoutes, {
    listLocations: ({ db, query, facts }) => listLocations(db, facts.locale, query),
    readLocation: async ({ db, params }) => ({ data: await readLocation(db, params.id) }),
    createLocation: async ({ tx, body, ...caller }) => ({
      data: await createLocation(tx, context, authorOf(caller), body),
    }),
    updateLocation: async ({ tx, params, body, ...caller }) => ({
      data: await updateLocation(tx, context, authorOf(caller), params.id, body),
    }),
    deleteLocation: ({ tx, params, ...caller }) => deleteLocation(tx, authorOf(caller), params.id),
    previewLocation: async ({ database, actor, body }) => ({
      data: await previewLocation(context, database, actor.personId, body),
    }),
    async previewLocationChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewLocationChange(context, database, actor.personId, params.id, body) };
    },
  });
