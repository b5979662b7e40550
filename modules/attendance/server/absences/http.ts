import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { correctionRoutes } from "../../contract/routes-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { createAbsence } from "./create-absence.ts";
import { deleteAbsence } from "./delete-absence.ts";
import { listAbsences } from "./list-absences.ts";
import { updateAbsence } from "./update-absence.ts";

const { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove } = correctionRoutes;

export const bindAbsences = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(
    { listAbsences: list, createAbsence: create, updateAbsence: update, deleteAbsence: remove },
    {
      listAbsences: ({ db, actor, query }) => listAbsences(db, context, actor.personId, query),
      createAbsence: async ({ tx, actor, body, facts }) => ({
        data: await createAbsence(tx, context, { personId: actor.personId, requestId: facts.id }, body),
      }),
      updateAbsence: async ({ tx, actor, params, body, facts }) => ({
        data: await updateAbsence(tx, context, { personId: actor.personId, requestId: facts.id }, params.id, body),
      }),
      deleteAbsence: ({ tx, actor, params, query, facts }) => {
        const author = { personId: actor.personId, requestId: facts.id };
        return deleteAbsence(tx, context, author, { id: params.id, reason: query.reason ?? null });
      },
    },
  );
