import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { locationZoneUserRoutes } from "../../contract/routes-rules.ts";
import { authorOf, type AttendanceContext } from "../context.ts";
import { createAssignment, deleteAssignment, updateAssignment } from "./change-assignment.ts";
import { createImported } from "../imports/create-imported.ts";
import { previewAssignment, previewAssignmentChange } from "./plan-preview.ts";
import { listAssignments, readAssignment } from "./list-assignments.ts";

export const bindLocationZoneUsers = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(locationZoneUserRoutes, {
    listLocationZoneUsers: ({ db, actor, query }) => listAssignments(db, context, actor.personId, query),
    readLocationZoneUser: async ({ db, actor, params }) => ({
      data: await readAssignment(db, context, actor.personId, params.id),
    }),
    createLocationZoneUser: async ({ tx, body, ...caller }) => ({
      data: await createAssignment(tx, context, authorOf(caller), body),
    }),
    updateLocationZoneUser: async ({ tx, params, body, ...caller }) => ({
      data: await updateAssignment(tx, context, authorOf(caller), params.id, body),
    }),
    deleteLocationZoneUser: ({ tx, params, ...caller }) => deleteAssignment(tx, context, authorOf(caller), params.id),
    importLocationZoneUsers: async ({ tx, actor, body, facts }) => ({
      data: await createImported(
        tx,
        context,
        { personId: actor.personId, requestId: facts.id, locale: facts.locale },
        body,
      ),
    }),
    previewLocationZoneUser: async ({ database, actor, body }) => ({
      data: await previewAssignment(context, database, actor.personId, body),
    }),
    async previewLocationZoneUserChange({ database, actor, params, body: { version: _, ...body } }) {
      return { data: await previewAssignmentChange(context, database, actor.personId, params.id, body) };
    },
  });
