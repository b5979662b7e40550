import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { locationRoutes } from "../../contract/routes-rules.ts";
import { authorOf, changeOf, type AttendanceContext } from "../context.ts";
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
    createLocation: async ({ body, ...caller }) => ({ data: await createLocation(changeOf(context, caller), body) }),
    updateLocation: async ({ params, body, ...caller }) => ({
      data: await updateLocation(changeOf(context, caller), params.id, body),
    }),
    deleteLocation: ({ tx, params, ...caller }) => deleteLocation(tx, authorOf(caller), params.id),
    previewLocation: async ({ database, actor, body }) => ({
      data: await previewLocation({ context, database, viewerId: actor.personId }, body),
    }),
    async previewLocationChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewLocationChange({ context, database, viewerId: actor.personId }, params.id, body) };
    },
  });
