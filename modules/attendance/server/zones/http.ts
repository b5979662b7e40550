import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { zoneRoutes } from "../../contract/routes-rules.ts";
import { authorOf, changeOf, type AttendanceContext } from "../context.ts";
import { createZone, deleteZone, previewZone, previewZoneChange, updateZone } from "./change-zone.ts";
import { listZones, readZone } from "./list-zones.ts";

export const bindZones = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(zoneRoutes, {
    listZones: ({ db, query }) => listZones(db, query),
    readZone: async ({ db, params }) => ({ data: await readZone(db, params.id) }),
    createZone: async ({ tx, body, ...caller }) => ({ data: await createZone(tx, authorOf(caller), body) }),
    updateZone: async ({ params, body, ...caller }) => ({
      data: await updateZone(changeOf(context, caller), params.id, body),
    }),
    deleteZone: ({ tx, params, ...caller }) => deleteZone(tx, authorOf(caller), params.id),
    previewZone: async ({ database, actor, body }) => ({
      data: await previewZone({ context, database, viewerId: actor.personId }, body),
    }),
    async previewZoneChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewZoneChange({ context, database, viewerId: actor.personId }, params.id, body) };
    },
  });
