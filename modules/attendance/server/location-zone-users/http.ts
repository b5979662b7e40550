import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { locationZoneUserRoutes } from "../../contract/routes-rules.ts";
import { changeOf, queryOf, type AttendanceContext } from "../context.ts";
import { createAssignment, deleteAssignment, updateAssignment } from "./change-assignment.ts";
import { createImported } from "../imports/create-imported.ts";
import { previewAssignment, previewAssignmentChange } from "./plan-preview.ts";
import { listAssignments, readAssignment } from "./list-assignments.ts";

export const bindLocationZoneUsers = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(locationZoneUserRoutes, {
    listLocationZoneUsers: ({ query, ...caller }) => listAssignments(queryOf(context, caller), query),
    readLocationZoneUser: async ({ params, ...caller }) => ({
      data: await readAssignment(queryOf(context, caller), params.id),
    }),
    createLocationZoneUser: async ({ body, ...caller }) => ({
      data: await createAssignment(changeOf(context, caller), body),
    }),
    updateLocationZoneUser: async ({ params, body, ...caller }) => ({
      data: await updateAssignment(changeOf(context, caller), params.id, body),
    }),
    deleteLocationZoneUser: ({ params, ...caller }) => deleteAssignment(changeOf(context, caller), params.id),
    importLocationZoneUsers: async ({ tx, actor, body, facts }) => ({
      data: await createImported(
        tx,
        context,
        { personId: actor.personId, requestId: facts.id, locale: facts.locale },
        body,
      ),
    }),
    previewLocationZoneUser: async ({ database, actor, body }) => ({
      data: await previewAssignment({ context, database, viewerId: actor.personId }, body),
    }),
    async previewLocationZoneUserChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewAssignmentChange({ context, database, viewerId: actor.personId }, params.id, body) };
    },
  });
