import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { zoneRoutes } from "../../contract/routes-rules.ts";
import type { AttendanceContext } from "../context.ts";
import { createZone, deleteZone, previewZone, previewZoneChange, updateZone } from "./change-zone.ts";
import { listZones, readZone } from "./list-zones.ts";

export const bindZones = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(zoneRoutes, {
    listZones: ({ db, query }) => listZones(db, query),
    readZone: async ({ db, params }) => ({ data: await readZone(db, params.id) }),
    createZone: async ({ tx, actor, body, facts }) => ({
      data: await createZone(tx, { personId: actor.personId, requestId: facts.id }, body),
    }),
    updateZone: async ({ tx, actor, params, body, facts }) => ({
      data: await updateZone(tx, context, { personId: actor.personId, requestId: facts.id }, params.id, body),
    }),
    deleteZone: ({ tx, actor, params, facts }) =>
      deleteZone(tx, { personId: actor.personId, requestId: facts.id }, params.id),
    previewZone: async ({ database, actor, body }) => ({
      data: await previewZone(context, database, actor.personId, body),
    }),
    async previewZoneChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewZoneChange(context, database, actor.personId, params.id, body) };
    },
  });
